import { expect, test } from 'vitest';
import { createScanFilter } from './scanFilter';

test('[DESK-02] a code that stays in view counts once', () => {
  const filter = createScanFilter();
  expect(filter.isNew('a', 0)).toBe(true);
  for (let now = 200; now < 10_000; now += 200) expect(filter.isNew('a', now)).toBe(false);
  expect(filter.isNew('b', 10_000)).toBe(true);
});

test('[DESK-04] a code that is still there after its hand-over does not open again', () => {
  const filter = createScanFilter();
  filter.isNew('a', 0);
  // No frames are read while the order is open.
  filter.close('a', 20_000);
  for (let now = 20_200; now < 40_000; now += 200) expect(filter.isNew('a', now)).toBe(false);
});

test('[DESK-04] a code that was away and comes back counts again, but not within 3 s of its hand-over', () => {
  const filter = createScanFilter();
  filter.isNew('a', 0);
  filter.close('a', 5000);
  expect(filter.isNew('a', 7900)).toBe(false);
  expect(filter.isNew('a', 7900 + 1500)).toBe(true);
  expect(filter.isNew('a', 20_000)).toBe(true);
});
