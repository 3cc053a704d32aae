// 500 fans pay concurrently while the server and its database are killed repeatedly. Orders, charges and the
// responses to the fans must agree. npm run bench -- checkouts
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startClub } from '../../support/clubProcess.ts';
import { createFixtures, type Fan } from '../../support/fixtures.ts';
import { cards, completeChallenge, startGateway, tokenize } from '../../support/gateway.ts';
import { parallel, tally } from '../../support/parallel.ts';
import { paidOrder } from '../../support/serverWithGateway.ts';
import { freePort } from '../../support/services.port.ts';

type Outcome = { fan: string; what: 'paid' | 'refused'; orderId: string; amount: number };

const buyers = Number(process.env.CHECKOUTS ?? 500);
const clients = 16;
const price = 1800;

const folder = await mkdtemp(join(tmpdir(), 'homestand-checkouts-'));
const port = await freePort();
const webhookUrl = `http://127.0.0.1:${port}/api/v1/payments/notifications`;
const gatewayFile = join(folder, 'gateway.json');
const gateway = await startGateway({ webhookUrl, file: gatewayFile });
const begin = () => startClub(join(folder, 'data'), port, gateway.environment);

let club = await begin();
await club.untilReady();
let unanswered = 0;
let kills = 0;
const unexpected: string[] = [];

try {
  const waiting = await createBuyers();
  const outcomes: Outcome[] = [];
  let open = true;
  const killing = killNowAndThen(() => open);
  await parallel(clients, async () => {
    for (let fan = waiting.pop(); fan; fan = waiting.pop()) outcomes.push(await buy(fan));
  });
  open = false;
  await killing;
  process.exitCode = (await compare(outcomes)) ? 0 : 1;
} finally {
  await club.killEverything();
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Gives each fan a cart with one or two pieces of the same product. */
async function createBuyers(): Promise<(Fan & { amount: number })[]> {
  const connection = await club.openDatabase();
  const { createFan, createProduct } = createFixtures(connection, club.origin);
  const productId = await createProduct(price);
  const fans: (Fan & { amount: number })[] = [];
  for (let index = 0; index < buyers; index++) {
    const fan = await createFan();
    const quantity = 1 + (index % 2);
    const items = [{ productId, quantity }];
    await fan.call('PUT', '/v1/user/cart', { body: { items, append: false } });
    fans.push({ ...fan, amount: price * quantity });
  }
  await connection.close();
  return fans;
}

async function killNowAndThen(isOpen: () => boolean) {
  while (isOpen()) {
    await sleep(500 + randomInt(1500));
    await club.killEverything();
    kills += 1;
    club = await begin();
    await club.untilReady();
  }
}

/** Pays like the app: one key per order, repeated until there is a response. */
async function buy(fan: Fan & { amount: number }): Promise<Outcome> {
  const lot = randomInt(10);
  const number = lot < 6 ? cards.good : lot < 8 ? cards.poor : cards.asking;
  const key = randomUUID();
  const body = { ...paidOrder(await tokenize(gateway, number)), expectedTotal: fan.amount };
  const result = await untilResponded(() =>
    fan.call('POST', '/v1/user/orders/create-with-payment', { body, key }),
  );
  const outcomeOf = (what: Outcome['what'], orderId: string): Outcome => ({
    ...{ fan: fan.id, what, orderId },
    amount: fan.amount,
  });
  // The response fits the contract.
  if (result.status === 422)
    return outcomeOf('refused', (result.body.data as { orderId: string }).orderId);
  const start = result.body.data as {
    orderId: string;
    paymentStatus: string;
    redirectUrl: string | null;
  };
  if (start.redirectUrl !== null)
    await completeChallenge(start.redirectUrl, randomInt(2) === 0 ? 'succeed' : 'fail');
  let status = start.paymentStatus;
  while (status === 'awaiting') {
    const found = await untilResponded(() => fan.call('GET', `/v1/user/orders/${start.orderId}`));
    status = (found.body.data as { order: { paymentStatus: string } }).order.paymentStatus;
    if (status === 'awaiting') await sleep(200);
  }
  return outcomeOf(status === 'paid' ? 'paid' : 'refused', start.orderId);
}

async function untilResponded(ask: () => ReturnType<Fan['call']>): ReturnType<Fan['call']> {
  for (;;) {
    const response = await ask().catch(() => undefined);
    if (response && [200, 422].includes(response.status)) return response;
    // Already running, too many requests, or unavailable: repeated with the same key.
    if (response && response.status < 500 && ![409, 429].includes(response.status))
      unexpected.push(`${response.status} ${response.body.message}`);
    unanswered += 1;
    await sleep(100 + randomInt(200));
  }
}

async function compare(outcomes: readonly Outcome[]): Promise<boolean> {
  const connection = await club.openDatabase();
  const orders = await connection.db
    .selectFrom('orders')
    .select(['id', 'userId', 'paymentStatus', 'totalPrice'])
    .execute();
  await connection.close();
  const charges = (await gateway.charges()).filter(({ netAmount }) => netAmount > 0);
  const lines = {
    acknowledged: outcomes
      .filter(({ what }) => what === 'paid')
      .map((outcome) => `${outcome.orderId} ${outcome.amount}`),
    orders: orders
      .filter(({ paymentStatus }) => paymentStatus === 'paid')
      .map((order) => `${order.id} ${order.totalPrice}`),
    charges: charges.map((charge) => `${charge.orderId} ${charge.netAmount}`),
  };
  const sorted = Object.values(lines).map((list) => list.sort().join('\n'));
  const isEqual = sorted.every((list) => list === sorted[0]);
  const yen = (list: readonly string[]) =>
    list.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
  const twice = Object.values(tally(orders.map(({ userId }) => userId))).filter((n) => n > 1);
  console.log(`
checkouts             ${outcomes.length}, ${clients} at once
kills                 ${kills}
asked again           ${unanswered}
told paid             ${lines.acknowledged.length}, ${yen(lines.acknowledged)} yen
orders paid           ${lines.orders.length}, ${yen(lines.orders)} yen
charges kept          ${lines.charges.length}, ${yen(lines.charges)} yen
told refused          ${outcomes.length - lines.acknowledged.length}
fans with two orders  ${twice.length}
unexpected answers    ${unexpected.length} ${[...new Set(unexpected)].join(', ')}
${isEqual ? 'All equal.' : 'They differ.'}`);
  return isEqual && twice.length === 0 && unexpected.length === 0;
}
