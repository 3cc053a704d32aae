import { expect, test } from 'vitest';
import { readManifest } from './pictures.ts';

const heading = ['# Size and SHA-256', '# chromium 153'];
const read = (...lines: string[]) => readManifest([...heading, ...lines, ''].join('\n'));

test('[BOOK-06] lines of two branches about different stories are both taken', () => {
  const { prints, conflicts, drawnWith } = read(
    'a--one 390 dark 10x10 aa',
    '<<<<<<< HEAD',
    'b--one 390 dark 10x10 bb',
    '=======',
    'c--one 390 dark 10x10 cc',
    '>>>>>>> other',
  );
  expect([...prints.keys()]).toEqual(['a--one 390 dark', 'b--one 390 dark', 'c--one 390 dark']);
  expect(conflicts).toEqual([]);
  expect(drawnWith).toBe('chromium 153');
});

test('[BOOK-06] a story that two branches have drawn differently has to be drawn again', () => {
  const { conflicts } = read(
    'a--one 390 dark 10x10 aa',
    'a--one 390 dark 10x10 ab',
    'a--one 390 light 10x10 ac',
    'b--one 390 dark 10x10 bb',
    'b--one 390 dark 10x10 bb',
  );
  expect(conflicts).toEqual(['a--one']);
});
