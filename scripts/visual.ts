// Takes the pictures of all stories tagged visual and compares them with the committed ones.
//   npm run visual                      all of them
//   npm run visual -- Button チャット     stories whose title or id contains one of the words
//   npm run visual:update -- Button     retakes the changed ones
//   npm run visual -- --built folder    uses an existing Storybook build
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, built: { type: 'string' } },
});

const folder = resolve(values.built ?? 'storybook-static');
if (values.built === undefined) {
  console.log('Building Storybook …');
  run('storybook', ['build', '--quiet', '--loglevel', 'warn', '-o', folder]);
}
run('playwright', ['test', '-c', 'tests/visual/playwright.config.ts']);

function run(command: string, args: string[]) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      VISUAL_STORYBOOK: folder,
      VISUAL_WORDS: JSON.stringify(positionals),
      VISUAL_UPDATE: values.update ? '1' : '0',
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}
