import { expect, test } from 'vitest';
import { counterEndOf, minutesOf, problemsOf } from './matchValues';

test.each([
  ['', null],
  ['13:00', 780],
  ['9:05', 545],
  ['1300', 780],
  ['24:30', 1470],
  ['13:60', Number.NaN],
  ['30:00', Number.NaN],
  ['夕方', Number.NaN],
])('[MATCH-01] a typed time: %s', (typed, minutes) => {
  expect(minutesOf(typed)).toBe(minutes);
});

test.each([
  ['10:00', '16:30', 990],
  ['15:00', '0:30', 1470],
  ['15:00', '24:30', 1470],
  ['15:00', '15:00', 2340],
  ['', '0:30', 30],
  ['10:00', '', null],
])('[MATCH-01] a counter from %s to %s', (counterFrom, counterTo, minutes) => {
  expect(counterEndOf({ counterFrom, counterTo })).toBe(minutes);
});

const values = {
  ...{ day: '2026-11-21', opponent: '港南', ground: '球場', cardId: '' },
  ...{ starts: '18:00', gates: '16:00', counterFrom: '15:00', counterTo: '0:30' },
};

const wrong = (changes: Partial<typeof values>) =>
  Object.entries(problemsOf({ ...values, ...changes })).flatMap(([name, is]) => (is ? [name] : []));

test('[MATCH-01] what is missing or impossible is named', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ starts: '', gates: '', counterFrom: '', counterTo: '' })).toEqual([]);
  expect(wrong({ day: '', opponent: ' ', ground: '' })).toEqual(['day', 'opponent', 'ground']);
  expect(wrong({ starts: '24:30', gates: 'x' })).toEqual(['starts', 'gates']);
  expect(wrong({ gates: '18:00' })).toEqual(['gatesLate']);
  expect(wrong({ counterTo: '' })).toEqual(['toMissing']);
  expect(wrong({ counterFrom: '' })).toEqual(['fromMissing']);
  expect(wrong({ counterFrom: '24:00', counterTo: 'x' })).toEqual(['counterFrom', 'counterTo']);
});
