import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLint, run } from './runTool.ts';
import { temporaryProject } from './temporaryProject.ts';

const root = join(import.meta.dirname, '../..');
const ui = 'packages/ui/src/pieces/a';
const app = 'packages/app/src';
const server = 'packages/server/src';

/** What biome.json refuses in some folders only; the second has the same code where it is allowed. */
const planted: [rule: string, refused: string, allowed: string, code: string][] = [
  ['noRestrictedElements', `${ui}/A.tsx`, 'tests/a.tsx', 'export const a = <style />;'],
  [
    'noRestrictedElements',
    `${ui}/B.tsx`,
    'packages/ui/src/primitives/B.tsx',
    'export const a = <dl />;',
  ],
  [
    'noDangerouslySetInnerHtml',
    `${app}/data/c.tsx`,
    'scripts/c.ts',
    'export const a = <p dangerouslySetInnerHTML={b} />;',
  ],
  [
    'noRestrictedImports',
    `${app}/data/d.ts`,
    'packages/app-core/src/http/sessionCache.tsx',
    "import { mutate as a } from 'swr';\na();",
  ],
  [
    'noRestrictedImports',
    `${app}/data/e.ts`,
    'scripts/e.ts',
    "import { useMemo as a } from 'react';\na();",
  ],
  [
    'noRestrictedImports',
    `${app}/screens/f.ts`,
    `${app}/data/f.ts`,
    "import { createApiClient as a } from '@homestand/api-client';\na();",
  ],
  ['noRestrictedGlobals', `${ui}/g.ts`, `${app}/data/g.ts`, "await fetch('a');"],
  [
    'noJsRestrictedProperties',
    `${app}/shell/h.ts`,
    `${app}/data/h.ts`,
    'export const { fetch: a } = window;',
  ],
  ['noRestrictedGlobals', `${app}/routes/i.ts`, `${app}/data/i.ts`, 'export const a = globalThis;'],
  [
    'noRestrictedGlobals',
    `${app}/data/j.ts`,
    'packages/app-core/src/browser/storage.ts',
    "localStorage.setItem('a', 'b');",
  ],
  [
    'noJsRestrictedProperties',
    `packages/admin/src/k.ts`,
    'tests/k.ts',
    'export const { localStorage: a } = window;',
  ],
  ['noRestrictedGlobals', `${server}/l.ts`, 'tests/l.ts', "localStorage.getItem('a');"],
  ['noJsRestrictedProperties', `${server}/m.ts`, `${app}/m.ts`, 'export const a = Math.random();'],
  [
    'noProcessEnv',
    `${server}/modules/n.ts`,
    `${server}/config/config.ts`,
    'export const a = process.env.HOME;',
  ],
  [
    'noJsRestrictedProperties',
    'tests/o.ts',
    'tests/performance/o.ts',
    'await page.waitForTimeout(1);',
  ],
  ['noJsRestrictedProperties', `${app}/p.test.ts`, `${app}/p.ts`, "test.skipIf(a)('a', b);"],
];

test('biome.json refuses what the house style forbids in some folders', async () => {
  const files = planted.flatMap(([, refused, allowed, code]) => [
    [refused, `${code}\n`],
    [allowed, `${code}\n`],
  ]);
  using project = temporaryProject({
    ...Object.fromEntries(files),
    'biome.json': readFileSync(join(root, 'biome.json'), 'utf8'),
    '.gitignore': 'node_modules/\n',
  });
  const problems = await run(
    project.root,
    readLint,
    join(root, 'node_modules/.bin/biome'),
    ...['lint', '.', '--reporter=concise', '--colors=off', '--max-diagnostics=none'],
  );
  const ours = new Set(planted.map(([rule]) => rule));
  const found = problems
    .map(({ file, rule }) => `${rule.replace(/.*[/]/, '')} ${file}`)
    .filter((text) => ours.has(text.split(' ')[0] ?? ''));
  expect([...new Set(found)].sort()).toEqual(
    planted.map(([rule, refused]) => `${rule} ${refused}`).sort(),
  );
});
