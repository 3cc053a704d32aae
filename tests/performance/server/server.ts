// Measures the CPU time of the server and the database per request. npm run bench -- server, optionally with
// names of calls; `--beside <folder>` measures the server of another checkout in the same rounds.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startPostgres } from '../../support/services.ts';
import { fill } from './support/fillDatabase.ts';
import { type Homestand, startHomestand } from './support/homestand.ts';
import { signInFans, topicsOf } from './support/people.ts';
import { cpuOf, cpuOfTree, postgresOf } from './support/processes.ts';
import { median } from './support/statistics.ts';

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

async function compare(
  on: string,
  servers: { name: string; homestand: Homestand; database: number }[],
) {
  const all: { target: Target; calls: Call[] }[] = [];
  for (const { name, homestand, database } of servers) {
    await fill(homestand.connection, club);
    const target = { name, origin: homestand.origin, server: homestand.pid, database };
    all.push({ target, calls: await callsOf(homestand) });
  }
  const rows: Record<string, string | number>[] = [];
  for (const { name } of all[0]?.calls ?? []) {
    const taken = new Map<string, Round[]>(all.map(({ target }) => [target.name, []]));
    for (let round = -1; round < rounds; round++)
      for (const { target, calls } of all) {
        const call = calls.find((call) => call.name === name);
        if (!call) throw new Error(`${target.name} has no ${name}.`);
        const run = await load(target, call, round < 0 ? warmUp : requests);
        if (round >= 0) taken.get(target.name)?.push(run);
      }
    for (const [target, list] of taken) {
      const cpu = (key: 'server' | 'database') => Math.round(median(list.map((run) => run[key])));
      rows.push({
        database: on,
        call: name,
        server: target,
        'server µs': cpu('server'),
        'database µs': cpu('database'),
        'both µs': cpu('server') + cpu('database'),
        '(req/s)': Math.round(median(list.map((run) => run.perSecond))),
        '(p99 ms)': median(list.map((run) => run.p99)),
      });
    }
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
    return await compare('embedded 18', servers);
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
    return await compare('PostgreSQL 17', [{ name, homestand, database }]).finally(homestand.stop);
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
