/**
 * Digits that are no amount, in the form in which a spreadsheet keeps them when a CSV is opened by a double click: of
 * plain digits it drops leading zeros, and it rounds more than eleven. A hyphen makes them text.
 */

/** `060-0001`; other text stays as it is. */
export const postalCodeForSheet = (postalCode: string): string =>
  postalCode.replace(/^(\d{3})(\d{4})$/, '$1-$2');

const phoneGroups: readonly [RegExp, string][] = [
  [/^(0800)(\d{3})(\d{4})$/, '$1-$2-$3'],
  [/^(0[5789]0)(\d{4})(\d{4})$/, '$1-$2-$3'],
  [/^(0120|0570)(\d{3})(\d{3})$/, '$1-$2-$3'],
  [/^(0[36])(\d{4})(\d{4})$/, '$1-$2-$3'],
  // Area codes have up to five digits, known only from a list; the last four digits are always a group.
  [/^(0\d+)(\d{4})$/, '$1-$2'],
];

/** `090-1234-5678`; of an unknown area code `045123-4567`, in which each hyphen is right. */
export function phoneForSheet(phone: string): string {
  const group = phoneGroups.find(([pattern]) => pattern.test(phone));
  return group ? phone.replace(...group) : phone;
}

/** Groups of four, as carriers print them. */
export const trackingNumberForSheet = (number: string): string =>
  /^\d{5,}$/.test(number) ? number.replace(/\d{4}(?=\d)/g, '$&-') : number;
