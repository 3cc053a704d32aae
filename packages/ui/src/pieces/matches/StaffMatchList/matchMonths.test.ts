import { expect, test } from 'vitest';
import { matchMonths, splitMatches } from './matchMonths';
import type { StaffMatch } from './StaffMatchList';

const matchOn = (day: string, state: StaffMatch['state'] = 'planned'): StaffMatch => ({
  ...{
    matchId: Number(day.replaceAll('-', '')),
    version: 1,
    changedBy: null,
    changedAt: '2026-11-20T03:10:00.000Z',
    state,
    result: null,
  },
  content: {
    ...{ day, opponent: '港南', ground: '球場', cardId: null },
    ...{ startsAt: null, gatesAt: null, counterFrom: null, counterTo: null },
  },
});

const daysOf = (matches: readonly StaffMatch[]) => matches.map(({ content }) => content.day);

test('[MATCH-01] the next match is first, and the last of the past is the first of the past', () => {
  const { coming, past } = splitMatches(
    [
      matchOn('2026-10-30', 'finished'),
      matchOn('2026-11-01', 'postponed'),
      matchOn('2026-11-20', 'canceled'),
      matchOn('2026-11-21', 'on'),
      matchOn('2026-12-05'),
    ],
    '2026-11-21',
  );
  expect(daysOf(coming)).toEqual(['2026-11-01', '2026-11-21', '2026-12-05']);
  expect(daysOf(past)).toEqual(['2026-11-20', '2026-10-30']);
});

test('[MATCH-01] a month is named once', () => {
  const months = matchMonths([matchOn('2026-11-21'), matchOn('2026-11-28'), matchOn('2027-01-09')]);
  expect(months.map(({ year, month, items }) => [year, month, items.length])).toEqual([
    [2026, 11, 2],
    [2027, 1, 1],
  ]);
});
