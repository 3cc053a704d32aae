import { type JsonObject, textOf } from '@homestand/server/stand-in-support';

/** What the issuer does with a card. Holds nothing from which the card number can be derived. */
export type Behaviour = {
  authentication: 'none' | 'silent' | 'challenge' | 'failing';
  decline: string | null;
};

export type Card = { brand: string; last4: string; behaviour: Behaviour };

export type CardProblem = { code: string; param: string; message: string };

const declining = (decline: string): Behaviour => ({ authentication: 'none', decline });
const authenticating = (authentication: Behaviour['authentication']): Behaviour => ({
  authentication,
  decline: null,
});

// The card numbers KOMOJU publishes for its test mode; every other valid number is accepted.
const behaviours: Record<string, Behaviour> = {
  '4123111111111000': declining('insufficient_funds'),
  '4123111111111018': declining('exceeds_limit'),
  '4123111111111034': declining('bad_verification_value'),
  '4123111111111042': declining('card_expired'),
  '4123111111111059': declining('card_declined'),
  '4123111111111075': declining('invalid_number'),
  '4100000000000100': authenticating('silent'),
  '5100000000000107': authenticating('silent'),
  '3528000000000106': authenticating('silent'),
  '4100000000005000': authenticating('challenge'),
  '5100000000005007': authenticating('challenge'),
  '3528000000005006': authenticating('challenge'),
  '4100000000500000': authenticating('failing'),
  '5100000000500007': authenticating('failing'),
  '3528000000500006': authenticating('failing'),
};

const brands: [pattern: RegExp, brand: string, digits: number[]][] = [
  [/^4/, 'visa', [13, 16, 19]],
  [/^(5[1-5]|2[2-7])/, 'master', [16]],
  [/^35/, 'jcb', [16]],
  [/^3[47]/, 'american_express', [15]],
  [/^3[0689]/, 'diners_club', [14]],
];

/** Validates a card form as a gateway does, and drops its number and security code. */
export function readCard(details: JsonObject, now: Date): Card | CardProblem {
  const number = textOf(details.number) ?? '';
  const brand = brands.find(([pattern]) => pattern.test(number));
  if (!/^\d+$/.test(number) || !brand?.[2].includes(number.length) || !passesLuhn(number)) {
    return problem('invalid_number', 'number', 'The number you requested is invalid.');
  }
  const month = Number(details.month);
  const year = fullYear(Number(details.year));
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    return problem('invalid_parameter', 'month', 'The month is invalid.');
  }
  if (!Number.isInteger(year)) return problem('invalid_parameter', 'year', 'The year is invalid.');
  if (year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1) {
    return problem('card_expired', 'month', 'Your card has expired.');
  }
  const code = textOf(details.verification_value) ?? '';
  if (!(brand[1] === 'american_express' ? /^\d{4}$/ : /^\d{3}$/).test(code)) {
    const message = 'The security code you have entered is incorrect.';
    return problem('bad_verification_value', 'verification_value', message);
  }
  return {
    brand: brand[1],
    last4: number.slice(-4),
    behaviour: behaviours[number] ?? authenticating('none'),
  };
}

export const isProblem = (card: Card | CardProblem): card is CardProblem => 'code' in card;

const problem = (code: string, param: string, message: string): CardProblem => ({
  code,
  param: `payment_details[${param}]`,
  message,
});

const fullYear = (year: number) => (year >= 0 && year < 100 ? 2000 + year : year);

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
