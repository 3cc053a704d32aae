import { expect, test } from 'vitest';
import { dayAfter, dayBefore, dayOfSearch, searchOfDay, today } from './tillDay';

// 00:30 of 1 November in Japan.
const now = Date.parse('2026-10-31T15:30:00Z');

test('[DESK-07] the day is that of Japan, and of the address if it has passed', () => {
  expect(today(now)).toBe('2026-11-01');
  const of = (search: string) => dayOfSearch(new URLSearchParams(search), now);
  expect(of('')).toBe('2026-11-01');
  expect(of('day=2026-10-31')).toBe('2026-10-31');
  for (const wrong of ['2026-11-02', '2026-99-99', 'yesterday', '26-10-31'])
    expect(of(`day=${wrong}`)).toBe('2026-11-01');
});

test('days before and after cross months, and the present one is not in the address', () => {
  expect([dayBefore('2026-03-01'), dayAfter('2026-10-31')]).toEqual(['2026-02-28', '2026-11-01']);
  expect([searchOfDay('2026-10-31', now), searchOfDay('2026-11-01', now)]).toEqual([
    '?day=2026-10-31',
    '',
  ]);
});
