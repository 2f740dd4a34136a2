/** How one kind of outside vector is answered: the result, or a RuleError; `differences` where "equal" needs a tolerance. */
export interface Kind {
  readonly answer: (input: never) => object;
  readonly differences?: (expected: unknown, actual: unknown) => string[];
}
