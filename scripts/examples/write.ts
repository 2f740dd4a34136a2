import { join } from "node:path";
import { districtWorkbook } from "./district";

const FOLDER = join(__dirname, "../../examples");

/** Writes the workbooks of `examples/`. */
async function write(): Promise<void> {
  await districtWorkbook().xlsx.writeFile(join(FOLDER, "district-2026.xlsx"));
}

void write();
