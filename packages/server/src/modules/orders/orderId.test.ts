import { expect, test } from 'vitest';
import { newOrderId } from './orderId.ts';

test.each([
  ['2026-11-21T14:59:59.999Z', '261121'],
  ['2026-11-21T15:00:00.000Z', '261122'],
  ['2026-12-31T15:00:00.000Z', '270101'],
])('at %s the date in Tokyo is %s', (time, day) => {
  expect(newOrderId(new Date(time)).slice(0, 6)).toBe(day);
});

test('an order number has no characters that are mistaken for each other', () => {
  const letters = new Set(Array.from({ length: 500 }, () => newOrderId().slice(7)).join(''));
  expect([...letters].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
});
