import { expect, test } from 'vitest';
import { counterOf } from './counterHours.ts';

const pickup = { place: '引換所', opens: '10:00', closes: '16:30' };

test.each([
  ['2026-11-21T15:00:00.000Z', '2026-11-22'],
  ['2026-11-22T04:42:00.000Z', '2026-11-22'],
  ['2026-11-22T14:59:59.999Z', '2026-11-22'],
  ['2026-11-22T15:00:00.000Z', '2026-11-23'],
])('[TODAY-01] at %s the counter’s times are those of %s in Tokyo', (now, day) => {
  expect(counterOf({ pickup }, new Date(now))).toEqual({
    opensAt: `${day}T01:00:00.000Z`,
    closesAt: `${day}T07:30:00.000Z`,
  });
});

test('[TODAY-01] without both times there are none', () => {
  const now = new Date('2026-11-22T04:42:00.000Z');
  expect(counterOf({}, now)).toBeUndefined();
  expect(counterOf({ pickup: { place: '引換所', hours: '10時から' } }, now)).toBeUndefined();
});
