import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Manifest } from './pictures.ts';
import { recordRun, resultsFile, type StoredResults, shownResults } from './results.ts';
import type { Run, VisitedStory } from './run.ts';

const files = {
  'packages/ui/src/Chip.stories.tsx': "import { Chip } from './Chip';",
  'packages/ui/src/Chip.tsx': 'export const Chip = 1;',
  'packages/ui/src/Tag.stories.tsx': 'export const Tag = 1;',
  '.storybook/preview.tsx': '',
};
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'results-'));
  for (const [file, content] of Object.entries(files)) write(file, content);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

const modules = {
  page: new Set(['.storybook/preview.tsx']),
  stories: new Map([
    [
      'packages/ui/src/Chip.stories.tsx',
      new Set(['packages/ui/src/Chip.stories.tsx', 'packages/ui/src/Chip.tsx']),
    ],
    ['packages/ui/src/Tag.stories.tsx', new Set(['packages/ui/src/Tag.stories.tsx'])],
  ]),
};
const visited = (id: string, more: Partial<VisitedStory> = {}): VisitedStory => ({
  id,
  title: id,
  file: `packages/ui/src/${id.startsWith('chip') ? 'Chip' : 'Tag'}.stories.tsx`,
  failures: [],
  ran: ['render', 'axe'],
  pictures: [],
  milliseconds: 1,
  ...more,
});
const run = (...stories: VisitedStory[]): Run => ({
  visited: stories,
  changed: [],
  orphans: [],
  others: [],
  flaky: [],
});
const record = (stories: VisitedStory[], ids = stories.map(({ id }) => id), day = 21) =>
  recordRun(root, run(...stories), ids, new Date(`2026-11-${day}T03:00:00Z`), modules);
const shown = (manifest: Manifest = new Map()) =>
  shownResults(root, manifest, modules).chromium?.stories;

test('an engine without a run has no result', () => {
  expect(shownResults(root, new Map(), modules)).toEqual({
    chromium: null,
    firefox: null,
    webkit: null,
  });
});

test('what ran has passed or failed; what did not run is not there', () => {
  record([visited('chip--a', { failures: [{ part: 'axe', width: 390, text: 'contrast' }] })]);
  expect(shown()).toEqual({
    'chip--a': {
      commit: null,
      isModified: false,
      date: '2026-11-21T03:00:00.000Z',
      isOutdated: false,
      parts: { render: 'passed', axe: 'failed' },
    },
  });
});

test('a run of some stories leaves the results of the others, and takes that of a story it could not finish', () => {
  record([visited('chip--a'), visited('chip--b'), visited('tag--a')]);
  record([visited('chip--b')], ['chip--b', 'tag--a'], 22);
  const days = Object.entries(shown() ?? {}).map(([id, { date }]) => `${id} ${date.slice(8, 10)}`);
  expect(days).toEqual(['chip--a 21', 'chip--b 22']);
});

test('a result is outdated when a file that is part of the story changed, and no longer when it runs again', () => {
  record([visited('chip--a'), visited('tag--a')]);
  write('packages/ui/src/Chip.tsx', 'export const Chip = 2;');
  const outdated = () =>
    Object.entries(shown() ?? {}).flatMap(([id, { isOutdated }]) => (isOutdated ? [id] : []));
  expect(outdated()).toEqual(['chip--a']);
  record([visited('chip--a')]);
  expect(outdated()).toEqual([]);
  write('.storybook/preview.tsx', 'export const changed = 1;');
  expect(outdated()).toEqual(['tag--a', 'chip--a']);
});

test('the manifest says whether the pictures are right, also when it changes after the run', () => {
  const name = 'chip--a 390 light';
  const print = { size: '1x1', hash: 'taken' };
  record([visited('chip--a', { ran: ['render', 'picture'], pictures: [{ name, print }] })]);
  const picture = (...entries: [string, string][]) =>
    shown(new Map(entries.map(([key, hash]) => [key, { size: '1x1', hash }])))?.['chip--a']?.parts
      .picture;
  expect(picture([name, 'other'])).toBe('failed');
  expect(picture()).toBe('failed');
  expect(picture([name, 'taken'], ['chip--a 1280 light', 'wide'])).toBe('failed');
  expect(picture([name, 'taken'])).toBe('passed');
});

test('the run of another engine is read from a file of the same form', () => {
  record([visited('chip--a')]);
  const stored: StoredResults = {
    browser: 'firefox 140',
    stories: {
      'tag--a': {
        commit: 'abc1234',
        isModified: false,
        date: '2026-11-21T03:00:00.000Z',
        file: 'packages/ui/src/Tag.stories.tsx',
        sources: 'of another day',
        parts: { render: 'passed' },
        pictures: {},
      },
    },
  };
  writeFileSync(resultsFile(root, 'firefox'), JSON.stringify(stored));
  const { firefox, webkit } = shownResults(root, new Map(), modules);
  expect(firefox?.browser).toBe('firefox 140');
  expect(firefox?.stories['tag--a']).toMatchObject({ isOutdated: true, commit: 'abc1234' });
  expect(webkit).toBeNull();
});
