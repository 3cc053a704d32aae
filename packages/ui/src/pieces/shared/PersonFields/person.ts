import { isKatakana, katakanaOf } from '../../../format';
import { hasVisibleText } from '../../../format/internal';
import { prefectures } from './messages';

export type ContactValues = { name: string; kana: string; email: string; phone: string };

export type AddressValues = {
  postalCode: string;
  prefecture: string;
  city: string;
  street: string;
  building: string;
};

export type PersonValues = ContactValues & AddressValues;
export type PersonField = keyof PersonValues;
export type PersonErrors = { [field in PersonField]?: string };

/** Empty values. */
export const nobody: PersonValues = {
  name: '',
  kana: '',
  email: '',
  phone: '',
  postalCode: '',
  prefecture: '',
  city: '',
  street: '',
  building: '',
};

export const contactFields = ['name', 'kana', 'email', 'phone'] as const;
export const addressFields = ['postalCode', 'prefecture', 'city', 'street', 'building'] as const;
export const personFields = [...contactFields, ...addressFields] as const;

type Problem =
  | 'required'
  | 'kanaInvalid'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'postalCodeInvalid'
  | 'emoji'
  | 'streetNumber';

// As lenient as the server: a plus, long top-level domains and the dots of old mobile addresses occur.
const email = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,63}$/;
const emoji = /\p{Emoji_Presentation}|\uFE0F/u;

const optional: ReadonlySet<PersonField> = new Set(['kana', 'building']);

/** Returns the problem of a value, or null. A street equal to the filled-in `town` lacks its house number. */
export function personProblem(field: PersonField, value: string, town = ''): Problem | null {
  const text = value.trim();
  if (!hasVisibleText(text)) return optional.has(field) ? null : 'required';
  switch (field) {
    case 'kana':
      return isKatakana(katakanaOf(text)) ? null : 'kanaInvalid';
    case 'email':
      return email.test(text) ? null : 'emailInvalid';
    case 'phone':
      return /^\d{10,11}$/.test(text) ? null : 'phoneInvalid';
    case 'postalCode':
      return /^\d{7}$/.test(text) ? null : 'postalCodeInvalid';
    case 'prefecture':
      return prefectures.includes(text) ? null : 'required';
    default:
      if (emoji.test(text)) return 'emoji';
      return field === 'street' && text === town ? 'streetNumber' : null;
  }
}

/** Whether all given fields are valid. */
export const isComplete = (values: PersonValues, fields: readonly PersonField[]) =>
  fields.every((field) => personProblem(field, values[field]) === null);

export function trimmed<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([field, value]) => [field, String(value).trim()]);
  // The same keys as before, all values are strings.
  return Object.fromEntries(entries) as Values;
}
