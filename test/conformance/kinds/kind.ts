/** How one kind of outside vector is answered: the result, or a RuleError; `differences` where "equal" needs a tolerance. */
export interface Kind {
  readonly answer: (input: never) => object;
  readonly differences?: (expected: unknown, actual: unknown) => string[];
}

/** Bad inputs of one area, known by the keys of the input; all share the kind `invalid`. */
export interface InvalidKind {
  readonly applies: (input: Readonly<Record<string, unknown>>) => boolean;
  readonly answer: (input: Readonly<Record<string, unknown>>) => object;
}
