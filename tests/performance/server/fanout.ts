// Sends one event to a thousand listeners and measures the server's cost per listener; then again with
// listeners that do not read. npm run bench -- fanout
import { connect as dial, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCaller } from '../../support/caller.ts';
import { fill, small } from './support/fillDatabase.ts';
import { startHomestand } from './support/homestand.ts';
import { signInFans, topicsOf } from './support/people.ts';
import { cpuOf, type Program, rssOf } from './support/processes.ts';
import { median, percentile, ratio } from './support/statistics.ts';

const listeners = 1000;
const events = 30;
const rounds = 3;

type Audience = {
  sockets: Socket[];
  rss: number;
  bytes: () => number;
  wave(send: () => Promise<unknown>): Promise<number[]>;
};

/** Opens the streams and counts the events on each: one block with data is one event. */
async function gather(
  server: Program,
  port: number,
  ask: (index: number) => string,
): Promise<Audience> {
  const before = rssOf(server.pid);
  let bytes = 0;
  let heard = (_index: number) => {};
  const sockets = await Promise.all(
    Array.from({ length: listeners }, async (_, index) => {
      const socket = dial(port, '127.0.0.1');
      socket.write(ask(index));
      await new Promise((resolve) => socket.once('data', resolve));
      socket.on('data', (chunk) => {
        bytes += chunk.length;
        for (let at = chunk.indexOf('data:'); at >= 0; at = chunk.indexOf('data:', at + 5))
          heard(index);
      });
      return socket;
    }),
  );
  await sleep(1000);
  return {
    sockets,
    rss: rssOf(server.pid) - before,
    bytes: () => bytes,
    /** Sends one event and returns when each reading listener received it. */
    async wave(send) {
      const reading = sockets.filter((socket) => !socket.isPaused()).length;
      const times: number[] = [];
      const all = Promise.withResolvers<void>();
      const started = performance.now();
      heard = () => {
        times.push(performance.now() - started);
        if (times.length === reading) all.resolve();
      };
      await Promise.all([send(), all.promise]);
      return times;
    },
  };
}

async function measure(server: Program, audience: Audience, send: () => Promise<unknown>) {
  const before = cpuOf(server.pid);
  const times: number[] = [];
  for (let event = 0; event < events; event++) times.push(...(await audience.wave(send)));
  return {
    cpu: (cpuOf(server.pid) - before) / times.length,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  };
}

const homestand = await startHomestand();
await fill(homestand.connection, { ...small, fans: listeners });
const fans = await signInFans(homestand.connection, listeners);
const { group } = await topicsOf(homestand.connection, fans[0]?.id ?? '');
const senders = fans.slice(0, 500);
let sentCount = 0;
const sendOne = async () => {
  // Each fan may send sixty messages a minute.
  const speaker = createCaller(homestand.origin, senders[sentCount++ % senders.length]?.token);
  const body = { topicId: group.id, content: '今日の試合も応援しています。' };
  const { status } = await speaker.call('POST', '/v1/user/chats/message', { body });
  if (status !== 200) throw new Error(`The message was refused with ${status}.`);
};

for (let event = 0; event < 300; event++) await sendOne();
const beforeSends = cpuOf(homestand.pid);
for (let event = 0; event < events * rounds; event++) await sendOne();
const sending = (cpuOf(homestand.pid) - beforeSends) / (events * rounds);

const ourPort = Number(new URL(homestand.origin).port);
const ours = await gather(
  homestand,
  ourPort,
  (index) =>
    `GET /api/v1/events HTTP/1.1\r\nHost: 127.0.0.1:${ourPort}\r\nAuthorization: Bearer ${fans[index]?.token}\r\n\r\n`,
);
const before = ours.bytes();
await ours.wave(sendOne);
const size = Math.round((ours.bytes() - before) / listeners);

type Measured = Awaited<ReturnType<typeof measure>>;
const row = (name: string, list: Measured[]) => ({
  name,
  'µs per listener and event': Math.round(median(list.map(({ cpu }) => cpu)) * 10) / 10,
  'bytes per event': size,
  'RSS per connection': Math.round(ours.rss / listeners),
  '(p50 ms)': Math.round(median(list.map(({ p50 }) => p50))),
  '(p99 ms)': Math.round(median(list.map(({ p99 }) => p99))),
});

const [mine, slow]: [Measured[], Measured[]] = [[], []];
for (let round = 0; round < rounds; round++) mine.push(await measure(homestand, ours, sendOne));
const sleepers = ours.sockets.slice(0, 10);
for (const socket of sleepers) socket.pause();
for (let round = 0; round < rounds; round++) slow.push(await measure(homestand, ours, sendOne));

const rows = [row('all read', mine), row('ten do not read', slow)];
console.table(rows);
const cpu = (list: Measured[]) => median(list.map((run) => run.cpu));
console.log(
  `A send without listeners costs ${Math.round(sending)} µs. With readers that do not read compared with without: ${ratio(cpu(slow), cpu(mine))}.`,
);
console.log(
  `${listeners} listeners, ${rounds} rounds of ${events} events. In parentheses: wall clock.`,
);
for (const socket of ours.sockets) socket.destroy();
await homestand.stop();
