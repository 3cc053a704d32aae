/** Without I, L, O and U, so that an order number read aloud is not misheard or misread. */
export const orderNumberLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const ending = `[${orderNumberLetters}]{6}`;
const wholeOrEnding = new RegExp(`^([0-9]{6}-)?${ending}$`);
const whole = new RegExp(`[0-9]{6}-${ending}(?![0-9A-Z])`, 'i');

/** An order number, or its last six characters, however it was typed: I, L and O stand for the digits they look like. */
export function readOrderNumber(typed: string): string {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  return letters.length === 12 ? `${letters.slice(0, 6)}-${letters.slice(6)}` : letters;
}

/** Whether a text that was read is an order number, or its last six characters. */
export const isOrderNumber = (read: string): boolean => wholeOrEnding.test(read);

/** The order number in a text, such as an address. */
export const orderNumberIn = (text: string): string | undefined => whole.exec(text)?.[0];
