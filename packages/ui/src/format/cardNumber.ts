import { normalizeDigits } from './digits';

export type CardBrand = 'visa' | 'mastercard' | 'jcb' | 'amex' | 'diners';

type Kind = { brand: CardBrand; starts: RegExp; groups: readonly number[]; codeLength: number };

const fours = [4, 4, 4, 4];

const kinds: readonly Kind[] = [
  { brand: 'visa', starts: /^4/, groups: fours, codeLength: 3 },
  // 51 to 55 and 2221 to 2720.
  {
    brand: 'mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    groups: fours,
    codeLength: 3,
  },
  // 3528 to 3589.
  { brand: 'jcb', starts: /^35(2[89]|[3-8])/, groups: fours, codeLength: 3 },
  { brand: 'amex', starts: /^3[47]/, groups: [4, 6, 5], codeLength: 4 },
  { brand: 'diners', starts: /^3(0[0-5]|095|[689])/, groups: [4, 6, 4], codeLength: 3 },
];

const kindOf = (digits: string) => kinds.find(({ starts }) => starts.test(digits));

/** Brand of a card number, as soon as its first digits determine it. */
export const cardBrandOf = (number: string): CardBrand | null =>
  kindOf(normalizeDigits(number))?.brand ?? null;

/** Number of digits of the security code; null while the brand is unknown. */
export const securityCodeLength = (brand: CardBrand | null): number | null =>
  kinds.find((kind) => kind.brand === brand)?.codeLength ?? null;

/** Maximum length of a card number, including the spaces between its groups. */
export function cardNumberLength(brand: CardBrand | null): number {
  const groups = kinds.find((kind) => kind.brand === brand)?.groups ?? fours;
  return groups.reduce((sum, group) => sum + group, groups.length - 1);
}

/** Groups a card number as it is printed on the card: in fours, or as its brand does. */
export function groupCardNumber(text: string): string {
  const digits = normalizeDigits(text);
  const { groups } = kindOf(digits) ?? { groups: fours };
  const parts: string[] = [];
  let at = 0;
  for (const length of groups) {
    parts.push(digits.slice(at, at + length));
    at += length;
  }
  // Digits beyond the length are kept, in fours: no input disappears by itself.
  parts.push(...(digits.slice(at).match(/.{1,4}/gsu) ?? []));
  return parts.filter((part) => part !== '').join(' ');
}

/** Whether a number is a valid card number: known brand, full length and correct check digit. */
export function isCardNumber(text: string): boolean {
  const digits = normalizeDigits(text);
  const kind = kindOf(digits);
  const length = kind?.groups.reduce((sum, group) => sum + group, 0);
  return /^\d+$/.test(digits) && digits.length === length && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
