import { randomInt } from 'node:crypto';
import { dayOf } from '@homestand/api-client/day';
import { orderNumberLetters as letters } from '@homestand/api-client/orderNumber';

/**
 * For example 261121-7K3MPQ: the date in Tokyo, and six random characters (about a thousand million
 * combinations).
 */
export function newOrderId(now: Date = new Date()): string {
  const date = dayOf(now).slice(2).replaceAll('-', '');
  const ending = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  return `${date}-${ending}`;
}
