import { quantityMax } from '../../limits.gen';

export { quantityMax };
export const quantityMin = 1;
export const quantityLength = String(quantityMax).length;

export type QuantityProblem = 'invalid' | 'min' | 'max';

/** Returns the problem of a typed quantity, or null. */
export function quantityProblem(text: string): QuantityProblem | null {
  if (/^(0|-\d+)$/.test(text)) return 'min';
  // Checked as text and not by Number(), which accepts 3.0e2 and 0x10.
  if (!/^[1-9]\d*$/.test(text)) return 'invalid';
  return Number(text) > quantityMax ? 'max' : null;
}

/** Parses a quantity from an address or a field; null when it is invalid. */
export function parseQuantity(text: string): number | null {
  return quantityProblem(text) === null ? Number(text) : null;
}
