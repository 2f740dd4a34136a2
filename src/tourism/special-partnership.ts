import { add, allocate, compare, minus, ONE, ratio, refuseIf, sum, ZERO, type Cents, type Ratio, type Trace } from "../core";

const T_5A2_1 = "T-5a2-1";

export interface Member {
  readonly name: string;
  /** Distributive share; the shares of all members add to 1. */
  readonly share: Ratio;
}

/** A special partnership's credit, cents. What is used at entity level or sold was elected so (§5(a)-2(C), (D)). */
export interface PartnershipCredit {
  readonly credit: Cents;
  readonly usedByEntity: Cents;
  readonly sold: Cents;
}

/**
 * Credit that passes to each member of a special partnership: by distributive share of what the entity neither used nor sold (largest
 * remainder). It is no transfer.
 *
 * @throws RuleError `invalid` "duplicate-id"; `out-of-range` "partnership-credit-exceeded", "shares-not-one"
 * @cite T-5a2-1, T-5a2-2
 */
export function passedToMembers(
  { credit, usedByEntity, sold }: PartnershipCredit,
  members: readonly Member[],
  trace?: Trace,
): readonly Cents[] {
  const used = sum([usedByEntity, sold]);
  const shares = members.map(({ share }) => share).reduce(add, ZERO);
  refuseIf(
    [
      [used > credit, "out-of-range", "partnership-credit-exceeded", { used, credit }],
      [compare(shares, ONE) !== 0, "out-of-range", "shares-not-one", { shares }],
    ],
    T_5A2_1,
  );
  const passed = allocate(
    minus(credit, used),
    weightsOf(members),
    members.map(({ name }) => name),
  );
  members.forEach(({ name, share }, k) =>
    trace?.line("lines.member-credit", { name, credit, usedByEntity, sold, share }, passed[k]!, T_5A2_1),
  );
  return passed;
}

/** Shares as whole numbers over one denominator. */
function weightsOf(members: readonly Member[]): readonly bigint[] {
  const whole = members.reduce((product, { share }) => product * share.d, 1n);
  return members.map(({ share }) => ratio(share.n * whole, share.d).n);
}
