import { expect, test } from 'vitest';
import { buildFiles, reachOf } from './changedStories.ts';

const button = ['packages/ui/src/primitives/Button/Button.tsx'];
const modules = {
  page: new Set(['packages/ui/src/testing/clock.ts']),
  stories: new Map([
    ['Button.stories.tsx', new Set(['Button.stories.tsx', ...button])],
    ['Row.stories.tsx', new Set(['Row.stories.tsx', 'packages/ui/src/pieces/Row.tsx', ...button])],
  ]),
};
const reached = (...changed: string[]) => {
  const { everything, stories } = reachOf(modules, changed);
  return { everything, stories: [...stories] };
};

test('[BOOK-07] a changed file reaches the stories that it is part of', () => {
  expect(reached(...button)).toEqual({
    everything: null,
    stories: ['Button.stories.tsx', 'Row.stories.tsx'],
  });
  expect(reached('packages/ui/src/pieces/Row.tsx').stories).toEqual(['Row.stories.tsx']);
});

test.each([
  ['pnpm-lock.yaml', 'packages'],
  ['packages/ui/src/tokens/scale.ts', 'tokens'],
  ['packages/ui/src/styles/fonts/display.woff2', 'fonts'],
  ['packages/qr-reader/src/decode.ts', 'worker'],
  ['scripts/chromium.ts', 'browser'],
  ['.storybook/preview.tsx', 'preview'],
  ['packages/ui/src/testing/clock.ts', 'part of every story'],
  ['tests/stories/visit.ts', 'the visits'],
  ['packages/ui/something.new', 'unknown kind'],
])('[BOOK-07] a change of %s visits every story', (file, reason) => {
  expect(reached(file).everything).toContain(reason);
});

test.each(buildFiles)('[BOOK-07] %s, from which the page is built, visits every story', (file) => {
  expect(reached(file).everything).toContain(file);
});

test('[BOOK-07] a file outside of src that is part of a story reaches it', () => {
  const film = 'packages/demo-club/media/film.mp4';
  expect(reached(film)).toEqual({ everything: null, stories: [] });
  modules.stories.get('Row.stories.tsx')?.add(film);
  expect(reached(film).stories).toEqual(['Row.stories.tsx']);
});

test('[BOOK-07] documents, other tests and code that no story uses visit nothing', () => {
  const found = reached(
    'README.md',
    'docs/house-style.md',
    'tests/e2e/cart.spec.ts',
    'packages/server/src/main.ts',
    'packages/ui/src/primitives/Button/Button.test.tsx',
    'tests/stories/pictures.txt',
    'tests/stories/review.ts',
  );
  expect(found).toEqual({ everything: null, stories: [] });
});
