// Measures the operator's commands beside a running server with the demo club: seconds until the answer, and processor time.
// npm run bench -- commands
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/services.port.ts';
import { startProgram } from './support/processes.ts';
import { median } from './support/statistics.ts';

const times = 3;
const root = join(import.meta.dirname, '..', '..', '..');
const source = join(root, 'packages', 'server', 'src');
const folder = await mkdtemp(join(tmpdir(), 'hs-'));
const port = await freePort();
const environment = {
  PORT: String(port),
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  DATA_FOLDER: join(folder, 'data'),
  LOG_LEVEL: 'fatal',
};

/** Runs a command of the shell, which alone reports the processor time of its children. */
function measure(command: string) {
  const { stderr, stdout, status } = spawnSync(
    'bash',
    ['-c', `TIMEFORMAT='%R %U %S'; time node "${source}/cli.ts" ${command}`],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, INIT_CWD: folder, ...environment } },
  );
  const [seconds = 0, user = 0, system = 0] =
    stderr.trimEnd().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return { seconds, cpu: user + system, status, stdout, stderr };
}

const server = await startProgram(join(source, 'main.ts'), { environment });
try {
  for (const kind of ['players', 'products', 'cards']) {
    measure(`import example ${kind} --out ${kind}.csv`);
    // The demo club's players wear the numbers of the example.
    const file = join(folder, `${kind}.csv`);
    const rows = await readFile(file, 'utf8');
    await writeFile(file, rows.replace(/^18,/m, '998,').replace(/^7,/m, '997,'));
  }
  measure('import players players.csv');
  measure('topics create 応援 --player taro.mihon');
  const [, order = ''] = /^(\d{6}-\w{6})/m.exec(measure('orders list').stdout) ?? [];
  const commands = [
    ...['help', 'club check', 'club show', 'migrate', 'import example players'],
    ...[
      'player list',
      'staff list',
      'products list',
      'topics list',
      'orders list',
      'orders list --csv',
    ],
    ...[`orders show ${order}`, `orders memo ${order} --text 棚2`, 'payments check'],
    ...['import players players.csv --dry-run', 'import products products.csv --dry-run'],
    ...['import players players.csv', 'import cards cards.csv --dry-run'],
    ...['player reset-password taro.mihon', 'cards sheet --out cards.pdf'],
    ...["announce 応援 --from taro.mihon --text 'はじめまして'"],
  ];
  console.table(
    commands.map((command) => {
      const runs = Array.from({ length: times }, () => measure(command));
      const two = (value: number) => Math.round(value * 100) / 100;
      return {
        command: command.replace(order, '…'),
        seconds: two(median(runs.map(({ seconds }) => seconds))),
        'CPU s': two(median(runs.map(({ cpu }) => cpu))),
        exit: runs.at(-1)?.status,
      };
    }),
  );
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
