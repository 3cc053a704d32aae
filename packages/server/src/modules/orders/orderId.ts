import { randomInt } from 'node:crypto';
import { dayOf } from '@homestand/api-client/day';

// Without I, L, O and U, so that an id read aloud at the counter is not misheard or misread.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * For example 261121-7K3MPQ: the date in Tokyo, and six random characters (about a thousand million
 * combinations).
 */
export function newOrderId(now: Date = new Date()): string {
  const date = dayOf(now).slice(2).replaceAll('-', '');
  const rest = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  return `${date}-${rest}`;
}
