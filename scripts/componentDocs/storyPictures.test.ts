import { expect, test } from 'vitest';
import { listed } from './storyPictures.ts';

const prints = new Map(
  ['row--a 390 light', 'row--a 390 dark', 'first:row--a 390 light', 'first:row--a 390 dark'].map(
    (name) => [name, { size: '390x120', hash: name }],
  ),
);

test('[BOOK-02] a page shows the picture of a story that is here in both themes', () => {
  const files = new Map(
    ['row--a.390.light.webp', 'row--a.390.dark.webp', 'first.row--a.390.light.webp'].map((name) => [
      name,
      '',
    ]),
  );
  expect(listed(prints, files)).toEqual({
    heights: { 'row--a': { 390: 120 }, 'first:row--a': { 390: 120 } },
    missing: ['first:row--a 390'],
  });
});
