import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare } from './difference.ts';

function plain(width: number, height: number, edit?: (picture: PNG) => void): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  edit?.(picture);
  return PNG.sync.write(picture);
}

test('equal pictures have no difference', () => {
  expect(compare(plain(20, 10), plain(20, 10))).toBeNull();
});

test('the same pixels with another compression are equal', () => {
  const before = plain(20, 10);
  const after = PNG.sync.write(PNG.sync.read(before), { deflateLevel: 0 });
  expect(after.equals(before)).toBe(false);
  expect(compare(before, after)).toBeNull();
});

test('one colour value off by one is a change', () => {
  const after = plain(20, 10, ({ data }) => data.writeUInt8(254, 41));
  expect(compare(plain(20, 10), after)?.count).toBe(1);
});

test('an additional row is a change of each of its pixels', () => {
  const difference = compare(plain(20, 10), plain(20, 11));
  expect(difference?.count).toBe(20);
  expect(difference?.sizes).toEqual({ before: '20 × 10', after: '20 × 11' });
});
