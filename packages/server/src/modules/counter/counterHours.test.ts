import { dayOf } from '@homestand/api-client/day';
import type { MatchState } from '@homestand/api-client/matchStates';
import { describe, expect, test } from 'vitest';
import { counterOf } from './counterHours.ts';

const pickup = { place: '引換所', opens: '10:00', closes: '16:30' };

test.each([
  ['2026-11-21T15:00:00.000Z', '2026-11-22'],
  ['2026-11-22T04:42:00.000Z', '2026-11-22'],
  ['2026-11-22T14:59:59.999Z', '2026-11-22'],
  ['2026-11-22T15:00:00.000Z', '2026-11-23'],
])('[TODAY-01] at %s the counter’s times are those of %s in Tokyo', (now, day) => {
  expect(counterOf({ pickup }, new Date(now), [])).toEqual({
    opensAt: `${day}T01:00:00.000Z`,
    closesAt: `${day}T07:30:00.000Z`,
  });
});

test('[TODAY-01] without both times there are none', () => {
  const now = new Date('2026-11-22T04:42:00.000Z');
  expect(counterOf({}, now, [])).toBeUndefined();
  expect(counterOf({ pickup: { place: '引換所', hours: '10時から' } }, now, [])).toBeUndefined();
});

describe('[MATCH-01] the counter has the hours of the match', () => {
  const tokyo = (time: string) => new Date(`${time}:00+09:00`);

  /** On the day on which its counter opens. */
  const matchFrom = (from: string, to: string, state: MatchState = 'planned') => ({
    ...{ day: dayOf(tokyo(from)), state },
    ...{ counterFrom: tokyo(from), counterTo: tokyo(to) },
  });

  type Matches = Parameters<typeof counterOf>[2];

  const hoursAt = (now: string, matches: Matches) => {
    const hours = counterOf({ pickup }, tokyo(now), matches);
    return hours && [hours.opensAt, hours.closesAt];
  };

  const hours = (from: string, to: string) => [tokyo(from).toISOString(), tokyo(to).toISOString()];

  const late = ['2026-11-22T15:00', '2026-11-23T00:30'] as const;

  test.each(['2026-11-22T09:00', '2026-11-22T15:00', '2026-11-22T23:59', '2026-11-23T00:29'])(
    'at %s of one that ends after midnight',
    (now) => {
      expect(hoursAt(now, [matchFrom(...late)])).toEqual(hours(...late));
    },
  );

  test('after that, the next day without a match has those of the club', () => {
    expect(hoursAt('2026-11-23T00:30', [matchFrom(...late)])).toEqual(
      hours('2026-11-23T10:00', '2026-11-23T16:30'),
    );
  });

  const [noon, night] = [
    ['2026-11-22T10:00', '2026-11-22T14:00'],
    ['2026-11-22T16:00', '2026-11-22T20:00'],
  ] as const;

  test.each([
    ['2026-11-22T08:00', noon],
    ['2026-11-22T13:59', noon],
    ['2026-11-22T14:00', night],
    ['2026-11-22T17:00', night],
    ['2026-11-22T22:00', night],
  ])('at %s of two on one day', (now, [from, to]) => {
    expect(hoursAt(now, [matchFrom(...night), matchFrom(...noon)])).toEqual(hours(from, to));
  });

  test('of the one that is not canceled', () => {
    const matches = [matchFrom(...noon, 'canceled'), matchFrom(...night)];
    expect(hoursAt('2026-11-22T11:00', matches)).toEqual(hours(...night));
  });

  test('of one that is finished while its counter is open', () => {
    expect(hoursAt('2026-11-22T11:00', [matchFrom(...noon, 'finished')])).toEqual(hours(...noon));
  });

  test.each(['canceled', 'postponed'] as const)('and none if all of the day are %s', (state) => {
    const matches = [matchFrom(...noon, state), matchFrom(...night, state)];
    expect(hoursAt('2026-11-22T11:00', matches)).toBeUndefined();
  });

  test('and none of a match without a counter', () => {
    const away = { ...matchFrom(...noon), counterFrom: null, counterTo: null };
    expect(hoursAt('2026-11-22T11:00', [away])).toBeUndefined();
  });
});
