import { quantityMax } from '../../limits.gen';

export { quantityMax };
export const quantityMin = 1;
export const quantityLength = String(quantityMax).length;

export type QuantityProblem = 'invalid' | 'min' | 'max';

/** Smallest and largest quantity. */
export type QuantityRange = readonly [least: number, most: number];

export const quantityRange: QuantityRange = [quantityMin, quantityMax];

/** Returns the problem of a typed quantity, or null. */
export function quantityProblem(
  text: string,
  [least, most] = quantityRange,
): QuantityProblem | null {
  if (/^-\d+$/.test(text)) return 'min';
  // Checked as text and not by Number(), which accepts 3.0e2 and 0x10.
  if (!/^(0|[1-9]\d*)$/.test(text)) return 'invalid';
  if (Number(text) < least) return 'min';
  return Number(text) > most ? 'max' : null;
}

/** Parses a quantity from an address or a field; null when it is invalid. */
export function parseQuantity(text: string, range = quantityRange): number | null {
  return quantityProblem(text, range) === null ? Number(text) : null;
}
