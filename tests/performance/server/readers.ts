// Open threads that behave like the app, in two processes on one database: they mark what they read, reload lists and
// reconnect, while one message a second arrives. npm run bench -- readers [threads] [seconds] [--old-clients]
// With --old-clients they mark by loading page 1, as the version before did.
import { randomBytes, randomUUID } from 'node:crypto';
import { connect as dial, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { transact } from '../../../packages/server/src/db/database.ts';
import { writeEvent } from '../../../packages/server/src/modules/live/index.ts';
import { startPostgres, startRedis } from '../../support/services.ts';
import { fill, small } from './support/fillDatabase.ts';
import { type Homestand, startHomestand } from './support/homestand.ts';
import { signInFans, topicsOf } from './support/people.ts';
import { cpuOf } from './support/processes.ts';
import { percentile } from './support/statistics.ts';
import { createTimedCalls } from './support/timedCalls.ts';

const numbers = process.argv.slice(2).filter((text) => /^\d+$/.test(text));
const [threads = 500, seconds = 30] = numbers.map(Number);
const oldClients = process.argv.includes('--old-clients');
/** Of ten readers eight have the thread open, one stands on the list of topics, one on the top page. */
const screenOf = (index: number) => (['top', 'list'] as const)[index % 10] ?? 'thread';

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
const environment = { REDIS_URL: redis.url, SIGNING_SECRET: randomBytes(32).toString('hex') };
const begin = () => startHomestand({ databaseUrl: postgres.url, environment });
// One after the other: the first migrates.
const homestands: [Homestand, Homestand] = [await begin(), await begin()];
const { connection } = homestands[0];
const { db } = connection;
await fill(connection, { ...small, fans: threads + 100 });
const people = await signInFans(connection, threads + 100);
const [readers, senders] = [people.slice(0, threads), people.slice(threads)];
const { group } = await topicsOf(connection, readers[0]?.id ?? '');

const { call, close } = createTimedCalls(100);
const calls = { mark: 0, reload: 0, refused: 0 };
/** Number of refusals of all calls, by kind and status: a server under load answers 503, a limit 429. */
const refusals = new Map<string, number>();
function countRefusal(kind: string, status: number | string) {
  const name = `${kind} ${status}`;
  refusals.set(name, (refusals.get(name) ?? 0) + 1);
}
const perSecond = new Map<number, number>();

const detail = `/v1/user/chats/detail?topicId=${group.id}&page=1&size=1`;
const lists = { top: '/v1/user/top', list: '/v1/user/chats?page=1&size=15' };

type Reader = {
  index: number;
  token: string;
  socket?: Socket;
  lastId: string;
  /** As the stream says. */
  retryMs: number;
  resyncs: number;
};
let stopping = false;
let reconnects = 0;
const reconnectsPerSecond = new Map<number, number>();

/** A mark at most once in 5 to 10 seconds, as `readMarks.ts` of the app. */
function createMarker(mark: (messageId: string) => void) {
  let pending: string | undefined;
  let waiting = false;
  const send = () => {
    waiting = pending !== undefined;
    if (pending === undefined) return;
    mark(pending);
    pending = undefined;
    setTimeout(send, 5000 + Math.random() * 5000);
  };
  return (messageId: string) => {
    pending = messageId;
    if (!waiting) send();
  };
}

function count(kind: 'mark' | 'reload', asking: Promise<{ status: number }>) {
  calls[kind]++;
  const second = Math.floor(performance.now() / 1000);
  perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
  asking.then(
    ({ status }) => {
      if (status === 200) return;
      calls.refused++;
      countRefusal(kind, status);
    },
    (error: NodeJS.ErrnoException) => {
      calls.refused++;
      countRefusal(kind, error.code ?? error.message);
    },
  );
}

function open(reader: Reader) {
  const homestand = homestands[reader.index % 2 === 0 ? 0 : 1];
  const screen = screenOf(reader.index);
  const { token } = reader;
  const { port, host } = new URL(homestand.origin);
  const socket = dial(Number(port), '127.0.0.1');
  reader.socket = socket;
  socket.write(
    `GET /api/v1/events HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n${reader.lastId && `Last-Event-ID: ${reader.lastId}\r\n`}\r\n`,
  );
  const origin = () => homestands[Math.random() < 0.5 ? 0 : 1].origin;
  const reload = () => {
    if (screen !== 'thread') count('reload', call(origin(), token, 'GET', lists[screen]));
    else count('reload', call(origin(), token, 'GET', detail.replace('size=1', 'size=15')));
  };
  let pendingReload = false;
  const spread = (withinMs: number) => {
    if (pendingReload) return;
    pendingReload = true;
    setTimeout(() => {
      pendingReload = false;
      reload();
    }, Math.random() * withinMs);
  };
  const mark = oldClients
    ? () => count('mark', call(origin(), token, 'GET', detail))
    : createMarker((messageId) =>
        count(
          'mark',
          call(origin(), token, 'POST', `/v1/topics/${group.id}/messages/${messageId}/read`),
        ),
      );
  socket.setEncoding('utf8').on('data', (text: string) => {
    const retry = /^retry: (\d+)$/m.exec(text)?.[1];
    if (retry !== undefined) reader.retryMs = Number(retry);
    const ids = text.match(/^id: \d+$/gm);
    reader.lastId = ids?.at(-1)?.slice(4) ?? reader.lastId;
    for (const [, type, fields = ''] of text.matchAll(/^data: {"type":"(\w+)"(.*)$/gm)) {
      if (type === 'resync') {
        reader.resyncs++;
        if (oldClients) reload();
        else spread(5000);
      }
      if (type === 'message' && screen === 'thread')
        mark(/"messageId":"([^"]+)"/.exec(fields)?.[1] ?? '');
      // The version before loads the top page again for each message in another topic.
      if (type === 'message' && screen === 'top' && oldClients) reload();
      if ((type === 'changed' || type === 'deleted') && screen !== 'thread') {
        if (oldClients) reload();
        else spread(10_000);
      }
    }
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    if (stopping) return;
    reconnects++;
    // As `pauseAfter` of the client.
    const pause = reader.retryMs * (1 - Math.random() / 2);
    setTimeout(() => {
      if (stopping) return;
      const second = Math.floor(performance.now() / 1000);
      reconnectsPerSecond.set(second, (reconnectsPerSecond.get(second) ?? 0) + 1);
      void open(reader);
    }, pause);
  });
  return new Promise<void>((resolve) => socket.once('data', () => resolve()));
}

const figures = async () => {
  // Statistics of the tables are written with a delay.
  await sleep(2000);
  const { rows } = await sql<{ relname: string; written: number }>`
    select relname, n_tup_ins + n_tup_upd as written from pg_stat_user_tables
    where relname in ('event_head', 'events', 'messages', 'topic_members')`.execute(db);
  const { rows: commits } = await sql<{ count: number }>`
    select xact_commit as count from pg_stat_database where datname = current_database()`.execute(
    db,
  );
  return {
    ...Object.fromEntries(rows.map(({ relname, written }) => [relname, written])),
    commits: commits[0]?.count ?? 0,
    cpu: homestands.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
  } as Record<string, number>;
};

let sentCount = 0;
/** One message each second; the milliseconds of each that was accepted. */
async function sendFor(duration: number): Promise<number[]> {
  const sends: Promise<number[]>[] = [];
  const started = performance.now();
  for (let second = 0; second < duration; second++) {
    await sleep(Math.max(0, started + second * 1000 - performance.now()));
    const { token = '' } = senders[sentCount++ % senders.length] ?? {};
    const body = { topicId: group.id, content: '今日の試合も応援しています。' };
    sends.push(
      call(homestands[0].origin, token, 'POST', '/v1/user/chats/message', {
        body,
        headers: { 'Idempotency-Key': randomUUID() },
      }).then(({ status, ms }) => {
        if (status === 200) return [ms];
        if (status !== 429 && status !== 503)
          throw new Error(`A message was answered with ${status}.`);
        countRefusal('send', status);
        return [];
      }),
    );
  }
  return (await Promise.all(sends)).flat();
}

const everybody: Reader[] = readers.map(({ token }, index) => ({
  index,
  token,
  lastId: '',
  retryMs: 2000,
  resyncs: 0,
}));
for (let at = 0; at < everybody.length; at += 200)
  await Promise.all(everybody.slice(at, at + 200).map(open));
await sendFor(5);
Object.assign(calls, { mark: 0, reload: 0, refused: 0 });
refusals.clear();

const before = await figures();
const sends = await sendFor(seconds);
const reading = { ...calls };
const after = await figures();
const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
console.table([
  {
    threads,
    'messages sent': sends.length,
    'sends refused': seconds - sends.length,
    marks: reading.mark,
    reloads: reading.reload,
    refused: reading.refused,
    'rows of events': grown('events'),
    'locks of event_head': grown('event_head'),
    commits: grown('commits'),
    'CPU s of the servers': Math.round(grown('cpu') / 1e5) / 10,
    'send p50 ms': Math.round(percentile(sends, 50)),
    'send p99 ms': Math.round(percentile(sends, 99)),
  },
]);

if (refusals.size > 0) console.table(Object.fromEntries(refusals));

/** The most calls in one second of a phase, and all of them. */
async function phase(name: string, happen: () => Promise<unknown>, duration: number) {
  perSecond.clear();
  Object.assign(calls, { mark: 0, reload: 0, refused: 0 });
  const [resyncsBefore, reconnectsBefore] = [resyncs(), reconnects];
  reconnectsPerSecond.clear();
  const started = Math.floor(performance.now() / 1000);
  await happen();
  await sleep(duration * 1000);
  const busiest = Math.max(0, ...perSecond.values());
  console.table([
    {
      phase: name,
      reloads: calls.reload,
      refused: calls.refused,
      'calls in the busiest second': busiest,
      seconds: Math.max(started, ...perSecond.keys()) - started,
      reconnects: reconnects - reconnectsBefore,
      'reconnects in the busiest second': Math.max(0, ...reconnectsPerSecond.values()),
      resyncs: resyncs() - resyncsBefore,
    },
  ]);
}
const resyncs = () => everybody.reduce((sum, reader) => sum + reader.resyncs, 0);

await sleep(10_000);
const hidden = await db
  .selectFrom('messages')
  .select('id')
  .where('topicId', '=', group.id)
  .orderBy('seq', 'desc')
  .executeTakeFirstOrThrow();
await phase(
  'staff hide one message',
  () =>
    transact(db, async (tx) => {
      await tx
        .updateTable('messages')
        .set({ hiddenAt: new Date() })
        .where('id', '=', hidden.id)
        .execute();
      await writeEvent(tx, { type: 'changed', topicId: group.id, messageId: hidden.id });
    }),
  15,
);
await phase(
  'one of two processes restarts',
  async () => {
    const [, old] = homestands;
    homestands[1] = await begin();
    // Its readers come back to the new process.
    await old.stop();
  },
  20,
);

stopping = true;
for (const { socket } of everybody) socket?.destroy();
close();
for (const homestand of homestands) await homestand.stop();
await redis.stop();
await postgres.stop();
