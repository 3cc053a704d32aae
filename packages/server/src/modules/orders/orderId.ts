import { randomInt } from 'node:crypto';

// Without I, L, O and U, so that an id read aloud at the counter is not misheard or misread.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const day = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: '2-digit',
  month: '2-digit',
  day: '2-digit',
});

/**
 * For example 261121-7K3MPQ: the date in Tokyo, and six random characters (about a thousand million
 * combinations).
 */
export function newOrderId(now: Date = new Date()): string {
  const date = day.format(now).replaceAll('/', '');
  const rest = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  return `${date}-${rest}`;
}
