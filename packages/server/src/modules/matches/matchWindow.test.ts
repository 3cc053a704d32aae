import { momentOf, timeOfDay } from '@homestand/api-client/day';
import type { MatchState } from '@homestand/api-client/matchStates';
import { expect, test } from 'vitest';
import { windowsOf } from './matchWindow.ts';

const day = '2026-11-28';

type Times = { counter?: [Date, Date]; startsAt?: Date; state?: MatchState; on?: string };
const match = (id: number, { counter, startsAt, state = 'planned', on = day }: Times = {}) => ({
  ...{ id, day: on, state, gatesAt: null, startsAt: startsAt ?? null },
  counterFrom: counter?.[0] ?? null,
  counterTo: counter?.[1] ?? null,
});
const at = (time: string, on = day) => momentOf(on, time);
const shown = (matches: Parameters<typeof windowsOf>[0]) =>
  [...windowsOf(matches)].map(([id, { from, to }]) => [id, timeOfDay(from), timeOfDay(to)]);

test('[MATCH-07] a match alone has its day', () => {
  expect(shown([match(1, { counter: [at('10:00'), at('16:00')] })])).toEqual([
    [1, '00:00', '00:00'],
  ]);
  expect(windowsOf([match(1)]).get(1)).toEqual({
    from: at('00:00'),
    to: at('00:00', '2026-11-29'),
  });
});

test('[MATCH-07] two of one day change in the middle between their counters', () => {
  const evening = match(1, { counter: [at('17:00'), at('20:00')] });
  const noon = match(2, { counter: [at('10:00'), at('14:00')] });
  expect(shown([evening, noon])).toEqual([
    [2, '00:00', '15:30'],
    [1, '15:30', '00:00'],
  ]);
  // Without a counter, by gates and start.
  expect(shown([match(1, { startsAt: at('18:00') }), noon])).toEqual([
    [2, '00:00', '16:00'],
    [1, '16:00', '00:00'],
  ]);
  expect(shown([match(1), match(2)])).toEqual([
    [1, '00:00', '12:00'],
    [2, '12:00', '00:00'],
  ]);
});

test('[MATCH-07] a counter within the hours of another one takes no time back', () => {
  const long = match(1, { counter: [at('10:00'), at('20:00')] });
  const short = match(2, { counter: [at('12:00'), at('13:00')] });
  const late = match(3, { counter: [at('14:00'), at('15:00')] });
  expect(shown([long, short, late])).toEqual([
    [1, '00:00', '16:00'],
    [2, '16:00', '16:00'],
    [3, '16:00', '00:00'],
  ]);
});

test('[MATCH-07] a counter that closes after midnight keeps the time after it', () => {
  const night = match(1, { counter: [at('21:00'), at('00:30', '2026-11-29')] });
  const next = match(2, { on: '2026-11-29', startsAt: at('13:00', '2026-11-29') });
  expect(shown([next, night])).toEqual([
    [1, '00:00', '03:30'],
    [2, '03:30', '00:00'],
  ]);
});

test('[MATCH-07] a match that is called off has a time only if none of its day takes place', () => {
  const canceled = match(1, { state: 'canceled', counter: [at('10:00'), at('12:00')] });
  const held = match(2, { state: 'finished', counter: [at('15:00'), at('18:00')] });
  expect(shown([canceled, held])).toEqual([[2, '00:00', '00:00']]);
  expect(shown([canceled])).toEqual([[1, '00:00', '00:00']]);
});
