// Runs in full what npm test runs in a short form.
//   npm run test:deep
import { spawnSync } from 'node:child_process';

const commands = [
  ['vitest', 'run', '--config', 'vitest.deep.config.ts'],
  ['playwright', 'test', '-c', 'tests/e2e/playwright.deep.config.ts'],
];

const failed = commands.filter(([program = '', ...args]) => {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  return status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
