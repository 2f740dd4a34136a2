import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { MOST_PARCELS, writeLargeDistrict } from "./largeDistrict";

const USAGE = 2;
const [path, count = "100000"] = process.argv.slice(2);
const parcels = Number(count);

if (path === undefined || !Number.isInteger(parcels) || parcels < 1 || parcels > MOST_PARCELS) {
  console.error(`usage: npm run -s example:large -- OUT.xlsx [parcels, 1 to ${MOST_PARCELS}; 100000]`);
  process.exit(USAGE);
}
mkdirSync(dirname(path), { recursive: true });
void writeLargeDistrict(path, parcels).then(() => console.log(`${path}: ${parcels}`));
