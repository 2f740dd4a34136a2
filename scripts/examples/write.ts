import { join } from "node:path";
import { districtWorkbook } from "./district";
import { messyWorkbook } from "./messy";

const FOLDER = join(__dirname, "../../examples");

/** Writes the workbooks of `examples/`. */
async function write(): Promise<void> {
  await districtWorkbook().xlsx.writeFile(join(FOLDER, "district-2026.xlsx"));
  await messyWorkbook().xlsx.writeFile(join(FOLDER, "district-2026-messy.xlsx"));
}

void write();
