import { minus, plus, roundToCent, times, type Cents, type Ratio, type Trace } from "../core";

export interface SoldAssets {
  readonly tourismPrice: Cents;
  readonly tourismBasis: Cents;
  /** Assets not devoted to the activity, such as a casino. */
  readonly otherPrice: Cents;
  readonly otherBasis: Cents;
}

export interface SaleGain {
  readonly gain: Cents;
  readonly tourismGain: Cents;
  readonly otherGain: Cents;
  readonly exempt: Cents;
  readonly taxable: Cents;
}

const CITE = "T-3a1C-1";

/**
 * Gain or loss on the sale of an exempt business: the part of the tourism assets is exempt in the proportion of its income, the rest is
 * taxable; a loss is split alike. Exempt is rounded half away from zero to the cent, and the two parts add up to the gain.
 *
 * @param rate exempt proportion of Tourism Development Income
 * @cite T-3a1C-1
 */
export function saleGain({ tourismPrice, tourismBasis, otherPrice, otherBasis }: SoldAssets, rate: Ratio, trace?: Trace): SaleGain {
  const tourismGain = minus(tourismPrice, tourismBasis);
  trace?.line("lines.tourism-gain", { tourismPrice, tourismBasis }, tourismGain, CITE);
  const otherGain = minus(otherPrice, otherBasis);
  trace?.line("lines.other-gain", { otherPrice, otherBasis }, otherGain, CITE);
  const gain = plus(tourismGain, otherGain);
  const exempt = roundToCent(times(tourismGain, rate));
  trace?.line("lines.exempt-gain", { tourismGain, rate }, exempt, CITE);
  const taxable = minus(gain, exempt);
  trace?.line("lines.taxable-gain", { gain, exempt }, taxable, CITE);
  return { gain, tourismGain, otherGain, exempt, taxable };
}
