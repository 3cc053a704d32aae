import { expect, test } from 'vitest';
import { emptyMatch, mergeStored, valuesOf } from './matchDraft';
import type { MatchContent, StaffMatch } from './matches';

const content: MatchContent = {
  day: '2026-11-28',
  startsAt: '2026-11-28T09:00:00.000Z',
  gatesAt: null,
  counterFrom: '2026-11-28T06:00:00.000Z',
  counterTo: '2026-11-28T15:30:00.000Z',
  ...{ opponent: '港南マリナーズ', ground: '鶴浜スタジアム', cardId: 21 },
};

const matchOf = (version: number, changes: Partial<MatchContent> = {}): StaffMatch => ({
  ...emptyMatch,
  version,
  content: { ...content, ...changes },
});

test('[MATCH-01] a counter that ends after midnight is shown with its clock time', () => {
  expect(valuesOf(matchOf(1))).toMatchObject({
    ...{ starts: '18:00', gates: '', counterFrom: '15:00', counterTo: '00:30' },
  });
});

test('[MATCH-01] what two people change in different fields is put together; what both have changed is named', () => {
  const base = matchOf(1);
  const draft = { base, typed: { ...valuesOf(base), ground: '鶴浜市民球場', gates: '16:00' } };
  const other = mergeStored(draft, matchOf(2, { opponent: '北嶺ウルブス' }));
  expect(other.conflict).toBeNull();
  expect(other.typed).toMatchObject({ ground: '鶴浜市民球場', opponent: '北嶺ウルブス' });
  const same = mergeStored(draft, matchOf(2, { ground: '港球場' }));
  expect(same.conflict).toEqual(['ground']);
  expect(same.typed).toMatchObject({ ground: '鶴浜市民球場', gates: '16:00' });
});
