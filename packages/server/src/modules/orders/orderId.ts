import { randomInt } from 'node:crypto';

// Without I, L, O and U: nobody reads a number out at the counter twice.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const day = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: '2-digit',
  month: '2-digit',
  day: '2-digit',
});

/** Such as 261121-7K3MPQ: the day in Tokyo, and six characters of a thousand million. */
export function newOrderId(now: Date = new Date()): string {
  const date = day.format(now).replaceAll('/', '');
  const rest = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  return `${date}-${rest}`;
}
