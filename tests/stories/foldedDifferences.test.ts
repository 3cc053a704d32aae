import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangedPicture, Run, VisitedStory } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
// Read when the module is loaded.
process.env.PICTURE_CACHE = folder;
const { store } = await import('./pictures.ts');
const { foldsOf } = await import('./foldedDifferences.ts');
const { reportPages } = await import('./reportPage.ts');

afterAll(() => rmSync(folder, { recursive: true }));

const plain = (width: number, mark?: { x: number; value: number }) => {
  const picture = new PNG({ width, height: 4 });
  picture.data.fill(255);
  if (mark) picture.data[mark.x * 4] = mark.value;
  return store(PNG.sync.write(picture));
};

const visited = (id: string, failures: VisitedStory['failures'] = []): VisitedStory => ({
  id,
  title: `部品 › ${id}`,
  file: `packages/ui/src/${id}.stories.tsx`,
  failures,
  ran: [],
  pictures: [],
  milliseconds: 1,
});

let run: Run;
beforeAll(() => {
  const change = (
    name: string,
    before: ChangedPicture['before'],
    after: ChangedPicture['after'],
  ) => ({ name, before, after });
  run = {
    visited: [
      visited('button'),
      visited('badge'),
      visited('field', [{ part: 'play', width: 390, text: 'no <button>' }]),
    ],
    changed: [
      // The same point changes in the same way, in pictures of different width.
      change('button 390 light', plain(10), plain(10, { x: 3, value: 9 })),
      change('badge 390 light', plain(20), plain(20, { x: 7, value: 9 })),
      change('field 390 light', plain(10), plain(10, { x: 3, value: 8 })),
      change('field 1280 light', null, plain(30)),
    ],
    orphans: [],
    others: [],
    flaky: [],
  };
});

test('[BOOK-06] equal differences are one, and the one that most pictures have is the first', () => {
  const folds = foldsOf(run);
  expect(folds.map(({ stories }) => stories.map(({ title }) => title))).toEqual([
    ['部品 › button', '部品 › badge'],
    ['部品 › field'],
    ['部品 › field'],
  ]);
  expect(folds[0]?.pictures).toHaveLength(2);
  // A new picture has nothing to be compared with.
  expect(folds.map(({ shots }) => shots[0]?.count)).toEqual([1, 1, null]);
});

test('[BOOK-06] the page holds what it shows, what failed, and how to accept the pictures', () => {
  const report = {
    folds: foldsOf(run),
    failed: run.visited.filter(({ failures }) => failures.length > 0),
    orphans: ['gone 390 light'],
    notes: [],
  };
  const page = reportPages(report).get('index.html') ?? '';
  expect(page).not.toMatch(/(src|href)="(?!data:|#)/);
  for (const text of ['変更前', '変更後', '違い', '点滅', '重ねる']) expect(page).toContain(text);
  expect(page).toContain('npm run visual -- --review');
  expect(page).toContain('操作のテスト');
  expect(page).toContain('no &lt;button>');
  expect(page).toContain('gone 390 light');
});

test('[BOOK-06] a large report is split, and its pages lead to each other', () => {
  const [fold] = foldsOf(run);
  if (!fold) throw new Error('There is a difference.');
  const large = Buffer.alloc(20_000_000);
  const folds = Array.from({ length: 3 }, () => ({
    ...fold,
    shots: fold.shots.map((shot) => ({ ...shot, before: large })),
  }));
  const pages = reportPages({ folds, failed: [], orphans: [], notes: [] });
  expect([...pages.keys()]).toEqual(['index.html', 'index-2.html', 'index-3.html']);
  expect(pages.get('index.html')).toContain('href="index-2.html"');
});
