import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { laterModules } from './laterModules.ts';
import { measure } from './measure.ts';

const root = join(import.meta.dirname, '..', '..');

test('a later module in the entry is found in a real build, but not behind a dynamic import', async () => {
  // Inside the workspace, so that packages resolve as in the app.
  const folder = mkdtempSync(join(root, 'packages/ui/node_modules/.size-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = (name: string, code: string) => {
    const file = join(folder, name);
    writeFileSync(file, code);
    return measure({ input: file });
  };
  const early = await entry(
    'early.ts',
    "import * as menu from 'radix-ui/dropdown-menu'; console.log(menu);",
  );
  const lazy = await entry('lazy.ts', "void import('radix-ui/dropdown-menu').then(console.log);");
  expect(laterModules(early.modules)).not.toEqual([]);
  expect(laterModules(lazy.modules)).toEqual([]);
  expect(lazy.js).toBeLessThan(early.js);
});
