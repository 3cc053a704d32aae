import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Fan, Staff } from '../../../../../../tests/support/fixtures.ts';
import { cards, completeChallenge } from '../../../../../../tests/support/gateway.ts';
import { parallel } from '../../../../../../tests/support/parallel.ts';
import {
  address,
  orderForm,
  type Shop,
} from '../../../../../../tests/support/serverWithGateway.ts';
import { type StaffShop, setUpStaffShop } from '../../../../../../tests/support/staffShop.ts';
import type { JobData } from '../../../jobs/definitions.ts';
import { handlers } from '../../../jobs/handlers.ts';
import { writeCsv } from '../../../text/writeCsv.ts';
import { messages } from './messages.ts';

let shop: Shop;
let homestand: StaffShop['homestand'];
let manager: Staff;
setUpStaffShop((started) => {
  ({ shop, homestand, manager } = started);
});

const path = '/v1/admin/shop/products';
const hour = 3_600_000;
const refunding = /POST .*[/]refund$/;

const data = <Body>({ status, body }: { status: number; body: { data?: unknown } }): Body => {
  expect(status).toBe(200);
  return body.data as Body;
};

/** A shirt for 5,000 yen of which at least 30 are to be ordered. */
async function createShirt(changes: object = {}): Promise<number> {
  const content = {
    ...{ name: `受注シャツ${randomUUID()}`, price: 5000, category: 'goods for support' },
    ...{ size: '', material: '', description: '', pictures: [], externalLinkUrl: null },
    ...{ perPerson: null, opensAt: null, closesAt: new Date(Date.now() + hour).toISOString() },
    ...{ deliveryPeriod: '2027年3月下旬', ceiling: 100, minimum: 30 },
    ...changes,
  };
  const { id } = data<{ id: number }>(await manager.call('POST', path, { body: { content } }));
  await manager.call('PUT', `${path}/${id}/state`, { body: { state: 'on_sale' } });
  return id;
}

const endSale = (id: number) =>
  shop.db
    .updateTable('products')
    .set({ closesAt: new Date(Date.now() - 60_000) })
    .where('id', '=', id)
    .execute();

type Line = { productId: number; quantity: number };

async function startPaying(items: Line[], changes: Parameters<Shop['pay']>[1] = {}) {
  const fan = await shop.createFan();
  data(await fan.call('PUT', '/v1/user/cart', { body: { items, append: false } }));
  const { status, started } = await shop.pay(fan, changes);
  expect(status).toBe(200);
  return { fan, ...started };
}

async function buy(items: Line[], changes: Parameters<Shop['pay']>[1] = {}) {
  const order = await startPaying(items, changes);
  await shop.settle();
  return order;
}

const callOff = (id: number, who = manager) => who.call('POST', `${path}/${id}/call-off`);

type Production = {
  paid: number;
  open: { orders: number; pieces: number; amount: number };
  callOff: null | {
    orders: number;
    left: number;
    running: boolean;
    list: { orderId: string; state: string }[];
  };
};

const productionOf = async (id: number) =>
  data<Production>(await manager.call('GET', `${path}/${id}/production`));

type Job = { id: string; data: JobData['callOffOrder'] };

const run = ({ data: job }: Job) => handlers.callOffOrder(shop.services, job);

/** Takes the jobs that wait, as a worker does. */
async function takeJobs(): Promise<Job[]> {
  const boss = await shop.services.jobs.open();
  return boss.fetch<Job['data']>('callOffOrder', { batchSize: 100 });
}

/** Takes them and returns those of one product: what failed in a test before may be due again. */
const takeJobsOf = async (productId: number): Promise<Job[]> =>
  (await takeJobs()).filter((job) => job.data.productId === productId);

/** Runs the jobs that wait, and the refunds that follow. */
async function runJobs(): Promise<number> {
  const boss = await shop.services.jobs.open();
  const jobs = await takeJobs();
  for (const job of jobs) {
    await run(job);
    await boss.complete('callOffOrder', job.id);
  }
  await shop.settle();
  return jobs.length;
}

type Order = {
  deliveryStatus: string;
  paymentStatus: string;
  refunded?: number;
  refundDue?: number;
  orderItems: { productId: number; refunded?: number; calledOff?: boolean }[];
};

const orderOf = async ({ fan, orderId }: { fan: Fan; orderId: string }) =>
  data<{ order: Order }>(await fan.call('GET', `/v1/user/orders/${orderId}`)).order;

const canceled = { deliveryStatus: 'canceled', paymentStatus: 'refunded' };

const charged = async (fan: Fan) =>
  (await shop.chargesOf(fan)).reduce((sum, { netAmount }) => sum + netAmount, 0);

const logged = async (id: number) =>
  (
    await shop.db
      .selectFrom('staffLog')
      .select(['staffName', 'after'])
      .where('action', '=', 'call_off_product')
      .execute()
  ).filter(({ after }) => (after as { productId: number }).productId === id);

const refundsOf = (orderId: string) =>
  shop.db
    .selectFrom('refunds')
    .select(['kind', 'amount', 'state', 'reason', 'staffId'])
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .execute();

describe('[STOCK-15] a product made to order that stayed below its minimum', () => {
  test('is called off: orders in every state are canceled and refunded, those with other goods keep these', async () => {
    const shirt = await createShirt();
    const cap = await createShirt({ price: 2000 });
    const { name: _n, kana: _k, email: _e, phoneNumber: _p, ...shippingAddress } = address;
    const whole = await buy([{ productId: shirt, quantity: 2 }]);
    const shipped = await buy([{ productId: shirt, quantity: 1 }], {
      deliveryMethod: 'shipping',
      shippingAddress,
    });
    const mixed = await buy([
      { productId: shirt, quantity: 2 },
      { productId: cap, quantity: 1 },
    ]);
    const partly = await buy([{ productId: shirt, quantity: 3 }]);
    const changeId = data<{ changeId: string }>(
      await manager.call('GET', `/v1/admin/orders/${partly.orderId}/refunds`),
    ).changeId;
    const items = [{ productId: shirt, quantity: 1 }];
    const refund = { kind: 'refund', amount: 5000, means: 'card', items, reason: '傷', changeId };
    data(
      await manager.call('POST', `/v1/admin/orders/${partly.orderId}/refunds`, {
        body: refund,
        key: randomUUID(),
      }),
    );
    const before = await buy([{ productId: shirt, quantity: 1 }]);
    await homestand(['orders', 'status', before.orderId, 'canceled', '--refund']);
    const handedOver = await buy([{ productId: shirt, quantity: 1 }]);
    await homestand(['orders', 'status', handedOver.orderId, 'received']);
    const asking = await startPaying([{ productId: shirt, quantity: 1 }], { number: cards.asking });
    await endSale(shirt);
    await shop.settle();

    expect(await productionOf(shirt)).toMatchObject({
      open: { orders: 5, pieces: 8, amount: 10_000 + 5200 + 10_000 + 10_000 },
      callOff: null,
    });
    expect(data(await callOff(shirt))).toMatchObject({
      callOff: { orders: 5, left: 5, running: true },
    });
    expect(await runJobs()).toBe(5);
    for (const order of [whole, shipped, partly]) {
      expect(await orderOf(order)).toMatchObject(canceled);
      expect(await charged(order.fan)).toBe(0);
    }
    expect(await orderOf(mixed)).toMatchObject({
      deliveryStatus: 'pending',
      paymentStatus: 'paid',
      refunded: 10_000,
      orderItems: [{ productId: shirt, refunded: 2, calledOff: true }, { productId: cap }],
    });
    expect(await charged(mixed.fan)).toBe(2000);
    expect((await orderOf(whole)).orderItems).toMatchObject([{ calledOff: true }]);
    expect(await orderOf(before)).toMatchObject(canceled);
    expect(await refundsOf(before.orderId)).toHaveLength(1);
    expect(await orderOf(handedOver)).toMatchObject({ deliveryStatus: 'received' });
    expect((await orderOf(handedOver)).orderItems[0]).not.toHaveProperty('calledOff');
    expect(await charged(handedOver.fan)).toBe(5000);
    expect(await charged(asking.fan)).toBe(0);
    expect(await refundsOf(whole.orderId)).toEqual([
      {
        ...{ kind: 'cancel', amount: 10_000, state: 'done', staffId: manager.id },
        reason: '受注生産の最少の数に届かなかったため',
      },
    ]);
    expect(await productionOf(shirt)).toMatchObject({
      open: { orders: 0, pieces: 0, amount: 0 },
      callOff: { orders: 5, left: 0, running: false, list: [] },
    });
    expect(await logged(shirt)).toEqual([
      { staffName: manager.name, after: { productId: shirt, count: 5 } },
    ]);
  });

  test('is called off with what a process of the version before took to be paid at the venue', async () => {
    const towel = await shop.createProduct(1000);
    const fan = await shop.createFan();
    const { order_id: orderId } = data<{ order_id: string }>(
      await fan.call('POST', '/v1/user/orders', {
        body: { items: [{ product_id: towel, quantity: 2 }], form: orderForm },
      }),
    );
    await shop.db
      .updateTable('products')
      .set({ deliveryPeriod: '2027年3月', closesAt: new Date(Date.now() - 60_000), minimum: 5 })
      .where('id', '=', towel)
      .execute();
    expect(data(await callOff(towel))).toMatchObject({
      open: { orders: 1, pieces: 2, amount: 0 },
    });
    await runJobs();
    expect(await orderOf({ fan, orderId })).toMatchObject({
      ...{ deliveryStatus: 'canceled', paymentStatus: 'at_pickup' },
    });
    expect((await productionOf(towel)).callOff).toMatchObject({ left: 0, running: false });
  });

  test('has one effect, however often and by how many it is tapped', async () => {
    const shirt = await createShirt();
    const orders = [
      await buy([{ productId: shirt, quantity: 1 }]),
      await buy([{ productId: shirt, quantity: 1 }]),
    ];
    await endSale(shirt);
    const another = await shop.createStaff('manager');
    const taps = await parallel(6, (tap) => callOff(shirt, tap % 2 === 0 ? manager : another));
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await runJobs()).toBe(2);
    expect((await callOff(shirt)).status).toBe(200);
    expect(await runJobs()).toBe(0);
    expect(await logged(shirt)).toHaveLength(1);
    for (const { fan, orderId } of orders) {
      expect(await refundsOf(orderId)).toHaveLength(1);
      expect(await charged(fan)).toBe(0);
    }
  });

  test('is called off to the end by a worker that was killed between the orders', async () => {
    const shirt = await createShirt();
    const orders = [
      await buy([{ productId: shirt, quantity: 1 }]),
      await buy([{ productId: shirt, quantity: 1 }]),
    ];
    await endSale(shirt);
    await callOff(shirt);
    const boss = await shop.services.jobs.open();
    const [first, second] = await takeJobsOf(shirt);
    if (!first || !second) throw new Error('There are two jobs.');
    // One was done and not written down as such, the other one had not begun.
    await run(first);
    await boss.fail('callOffOrder', [first.id, second.id]);
    expect((await productionOf(shirt)).callOff).toMatchObject({ left: 2, running: true });
    await run(first);
    await run(second);
    await shop.settle();
    for (const { fan, orderId } of orders) {
      expect(await refundsOf(orderId)).toHaveLength(1);
      expect(await charged(fan)).toBe(0);
    }
    expect((await productionOf(shirt)).callOff).toMatchObject({ left: 0, running: false });
  });

  test('keeps an order whose refund the gateway refuses in view until it is settled', async () => {
    const shirt = await createShirt();
    const order = await buy([{ productId: shirt, quantity: 1 }]);
    await endSale(shirt);
    await callOff(shirt);
    shop.gateway.refuse(refunding, 'not_refundable');
    await runJobs();
    const { orderId } = order;
    expect((await productionOf(shirt)).callOff).toEqual({
      ...{ at: expect.any(String), orders: 1, left: 1, running: false },
      list: [{ orderId, state: 'refund_failed' }],
    });
    const refunds = `/v1/admin/orders/${orderId}/refunds`;
    const { list } = data<{ list: { id: string }[] }>(await manager.call('GET', refunds));
    await manager.call('PUT', `${refunds}/${list[0]?.id}`, { body: { means: 'card' } });
    await shop.settle();
    expect(await charged(order.fan)).toBe(0);
    expect((await productionOf(shirt)).callOff).toMatchObject({ left: 0 });
  });

  test('waits for a gateway that is away, and refunds once', async () => {
    const shirt = await createShirt();
    const order = await buy([{ productId: shirt, quantity: 1 }]);
    await endSale(shirt);
    await callOff(shirt);
    shop.gateway.fail(refunding, 'drop after', 1);
    const [job] = await takeJobsOf(shirt);
    if (job) await run(job);
    expect((await productionOf(shirt)).callOff).toMatchObject({
      list: [{ orderId: order.orderId, state: 'refunding' }],
    });
    await shop.settle();
    await shop.age(order.orderId);
    await shop.settle();
    expect(await charged(order.fan)).toBe(0);
    expect(await refundsOf(order.orderId)).toMatchObject([{ state: 'done' }]);
  });

  test('leaves an order to staff that keeps other goods, for which no money would be left', async () => {
    const shirt = await createShirt();
    const cap = await createShirt({ price: 2000 });
    const order = await buy([
      { productId: shirt, quantity: 1 },
      { productId: cap, quantity: 1 },
    ]);
    const refunds = `/v1/admin/orders/${order.orderId}/refunds`;
    const { changeId } = data<{ changeId: string }>(await manager.call('GET', refunds));
    const refund = { kind: 'refund', amount: 2500, means: 'card', reason: '遅れたため', changeId };
    data(await manager.call('POST', refunds, { body: refund, key: randomUUID() }));
    await endSale(shirt);
    await callOff(shirt);
    await runJobs();
    expect((await productionOf(shirt)).callOff).toMatchObject({
      ...{ orders: 1, left: 1, running: false },
      list: [{ orderId: order.orderId, state: 'by_hand' }],
    });
    expect(await orderOf(order)).toMatchObject({ deliveryStatus: 'pending', refunded: 2500 });
  });
});

describe('[STOCK-15] a payment of a product that was called off', () => {
  test('is closed, so that it charges nothing', async () => {
    const shirt = await createShirt();
    const order = await startPaying([{ productId: shirt, quantity: 1 }], { number: cards.asking });
    await endSale(shirt);
    await callOff(shirt);
    await runJobs();
    expect(await orderOf(order)).toMatchObject({ paymentStatus: 'canceled' });
    await completeChallenge(order.redirectUrl ?? '', 'succeed');
    await shop.settle();
    expect(await charged(order.fan)).toBe(0);
  });

  test.each(['call', 'response'] as const)(
    'that the gateway charges at this moment keeps nothing: the %s comes last',
    async (part) => {
      const shirt = await createShirt();
      const fan = await shop.createFan();
      const items = [{ productId: shirt, quantity: 1 }];
      data(await fan.call('PUT', '/v1/user/cart', { body: { items, append: false } }));
      const slow = shop.gateway.delay(/POST .*[/]pay$/, part);
      const paying = shop.pay(fan);
      await slow.arrived;
      await endSale(shirt);
      expect((await callOff(shirt)).status).toBe(200);
      await runJobs();
      slow.release();
      await paying;
      await shop.settle();
      expect(await charged(fan)).toBe(0);
      expect((await productionOf(shirt)).callOff).toMatchObject({ left: 0, running: false });
    },
  );

  test('goes back once each, confirmed while taps and jobs run beside each other', async () => {
    const shirt = await createShirt();
    const orders = await parallel(6, () =>
      startPaying([{ productId: shirt, quantity: 1 }], { number: cards.asking }),
    );
    await endSale(shirt);
    const confirm = () =>
      parallel(6, (index) => completeChallenge(orders[index]?.redirectUrl ?? '', 'succeed'));
    const [taps] = await Promise.all([parallel(2, () => callOff(shirt)), confirm()]);
    expect(taps.map(({ status }) => status)).toEqual([200, 200]);
    const jobs = await takeJobsOf(shirt);
    await parallel(2 * jobs.length, (index) => {
      const job = jobs[index % jobs.length];
      return job ? run(job) : Promise.resolve();
    });
    await shop.settle();
    for (const { fan, orderId } of orders) {
      expect(await charged(fan)).toBe(0);
      expect((await refundsOf(orderId)).length).toBeLessThanOrEqual(1);
    }
    expect((await productionOf(shirt)).callOff).toMatchObject({ left: 0, running: false });
  });

  test.each(['before', 'after'])(
    'that is charged goes back, confirmed %s its job',
    async (when) => {
      const shirt = await createShirt();
      const cap = await createShirt({ price: 2000 });
      const whole = await startPaying([{ productId: shirt, quantity: 1 }], {
        number: cards.asking,
      });
      const mixed = await startPaying(
        [
          { productId: shirt, quantity: 1 },
          { productId: cap, quantity: 1 },
        ],
        { number: cards.asking },
      );
      await endSale(shirt);
      await callOff(shirt);
      const pay = async () => {
        for (const { redirectUrl } of [whole, mixed])
          await completeChallenge(redirectUrl ?? '', 'succeed');
        await shop.settle();
      };
      if (when === 'before') await pay();
      // The gateway closes nothing any more.
      else shop.gateway.refuseConnections(/POST .*[/]cancel$/, 2);
      await runJobs();
      if (when === 'after') {
        await pay();
        for (const { orderId } of [whole, mixed]) await shop.age(orderId);
        await shop.settle();
      }
      expect(await orderOf(whole)).toMatchObject({ deliveryStatus: 'canceled', refunded: 5000 });
      expect(await charged(whole.fan)).toBe(0);
      expect(await orderOf(mixed)).toMatchObject({ paymentStatus: 'paid', refunded: 5000 });
      expect(await charged(mixed.fan)).toBe(2000);
      expect((await productionOf(shirt)).callOff).toMatchObject({ left: 0, running: false });
    },
  );
});

describe('[STOCK-15] nothing is called off', () => {
  const refused = (message: string) => ({ status: 409, body: { message } });

  test('before the end of the sale, without a minimum, and of goods from stock', async () => {
    const shirt = await createShirt();
    expect(await callOff(shirt)).toMatchObject(refused(messages.callOff.notEnded));
    const unlimited = await createShirt({ minimum: null });
    await endSale(unlimited);
    expect(await callOff(unlimited)).toMatchObject(refused(messages.callOff.noMinimum));
    expect((await callOff(await shop.createProduct())).status).toBe(404);
    expect(await logged(shirt)).toEqual([]);
  });

  test('if the minimum was reached, or may still be reached by payments', async () => {
    const shirt = await createShirt({ minimum: 2 });
    const order = await buy([{ productId: shirt, quantity: 1 }]);
    const asking = await startPaying([{ productId: shirt, quantity: 1 }], { number: cards.asking });
    await endSale(shirt);
    expect(await callOff(shirt)).toMatchObject(refused(messages.callOff.inPayment(1)));
    await completeChallenge(asking.redirectUrl ?? '', 'succeed');
    await shop.settle();
    expect(await callOff(shirt)).toMatchObject(refused(messages.callOff.reached(2)));
    expect(await takeJobsOf(shirt)).toEqual([]);
    expect(await orderOf(order)).toMatchObject({ paymentStatus: 'paid' });
  });
});

test('[STOCK-15] what was called off is not sold again, by a form, a file or a command', async () => {
  const shirt = await createShirt();
  await endSale(shirt);
  await callOff(shirt);
  const { version, content } = data<{ version: number; content: { name: string } }>(
    await manager.call('GET', `${path}/${shirt}`),
  );
  const put = (changes: object) =>
    manager.call('PUT', `${path}/${shirt}`, {
      body: { version, content: { ...content, ...changes } },
    });
  const later = new Date(Date.now() + hour).toISOString();
  for (const changes of [
    { closesAt: later },
    { deliveryPeriod: null, ceiling: null, minimum: null },
  ])
    expect(await put(changes)).toMatchObject({
      status: 422,
      body: { data: { errors: [{ field: 'content.closesAt', message: messages.calledOff }] } },
    });
  const csv = writeCsv([
    ['商品名', '価格', 'カテゴリー', 'サイズ', '素材', '説明', '写真', '販売終了'],
    [content.name, 5000, '応援グッズ', '', '', '', '', '2099-01-01 10:00'],
  ]);
  const file = Buffer.from(csv).toString('base64');
  const imported = await manager.call('POST', '/v1/admin/shop/imports', {
    body: { file, isPreview: false },
  });
  expect(data<{ problems: string[] }>(imported).problems).toEqual([
    expect.stringContaining(messages.calledOff),
  ]);
  expect((await put({ description: '中止しました。' })).status).toBe(200);
});
