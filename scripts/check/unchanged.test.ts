import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryProject } from './temporaryProject.ts';
import { changedFiles, notPassed, passedBefore } from './unchanged.ts';

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
    passedBefore(root, 'a check', new Map(Object.entries({ ...files, ...changed })), {
      files: /^packages/,
      part: (content) => content.replace('!', ''),
    });
  expect(run().passed).toBe(false);

  run().remember();
  expect(run().passed).toBe(true);
  expect(run({ 'docs/b.md': '2' }).passed).toBe(true);
  expect(run({ 'packages/a.ts': '2' }).passed).toBe(false);
  expect(run({ 'packages/a.ts': '1!' }).passed).toBe(true);
  expect(run({ 'packages/d.ts': '1' }).passed).toBe(false);
  expect(run({ 'scripts/check/c.ts': '2' }).passed).toBe(false);

  writeFileSync(join(root, 'pnpm-lock.yaml'), 'a: 2');
  expect(run().passed).toBe(false);
});

test('a file that passed is left out until it, the checks or an exports list changes', () => {
  using project = temporaryProject({ 'pnpm-lock.yaml': 'a: 1' });
  const run = (changed: Record<string, string> = {}) => {
    const files = new Map(
      Object.entries({ 'a.ts': '1', 'b.ts': '1', 'packages/c/package.json': '{}', ...changed }),
    );
    const found = notPassed(project.root, 'a check', files, files);
    return { names: [...found.files.keys()], remember: found.remember };
  };
  expect(run().names).toEqual(['a.ts', 'b.ts', 'packages/c/package.json']);

  run().remember([{ file: 'b.ts', line: 1, rule: 'a', message: 'b' }]);
  expect(run().names).toEqual(['b.ts']);
  run({ 'b.ts': '2' }).remember([]);
  expect(run({ 'b.ts': '2' }).names).toEqual([]);
  expect(run({ 'a.ts': '2', 'b.ts': '2' }).names).toEqual(['a.ts']);
  expect(run({ 'packages/c/package.json': '{ }' }).names).toHaveLength(3);
  expect(run({ 'scripts/check/d.ts': '1' }).names).toHaveLength(4);
});
