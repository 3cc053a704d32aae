import { expect, test } from 'vitest';
import { counterPace } from './counterPace';

const counter = {
  opensAt: '2026-11-22T10:00:00+09:00',
  closesAt: '2026-11-22T16:30:00+09:00',
};
const at = (time: string) => `2026-11-22T${time}+09:00`;

test.each([
  ['00:00:00', { kind: 'before', minutesLeft: 390, required: 33 }],
  ['09:59:59', { kind: 'before', minutesLeft: 390, required: 33 }],
  ['10:00:00', { kind: 'open', minutesLeft: 390, required: 33 }],
  ['13:42:00', { kind: 'open', minutesLeft: 168, required: 77 }],
  ['15:29:59', { kind: 'open', minutesLeft: 61, required: 214 }],
  ['15:30:00', { kind: 'lastHour', minutesLeft: 60, required: 0 }],
  ['16:29:01', { kind: 'lastHour', minutesLeft: 1, required: 0 }],
  ['16:30:00', { kind: 'over', minutesLeft: 0, required: 0 }],
  ['23:59:59', { kind: 'over', minutesLeft: 0, required: 0 }],
])('[TODAY-01] the pace at %s', (time, pace) => {
  expect(counterPace(214, at(time), counter)).toEqual(pace);
});

test('[TODAY-01] nobody waits: nothing is required', () => {
  expect(counterPace(0, at('13:00:00'), counter).required).toBe(0);
});

test('[TODAY-01] a counter that is open for less than an hour requires all in it', () => {
  const short = { ...counter, closesAt: '2026-11-22T10:30:00+09:00' };
  expect(counterPace(20, at('09:00:00'), short)).toMatchObject({ kind: 'before', required: 40 });
});
