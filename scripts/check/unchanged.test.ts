import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryProject } from './temporaryProject.ts';
import { changedFiles, passedBefore } from './unchanged.ts';

test('the changed files are those of the branch and of the working tree', () => {
  using project = temporaryProject({ 'kept.ts': '1', 'gone.ts': '2', 'packages/a.ts': '3' });
  const { root } = project;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=a');
  expect(changedFiles(root)).toEqual([]);

  git('switch', '--quiet', '--create', 'b');
  writeFileSync(join(root, 'packages/a.ts'), '4');
  git('commit', '--quiet', '--all', '--message=b');
  git('rm', '--quiet', 'gone.ts');
  writeFileSync(join(root, 'new.ts'), '5');
  expect(changedFiles(root).sort()).toEqual(['gone.ts', 'new.ts', 'packages/a.ts']);
});

test('a check is passed over while its files, the checks and the packages are the same', () => {
  using project = temporaryProject({ 'pnpm-lock.yaml': 'a: 1' });
  const { root } = project;
  const files = { 'packages/a.ts': '1', 'docs/b.md': '1', 'scripts/check/c.ts': '1' };
  const run = (changed: Record<string, string> = {}) =>
    passedBefore(root, 'a check', new Map(Object.entries({ ...files, ...changed })), /^packages/);
  expect(run().passed).toBe(false);

  run().remember();
  expect(run().passed).toBe(true);
  expect(run({ 'docs/b.md': '2' }).passed).toBe(true);
  expect(run({ 'packages/a.ts': '2' }).passed).toBe(false);
  expect(run({ 'packages/d.ts': '1' }).passed).toBe(false);
  expect(run({ 'scripts/check/c.ts': '2' }).passed).toBe(false);

  writeFileSync(join(root, 'pnpm-lock.yaml'), 'a: 2');
  expect(run().passed).toBe(false);
});
