// Runs Storybook; with --club in the name, colour and words of a club: npm run storybook -- --club FOLDER. A colour
// alone: npm run storybook -- --club '#0050b5'.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { clubOf } from './storybookClub.ts';

const { color, folder, args } = clubOf(process.argv.slice(2));
const { status } = spawnSync('storybook', args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    // Read by .storybook/switches.tsx.
    ...(color !== null && { STORYBOOK_CLUB_COLOR: color }),
    // Read by .storybook/main.ts: a logo is too long for a variable of the environment.
    ...(folder !== null && { CLUB_OF_STORIES: resolve(folder) }),
  },
});
process.exit(status ?? 1);
