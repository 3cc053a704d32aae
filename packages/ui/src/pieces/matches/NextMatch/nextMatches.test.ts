import { describe, expect, test } from 'vitest';
import { type Match, nextMatches } from './nextMatches';

let last = 0;
const match = (day: string, facts: Partial<Match> = {}): Match => ({
  matchId: ++last,
  day,
  startsAt: `${day}T13:00:00+09:00`,
  gatesAt: null,
  opponent: '港南マリナーズ',
  ground: '鶴浜スタジアム',
  state: 'planned',
  result: null,
  ...facts,
});

const noon = Date.parse('2026-11-21T12:00:00+09:00');
const shown = (matches: readonly Match[], today = '2026-11-21', now = noon) =>
  nextMatches(matches, today, now);

describe('[MATCH-05] the next match', () => {
  test('is the first day that takes place, whatever the order', () => {
    const [later, next] = [match('2026-12-05'), match('2026-11-22')];
    expect(shown([later, next])).toEqual([next]);
  });

  test('two on one day are both shown', () => {
    const two = [match('2026-11-22'), match('2026-11-22', { startsAt: null })];
    expect(shown([...two, match('2026-11-23')])).toEqual(two);
  });

  test('one that is canceled or postponed is passed over', () => {
    const [canceled, postponed] = [
      match('2026-11-22', { state: 'canceled' }),
      match('2026-11-22', { state: 'postponed' }),
    ];
    const next = match('2026-11-28');
    expect(shown([canceled, postponed, next])).toEqual([next]);
  });

  test.each(['canceled', 'postponed', 'finished'] as const)('of today it shows %s', (state) => {
    const today = match('2026-11-21', { state });
    expect(shown([today, match('2026-11-22')])).toEqual([today]);
  });

  test('it runs beyond midnight until six hours after its start', () => {
    const late = match('2026-11-20', { startsAt: '2026-11-20T19:00:00+09:00' });
    const next = match('2026-11-28');
    const at = (time: string) => Date.parse(`2026-11-21T${time}+09:00`);
    expect(shown([late, next], '2026-11-21', at('00:59:00'))).toEqual([late]);
    expect(shown([late, next], '2026-11-21', at('01:00:00'))).toEqual([next]);
    const finished = { ...late, state: 'finished' } as const;
    expect(shown([finished, next], '2026-11-21', at('00:30:00'))).toEqual([next]);
  });

  test('without one there is nothing', () => {
    expect(shown([])).toEqual([]);
    expect(shown([match('2026-11-20'), match('2026-11-22', { state: 'canceled' })])).toEqual([]);
  });
});
