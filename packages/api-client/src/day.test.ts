import { expect, test } from 'vitest';
import { addDays, clockTimeOf, dayOf, minuteOf, momentOf } from './day';

test('a day in Japan begins at 15:00 UTC of the day before', () => {
  const last = new Date('2026-10-31T14:59:59.999Z');
  expect(dayOf(last)).toBe('2026-10-31');
  expect(dayOf(last.getTime() + 1)).toBe('2026-11-01');
  expect(clockTimeOf(last)).toBe('2026-10-31T23:59:59.999');
  expect(minuteOf(last.getTime() + 1)).toBe('2026-11-01 00:00');
});

test('a time of a day is the moment at which clocks show it', () => {
  expect(momentOf('2026-11-01').toISOString()).toBe('2026-10-31T15:00:00.000Z');
  expect(momentOf('2026-11-01', '09:30').toISOString()).toBe('2026-11-01T00:30:00.000Z');
});

test('days before and after cross months and years', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
