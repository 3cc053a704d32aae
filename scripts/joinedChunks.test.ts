import { expect, test } from 'vitest';
import { joinParts, type Part, type Visit } from './joinedChunks.ts';

const script = (visits: number[], bytes = 500, imports: number[] = []): Part => ({
  kind: 'script',
  modules: [],
  bytes,
  visits: new Set(visits),
  imports,
});
const style = (visits: number[], bytes = 500): Part => ({
  ...script(visits, bytes),
  kind: 'style',
});

const visits = (guests: number[]) =>
  Array.from(
    { length: 20 },
    (_, visit): Visit => ({
      isForGuests: guests.includes(visit),
      files: 7,
      weight: 1,
    }),
  );

const groupsOf = (parts: Part[], guests: number[] = []) =>
  joinParts(parts, visits(guests))
    .map((group) => group.sort((a, b) => a - b))
    .sort(([a = 0], [b = 0]) => a - b);

test('parts that the same visits load are joined, scripts and styles apart', () => {
  const parts = [script([0, 1]), style([0, 1]), script([0, 1]), style([0, 1]), script([2, 3])];
  expect(groupsOf(parts)).toEqual([[0, 2], [1, 3], [4]]);
});

test('a large part is not loaded by a visit that does not need it; a small one may be', () => {
  expect(groupsOf([script([0, 1, 2], 9000), script([0, 1], 9000)])).toEqual([[0], [1]]);
  expect(groupsOf([script([0, 1, 2], 9000), script([0, 1], 100)])).toEqual([[0, 1]]);
});

test('a visit of more weight loads less that it does not need', () => {
  const parts = [script([0, 1, 2], 9000), script([0, 1], 100)];
  const weighted = visits([]).map((visit, number) => ({ ...visit, weight: number === 2 ? 20 : 1 }));
  expect(joinParts(parts, weighted)).toHaveLength(2);
});

test('groups do not import each other in a circle', () => {
  // 0 and 3 have the same visits; joined with 1, they would import 2, which imports 1.
  const parts = [
    script([0, 1, 2], 400, [2]),
    script([0, 1, 2, 3], 400),
    script([0, 1, 2, 4], 9000, [1]),
  ];
  const groups = groupsOf(parts);
  const groupOf = (part: number) => groups.findIndex((group) => group.includes(part));
  expect(groupOf(0) === groupOf(1) && groupOf(1) !== groupOf(2)).toBe(false);
});

test('what a joined part imports counts as loaded with it', () => {
  const withImport = (imports: number[]) =>
    groupsOf([script([0, 1, 2], 2000), script([0, 1], 40, imports), style([0, 1, 3], 20_000)]);
  expect(withImport([])).toContainEqual([0, 1]);
  // The visit 2 would load the third part, which it does not need.
  expect(withImport([2])).toContainEqual([0]);
});

test('what guests load is not joined with what they do not', () => {
  const parts = [script([0, 1, 2], 9000), script([1, 2], 100)];
  expect(groupsOf(parts)).toEqual([[0, 1]]);
  expect(groupsOf(parts, [0])).toEqual([[0], [1]]);
});

test('[NET-01] a visit with too many files loads more bytes instead', () => {
  const large = Array.from({ length: 9 }, (_, index) => script([0, index + 1], 9000));
  expect(groupsOf(large)).toHaveLength(7);
  expect(groupsOf(large.slice(0, 7))).toHaveLength(7);
});

/** All ways to put the numbers below count in groups. */
function partitions(count: number): number[][][] {
  if (count === 0) return [[]];
  return partitions(count - 1).flatMap((groups) => [
    ...groups.map((_, at) => groups.map((group, i) => (i === at ? [...group, count - 1] : group))),
    [...groups, [count - 1]],
  ]);
}

test('[NET-01] of all ways to join within the number of files, one with nearly the fewest bytes is taken', () => {
  let ratios = 0;
  const rounds = 40;
  const files = 2;
  let state = 1;
  const random = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
  const ways = partitions(7);
  for (let round = 0; round < rounds; round += 1) {
    const parts = Array.from({ length: 7 }, () =>
      script(
        [0, 1, 2, 3, 4].filter(() => random(2) === 1),
        500 + random(20_000),
      ),
    ).filter(({ visits }) => visits.size > 0);
    const loaded = (groups: number[][]) => {
      const bytes = [0, 0, 0, 0, 0];
      const count = [0, 0, 0, 0, 0];
      for (const group of groups) {
        const all = group.map((part) => parts[part] ?? script([]));
        for (const visit of new Set(all.flatMap(({ visits }) => [...visits]))) {
          bytes[visit] = all.reduce((sum, part) => sum + part.bytes, bytes[visit] ?? 0);
          count[visit] = (count[visit] ?? 0) + 1;
        }
      }
      return count.some((each) => each > files)
        ? Number.POSITIVE_INFINITY
        : bytes.reduce((sum, each) => sum + each, 0);
    };
    const best = Math.min(
      ...ways.map((groups) =>
        loaded(
          groups
            .map((group) => group.filter((part) => part < parts.length))
            .filter((group) => group.length > 0),
        ),
      ),
    );
    const visits = Array.from({ length: 5 }, () => ({ isForGuests: false, files, weight: 1 }));
    ratios += loaded(joinParts(parts, visits)) / best;
  }
  // Trying all ways is only possible for so few parts.
  expect(ratios / rounds).toBeLessThan(1.03);
});
