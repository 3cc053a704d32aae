// Measures the server's start with an empty folder and with existing data: CPU of all its processes until it responds. npm run bench -- begin
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/services.port.ts';
import { cpuOfTree, rssOf, startProgram } from './support/processes.ts';
import { median, megabytes } from './support/statistics.ts';

const times = 5;
const main = join(
  import.meta.dirname,
  ...['..', '..', '..', 'packages', 'server', 'src', 'main.ts'],
);
const folder = await mkdtemp(join(tmpdir(), 'hs-'));

async function homestand(dataFolder: string, demo: boolean) {
  const environment = {
    PORT: String(await freePort()),
    DATA_FOLDER: join(folder, dataFolder),
    DEMO: String(demo),
  };
  const started = performance.now();
  const program = await startProgram(main, { environment });
  const taken = {
    seconds: (performance.now() - started) / 1000,
    cpu: cpuOfTree(program.pid) / 1e6,
    rss: rssOf(program.pid),
  };
  await program.stop();
  return taken;
}

const kinds = {
  'nothing there': (round: number) => homestand(`empty-${round}`, false),
  'nothing there, with the demo club': (round: number) => homestand(`demo-${round}`, true),
  'everything there': () => homestand('demo-0', true),
};
const taken = new Map<string, Awaited<ReturnType<typeof homestand>>[]>();
for (let round = 0; round < times; round++)
  for (const [name, run] of Object.entries(kinds))
    taken.set(name, [...(taken.get(name) ?? []), await run(round)]);
console.table(
  [...taken].map(([name, list]) => ({
    name,
    'CPU s': Math.round(median(list.map(({ cpu }) => cpu)) * 100) / 100,
    'server MB': megabytes(median(list.map(({ rss }) => rss))),
    '(s)': Math.round(median(list.map(({ seconds }) => seconds)) * 100) / 100,
  })),
);
console.log(
  `Medians of ${times}; CPU of the server and its PostgreSQL. In parentheses: wall clock.`,
);
await rm(folder, { recursive: true, force: true });
