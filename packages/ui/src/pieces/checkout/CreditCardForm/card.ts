import { cardBrandOf, formatDate, normalizeDigits } from '../../../format';
import { isCardNumber, securityCodeLength } from '../../../format/internal';
import { type CreditCardFormMessages, creditCardFormMessages } from './messages';

/** Card data as entered. The year has two digits. */
export type CreditCard = {
  number: string;
  name: string;
  month: string;
  year: string;
  code: string;
};

export type CreditCardField = keyof CreditCard;

export type CreditCardErrors = Partial<Record<CreditCardField, string>>;

const yearsShown = 20;

/** This year and the next nineteen, in Japan's time zone. */
export function yearsFrom(now: Date): number[] {
  const { year } = monthInJapan(now);
  return Array.from({ length: yearsShown }, (_, index) => year + index);
}

function monthInJapan(now: Date) {
  const [year = 0, month = 0] = formatDate(now.toISOString()).split('.').map(Number);
  return { year, month };
}

/** Normalises the holder's name to the way it is printed on a card. */
export const holderOf = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase();

/** Returns the error message for one field, or undefined when it is valid. */
export function problemOf(
  field: CreditCardField,
  card: CreditCard,
  m: CreditCardFormMessages = creditCardFormMessages,
): string | undefined {
  const value = card[field].trim();
  if (value === '') return m.required;
  switch (field) {
    case 'number':
      return numberProblem(value, m);
    case 'name':
      return /^[\p{ASCII}]+$/u.test(value) ? undefined : m.holderInvalid;
    case 'code':
      return codeProblem(value, card.number, m);
    default:
      return undefined;
  }
}

function numberProblem(value: string, m: CreditCardFormMessages) {
  if (!/^\d+$/.test(normalizeDigits(value))) return m.digitsOnly;
  return isCardNumber(value) ? undefined : m.numberInvalid;
}

function codeProblem(value: string, number: string, m: CreditCardFormMessages) {
  if (!/^\d+$/.test(value)) return m.digitsOnly;
  const length = securityCodeLength(cardBrandOf(number));
  if (length !== null) return value.length === length ? undefined : m.codeLength(length);
  return value.length >= 3 ? undefined : m.codeTooShort;
}

/** A card is valid until the end of its month. */
export function isExpired({ month, year }: Pick<CreditCard, 'month' | 'year'>, now: Date): boolean {
  if (month === '' || year === '') return false;
  const today = monthInJapan(now);
  return (2000 + Number(year)) * 12 + Number(month) < today.year * 12 + today.month;
}

/** Validates all fields of a card. */
export function problemsOf(
  card: CreditCard,
  now: Date,
  m: CreditCardFormMessages = creditCardFormMessages,
): CreditCardErrors {
  const found: CreditCardErrors = {};
  for (const field of ['number', 'name', 'month', 'year', 'code'] as const) {
    const problem = problemOf(field, card, m);
    if (problem) found[field] = problem;
  }
  if (isExpired(card, now)) found.month = m.expired;
  return found;
}
