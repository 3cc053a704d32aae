// Runs one of the benchmarks: npm run bench -- server top. Without a name it lists them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const benchmarks: Readonly<Record<string, string>> = {
  server: 'server/server.ts',
  plans: 'server/plans.ts',
  proxy: 'server/proxy.ts',
  uploads: 'server/uploads.ts',
  fanout: 'server/fanout.ts',
  readers: 'server/readers.ts',
  requests: 'server/requests.ts',
  begin: 'server/serverStart.ts',
  commands: 'server/commands.ts',
  checkouts: 'server/checkouts.ts',
  sale: 'server/sale.ts',
  threads: 'threads.ts',
  cards: 'cards.ts',
  pictures: 'pictureBytes.ts',
  screens: 'screens.ts',
  order: 'placeOrder.ts',
  scan: 'scan.ts',
  crash: '../contract/crash/longRun.ts',
  outages: '../contract/outages/longRun.ts',
};

const [name = '', ...args] = process.argv.slice(2);
const file = benchmarks[name];
if (file === undefined) {
  console.error(`Name one of: ${Object.keys(benchmarks).join(', ')}`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file), ...args], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
