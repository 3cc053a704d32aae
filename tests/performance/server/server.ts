// Measures the CPU time of the server and the database per request, compared with a bare route of the same
// framework that returns the same bytes, with and without one query. npm run bench:server, optionally with
// names of calls; `--beside <folder>` measures the server of another checkout in the same rounds.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { freePort } from '../../support/services.port.ts';
import { startPostgres } from '../../support/services.ts';
import { fill } from './support/fillDatabase.ts';
import { type Homestand, startHomestand } from './support/homestand.ts';
import { signInFans, topicsOf } from './support/people.ts';
import { cpuOf, cpuOfTree, postgresOf, startProgram } from './support/processes.ts';
import { median, ratio } from './support/statistics.ts';

const connections = 16;
// Each fan sends about 90 requests of each call, below the rate limit.
const fansOfConnection = 4;
const rounds = 3;
const requests = 1500;
const warmUp = 1000;
const club = { fans: 1000, messages: 100_000, orders: 10_000 };

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' } },
});

type Request = { path: string; headers: Record<string, string> };

type Call = { name: string; requests: Request[]; status: number };

type Target = { name: string; origin: string; server: number; database: number };

type Round = { server: number; database: number; perSecond: number; p99: number };

async function load({ origin, server, database }: Target, call: Call, amount: number) {
  const before = [cpuOf(server), cpuOfTree(database)] as const;
  const started = performance.now();
  let next = 0;
  const result = await autocannon({
    url: origin,
    connections,
    amount,
    setupClient(client) {
      const start = next++ * fansOfConnection;
      client.setRequests(
        Array.from({ length: fansOfConnection }, (_, index) => ({
          method: 'GET' as const,
          ...call.requests[(start + index) % call.requests.length],
        })),
      );
    },
  });
  const seconds = (performance.now() - started) / 1000;
  const right = result.statusCodeStats?.[`${call.status}`]?.count ?? 0;
  if (right < amount || result.errors > 0)
    throw new Error(
      `${origin} ${call.name}: ${result.errors} errors, ${JSON.stringify(result.statusCodeStats)}`,
    );
  return {
    server: (cpuOf(server) - before[0]) / amount,
    database: (cpuOfTree(database) - before[1]) / amount,
    perSecond: amount / seconds,
    p99: result.latency.p99,
  };
}

async function callsOf({ connection, origin }: Homestand): Promise<Call[]> {
  const fans = await signInFans(connection, connections * fansOfConnection);
  const authorized = (token: string) => ({ authorization: `Bearer ${token}` });
  const same = (path: string) =>
    fans.map(({ token }) => ({ path, headers: authorized(token) }) satisfies Request);
  const threads = await Promise.all(
    fans.map(async ({ id, token }) => {
      const { thread } = await topicsOf(connection, id);
      const path = `/api/v1/user/chats/detail?topicId=${thread.id}&page=1&size=15`;
      return { path, headers: authorized(token) };
    }),
  );
  // The first response marks the thread read.
  for (const { path, headers } of threads) await fetch(`${origin}${path}`, { headers });
  return [
    { name: 'top', requests: same('/api/v1/user/top'), status: 200 },
    { name: 'thread', requests: threads, status: 200 },
    { name: 'products', requests: same('/api/v1/user/products?page=1&size=15'), status: 200 },
  ].filter(({ name }) => chosen.length === 0 || chosen.includes(name));
}

/** The bytes of a response, which the bare routes send. */
async function bytesOf({ origin }: Homestand, { requests: [request] }: Call): Promise<string> {
  const response = await fetch(`${origin}${request?.path}`, { headers: request?.headers ?? {} });
  return response.text();
}

async function compare(
  on: string,
  servers: { name: string; homestand: Homestand; database: number }[],
  url: string | undefined,
) {
  const [first] = servers;
  if (!first) throw new Error('There is no server to measure.');
  const filled = [];
  for (const { name, homestand, database } of servers) {
    await fill(homestand.connection, club);
    const target = { name, origin: homestand.origin, server: homestand.pid, database };
    filled.push({ target, calls: await callsOf(homestand) });
  }
  const folder = await mkdtemp(join(tmpdir(), 'homestand-twin-'));
  const calls = filled[0]?.calls ?? [];
  const texts: Record<string, string> = {};
  for (const call of calls) texts[call.name] = await bytesOf(first.homestand, call);
  const file = join(folder, 'bytes.json');
  await writeFile(file, JSON.stringify(texts));
  const port = await freePort();
  const { host } = first.homestand.connection.pool.options;
  const twin = await startProgram(join(import.meta.dirname, 'support', 'twin.ts'), {
    words: [String(port), file, url ?? host ?? ''],
  });
  const bare = (name: string, path: string) => ({
    target: {
      name,
      origin: `http://127.0.0.1:${port}`,
      server: twin.pid,
      database: first.database,
    },
    calls: calls.map((call) => ({
      ...call,
      requests: [{ path: `/${path}/${call.name}`, headers: {} }],
    })),
  });
  const all = [...filled, bare('bare route', 'bytes'), bare('bare, one query', 'query')];
  const rows: Record<string, string | number>[] = [];
  try {
    for (const { name } of calls) {
      const taken = new Map<string, Round[]>(all.map(({ target }) => [target.name, []]));
      for (let round = -1; round < rounds; round++)
        for (const { target, calls } of all) {
          const call = calls.find((call) => call.name === name);
          if (!call) throw new Error(`${target.name} has no ${name}.`);
          const run = await load(target, call, round < 0 ? warmUp : requests);
          if (round >= 0) taken.get(target.name)?.push(run);
        }
      const cpu = (list: Round[], key: 'server' | 'database') =>
        Math.round(median(list.map((run) => run[key])));
      for (const [target, list] of taken) {
        const sum = cpu(list, 'server') + cpu(list, 'database');
        const bareSum = taken.get('bare, one query') ?? [];
        rows.push({
          database: on,
          call: name,
          server: target,
          bytes: Buffer.byteLength(texts[name] ?? ''),
          'server µs': cpu(list, 'server'),
          'database µs': cpu(list, 'database'),
          'both µs': sum,
          'to one query': ratio(sum, cpu(bareSum, 'server') + cpu(bareSum, 'database')),
          '(req/s)': Math.round(median(list.map((run) => run.perSecond))),
          '(p99 ms)': median(list.map((run) => run.p99)),
        });
      }
    }
  } finally {
    await twin.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}

const checkouts = [
  { name: 'this checkout', checkout: undefined },
  ...(options.beside === undefined
    ? []
    : [{ name: 'the other checkout', checkout: resolve(options.beside) }]),
];

async function onEmbedded() {
  const servers = [];
  try {
    for (const { name, checkout } of checkouts) {
      const homestand = await startHomestand({ ...(checkout && { checkout }) });
      servers.push({ name, homestand, database: postgresOf(homestand.pid) });
    }
    return await compare('embedded 18', servers, undefined);
  } finally {
    for (const { homestand } of servers) await homestand.stop();
  }
}

async function onPostgres() {
  const postgres = await startPostgres();
  try {
    const homestand = await startHomestand({ databaseUrl: postgres.url });
    const database = postgresOf(process.pid);
    const [{ name } = { name: '' }] = checkouts;
    return await compare('PostgreSQL 17', [{ name, homestand, database }], postgres.url).finally(
      homestand.stop,
    );
  } finally {
    await postgres.stop();
  }
}

const rows = await onEmbedded();
if (options.beside === undefined) rows.push(...(await onPostgres()));
console.table(rows);
console.log(
  `CPU per request, medians of ${rounds} interleaved rounds of ${requests}, ${connections} connections, with logging and session look-ups. In parentheses: wall clock of this machine, only comparable within one run.`,
);
