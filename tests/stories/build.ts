import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { build } from 'vite';
import { filesIn } from '../../scripts/builtApp.ts';
import { buildFiles } from './changedStories.ts';
import { pageFolder } from './run.ts';

const root = join(import.meta.dirname, '../..');
const source = join(import.meta.dirname, 'page');
const stamp = join(pageFolder, 'inputs');

/** Packages whose files can be part of a story: all but the server. */
const packages = ['ui', 'qr-reader', 'api-client', 'app-core', 'app', 'admin', 'demo-club'];
const folders = [...packages.map((name) => `packages/${name}`), '.storybook', 'tests/stories/page'];

/** One hash of every file that the page is built from. */
export function hashOfInputs(): string {
  const inside = folders.flatMap((folder) =>
    filesIn(join(root, folder), /^(node_modules|dist)$/).map((path) => `${folder}/${path}`),
  );
  const hash = createHash('sha256');
  for (const path of [...buildFiles, ...inside].toSorted())
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Builds the page of all stories unless the last build had the same inputs. */
export async function buildPage() {
  const current = hashOfInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  console.log('Building the page of stories …');
  await build({ root: source, configFile: join(source, 'vite.config.ts'), logLevel: 'warn' });
  const index = await buildIndex({ configDir: join(root, '.storybook') });
  writeFileSync(join(pageFolder, 'index.json'), JSON.stringify(index));
  // Last: a build that was cut off has none.
  writeFileSync(stamp, current);
}
