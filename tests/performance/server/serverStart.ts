// Measures the server's start with an empty folder and with existing data, compared with the framework alone:
// CPU of all its processes until it responds. npm run bench:begin
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
const bytes = join(folder, 'bytes.json');
await writeFile(bytes, '{}');

async function begin(file: string, options: Parameters<typeof startProgram>[1]) {
  const started = performance.now();
  const program = await startProgram(file, options);
  const taken = {
    seconds: (performance.now() - started) / 1000,
    cpu: cpuOfTree(program.pid) / 1e6,
    rss: rssOf(program.pid),
  };
  await program.stop();
  return taken;
}

async function homestand(dataFolder: string, demo: boolean) {
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATA_FOLDER: join(folder, dataFolder),
    DEMO: String(demo),
  };
  return begin(main, { environment });
}

const kinds = {
  'nothing there': (round: number) => homestand(`empty-${round}`, false),
  'nothing there, with the demo club': (round: number) => homestand(`demo-${round}`, true),
  'everything there': () => homestand('demo-0', true),
  'the framework alone': async () =>
    begin(join(import.meta.dirname, 'support', 'twin.ts'), {
      words: [String(await freePort()), bytes],
    }),
};
const taken = new Map<string, Awaited<ReturnType<typeof begin>>[]>();
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
