// Creates the file set of a new component.
//   npm run new primitive Badge
//   npm run new piece orders/OrderRow -- --speaks --remembers
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readProject } from './check/project.ts';
import { scaffold } from './check/scaffold.ts';

const root = join(import.meta.dirname, '..');

// Without the `--` separator npm takes the flag and passes it as an environment variable.
const flag = (name: string) =>
  ({ type: 'boolean', default: process.env[`npm_config_${name}`] === 'true' }) as const;

try {
  const {
    positionals: [kind, address],
    values: { speaks, remembers },
  } = parseArgs({
    allowPositionals: true,
    options: { speaks: flag('speaks'), remembers: flag('remembers') },
  });
  const made = scaffold(
    { kind, address, hasWords: speaks, hasStore: remembers },
    readProject(root),
  );
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
