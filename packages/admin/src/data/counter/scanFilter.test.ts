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

test('[STOCK-13] of several codes in a frame none counts, and one that was counted before not again', () => {
  const filter = createScanFilter();
  expect(filter.onlyNew([], 0)).toBeNull();
  expect(filter.onlyNew(['a', 'a'], 0)).toEqual({ code: 'a' });
  for (let now = 200; now <= 4000; now += 200)
    expect(filter.onlyNew(['a', 'b'], now)).toBe('several');
  expect(filter.onlyNew(['a'], 4200)).toBeNull();
  expect(filter.onlyNew(['b'], 4400)).toEqual({ code: 'b' });
});

test('[STOCK-13] a code that is shown again deliberately counts again', () => {
  const filter = createScanFilter();
  expect(filter.onlyNew(['a'], 0)).toEqual({ code: 'a' });
  expect(filter.onlyNew(['a'], 1400)).toBeNull();
  for (let now = 1600; now < 1400 + 1500; now += 200) expect(filter.onlyNew([], now)).toBeNull();
  expect(filter.onlyNew(['a'], 1400 + 1500)).toEqual({ code: 'a' });
});

test('[STOCK-13] a code that is still there when frames are read again does not count again', () => {
  const filter = createScanFilter();
  expect(filter.onlyNew(['a'], 0)).toEqual({ code: 'a' });
  // Another product is chosen from the list, or a slow device decodes for seconds.
  expect(filter.onlyNew(['a'], 20_000)).toBeNull();
  expect(filter.onlyNew(['a'], 22_000)).toBeNull();
  for (let now = 22_200; now < 22_000 + 1500; now += 200)
    expect(filter.onlyNew([], now)).toBeNull();
  expect(filter.onlyNew(['a'], 22_000 + 1500)).toEqual({ code: 'a' });
});
