export const quantityMin = 1;
export const quantityMax = 999_999_999;
export const quantityLength = 9;

export type QuantityProblem = 'invalid' | 'min' | 'max';

/** Which of the three messages a typed quantity deserves; null when it is good. */
export function quantityProblem(text: string): QuantityProblem | null {
  if (/^(0|-\d+)$/.test(text)) return 'min';
  // By its letters and not by Number(), to which 3.0e2 and 0x10 are numbers.
  if (!/^[1-9]\d*$/.test(text)) return 'invalid';
  return Number(text) > quantityMax ? 'max' : null;
}

/** The quantity, as from an address or a field; null when it is none. */
export function parseQuantity(text: string): number | null {
  return quantityProblem(text) === null ? Number(text) : null;
}
