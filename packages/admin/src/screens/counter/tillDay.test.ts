import { expect, test } from 'vitest';
import { dayOfSearch, searchOfDay } from './tillDay';

// 00:30 of 1 November in Japan.
const now = Date.parse('2026-10-31T15:30:00Z');

test('[DESK-07] the day is that of Japan, and of the address if it has passed', () => {
  const of = (search: string) => dayOfSearch(new URLSearchParams(search), now);
  expect(of('')).toBe('2026-11-01');
  expect(of('day=2026-10-31')).toBe('2026-10-31');
  for (const wrong of ['2026-11-02', '2026-99-99', 'yesterday', '26-10-31'])
    expect(of(`day=${wrong}`)).toBe('2026-11-01');
});

test('the present day is not in the address', () => {
  expect([searchOfDay('2026-10-31', now), searchOfDay('2026-11-01', now)]).toEqual([
    '?day=2026-10-31',
    '',
  ]);
});
