import { expect, test } from 'vitest';
import { readLint, readTypeErrors, readUnused, run } from './runTool.ts';
import { summarize } from './temporaryProject.ts';

test('type errors', () => {
  const output = `src/a.ts(3,7): error TS2322: Type 'a' is not 'b'.\n  More about it.\nsrc/b.ts(1,1): error TS1: No.\n`;
  expect(summarize(readTypeErrors(output))).toEqual(['src/a.ts:3 TS2322', 'src/b.ts:1 TS1']);
  expect(readTypeErrors(output)[0]?.message).toContain('More about it.');
  expect(readTypeErrors('')).toEqual([]);
});

test('lint', () => {
  const output = `! a.ts:3:21: lint/x/unused: A warning.\n× a.ts:3:21: lint/x/any: No any.\n× b.ts: format: Formatter would …\nFound 2 errors.`;
  expect(summarize(readLint(output))).toEqual(['a.ts:3 lint/x/any', 'b.ts:1 format']);
});

test('unused files, exports and dependencies', () => {
  const issues = [
    { file: 'a.ts', files: [{ name: 'a.ts' }], exports: [] },
    {
      file: 'b.ts',
      exports: [{ name: 'b', line: 4 }],
      duplicates: [[{ name: 'c' }, { name: 'd' }]],
    },
    { file: 'package.json', dependencies: [{ name: 'e', line: 9 }] },
  ];
  expect(summarize(readUnused(JSON.stringify({ issues })))).toEqual([
    'a.ts:1 unused-files',
    'b.ts:1 unused-duplicates',
    'b.ts:1 unused-duplicates',
    'b.ts:4 unused-exports',
    'package.json:9 unused-dependencies',
  ]);
});

test('a failing tool is not a pass', async () => {
  const broken = run('.', readTypeErrors, process.execPath, '-e', 'process.exit(2)');
  await expect(broken).rejects.toThrow('broke down');
});
