import { compare, ratio, refuseIf, type Cents, type Ratio, type Trace } from "../core";
import { parameter } from "../law";

/** Nautical tourism is charter of nautical vessels and other nautical tourism; foreign-registered vessels of non-residents are left out. */
export interface Marina {
  readonly nauticalIncome: Cents;
  readonly totalIncome: Cents;
  /** Berths for vessels for hire in nautical tourism. */
  readonly nauticalBerths: number;
  readonly totalBerths: number;
  readonly inViequesCulebra: boolean;
}

const CITE = "T-2-20-1";

/**
 * Whether a marina is a tourist marina: more than half of its income and of its berths are for nautical tourism. Any marina in Vieques or
 * Culebra is one. Its main purpose, services and permits stay with the user.
 *
 * @throws RuleError `out-of-range` "nautical-above-total"; `divide` "marina-without-income", "marina-without-berths"
 * @cite T-2-20-1
 */
export function isTouristMarina(marina: Marina, trace?: Trace): boolean {
  const { nauticalIncome, totalIncome, nauticalBerths, totalBerths, inViequesCulebra } = marina;
  refuseIf(
    [
      [nauticalIncome > totalIncome || nauticalBerths > totalBerths, "out-of-range", "nautical-above-total"],
      [totalIncome === 0n, "divide", "marina-without-income"],
      [totalBerths === 0, "divide", "marina-without-berths"],
    ],
    CITE,
  );
  const [income, berths] = [ratio(nauticalIncome, totalIncome), ratio(nauticalBerths, totalBerths)];
  const isMain = (part: Ratio): boolean => compare(part, parameter("marinaMainShare")) > 0;
  const pass = inViequesCulebra || (isMain(income) && isMain(berths));
  trace?.line("lines.tourist-marina", { income, berths, inViequesCulebra }, pass, CITE);
  return pass;
}
