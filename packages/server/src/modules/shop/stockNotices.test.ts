import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { cards } from '../../../../../tests/support/gateway.ts';
import { parallel } from '../../../../../tests/support/parallel.ts';
import { type Subscriber, startPushService } from '../../../../../tests/support/pushService.ts';
import { startBeside } from '../../../../../tests/support/secondProcess.ts';
import { orderForm, type Shop, startShop } from '../../../../../tests/support/serverWithGateway.ts';
import {
  count,
  countOption,
  createOptions,
  stockRowOf,
} from '../../../../../tests/support/stock.ts';
import { until } from '../../../../../tests/support/until.ts';
import { transact } from '../../db/database.ts';
import { messages } from '../../messages.ts';
import { listen } from '../live/stream.testSupport.ts';
import { lockOrder, writeOrderStatus } from '../orders/index.ts';
import { hoursForOrder, notifyRestocks } from '../orders/stockNotices.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let shop: Shop;
beforeAll(async () => {
  service = await startPushService();
  // The job runs when a test runs it.
  shop = await startShop({ PUSH_SERVICES: service.host }, { maintenance: false });
});
afterAll(async () => {
  await shop.stop();
  await service.stop();
});

async function allow(fan: Fan): Promise<Subscriber> {
  const browser = service.subscribe();
  const body = browser.subscription;
  expect((await fan.call('PUT', '/v1/push/subscription', { body })).status).toBe(200);
  return browser;
}

async function createWaiting(productId: number, optionId?: number) {
  const fan = await shop.createFan();
  const browser = await allow(fan);
  expect((await ask(fan, productId, optionId)).status).toBe(200);
  return { ...fan, browser };
}

const call = (method: 'PUT' | 'DELETE') => (fan: Fan, productId: number, optionId?: number) =>
  fan.call(method, `/v1/user/products/${productId}/stock-notice`, {
    body: optionId === undefined ? {} : { optionId },
  });
const ask = call('PUT');
const cancel = call('DELETE');

const order = (fan: Fan, productId: number) =>
  fan.call('POST', '/v1/user/orders', {
    body: { form: orderForm, items: [{ product_id: productId, quantity: 1 }] },
  });

async function createSoldOut(name = 'タオル') {
  const productId = await shop.createProduct(1800);
  await shop.db.updateTable('products').set({ name }).where('id', '=', productId).execute();
  await count(shop, productId, 0);
  return productId;
}

const answerOf = async (fan: Fan, productId: number) =>
  (await fan.call('GET', `/v1/user/products/${productId}`)).body.data as object;

/** Fans that were told of a product, in the order of the events. */
async function notifiedOf(productId: number): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    select person_id from events where type = 'restock' and data->>'productId' = ${String(productId)}
    order by id`.execute(shop.db);
  return rows.map(({ personId }) => personId);
}

/** Ends the time in which the fans that were told may come first. */
const letThemPass = () =>
  sql`update stock_notices set notified_at = notified_at - ${hoursForOrder} * interval '1 hour'`.execute(
    shop.db,
  );

test('[STOCK-19] what is sold out can be waited for; the product says so to this fan alone, until it is canceled', async () => {
  const productId = await createSoldOut();
  const [fan, other] = [await shop.createFan(), await shop.createFan()];
  const before = await answerOf(fan, productId);
  expect(before).not.toHaveProperty('stockNotices');
  for (let repeat = 0; repeat < 2; repeat++) expect((await ask(fan, productId)).status).toBe(200);
  expect(await answerOf(fan, productId)).toEqual({ ...before, stockNotices: [{ optionId: null }] });
  expect(await answerOf(other, productId)).toEqual(before);
  expect((await cancel(other, productId)).status).toBe(200);
  expect(await answerOf(fan, productId)).toMatchObject({ stockNotices: [{ optionId: null }] });
  for (let repeat = 0; repeat < 2; repeat++)
    expect((await cancel(fan, productId)).status).toBe(200);
  expect(await answerOf(fan, productId)).toEqual(before);
});

test('[STOCK-19] there is nothing to wait for while a fan can order, and for what is not sold here', async () => {
  const fan = await shop.createFan();
  const inStock = { status: 409, body: { message: messages.canBeOrdered } };
  const uncounted = await shop.createProduct();
  expect(await ask(fan, uncounted)).toMatchObject(inStock);
  const last = await shop.createProduct();
  await count(shop, last, 1);
  expect(await ask(fan, last)).toMatchObject(inStock);
  const notSold = { status: 422, body: { message: messages.productNotSold } };
  const elsewhere = await createSoldOut();
  await shop.db
    .updateTable('products')
    .set({ externalLinkUrl: 'https://example.com/' })
    .where('id', '=', elsewhere)
    .execute();
  expect(await ask(fan, elsewhere)).toMatchObject(notSold);
  const { optionId } = await stockRowOf(shop, last);
  expect(await ask(fan, await createSoldOut(), optionId)).toMatchObject(notSold);
});

test('[STOCK-19] who sees ほかの方がお支払い中です may wait, and who pays may not', async () => {
  const buyer = await shop.createBuyer(1);
  const { productId } = buyer;
  await count(shop, productId, 1);
  await shop.pay(buyer, { number: cards.asking });
  expect((await ask(await shop.createFan(), productId)).status).toBe(200);
  expect((await ask(buyer, productId)).status).toBe(409);
});

test('[STOCK-19] an option is waited for alone, and the notice names it and opens the page', async () => {
  const shirt = await createSoldOut('シャツ');
  const [m = 0, l = 0] = await createOptions(shop, shirt, [{ label: 'M' }, { label: 'L' }]);
  await countOption(shop, m, 0);
  await countOption(shop, l, 0);
  expect(await ask(await shop.createFan(), shirt)).toMatchObject({
    status: 422,
    body: { message: messages.optionMissing },
  });
  const [forM, forL] = [await createWaiting(shirt, m), await createWaiting(shirt, l)];
  expect(await answerOf(forL, shirt)).toMatchObject({ stockNotices: [{ optionId: l }] });
  await addTo(l, 1);
  await notifyRestocks(shop.services);
  await expect.poll(() => forL.browser.pushed.length).toBe(1);
  expect(forL.browser.pushed[0]?.notice).toEqual({
    kind: 'restock',
    title: '再入荷のお知らせ｜湊スカーレッツ',
    body: '「シャツ（L）」をご注文いただけます。数に限りがあります。',
    path: `/u/goods/${shirt}`,
    tag: `option ${l}`,
  });
  expect(await notifiedOf(shirt)).toEqual([forL.id]);
  expect(await answerOf(forL, shirt)).not.toHaveProperty('stockNotices');
  expect(await answerOf(forM, shirt)).toMatchObject({ stockNotices: [{ optionId: m }] });
});

/** Adds pieces to a counted option, as staff do. */
const addTo = (optionId: number, pieces: number) =>
  shop.db
    .updateTable('stock')
    .set({ onHand: sql`on_hand + ${pieces}` })
    .where('optionId', '=', optionId)
    .execute();

test('[STOCK-19] not more fans are told than there are pieces, the longest waiting first; who was told has some hours', async () => {
  const productId = await createSoldOut();
  const waiting = [];
  for (let fan = 0; fan < 4; fan++) waiting.push(await createWaiting(productId));
  const ids = waiting.map(({ id }) => id);
  await notifyRestocks(shop.services);
  expect(await notifiedOf(productId)).toEqual([]);
  await count(shop, productId, 2);
  for (let run = 0; run < 2; run++) await notifyRestocks(shop.services);
  expect((await notifiedOf(productId)).toSorted()).toEqual(ids.slice(0, 2).toSorted());
  // One more piece is one more notice; a piece that is sold is none.
  await count(shop, productId, 3);
  await notifyRestocks(shop.services);
  expect((await notifiedOf(productId)).at(2)).toBe(ids[2]);
  const [first] = waiting;
  if (first) expect((await order(first, productId)).status).toBe(200);
  await notifyRestocks(shop.services);
  expect(await notifiedOf(productId)).toHaveLength(3);
  await letThemPass();
  for (let run = 0; run < 2; run++) await notifyRestocks(shop.services);
  expect((await notifiedOf(productId)).at(3)).toBe(ids[3]);
  await letThemPass();
  await notifyRestocks(shop.services);
  expect(await notifiedOf(productId)).toHaveLength(4);
});

test('[STOCK-19] pieces that an order gives back are told of, and who was told may ask again', async () => {
  const productId = await createSoldOut();
  await count(shop, productId, 1);
  const buyer = await shop.createFan();
  const { body } = await order(buyer, productId);
  const { order_id: orderId } = body.data as { order_id: string };
  const waiting = await createWaiting(productId);
  await transact(shop.db, async (tx) =>
    writeOrderStatus(tx, await lockOrder(tx, orderId), {
      deliveryStatus: 'canceled',
      cancelReason: 'pickup_expired',
    }),
  );
  await notifyRestocks(shop.services);
  expect(await notifiedOf(productId)).toEqual([waiting.id]);
  await order(buyer, productId);
  expect((await ask(waiting, productId)).status).toBe(200);
  await notifyRestocks(shop.services);
  expect(await notifiedOf(productId)).toEqual([waiting.id]);
  await count(shop, productId, 2);
  await notifyRestocks(shop.services);
  expect(await notifiedOf(productId)).toEqual([waiting.id, waiting.id]);
});

test('[STOCK-19] when counting ends, everyone is told', async () => {
  const productId = await createSoldOut();
  const { optionId } = await stockRowOf(shop, productId);
  const people = await parallel(3, () => createWaiting(productId));
  await shop.db
    .updateTable('stock')
    .set({ onHand: null })
    .where('optionId', '=', optionId)
    .execute();
  await notifyRestocks(shop.services);
  expect((await notifiedOf(productId)).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
});

test('[STOCK-19] who cannot be told or is suspended takes no place and goes on waiting; who is erased gets nothing', async () => {
  const productId = await createSoldOut();
  const [suspended, erased] = [await createWaiting(productId), await createWaiting(productId)];
  const withoutBrowser = await shop.createFan();
  await ask(withoutBrowser, productId);
  const signedOut = await createWaiting(productId);
  const last = await createWaiting(productId);
  const { end } = await shop.createSanction(suspended.id, 'suspend');
  await shop.db.deleteFrom('sessions').where('personId', '=', signedOut.id).execute();
  await shop.db.deleteFrom('sessions').where('personId', '=', erased.id).execute();
  await shop.db.deleteFrom('users').where('id', '=', erased.id).execute();
  await count(shop, productId, 1);
  await notifyRestocks(shop.services);
  expect(await notifiedOf(productId)).toEqual([last.id]);
  await end();
  await allow(withoutBrowser);
  await count(shop, productId, 4);
  await notifyRestocks(shop.services);
  expect((await notifiedOf(productId)).toSorted()).toEqual(
    [last.id, suspended.id, withoutBrowser.id].toSorted(),
  );
});

test('[STOCK-14] [STOCK-19] what is hidden, retired or not open is not told of, until it is sold again', async () => {
  const productId = await createSoldOut();
  const { optionId } = await stockRowOf(shop, productId);
  const waiting = await createWaiting(productId);
  await count(shop, productId, 1);
  const show = (onSale: boolean) =>
    shop.db.updateTable('products').set({ onSale }).where('id', '=', productId).execute();
  const retire = (retiredAt: Date | null) =>
    shop.db.updateTable('productOptions').set({ retiredAt }).where('id', '=', optionId).execute();
  const openAt = (opensAt: Date | null) =>
    shop.db.updateTable('products').set({ opensAt }).where('id', '=', productId).execute();
  for (const [hide, undo] of [
    [() => show(false), () => show(true)],
    [() => retire(new Date()), () => retire(null)],
    [() => openAt(new Date(Date.now() + 3_600_000)), () => openAt(null)],
  ] as const) {
    await hide();
    await notifyRestocks(shop.services);
    expect(await notifiedOf(productId)).toEqual([]);
    await undo();
  }
  await notifyRestocks(shop.services);
  expect(await notifiedOf(productId)).toEqual([waiting.id]);
});

test('[STOCK-19] jobs of two processes at once tell each fan once, and not more than there are pieces', async () => {
  const productId = await createSoldOut();
  const people = await parallel(8, () => createWaiting(productId));
  await count(shop, productId, 5);
  const beside = await startBeside(shop);
  await parallel(8, (run) => notifyRestocks(run % 2 === 0 ? shop.services : beside.services));
  await beside.stop();
  const notified = await notifiedOf(productId);
  expect(notified).toHaveLength(5);
  expect(new Set(notified).size).toBe(5);
  const notifiedPeople = people.filter(({ id }) => notified.includes(id));
  await expect
    .poll(() => notifiedPeople.map(({ browser }) => browser.pushed.length))
    .toEqual([1, 1, 1, 1, 1]);
  const others = people.filter(({ id }) => !notified.includes(id));
  expect(others.map(({ browser }) => browser.pushed.length)).toEqual([0, 0, 0]);
});

test('[STOCK-19] a job whose connection is killed before the commit has told nobody; the next one tells them once', async () => {
  const productId = await createSoldOut();
  const waiting = await createWaiting(productId);
  await count(shop, productId, 1);
  const failed = await shop.db.transaction().execute(async (tx) => {
    // The job has marked the fan, and waits for the number of its event.
    await sql`select from event_head for update`.execute(tx);
    const running = notifyRestocks(shop.services).then(
      () => undefined,
      (error: unknown) => error,
    );
    // Outside of the transaction, in which the list of connections would stay that of its first look.
    await until(async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) as ended from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%update event_head%'
          and datname = current_database()`.execute(shop.db);
      return rows.length > 0;
    });
    return running;
  });
  expect(failed).toBeInstanceOf(Error);
  expect(await notifiedOf(productId)).toEqual([]);
  expect(await answerOf(waiting, productId)).toMatchObject({ stockNotices: [{ optionId: null }] });
  for (let run = 0; run < 2; run++) await notifyRestocks(shop.services);
  await expect.poll(() => waiting.browser.pushed.length).toBe(1);
  expect(await notifiedOf(productId)).toEqual([waiting.id]);
});

test('[STOCK-19] the page that the fan has open loads the product, and nobody else’s', async () => {
  const productId = await createSoldOut();
  const [waiting, other] = [await createWaiting(productId), await shop.createFan()];
  const streams = [await listen(shop.origin, waiting), await listen(shop.origin, other)];
  for (const stream of streams) await stream.until(() => stream.lastId !== undefined);
  await count(shop, productId, 1);
  await notifyRestocks(shop.services);
  const [own, others] = streams.map(
    (stream) => () =>
      stream.events.filter((event) => event['productId'] === productId).map(({ shown }) => shown),
  );
  const few = { stock: { state: 'few', left: 1 }, options: [] };
  await expect.poll(own ?? Object).toContainEqual(null);
  await expect.poll(others ?? Object).toEqual([few]);
  for (const stream of streams) stream.close();
});

test('[STOCK-19] a notice that was sent is deleted after a day', async () => {
  const productId = await createSoldOut();
  const waiting = await createWaiting(productId);
  const rows = () =>
    shop.db.selectFrom('stockNotices').select('userId').where('userId', '=', waiting.id).execute();
  await sql`update stock_notices set notified_at = now() - interval '25 hours' where user_id = ${waiting.id}`.execute(
    shop.db,
  );
  expect(await rows()).toHaveLength(1);
  await notifyRestocks(shop.services);
  expect(await rows()).toEqual([]);
});

test('[STOCK-19] an order of it ends what the fan waits for, an unpaid one does not', async () => {
  const [towel, cap] = [await createSoldOut(), await createSoldOut('帽子')];
  const fan = await createWaiting(towel);
  await ask(fan, cap);
  const other = await createWaiting(towel);
  const waitsFor = async (who: Fan, productId: number) =>
    'stockNotices' in (await answerOf(who, productId));
  await count(shop, towel, 2);
  await fan.call('PUT', '/v1/user/cart', {
    body: { items: [{ productId: towel, quantity: 1 }], append: false },
  });
  const { started } = await shop.pay(fan, { number: cards.asking });
  expect(await waitsFor(fan, towel)).toBe(true);
  await shop.age(started.orderId);
  expect((await shop.pay(fan)).started).toMatchObject({ paymentStatus: 'paid' });
  expect(await waitsFor(fan, towel)).toBe(false);
  expect(await waitsFor(fan, cap)).toBe(true);
  expect(await waitsFor(other, towel)).toBe(true);
  expect((await order(other, towel)).status).toBe(200);
  expect(await waitsFor(other, towel)).toBe(false);
});
