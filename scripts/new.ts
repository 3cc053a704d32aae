// Creates the files of a new component: npm run new primitive Badge, npm run new piece orders/OrderRow
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readProject } from './check/project.ts';
import { scaffold } from './check/scaffold.ts';

const root = join(import.meta.dirname, '..');
const [kind = '', address = ''] = process.argv.slice(2);

try {
  const made = scaffold(kind, address, readProject(root));
  for (const [path, content] of made) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const paths = [...made.keys()];
  spawnSync('biome', ['check', '--write', '--log-level=error', ...paths], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`Written:\n${paths.map((path) => `  ${path}`).join('\n')}`);
  console.log(
    'Next: adapt the files, then run npm test <Name>, npm run api:update, npm run check.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
