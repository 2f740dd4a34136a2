import { IN_CELL } from "./catalogue";
import { inCell } from "./in-cell";
import { officeHost } from "./office-host";

for (const definition of IN_CELL) CustomFunctions.associate(definition.id, inCell(definition, officeHost));
