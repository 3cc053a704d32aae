// Opens every story on a bare page under the product's content security policy, and fails on any violation.
//   npm run policy              all stories
//   npm run policy -- Button    stories whose title or id contains one of the words
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { build } from 'vite';

const folder = join(import.meta.dirname, '../tests/policy/page');

await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
const index = await buildIndex({ configDir: '.storybook' });
writeFileSync(join(folder, 'dist/index.json'), JSON.stringify(index));

const { status } = spawnSync('playwright', ['test', '-c', 'tests/policy/playwright.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, POLICY_WORDS: JSON.stringify(process.argv.slice(2)) },
});
process.exit(status ?? 1);
