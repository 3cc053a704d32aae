// The journeys in Firefox and WebKit; both Chromiums run those of tests/e2e. Installs the two where it may: they are
// not pinned, so this belongs to npm run test:all alone.
//   node tests/engines/run.ts                       both engines
//   node tests/engines/run.ts --project=webkit      options of Playwright
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtApp } from '../../scripts/builtApp.ts';
import { areInstalled, packages } from './engines.ts';

const config = join(import.meta.dirname, 'playwright.config.ts');
const options = process.argv.slice(2);

const obstacle = areInstalled() ? null : install();
if (obstacle) {
  console.log(`Firefox and WebKit: left out, ${obstacle}`);
  process.exit(0);
}
await builtApp();
await builtApp({ name: 'admin' });
const { status } = spawnSync('playwright', ['test', '-c', config, ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

/** Installs Debian's packages; returns the reason if it cannot. */
function install(): string | null {
  const names = Object.keys(packages);
  const byHand = `sudo apt-get install --no-install-recommends ${names.join(' ')}`;
  if (!existsSync('/usr/bin/apt-get')) return 'they are installed from Debian packages only.';
  if (process.getuid?.() !== 0) return `only root can install them: ${byHand}`;
  console.log(`Installing ${names.join(', ')} …`);
  const args = ['install', '--yes', '--no-install-recommends', ...names];
  const isDone =
    aptGet(['update'], 60) && aptGet([...args, '--download-only'], 180) && aptGet(args);
  if (!isDone) return `their packages could not be installed: ${byHand}`;
  return areInstalled() ? null : 'their packages install other files than expected.';
}

/** Only downloads have a limit: an installation that is stopped leaves packages half configured. */
function aptGet(command: string[], maxSeconds = 0): boolean {
  const { status } = spawnSync(
    'apt-get',
    [
      ...['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::https::Timeout=15'],
      ...['-o', 'Acquire::Retries=1', '-o', 'DPkg::Lock::Timeout=60', ...command],
    ],
    {
      stdio: 'inherit',
      timeout: maxSeconds * 1000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  return status === 0;
}
