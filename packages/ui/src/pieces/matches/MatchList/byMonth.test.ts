import { expect, test } from 'vitest';
import { byMonth } from './byMonth';

test('[MATCH-05] matches stand under their months in their order', () => {
  const days = ['2026-11-28', '2026-12-05', '2026-12-06', '2027-01-09'].map((day) => ({ day }));
  expect(byMonth(days)).toEqual([
    { key: '2026-11', year: 2026, month: 11, items: days.slice(0, 1) },
    { key: '2026-12', year: 2026, month: 12, items: days.slice(1, 3) },
    { key: '2027-01', year: 2027, month: 1, items: days.slice(3) },
  ]);
  expect(byMonth([])).toEqual([]);
});
