import { hasVisibleText } from '../../format';
import { personFieldsMessages as m } from './messages';

export type ContactValues = { name: string; email: string; phone: string };

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

/** A form before anything is typed. */
export const nobody: PersonValues = {
  name: '',
  email: '',
  phone: '',
  postalCode: '',
  prefecture: '',
  city: '',
  street: '',
  building: '',
};

export const contactFields = ['name', 'email', 'phone'] as const;
export const addressFields = ['postalCode', 'prefecture', 'city', 'street', 'building'] as const;
export const personFields = [...contactFields, ...addressFields] as const;

/** As many characters as the contract takes. */
export const personTextLength = 512;

type Problem =
  | 'required'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'postalCodeInvalid'
  | 'emoji'
  | 'streetNumber';

// As lenient as the server: a plus, long endings, and the dots of old mobile addresses are real.
const email = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,63}$/;
const emoji = /\p{Emoji_Presentation}|\uFE0F/u;

/** What is wrong with a value, if anything. `town` was filled in and wants its house number. */
export function personProblem(field: PersonField, value: string, town = ''): Problem | null {
  const text = value.trim();
  if (!hasVisibleText(text)) return field === 'building' ? null : 'required';
  switch (field) {
    case 'email':
      return email.test(text) ? null : 'emailInvalid';
    case 'phone':
      return /^\d{10,11}$/.test(text) ? null : 'phoneInvalid';
    case 'postalCode':
      return /^\d{7}$/.test(text) ? null : 'postalCodeInvalid';
    case 'prefecture':
      return m.prefectures.includes(text) ? null : 'required';
    default:
      if (emoji.test(text)) return 'emoji';
      return field === 'street' && text === town ? 'streetNumber' : null;
  }
}

/** Whether everything a form of these fields asks for is there. */
export const isComplete = (values: PersonValues, fields: readonly PersonField[]) =>
  fields.every((field) => personProblem(field, values[field]) === null);

/** Without the spaces that came along at either end. */
export function trimmed<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([field, value]) => [field, String(value).trim()]);
  // The same fields as before, all of them strings.
  return Object.fromEntries(entries) as Values;
}
