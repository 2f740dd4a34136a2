import Decimal from "decimal.js";
import { parseA1 } from "../../../workbench/host/address";
import { valueOf, type Calculator } from "../../../workbench/host/calculator";
import type { Sheet } from "../../../workbench/host/model";

const Exact = Decimal.clone({ precision: 40 });
const TOKEN = /SUM\([A-Z]+\d+:[A-Z]+\d+\)|[A-Za-z_][A-Za-z0-9_.]*|[+\-()]/g;

/** The few formulas that documents have (sums, cells, names, + and −), added as decimals. */
export const calculator: Calculator = {
  evaluate: (sheet, _row, _column, formula) => new Reading(sheet, formula.match(TOKEN) ?? []).value().toNumber(),
};

class Reading {
  private at = 0;
  constructor(
    private readonly sheet: Sheet,
    private readonly tokens: readonly string[],
  ) {}

  value(): Decimal {
    let sum = this.term();
    for (let sign = this.tokens[this.at]; sign === "+" || sign === "-"; sign = this.tokens[this.at]) {
      this.at++;
      sum = sign === "+" ? sum.plus(this.term()) : sum.minus(this.term());
    }
    return sum;
  }

  private term(): Decimal {
    const token = this.tokens[this.at++]!;
    if (token === "(") {
      const inner = this.value();
      this.at++;
      return inner;
    }
    if (token.startsWith("SUM(")) return sumOf(this.sheet, token.slice("SUM(".length, -1));
    const named = this.sheet.book.nameNamed(token)?.target();
    const area = named?.area ?? parseA1(token);
    if (!area) return new Exact(0); // a name whose sheet is gone
    return numberIn(named?.sheet ?? this.sheet, area.row, area.column);
  }
}

function numberIn(sheet: Sheet, row: number, column: number): Decimal {
  const value = valueOf(sheet, row, column);
  return new Exact(typeof value === "number" ? value.toPrecision(15) : 0);
}

function sumOf(sheet: Sheet, address: string): Decimal {
  const { row, column, rows } = parseA1(address)!;
  let total = new Exact(0);
  for (let k = 0; k < rows; k++) total = total.plus(numberIn(sheet, row + k, column));
  return total;
}
