export type { Cell, FormulaCell, Grid, Value } from "./grid";
export { addressOf, columnLetters, turn } from "./grid";
export { hasStop, problemSentence, columnLabel, type Problem, type Severity } from "./problem";
export { proposeMapping, chosenMapping, type Mapping, type MappedColumn } from "./headers";
export { readTable, type ReadChoices, type TableRead } from "./read";
export {
  tableSchema,
  required,
  optional,
  mayBeBlank,
  needsColumn,
  type Fields,
  type FieldSpec,
  type RowOf,
  type TableSchema,
} from "./schema";
export * as fields from "./fields";
export { normalizedId } from "./identifier";
export { centsOfNumber, decimalOfNumber } from "./numbers";
export { DISTRICT_TABLES, DISTRICT_TABLE_LIST } from "./tables";
