import { expect, test } from 'vitest';
import { joinParts, type Part } from './joinedChunks.ts';

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

const groupsOf = (parts: Part[], guests: number[] = []) =>
  joinParts(parts, new Set(guests))
    .map((group) => group.sort((one, other) => one - other))
    .sort(([one = 0], [other = 0]) => one - other);

test('parts that the same visits load are joined, scripts and styles apart', () => {
  const parts = [script([0, 1]), style([0, 1]), script([0, 1]), style([0, 1]), script([2, 3])];
  expect(groupsOf(parts)).toEqual([[0, 2], [1, 3], [4]]);
});

test('a large part is not loaded by a visit that does not need it; a small one may be', () => {
  expect(groupsOf([script([0, 1, 2], 9000), script([0, 1], 9000)])).toEqual([[0], [1]]);
  expect(groupsOf([script([0, 1, 2], 9000), script([0, 1], 100)])).toEqual([[0, 1]]);
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
