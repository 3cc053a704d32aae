import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qrModules } from './qrModules.ts';
import { readCode } from './testing/readCode.ts';

test('a code decodes to the address it was made from', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.webUrl({ withQueryParameters: true }), (uuid, origin) => {
      const address = `${origin.slice(0, 120)}/user/u/card-obtain/${uuid}`;
      expect(readCode(qrModules(address).bars)).toBe(address);
    }),
    { numRuns: 10 },
  );
});

test('bars never overlap, and no two bars in a row touch', () => {
  const { bars, size } = qrModules('https://club.example/user/u/card-obtain/1');
  const ends = new Map<number, number>();
  for (const { column, row, width } of bars) {
    expect(column).toBeGreaterThan(ends.get(row) ?? -1);
    expect(column + width).toBeLessThanOrEqual(size);
    ends.set(row, column + width);
  }
});
