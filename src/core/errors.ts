/** The four kinds of refusal, in the order in which the first is given when several apply. */
export const ERROR_KINDS = ["invalid", "missing", "out-of-range", "divide"] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** What was offered, by name, so that the sentence shown to the user can quote it. */
export type ErrorValues = Readonly<Record<string, unknown>>;

/** One reason to refuse: stable code, offending values, provision. */
export interface Refusal {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly values: ErrorValues;
  readonly cite?: string | undefined;
}

/** A rule that cannot answer throws this. `all` holds every refusal found at once, the given one first. */
export class RuleError extends Error implements Refusal {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly values: ErrorValues;
  readonly cite: string | undefined;
  readonly all: readonly Refusal[];

  constructor(refusals: readonly [Refusal, ...Refusal[]]) {
    const [first] = [...refusals].sort(byKind) as [Refusal];
    super(`${first.kind}: ${first.code}`);
    this.name = "RuleError";
    this.kind = first.kind;
    this.code = first.code;
    this.values = first.values;
    this.cite = first.cite;
    this.all = refusals;
  }
}

const byKind = (a: Refusal, b: Refusal): number => ERROR_KINDS.indexOf(a.kind) - ERROR_KINDS.indexOf(b.kind);

export const ruleError = (kind: ErrorKind, code: string, values: ErrorValues = {}, cite?: string): RuleError =>
  new RuleError([{ kind, code, values, cite }]);

/** A condition that must not hold: `[broken, kind, code, values]`. */
export type Check = readonly [broken: boolean, kind: ErrorKind, code: string, values?: ErrorValues];

/** Refuses when any check is broken, naming all of them; the first kind of {@link ERROR_KINDS} is the one given. */
export function refuseIf(checks: readonly Check[], cite?: string): void {
  const broken = checks.filter(([isBroken]) => isBroken).map(([, kind, code, values = {}]): Refusal => ({ kind, code, values, cite }));
  if (broken.length > 0) throw new RuleError(broken as [Refusal, ...Refusal[]]);
}
