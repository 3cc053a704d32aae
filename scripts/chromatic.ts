// Uploads the pictures to Chromatic, for users with an account there: npm run chromatic
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set. Pictures are compared by npm run visual.',
  );
  process.exit(0);
}

// Which stories a change reaches, Chromatic reads from the modules of the build.
run(process.execPath, ['scripts/storybook.ts', 'build', '--stats-json']);
run('chromatic', process.argv.slice(2));

function run(command: string, args: string[]) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
