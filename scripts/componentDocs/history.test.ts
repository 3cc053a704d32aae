import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { historyOf } from './history.ts';

const chip = 'packages/ui/src/primitives/Chip';
let folder = '';
let repository = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  repository = join(folder, 'repository');
  mkdirSync(repository);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: repository,
    stdio: 'pipe',
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'Test',
      GIT_AUTHOR_EMAIL: 'test@example.com',
      GIT_COMMITTER_NAME: 'Test',
      GIT_COMMITTER_EMAIL: 'test@example.com',
      GIT_COMMITTER_DATE: '2026-11-21T12:00:00+09:00',
    },
  });

function write(path: string, content: string) {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), content);
}

function commit(message: string) {
  git('add', '.');
  git('commit', '-m', message);
}

const subjects = (name: string) =>
  historyOf(repository).components[name]?.latest.map(({ type, subject }) => `${type} ${subject}`);

test('the commits of type feat and fix that changed what the component ships, the newest first', () => {
  git('init', '-b', 'main');
  write(`${chip}/Chip.tsx`, 'one');
  commit('feat(ui): add the chip');
  write(`${chip}/Chip.tsx`, 'two');
  write(`${chip}/Chip.css.ts`, 'two');
  commit('fix(Chip)!: keep the focus ring');
  write(`${chip}/Chip.tsx`, 'three');
  commit('refactor(Chip): shorter');
  write(`${chip}/Chip.stories.tsx`, 'story');
  write(`${chip}/Chip.docs.ts`, 'docs');
  commit('feat(storybook): a story');
  write('packages/ui/src/primitives/Tag/タグ.tsx', 'one');
  commit('feat: add the tag');
  const { extent, components } = historyOf(repository);
  expect(extent).toBe('whole');
  expect(subjects('Chip')).toEqual(['fix keep the focus ring', 'feat add the chip']);
  expect(subjects('Tag')).toEqual(['feat add the tag']);
  expect(components.Chip?.more).toBe(0);
  expect(components.Chip?.latest[0]).toMatchObject({
    date: '2026-11-21',
    hash: git('rev-parse', '--short', 'HEAD~3').trim(),
  });
});

test('a component keeps its changes from before it moved', () => {
  git('init', '-b', 'main');
  const former = 'packages/ui/src/pieces/shared/Mark';
  write(`${former}/Mark.tsx`, 'a file with\nsome lines\nthat stay\nas they are\n');
  commit('feat(ui): add the mark');
  mkdirSync(join(repository, chip), { recursive: true });
  renameSync(join(repository, former, 'Mark.tsx'), join(repository, chip, 'Chip.tsx'));
  commit('refactor(ui): the mark is a chip');
  expect(subjects('Chip')).toEqual(['feat add the mark']);
  expect(subjects('Mark')).toBeUndefined();
});

test('ten changes are listed, the others counted', () => {
  git('init', '-b', 'main');
  for (let count = 1; count <= 12; count++) {
    write(`${chip}/Chip.tsx`, String(count));
    commit(`fix(Chip): number ${count}`);
  }
  const { latest, more } = historyOf(repository).components.Chip ?? { latest: [], more: 0 };
  expect(latest).toHaveLength(10);
  expect(latest[0]?.subject).toBe('number 12');
  expect(more).toBe(2);
});

test('a shallow clone knows that it is one', () => {
  git('init', '-b', 'main');
  for (const word of ['one', 'two']) {
    write(`${chip}/Chip.tsx`, word);
    commit(`feat(Chip): ${word}`);
  }
  git('clone', '--depth', '1', `file://${repository}`, join(folder, 'clone'));
  const { extent, components } = historyOf(join(folder, 'clone'));
  expect(extent).toBe('shallow');
  expect(components.Chip?.latest.map(({ subject }) => subject)).toEqual(['two']);
});

test('an archive has no history, nor has one inside the repository of another project', () => {
  write(`${chip}/Chip.tsx`, 'one');
  expect(historyOf(repository)).toEqual({ extent: 'none', components: {} });
  rmSync(repository, { recursive: true });
  mkdirSync(repository);
  git('init', '-b', 'main');
  write('README.md', 'another project');
  commit('feat: another project');
  write(`inside/${chip}/Chip.tsx`, 'one');
  expect(historyOf(join(repository, 'inside'))).toEqual({ extent: 'none', components: {} });
});
