// Runs Storybook; with --club in another club's colour: npm run storybook -- --club '#0050b5', or --club FOLDER.
import { spawnSync } from 'node:child_process';
import { clubColorOf } from './storybookClub.ts';

const { color, rest } = clubColorOf(process.argv.slice(2));
const { status } = spawnSync('storybook', rest, {
  stdio: 'inherit',
  // Read by .storybook/switches.tsx.
  env: { ...process.env, ...(color !== null && { STORYBOOK_CLUB_COLOR: color }) },
});
process.exit(status ?? 1);
