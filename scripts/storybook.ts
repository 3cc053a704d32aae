// Runs Storybook on port 6006.
//   npm run storybook -- build              builds it into storybook-static, with its pages as Markdown
//   npm run storybook -- --club FOLDER      in the name, colour and words of a club
//   npm run storybook -- --club '#0050b5'   in a colour
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { writeLlms } from './componentDocs/llms.ts';
import { clubOf } from './storybookClub.ts';

const { color, folder, args } = clubOf(process.argv.slice(2));
const run =
  args[0] === 'build'
    ? ['build', '--quiet', '-o', 'storybook-static', ...args.slice(1)]
    : ['dev', '-p', '6006', '--no-open', ...args];
const { status } = spawnSync('storybook', run, {
  stdio: 'inherit',
  env: {
    ...process.env,
    // Read by .storybook/switches.tsx.
    ...(color !== null && { STORYBOOK_CLUB_COLOR: color }),
    // Read by .storybook/main.ts: a logo is too long for a variable of the environment.
    ...(folder !== null && { CLUB_OF_STORIES: resolve(folder) }),
  },
});
if (status === 0 && args[0] === 'build') writeLlms('storybook-static');
process.exit(status ?? 1);
