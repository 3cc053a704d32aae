import { expect, test } from 'vitest';
import { changeOf, notesFor } from './tendered';

test.each([
  [1320, [2000, 5000, 10_000]],
  [3600, [4000, 5000, 10_000]],
  [5000, [10_000]],
  [10_500, [11_000, 15_000, 20_000]],
  [128_000, [130_000]],
])('[DESK-07] for %i yen these are offered as お預かり: %j', (due, offered) => {
  expect(notesFor(due)).toEqual(offered);
});

test('[DESK-07] the change is that of what was typed, full-width too, and none without a number', () => {
  expect(changeOf(1320, '2000')).toBe(680);
  expect(changeOf(1320, '１５２０')).toBe(200);
  expect(changeOf(1320, '1320')).toBe(0);
  expect(changeOf(1320, '1000')).toBe(-320);
  for (const text of ['', '二千', '1e4']) expect(changeOf(1320, text)).toBeNull();
});
