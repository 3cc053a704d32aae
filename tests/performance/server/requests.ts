// Measures the main thread's time for the worst request of each operation, as a ratio to a calibrated loop of
// the same process. npm run bench -- requests, optionally with operation ids.
import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { newId } from '../../../packages/server/src/db/id.ts';
import {
  type Call,
  operationsOf,
  readContract,
} from '../../../packages/server/src/http/readContract.ts';
import { knownValues, openSessionFor, signNotice } from '../../contract/knownValues.ts';
import { createPeople, pushServices } from '../../contract/permissions.people.ts';
import { type WorstRequest, worstRequests } from '../../contract/worstRequests.ts';
import setUpDatabase from '../../support/database.setup.ts';
import type { RawResponse } from '../../support/sendRaw.ts';
import { startServer } from '../../support/server.ts';
import { median, ratio } from './support/statistics.ts';

const targetMs = 50;
const runs = 3;

type Cost = { name: string; ms: number; status: number; bytes: number };

/** CPU time of this thread, in milliseconds. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function loopMs(): number {
  const before = threadMs();
  let state = 1;
  for (let step = 0; step < 20_000_000; step++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  if (state === 0) throw new Error('Unreachable: xorshift never reaches 0.');
  return threadMs() - before;
}

const calibrate = () => median(Array.from({ length: 5 }, loopMs));

const secret = randomBytes(32).toString('base64url');
const stopDatabase = await setUpDatabase();
const server = await startServer({
  SIGNING_SECRET: secret,
  PUSH_SERVICES: pushServices,
  PUSH: 'false',
});
const sender = new Worker(new URL('./support/send-worker.ts', import.meta.url), {
  workerData: server.origin,
});

type Sent = Omit<WorstRequest, 'body'> & { body?: string };

function send(request: Sent): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    sender.once('message', (response: RawResponse | string) =>
      typeof response === 'string' ? reject(new Error(response)) : resolve(response),
    );
    sender.postMessage(request);
  });
}

const people = await createPeople(server);
const contract = readContract();
const values = { ...(await knownValues(server, people)), topicId: [people.a.topicId] };
await server.db
  .insertInto('messages')
  .values(
    Array.from({ length: 100 }, (_, index) => ({
      id: newId(),
      topicId: people.a.topicId,
      seq: index + 5,
      senderType: 'user' as const,
      senderId: people.a.fanId,
      // Slightly below 1000 graphemes, with as many code points as the contract allows.
      content: `e${'\u0301'.repeat(9)}`.repeat(999),
    })),
  )
  .execute();
await server.db
  .updateTable('topics')
  .set({ lastSeq: 104 })
  .where('id', '=', people.a.topicId)
  .execute();

async function costOf(worst: WorstRequest, { path }: Call): Promise<Cost> {
  const measured: Omit<Cost, 'name'>[] = [];
  for (let run = 0; run < runs; run++) {
    server.services.limiter.clear();
    await server.db.deleteFrom('rateLimits').execute();
    await server.db.deleteFrom('uploads').execute();
    const token = await openSessionFor(server, people, path);
    const { 'X-Komoju-Signature': signature, ...headers } = worst.headers;
    const { body: makeBody, ...rest } = worst;
    const body = makeBody?.();
    const request = {
      ...rest,
      ...(body !== undefined && { body }),
      headers: {
        Authorization: `Bearer ${token}`,
        ...headers,
        ...(signature && { 'X-Komoju-Signature': signNotice(secret, body ?? '') }),
      },
    };
    const before = threadMs();
    const { status, bytes } = await send(request);
    measured.push({ ms: threadMs() - before, status, bytes });
  }
  // The minimum: other work of this thread only adds time.
  const [least] = measured.sort((a, b) => a.ms - b.ms);
  if (!least) throw new Error('Nothing was measured.');
  return { name: worst.name, ...least };
}

const loop = calibrate();
const costs: (Cost & { operation: string })[] = [];
const chosen = process.argv.slice(2);
for (const call of operationsOf(contract)) {
  if (chosen.length > 0 && !chosen.includes(call.operation.operationId)) continue;
  const all: Cost[] = [];
  for (const worst of worstRequests(contract, call, values)) all.push(await costOf(worst, call));
  const [most] = all.sort((a, b) => b.ms - a.ms);
  if (most) costs.push({ operation: call.operation.operationId, ...most });
  const refusals = all.filter(({ status }) => status >= 400).map(({ bytes }) => bytes);
  console.error(call.operation.operationId, most, 'largest refusal', Math.max(0, ...refusals));
}
const after = calibrate();

console.log(`The loop takes ${loop.toFixed(1)} ms before and ${after.toFixed(1)} ms after.\n`);
console.log(
  '| operation | worst request | ms of the thread | loops | status | response in bytes |',
);
console.log('| --- | --- | ---: | ---: | ---: | ---: |');
for (const { operation, name, ms, status, bytes } of costs.sort((a, b) => b.ms - a.ms))
  console.log(
    `| ${operation} | ${name} | ${ms.toFixed(1)} | ${ratio(ms, loop)} | ${status} | ${bytes} |`,
  );
const over = costs.filter(({ ms }) => ms > targetMs);
console.log(`\n${over.length} of ${costs.length} operations are over ${targetMs} ms.`);

await sender.terminate();
await server.stop();
await stopDatabase();
process.exit(0);
