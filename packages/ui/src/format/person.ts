import { normalizeDigits } from './digits';

const groups: readonly [RegExp, string][] = [
  [/^(0800)(\d{3})(\d{4})$/, '$1-$2-$3'],
  [/^(0[5789]0)(\d{4})(\d{4})$/, '$1-$2-$3'],
  [/^(0120)(\d{3})(\d{3})$/, '$1-$2-$3'],
  [/^(0[36])(\d{4})(\d{4})$/, '$1-$2-$3'],
];

/**
 * Formats a Japanese phone number: `090-1234-5678`. Area codes have two to five digits, known only from a
 * list: where the code is uncertain no hyphens are added, because a wrong one is worse than none.
 */
export function formatPhone(phone: string): string {
  const digits = normalizeDigits(phone);
  const group = groups.find(([pattern]) => pattern.test(digits));
  return group ? digits.replace(...group) : phone;
}

/** Formats seven digits as `231-0002`; other text stays as it is. */
export function formatPostalCode(postalCode: string): string {
  const digits = normalizeDigits(postalCode);
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : postalCode;
}
