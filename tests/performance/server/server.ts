// Measures the CPU time of the server and the database per request, compared with a bare route of the same
// framework that returns the same bytes, with and without one query. npm run bench:server
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../../support/services.port.ts';
import { startPostgres } from '../../support/services.ts';
import { fill } from './support/fill.ts';
import { type Homestand, startHomestand } from './support/homestand.ts';
import { signInFans, topicsOf } from './support/people.ts';
import { cpuOf, cpuOfTree, type Program, postgresOf, startProgram } from './support/processes.ts';
import { median, ratio } from './support/statistics.ts';

const connections = 16;
const rounds = 3;
const requests = 2500;
const club = { fans: 1000, messages: 100_000, orders: 10_000 };

type Target = { name: string; path: string; tokens: string[] };

type Round = { cpu: number; database: number; perSecond: number; p99: number };

async function load(
  url: string,
  tokens: string[],
  amount: number,
  server: Program,
  database: number,
): Promise<Round> {
  const before = [cpuOf(server.pid), cpuOfTree(database)] as const;
  const started = performance.now();
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    amount,
    setupClient(client) {
      client.setHeaders({ authorization: `Bearer ${tokens[next++ % tokens.length]}` });
    },
  });
  const seconds = (performance.now() - started) / 1000;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors`);
  return {
    cpu: (cpuOf(server.pid) - before[0]) / amount,
    database: (cpuOfTree(database) - before[1]) / amount,
    perSecond: amount / seconds,
    p99: result.latency.p99,
  };
}

async function targetsOf({ connection }: Homestand): Promise<Target[]> {
  const fans = await signInFans(connection, connections);
  const [first] = fans;
  if (!first) throw new Error('The club has no fan.');
  const { thread } = await topicsOf(connection, first.id);
  const tokens = fans.map(({ token }) => token);
  const threadPath = `/api/v1/user/chats/detail?topicId=${thread.id}&page=1&size=15`;
  return [
    { name: 'top', path: '/api/v1/user/top', tokens },
    { name: 'thread', path: threadPath, tokens: [first.token] },
    { name: 'products', path: '/api/v1/user/products?page=1&size=15', tokens },
  ];
}

async function compare(
  on: string,
  homestand: Homestand,
  database: number,
  url: string | undefined,
) {
  await fill(homestand.connection, club);
  const targets = await targetsOf(homestand);
  const folder = await mkdtemp(join(tmpdir(), 'homestand-twin-'));
  const responses = await Promise.all(
    targets.map(async ({ name, path, tokens }) => {
      const headers = { authorization: `Bearer ${tokens[0]}` };
      const response = await fetch(`${homestand.origin}${path}`, { headers });
      return [name, await response.text()] as const;
    }),
  );
  const file = join(folder, 'bytes.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(responses)));
  const port = await freePort();
  const { host } = homestand.connection.pool.options;
  const twin = await startProgram(join(import.meta.dirname, 'support', 'twin.ts'), {
    words: [String(port), file, url ?? host ?? ''],
  });
  const twinAt = `http://127.0.0.1:${port}`;
  const rows: Record<string, string | number>[] = [];
  try {
    for (const { name, path, tokens } of targets) {
      const [ours, bytes, query]: [Round[], Round[], Round[]] = [[], [], []];
      for (let round = -1; round < rounds; round++) {
        const amount = round < 0 ? 500 : requests;
        const taken = [
          await load(`${homestand.origin}${path}`, tokens, amount, homestand, database),
          await load(`${twinAt}/bytes/${name}`, tokens, amount, twin, database),
          await load(`${twinAt}/query/${name}`, tokens, amount, twin, database),
        ] as const;
        if (round < 0) continue;
        for (const [index, list] of [ours, bytes, query].entries()) {
          const one = taken[index];
          if (one) list.push(one);
        }
      }
      const cpu = (list: Round[]) => Math.round(median(list.map((one) => one.cpu)));
      rows.push({
        database: on,
        call: name,
        bytes: Buffer.byteLength(responses.find(([one]) => one === name)?.[1] ?? ''),
        'server µs': cpu(ours),
        'database µs': Math.round(median(ours.map((one) => one.database))),
        'bare route µs': cpu(bytes),
        'with one query µs': cpu(query),
        'to bare': ratio(cpu(ours), cpu(bytes)),
        'to one query': ratio(cpu(ours), cpu(query)),
        '(req/s)': Math.round(median(ours.map((one) => one.perSecond))),
        '(p99 ms)': median(ours.map((one) => one.p99)),
      });
    }
  } finally {
    await twin.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}

const embedded = await startHomestand();
const rows = await compare('embedded 18', embedded, postgresOf(embedded.pid), undefined).finally(
  embedded.stop,
);
const postgres = await startPostgres();
try {
  const server = await startHomestand(postgres.url);
  const more = await compare(
    'PostgreSQL 17',
    server,
    postgresOf(process.pid),
    postgres.url,
  ).finally(server.stop);
  rows.push(...more);
} finally {
  await postgres.stop();
}
console.table(rows);
console.log(
  `CPU per request, medians of ${rounds} interleaved rounds of ${requests}, ${connections} connections, with logging and session look-ups. In parentheses: wall clock of this machine, only comparable within one run.`,
);
