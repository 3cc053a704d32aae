// Fans with the product's page open order one piece each within one second, more than there are, in two processes on one
// database; others read goods and top page meanwhile. With `card` they pay before. npm run bench -- sale [fans] [pieces] [card]
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFixtures } from '../../support/fixtures.ts';
import { cards, startGateway, tokenize } from '../../support/gateway.ts';
import { tally } from '../../support/parallel.ts';
import { orderForm, paidOrder } from '../../support/serverWithGateway.ts';
import { freePort } from '../../support/services.port.ts';
import { startPostgres, startRedis } from '../../support/services.ts';
import { count, noDifferences, stockDifferences, stockOf } from '../../support/stock.ts';
import { fill, small } from './support/fillDatabase.ts';
import { type Homestand, startHomestand } from './support/homestand.ts';
import { signInFans } from './support/people.ts';
import { openPhone } from './support/phone.ts';
import { cpuOf, cpuOfTree, postgresOf } from './support/processes.ts';
import { percentile } from './support/statistics.ts';
import { createTimedCalls } from './support/timedCalls.ts';

const [fansText = '2000', piecesText = '300', payment] = process.argv.slice(2);
const [fans, pieces, byCard] = [Number(fansText), Number(piecesText), payment === 'card'];
const price = 1800;
const readers = 100;
/** Each reader makes one call in a second. */
const readEveryMs = 1000 / readers;

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
const folder = await mkdtemp(join(tmpdir(), 'homestand-sale-'));
const port = await freePort();
const gateway = await startGateway({
  webhookUrl: `http://127.0.0.1:${port}/api/v1/payments/notifications`,
  file: join(folder, 'gateway.json'),
});
const environment = {
  REDIS_URL: redis.url,
  SIGNING_SECRET: randomBytes(32).toString('hex'),
  ...gateway.environment,
};
const begin = (options: { port?: number } = {}) =>
  startHomestand({ databaseUrl: postgres.url, environment, ...options });
// One after the other: the first migrates.
const homestands: [Homestand, Homestand] = [await begin({ port }), await begin()];
const [{ connection }] = homestands;
await fill(connection, { ...small, fans: fans + readers });
const people = await signInFans(connection, fans + readers);
const [buyers, others] = [people.slice(0, fans), people.slice(fans)];
const { createProduct } = createFixtures(connection, homestands[0].origin);
const createCounted = async (stock: number) => {
  const productId = await createProduct(price);
  await count(connection, productId, stock);
  return productId;
};
const [earlierId, productId] = [await createCounted(fans), await createCounted(pieces)];
const originOf = (index: number) => homestands[index % 2 === 0 ? 0 : 1].origin;

const { call, close } = createTimedCalls(Number.POSITIVE_INFINITY);

let eventCount = 0;
/** The stream of events that an open page has. */
async function listen(token: string, index: number): Promise<Socket> {
  const { port, host } = new URL(originOf(index));
  const socket = dial(Number(port), '127.0.0.1');
  socket.write(
    `GET /api/v1/events HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.on('data', (chunk) => {
    if (chunk.includes('"type":"stock"')) eventCount += 1;
  });
  return socket;
}

const sockets: Socket[] = [];
for (let at = 0; at < fans; at += 200)
  sockets.push(
    ...(await Promise.all(
      buyers.slice(at, at + 200).map(({ token }, index) => listen(token, at + index)),
    )),
  );

const reads: { began: number; ms: number }[] = [];
/** What was answered with another status than the expected ones: a server under load answers 503, a limit 429. */
const refusals: string[] = [];
const paths = [
  `/v1/user/products/${productId}`,
  '/v1/user/products?page=1&size=20',
  '/v1/user/top',
];
let open = true;
async function readWhileOpen(): Promise<void> {
  const calls: Promise<void>[] = [];
  const started = performance.now();
  for (let index = 0; open; index += 1) {
    await sleep(Math.max(0, started + index * readEveryMs - performance.now()));
    const { token = '' } = others[index % readers] ?? {};
    const path = paths[index % paths.length] ?? '';
    const began = performance.now();
    calls.push(
      call(originOf(Math.floor(index / paths.length)), token, 'GET', path).then(
        ({ status, ms }) =>
          void (status === 200 ? reads.push({ began, ms }) : refusals.push(`read ${status}`)),
      ),
    );
  }
  await Promise.all(calls);
}

type Buyer = { phone: Awaited<ReturnType<typeof openPhone>>; request: Buffer };

/** A phone that shows the product, with an order that it will send over the same connection. */
async function ready(token: string, index: number, product_id: number): Promise<Buyer> {
  const phone = await openPhone(originOf(index));
  const path = `/v1/user/products/${product_id}`;
  const status = await phone.send(phone.requestOf({ method: 'GET', path, token }));
  if (status !== 200) throw new Error(`The product was answered with ${status}.`);
  const post = (path: string, body: unknown) =>
    phone.requestOf({
      method: 'POST',
      path,
      token,
      headers: { 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(body),
    });
  if (!byCard) {
    const items = [{ product_id, quantity: 1, unit_price: price }];
    return { phone, request: post('/v1/user/orders', { items, form: orderForm }) };
  }
  const items = [{ productId: product_id, quantity: 1 }];
  const { status: filled } = await call(originOf(index), token, 'PUT', '/v1/user/cart', {
    body: { items, append: false },
  });
  if (filled !== 200) throw new Error(`The cart was answered with ${filled}.`);
  const paymentDetails = await tokenize(gateway, cards.good);
  const body = { ...paidOrder(paymentDetails), expectedTotal: price };
  return { phone, request: post('/v1/user/orders/create-with-payment', body) };
}

/** An order that is repeated under its key until it is accepted or refused for what is left. */
async function order({ phone, request }: Buyer) {
  const began = performance.now();
  for (;;) {
    const status = await phone.send(request);
    if (status === 200 || status === 422) return { status, ms: performance.now() - began };
    // 409: an attempt that was answered with 503 is still under way.
    if (![409, 429, 503].includes(status)) throw new Error(`An order was answered with ${status}.`);
    refusals.push(`order ${status}`);
    await sleep(1000);
  }
}

const cpu = () => ({
  servers: homestands.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
  database: cpuOfTree(postgresOf(process.pid)),
  clients: cpuOf(process.pid),
});
const seconds = (microseconds: number) => Math.round(microseconds / 1e5) / 10;
const ms = (values: readonly number[], percent: number) => Math.round(percentile(values, percent));

const reading = readWhileOpen();
// The first calls of a process are its slowest: it has sold other goods before.
const earlier = buyers.slice(0, 200);
for (const [index, { token }] of earlier.entries()) {
  const buyer = await ready(token, index, earlierId);
  await order(buyer);
  buyer.phone.close();
}
const waiting: Buyer[] = [];
for (let at = 0; at < fans; at += 20)
  waiting.push(
    ...(await Promise.all(
      buyers.slice(at, at + 20).map(({ token }, index) => ready(token, at + index, productId)),
    )),
  );
const quietSince = performance.now();
await sleep(5000);
const before = cpu();
const began = performance.now();
const orders = await Promise.all(
  waiting.map(async (buyer) => {
    await sleep(Math.random() * 1000);
    return order(buyer);
  }),
);
const lasted = performance.now() - began;
const after = cpu();
// What is shown is told once a second.
await sleep(2000);
open = false;
await reading;

const readsWithin = (from: number, to: number) =>
  reads.filter((read) => read.began >= from && read.began < to).map((read) => read.ms);
const [quiet, during] = [readsWithin(quietSince, began), readsWithin(began, began + lasted)];
const timesOf = (status: number) =>
  orders.filter((each) => each.status === status).map((each) => each.ms);
const [sold, refused] = [timesOf(200), timesOf(422)];
console.table([
  {
    fans,
    pieces,
    sold: sold.length,
    refused: refused.length,
    'sold p50 ms': ms(sold, 50),
    'sold p99 ms': ms(sold, 99),
    'refused p50 ms': ms(refused, 50),
    'refused p99 ms': ms(refused, 99),
    'all told after ms': Math.round(lasted),
  },
]);
console.table([
  {
    'reads meanwhile': during.length,
    'p50 ms': ms(during, 50),
    'p99 ms': ms(during, 99),
    'p99 ms before': ms(quiet, 99),
    'CPU s of the servers': seconds(after.servers - before.servers),
    'CPU s of the database': seconds(after.database - before.database),
    'CPU s of the clients': seconds(after.clients - before.clients),
    'events of stock': eventCount,
  },
]);

if (refusals.length > 0) console.table(tally(refusals));

const stock = await stockOf(connection, productId);
const differences = await stockDifferences(connection);
console.log(`Held ${stock.held} of ${stock.onHand}; differences: ${JSON.stringify(differences)}.`);
const charges = (await gateway.charges()).filter(({ netAmount }) => netAmount > 0);
const charged = charges.length - earlier.length;
if (byCard) console.log(`Charged ${charged} of ${sold.length} that were told of it.`);
const isRight =
  sold.length === Math.min(fans, pieces) &&
  (!byCard || charged === sold.length) &&
  stock.held === sold.length &&
  JSON.stringify(differences) === JSON.stringify(noDifferences);
process.exitCode = isRight ? 0 : 1;

for (const socket of sockets) socket.destroy();
for (const { phone } of waiting) phone.close();
close();
for (const homestand of homestands) await homestand.stop();
await gateway.stop();
await redis.stop();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
