// Builds seven usual controls (button, dialog, tabs, select, toast, text field, checkbox) of Homestand and of
// three other UI kits with the same settings: npm run bench:kits
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { measure } from '../../scripts/size/measure.ts';
import { homestandPlugins } from '../../scripts/vite-plugins.ts';

const here = import.meta.dirname;
const kits = join(here, 'kits');

const { status } = spawnSync(
  'pnpm',
  ['install', '--ignore-workspace', '--silent', '--no-lockfile'],
  {
    cwd: kits,
    stdio: 'inherit',
  },
);
if (status !== 0) throw new Error('The kits could not be installed.');

const pages = ['react', 'mantine', 'mui', 'radix-themes'].map((name) => ({
  name,
  input: join(kits, 'pages', `${name}.tsx`),
}));
pages.splice(1, 0, { name: 'homestand', input: join(here, 'controls', 'main.tsx') });

const rows: { name: string; js: number; css: number; total: number; overReact: number }[] = [];
let react = 0;
for (const { name, input } of pages) {
  const plugins = name === 'homestand' ? homestandPlugins() : [];
  const { js, css, total } = await measure({ input, plugins });
  if (name === 'react') react = total;
  rows.push({ name, js, css, total, overReact: total - react });
}
console.table(rows);
