import { expect, test } from 'vitest';
import { createTokenBuckets } from './tokenBuckets.ts';

const ceiling = { most: 3, seconds: 60 };

function buckets(capacity = 100) {
  const clock = { time: 1_000_000 };
  return { ...createTokenBuckets({ capacity, now: () => clock.time }), clock };
}

test('a full bucket allows its burst, then one call after each part of the window', () => {
  const { take, clock } = buckets();
  expect([1, 2, 3].map(() => take('a', ceiling))).toEqual([undefined, undefined, undefined]);
  expect(take('a', ceiling)).toBe(20);
  clock.time += 19_000;
  expect(take('a', ceiling)).toBe(1);
  clock.time += 1_000;
  expect(take('a', ceiling)).toBeUndefined();
  expect(take('a', ceiling)).toBe(20);
});

test('a bucket never exceeds its ceiling, however long it was unused', () => {
  const { take, clock } = buckets();
  take('a', ceiling);
  clock.time += 3_600_000;
  for (let turn = 0; turn < 3; turn++) expect(take('a', ceiling)).toBeUndefined();
  expect(take('a', ceiling)).toBe(20);
});

test('setting the clock back neither adds nor removes tokens', () => {
  const { take, clock } = buckets();
  for (let turn = 0; turn < 3; turn++) take('a', ceiling);
  clock.time -= 3_600_000;
  expect(take('a', ceiling)).toBe(20);
});

test('each key has a bucket of its own', () => {
  const { take } = buckets();
  for (let turn = 0; turn < 4; turn++) take('a', ceiling);
  expect(take('b', ceiling)).toBeUndefined();
});

test('[ROB-03] a hundred thousand callers do not fill the memory, and a refused one stays refused', () => {
  const all = createTokenBuckets({ capacity: 1000, now: () => 0 });
  for (let turn = 0; turn < 4; turn++) all.take('busy', ceiling);
  for (let caller = 0; caller < 100_000; caller++) {
    all.take(`caller ${caller}`, ceiling);
    if (caller % 500 === 0) expect(all.take('busy', ceiling)).toBe(20);
  }
  expect(all.size).toBeLessThanOrEqual(1000);
});

test('full buckets are removed while others are counted', () => {
  const clock = { time: 0 };
  const all = createTokenBuckets({ capacity: 1000, now: () => clock.time });
  for (let caller = 0; caller < 100; caller++) all.take(`caller ${caller}`, ceiling);
  clock.time = 60_000;
  for (let turn = 0; turn < 100; turn++) all.take('other', { most: 1000, seconds: 60 });
  expect(all.size).toBe(1);
});
