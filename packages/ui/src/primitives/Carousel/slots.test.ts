import { expect, test } from 'vitest';
import { dotsAround } from './slots';

test.each([
  [0, 2, { first: 0, last: 1 }],
  [6, 7, { first: 0, last: 6 }],
  [0, 10, { first: 0, last: 6 }],
  [3, 10, { first: 0, last: 6 }],
  [4, 10, { first: 1, last: 7 }],
  [6, 10, { first: 3, last: 9 }],
  [9, 10, { first: 3, last: 9 }],
])('[TOP-03] slide %i of %i: dots %o', (index, count, dots) => {
  expect(dotsAround(index, count)).toEqual(dots);
});
