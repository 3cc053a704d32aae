import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { reachOf } from './changedStories.ts';

const project = {
  'packages/ui/package.json': '{ "exports": { "./testing": "./src/testing/index.ts" } }',
  '.storybook/preview.tsx': "import { clock } from '@homestand/ui/testing';",
  'packages/ui/src/testing/index.ts':
    "export { clock } from './clock';\nexport { sakura } from './persons';",
  'packages/ui/src/testing/clock.ts': 'export const clock = 1;',
  'packages/ui/src/testing/persons.ts': 'export const sakura = 1;',
  'packages/ui/src/primitives/index.ts':
    "export * from './Button/Button';\nexport * from './Field/Field';",
  'packages/ui/src/primitives/Button/Button.tsx':
    "import * as styles from './Button.css';\nexport const Button = styles;",
  'packages/ui/src/primitives/Button/Button.css.ts': 'export const root = 1;',
  'packages/ui/src/primitives/Button/Button.stories.tsx': "import { Button } from './Button';",
  'packages/ui/src/primitives/Field/Field.tsx':
    "import type { ButtonProps } from '../Button/Button';\nexport const Field = 1;",
  'packages/ui/src/primitives/Field/Field.stories.tsx': "import { Field } from './Field';",
  'packages/ui/src/pieces/Row/Row.tsx':
    "import { Button } from '../../primitives';\nexport const Row = () => import('./late');",
  'packages/ui/src/pieces/Row/late.ts':
    "export const address = new URL('./clip.webm', import.meta.url);",
  'packages/ui/src/pieces/Row/clip.webm': '',
  'packages/ui/src/pieces/Row/Row.stories.tsx':
    "import { Row } from './Row';\nimport { sakura } from '../../testing';",
};
const stories = Object.keys(project).filter((file) => file.endsWith('.stories.tsx'));
const folders: string[] = [];

function reached(...changed: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'reach-'));
  folders.push(root);
  for (const [file, content] of Object.entries(project)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  const { everything, causes } = reachOf(root, changed, stories);
  const names = stories.filter((story) => (causes.get(story) ?? []).length > 0);
  return { everything, stories: names.map((story) => story.replace(/.*\/(\w+)\..*/, '$1')) };
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('[BOOK-07] a changed component reaches its own stories and those that use it, also through a barrel', () => {
  const { everything, stories: names } = reached('packages/ui/src/primitives/Button/Button.css.ts');
  expect(everything).toBeNull();
  expect(names).toEqual(['Button', 'Row']);
});

test('[BOOK-07] a barrel passes on only the names that are used, and types count for nothing', () => {
  expect(reached('packages/ui/src/primitives/Field/Field.tsx').stories).toEqual(['Field']);
  expect(reached('packages/ui/src/testing/persons.ts').stories).toEqual(['Row']);
});

test('[BOOK-07] what is loaded at run time is reached', () => {
  expect(reached('packages/ui/src/pieces/Row/late.ts').stories).toEqual(['Row']);
  expect(reached('packages/ui/src/pieces/Row/clip.webm').stories).toEqual(['Row']);
});

test.each([
  ['pnpm-lock.yaml', 'packages'],
  ['packages/ui/src/tokens/scale.ts', 'tokens'],
  ['packages/ui/src/styles/fonts/display.woff2', 'fonts'],
  ['scripts/chromium.ts', 'browser'],
  ['.storybook/preview.tsx', 'preview'],
  ['packages/ui/src/testing/clock.ts', 'part of every story'],
  ['tests/stories/inPage.ts', 'the visits'],
  ['packages/ui/something.new', 'unknown kind'],
])('[BOOK-07] a change of %s visits every story', (file, reason) => {
  expect(reached(file).everything).toContain(reason);
});

test('[BOOK-07] documents, other tests and code that no story uses visit nothing', () => {
  const found = reached(
    'README.md',
    'docs/house-style.md',
    'tests/e2e/cart.spec.ts',
    'packages/server/src/main.ts',
    'packages/ui/src/primitives/Button/Button.test.tsx',
    'tests/stories/pictures.txt',
  );
  expect(found).toEqual({ everything: null, stories: [] });
});
