import { expect, test } from 'vitest';
import { addRun, byPackage, type FileCoverage, type Lines, toIstanbul } from './lines.ts';

/** One statement for each pair of a line and its hits. */
const run = (path: string, ...statements: [number, number][]): [string, FileCoverage] => [
  path,
  {
    path,
    statementMap: Object.fromEntries(
      statements.map(([line], index) => [index, { start: { line } }]),
    ),
    s: Object.fromEntries(statements.map(([, hits], index) => [index, hits])),
  },
];

test('a line counts as covered if one run covers it, however a run splits it into statements', () => {
  const lines: Lines = new Map();
  addRun(lines, [run('packages/ui/src/a.ts', [1, 1], [2, 0], [3, 0])]);
  addRun(lines, [run('packages/ui/src/a.ts', [1, 1], [1, 0], [2, 4])]);
  expect([...(lines.get('packages/ui/src/a.ts') ?? [])]).toEqual([
    [1, 2],
    [2, 4],
    [3, 0],
  ]);
  expect(toIstanbul(lines, (file) => `/${file}`)['/packages/ui/src/a.ts']?.s).toEqual({
    0: 2,
    1: 4,
    2: 0,
  });
});

test('each package has its lines and names the files of which no line ran', () => {
  const lines: Lines = new Map();
  addRun(lines, [
    run('packages/ui/src/b.ts', [1, 0]),
    run('packages/ui/src/a.ts', [1, 1], [2, 0]),
    run('packages/ui/src/types.ts'),
    run('packages/server/src/a.ts', [1, 1]),
  ]);
  expect(byPackage(lines)).toEqual([
    { name: 'server', lines: 1, covered: 1, uncovered: [] },
    { name: 'ui', lines: 3, covered: 1, uncovered: ['packages/ui/src/b.ts'] },
  ]);
});
