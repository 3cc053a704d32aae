import { expect, test } from 'vitest';
import { remainingHours } from './remainingHours';

test('[STAFF-03] the hours that are left of the day in Japan', () => {
  expect(remainingHours(new Date('2026-11-22T20:15:00+09:00'))).toEqual([
    '2026-11-22T12:00:00.000Z',
    '2026-11-22T13:00:00.000Z',
    '2026-11-22T14:00:00.000Z',
  ]);
  expect(remainingHours(new Date('2026-11-22T23:00:00+09:00'))).toEqual([]);
  expect(remainingHours(new Date('2026-11-22T00:00:00+09:00'))).toHaveLength(23);
});
