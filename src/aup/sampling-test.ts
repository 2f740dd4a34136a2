import { add, compare, ONE, ratio, times, type Cents, type Ratio, type Trace } from "../core";
import { parameter } from "../law";
import { needed } from "./needed";

/** Statistical: classical variables, monetary units. The last is not. */
export const SAMPLING_METHODS = ["clasica", "pps", "no-estadistico"] as const;
export type SamplingMethod = (typeof SAMPLING_METHODS)[number];

export interface PlannedSampling {
  readonly method: SamplingMethod;
  readonly risk: Ratio | null;
  readonly confidence: Ratio | null;
  readonly tolerableError: Cents | null;
  /** Claimed or certified, as X-76 says. */
  readonly totalProjectCost: Cents | null;
  /** The Director allows sampling in the place of testing every cost. */
  readonly authorized: boolean;
}

export type SamplingFailure = "NOT_AUTHORIZED" | "RISK" | "CONFIDENCE" | "TOLERABLE_ERROR";

export interface SamplingTest {
  readonly pass: boolean;
  readonly reason: SamplingFailure | null;
  /** Risk and confidence do not add up to 1: a warning, not a failure. */
  readonly warning: "RISK_AND_CONFIDENCE" | null;
}

const CITE = "T-5d4-11";

/**
 * Whether a planned sample meets §5(d)-4: authorized by the Director; statistical with a risk of at most 10% and a confidence of at least
 * 90%, or non-statistical with a tolerable error of at most 5% of Total Project Cost. The limits themselves pass.
 *
 * @throws RuleError `missing` "blank" for a fact that the method needs
 * @cite T-5d4-11
 */
export function samplingTest(plan: PlannedSampling, trace?: Trace): SamplingTest {
  const { failure, warning } = plan.method === "no-estadistico" ? judgmental(plan, trace) : statistical(plan, trace);
  const reason = plan.authorized ? failure : "NOT_AUTHORIZED";
  trace?.line("lines.sampling-test", { method: plan.method, authorized: plan.authorized }, reason === null, CITE);
  return { pass: reason === null, reason, warning };
}

type Judged = { readonly failure: SamplingFailure | null; readonly warning: SamplingTest["warning"] };

function statistical(plan: PlannedSampling, trace?: Trace): Judged {
  const risk = needed(plan.risk, "risk", CITE);
  const confidence = needed(plan.confidence, "confidence", CITE);
  const [riskMax, confidenceMin] = [parameter("sampleRiskMax"), parameter("sampleConfidenceMin")];
  const riskOk = compare(risk, riskMax) <= 0;
  const confidenceOk = compare(confidence, confidenceMin) >= 0;
  trace?.line("lines.sampling-risk", { risk, riskMax }, riskOk, CITE);
  trace?.line("lines.sampling-confidence", { confidence, confidenceMin }, confidenceOk, CITE);
  const failure = riskOk ? (confidenceOk ? null : "CONFIDENCE") : "RISK";
  return { failure, warning: compare(add(risk, confidence), ONE) === 0 ? null : "RISK_AND_CONFIDENCE" };
}

function judgmental(plan: PlannedSampling, trace?: Trace): Judged {
  const tolerableError = needed(plan.tolerableError, "tolerableError", CITE);
  const totalProjectCost = needed(plan.totalProjectCost, "totalProjectCost", CITE);
  const limit = times(totalProjectCost, parameter("sampleTolerableMax"));
  const pass = compare(ratio(tolerableError), limit) <= 0;
  trace?.line("lines.sampling-tolerable", { tolerableError, totalProjectCost, share: parameter("sampleTolerableMax") }, pass, CITE);
  return { failure: pass ? null : "TOLERABLE_ERROR", warning: null };
}
