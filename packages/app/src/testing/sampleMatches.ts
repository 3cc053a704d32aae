import type { components } from '@homestand/api-client';

type Match = components['schemas']['Match'];

const match = (matchId: number, day: string, facts: Partial<Match> = {}): Match => ({
  matchId,
  day,
  startsAt: `${day}T04:00:00.000Z`,
  gatesAt: `${day}T02:00:00.000Z`,
  counterFrom: null,
  counterTo: null,
  opponent: '港南マリナーズ',
  ground: '鶴浜スタジアム',
  state: 'planned',
  result: null,
  ...facts,
});

/** A season with its last matches and its next ones, seen on 21 November 2026. */
export const matches: Match[] = [
  match(1, '2026-10-31', { state: 'finished', result: '鶴浜 5 - 3 港南', outcome: 'won' }),
  match(2, '2026-11-14', { opponent: '北浦オリオンズ', state: 'canceled' }),
  match(3, '2026-11-15', {
    opponent: '北浦オリオンズ',
    state: 'finished',
    result: '鶴浜 2 - 2 北浦',
    outcome: 'drawn',
    hero: '佐伯 颯太',
  }),
  match(4, '2026-11-28'),
  match(5, '2026-11-29', { state: 'postponed' }),
  match(6, '2026-12-05', { opponent: '西峰フェニックス', ground: '西峰市民球場' }),
  match(7, '2026-12-12', { opponent: '西峰フェニックス', startsAt: null, gatesAt: null }),
];

type Stamp = components['schemas']['VisitStamp'];

/** The latest first. */
export const visits = matches
  .slice(0, 3)
  .reverse()
  .map((each) => ({ match: each, scannedAt: `${each.day}T02:10:00.000Z` }));

/** Of a match on the day of the samples. */
export const visitStamp: Stamp = {
  isNew: true,
  countInSeason: 4,
  visit: {
    match: match(8, '2026-11-21', { state: 'on' }),
    scannedAt: '2026-11-21T02:10:00.000Z',
  },
};

export const nextMatches = matches.slice(3);

/** The next matches that have a counter. */
export const homeMatches = nextMatches
  .filter(({ state }) => state === 'planned')
  .map((each) => ({
    ...each,
    counterFrom: `${each.day}T01:00:00.000Z`,
    counterTo: `${each.day}T07:30:00.000Z`,
  }));
