import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Fan, Staff } from '../../../../../../tests/support/fixtures.ts';
import { gatewayFaults } from '../../../../../../tests/support/gateway.ts';
import {
  address,
  orderForm,
  type Shop,
} from '../../../../../../tests/support/serverWithGateway.ts';
import { type StaffShop, setUpStaffShop } from '../../../../../../tests/support/staffShop.ts';
import {
  count,
  movesOf,
  noDifferences,
  stockDifferences,
  stockOf,
} from '../../../../../../tests/support/stock.ts';
import { auditPayments } from '../../checkout/index.ts';
import { runDuePaymentSteps } from '../../checkout/paymentWorker.ts';
import { messages } from '../../counter/messages.ts';

type Refund = {
  id: string;
  kind: string;
  amount: number;
  means: string | null;
  state: string;
  failure: string | null;
  reason: string | null;
  by: string | null;
};

type Refunds = {
  changeId: string | null;
  via: string;
  paid: number;
  refunded: number;
  open: number;
  refundable: number;
  actions: string[];
  goods: { productId: number; quantity: number; returned: number }[];
  gateway: string;
  list: Refund[];
};

const refunding = /POST .*[/]refund$/;
const lookingUp = /GET .*[/]sessions[/]/;

let shop: Shop;
let homestand: StaffShop['homestand'];
let manager: Staff;
setUpStaffShop((started) => {
  ({ shop, homestand, manager } = started);
});

const {
  name: _name,
  kana: _kana,
  email: _email,
  phoneNumber: _phone,
  ...shippingAddress
} = address;

/** An order of two pieces for 3,600 yen, paid by card. */
async function orderPaid(changes: Parameters<Shop['pay']>[1] = {}) {
  const fan = await shop.createBuyer();
  const { started } = await shop.pay(fan, changes);
  // A late notification of this payment would send its refund a second time, beside the request.
  await shop.settle();
  return { fan, orderId: started.orderId, productId: fan.productId };
}

/** With the shipping fee of 200 yen. */
const orderShipped = async () => {
  const order = await orderPaid({ deliveryMethod: 'shipping', shippingAddress });
  await homestand(['orders', 'status', order.orderId, 'shipped', '--tracking', '1234']);
  return order;
};

/** An order of two pieces for 2,640 yen, to be paid at the venue. */
async function orderAtVenue() {
  const fan = await shop.createFan();
  const productId = await shop.createProduct(1320);
  const ordered = await fan.call('POST', '/v1/user/orders', {
    body: { form: orderForm, items: [{ product_id: productId, quantity: 2 }] },
  });
  return { fan, productId, orderId: (ordered.body.data as { order_id: string }).order_id };
}

async function handOver(orderId: string, payment: object = {}) {
  const desk = await shop.createStaff('desk');
  const path = `/v1/admin/pickups/${orderId}/hand-over`;
  const response = await desk.call('POST', path, { body: payment, key: randomUUID() });
  expect(response.status).toBe(200);
  return desk;
}

const pathOf = (orderId: string) => `/v1/admin/orders/${orderId}/refunds`;

async function refundsOf(orderId: string): Promise<Refunds> {
  const response = await manager.call('GET', pathOf(orderId));
  expect(response.status).toBe(200);
  return response.body.data as Refunds;
}

type Wanted = {
  kind: string;
  amount: number;
  means?: string;
  items?: { productId: number; quantity: number }[];
  toShelf?: boolean;
  reason?: string;
  changeId?: string | null;
};

async function send(orderId: string, refund: Wanted, key = randomUUID(), who = manager) {
  const changeId =
    refund.changeId === undefined ? (await refundsOf(orderId)).changeId : refund.changeId;
  const body = { reason: '傷があったため', ...refund, changeId };
  const response = await who.call('POST', pathOf(orderId), { body, key });
  return { status: response.status, body: response.body, refunds: response.body.data as Refunds };
}

const settle = async (orderId: string, refundId: string, means: string) => {
  const path = `${pathOf(orderId)}/${refundId}`;
  const response = await manager.call('PUT', path, { body: { means } });
  expect(response.status).toBe(200);
  return response.body.data as Refunds;
};

const charged = async (fan: { id: string }) =>
  (await shop.chargesOf(fan)).map(({ netAmount }) => netAmount);

async function fansOrder({ fan, orderId }: { fan: Fan; orderId: string }) {
  const { body } = await fan.call('GET', `/v1/user/orders/${orderId}`);
  const { order } = body.data as { order: Record<string, unknown> };
  const { deliveryStatus, paymentStatus, refunded, refundDue } = order;
  return { deliveryStatus, paymentStatus, refunded, refundDue };
}

const receiptOf = async ({ fan, orderId }: { fan: Fan; orderId: string }) => {
  const { status, body } = await fan.call('GET', `/v1/user/orders/${orderId}/receipt`);
  return status === 200 ? (body.data as { number: string; total: number; tax: number }) : status;
};

async function cardSalesToday() {
  const { body } = await manager.call('GET', '/v1/admin/today');
  return (body.data as { sales: { today: { card: number } } }).sales.today.card;
}

const differencesOf = async (orderId: string) => {
  const { differences } = await auditPayments(shop.services, new Date(Date.now() - 60_000));
  return differences.filter((difference) => difference.orderId === orderId).map(({ kind }) => kind);
};

describe('[ORDM-04] an order that was paid by card', () => {
  test('is canceled: all of the money goes back to the card', async () => {
    const order = await orderPaid();
    const before = await refundsOf(order.orderId);
    expect(before).toMatchObject({
      via: 'card',
      paid: 3600,
      refunded: 0,
      open: 0,
      refundable: 3600,
      actions: ['refund', 'cancel'],
      gateway: 'checked',
      list: [],
    });
    const { status, refunds } = await send(order.orderId, {
      kind: 'cancel',
      amount: 3600,
      means: 'card',
    });
    expect(status).toBe(200);
    expect(refunds).toMatchObject({
      refunded: 3600,
      open: 0,
      refundable: 0,
      actions: [],
      list: [
        {
          kind: 'cancel',
          amount: 3600,
          means: 'card',
          state: 'done',
          reason: '傷があったため',
          by: manager.name,
        },
      ],
    });
    expect(await charged(order.fan)).toEqual([0]);
    expect(await fansOrder(order)).toEqual({
      deliveryStatus: 'canceled',
      paymentStatus: 'refunded',
      refunded: 3600,
      refundDue: 0,
    });
    expect(await receiptOf(order)).toBe(404);
    expect(await shop.paymentsOf(order.orderId)).toMatchObject([{ state: 'refunded' }]);
  });

  test('is refunded in parts until nothing is left; receipt and check of payments agree', async () => {
    const order = await orderPaid();
    await handOver(order.orderId);
    const whole = (await receiptOf(order)) as { number: string; total: number };
    expect(whole).toMatchObject({ number: `R${order.orderId}`, total: 3600 });
    const sold = await cardSalesToday();
    await send(order.orderId, { kind: 'refund', amount: 1000, means: 'card' });
    expect(await cardSalesToday()).toBe(sold - 1000);
    expect(await charged(order.fan)).toEqual([2600]);
    expect(await fansOrder(order)).toEqual({
      deliveryStatus: 'received',
      paymentStatus: 'paid',
      refunded: 1000,
      refundDue: 0,
    });
    expect(await receiptOf(order)).toMatchObject({
      ...whole,
      number: `R${order.orderId}-2`,
      total: 2600,
      tax: 236,
      refunded: 1000,
    });
    expect(await differencesOf(order.orderId)).toEqual([]);
    expect(await refundsOf(order.orderId)).toMatchObject({ refunded: 1000, refundable: 2600 });
    expect(
      await send(order.orderId, { kind: 'refund', amount: 2601, means: 'card' }),
    ).toMatchObject({ status: 422, body: { data: { errors: [{ field: 'amount' }] } } });
    await send(order.orderId, { kind: 'refund', amount: 2600, means: 'card' });
    expect(await charged(order.fan)).toEqual([0]);
    expect(await fansOrder(order)).toMatchObject({ paymentStatus: 'refunded', refunded: 3600 });
    expect(await shop.paymentsOf(order.orderId)).toMatchObject([{ state: 'refunded' }]);
    expect(await receiptOf(order)).toBe(404);
    expect(await differencesOf(order.orderId)).toEqual([]);
  });

  test('is taken back after the shipment: in part, then the rest without the fee', async () => {
    const order = await orderShipped();
    const item = (quantity: number) => [{ productId: order.productId, quantity }];
    const part = await send(order.orderId, {
      kind: 'take_back',
      amount: 1800,
      means: 'card',
      items: item(1),
    });
    expect(part.refunds).toMatchObject({
      actions: ['refund', 'take_back'],
      goods: [{ productId: order.productId, quantity: 2, returned: 1 }],
    });
    expect(await fansOrder(order)).toMatchObject({ deliveryStatus: 'shipped' });
    const tooMany = { kind: 'take_back', amount: 0, items: item(2) };
    expect((await send(order.orderId, tooMany)).body.data).toMatchObject({
      errors: [{ field: 'items' }],
    });
    await send(order.orderId, { kind: 'take_back', amount: 1800, means: 'card', items: item(1) });
    expect(await fansOrder(order)).toEqual({
      deliveryStatus: 'canceled',
      paymentStatus: 'paid',
      refunded: 3600,
      refundDue: 0,
    });
    expect(await charged(order.fan)).toEqual([200]);
    expect(await receiptOf(order)).toMatchObject({ total: 200 });
    expect(await differencesOf(order.orderId)).toEqual([]);
  });

  test('[STOCK-20] goods that are taken back are sold again if staff say so, once however often it is sent', async () => {
    const { orderId, productId } = await orderPaid();
    await count(shop, productId, 5);
    await handOver(orderId);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 3, held: 0 });
    expect((await refundsOf(orderId)).goods).toMatchObject([{ productId, isCounted: true }]);
    const back = { kind: 'take_back', amount: 0, items: [{ productId, quantity: 1 }] };
    await send(orderId, { ...back, toShelf: false });
    expect(await stockOf(shop, productId)).toEqual({ onHand: 3, held: 0 });
    const [key, { changeId }] = [randomUUID(), await refundsOf(orderId)];
    const again = () => send(orderId, { ...back, toShelf: true, changeId }, key);
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 4, held: 0 });
    expect((await movesOf(shop, productId)).at(-1)).toEqual(['take_back', 1, 0]);
    expect(await stockDifferences(shop)).toEqual(noDifferences);
    expect(await differencesOf(orderId)).toEqual([]);
  });

  test('returned goods count no longer for the limit of pieces', async () => {
    const { fan, orderId, productId } = await orderPaid();
    const ordered = async () => {
      const { body } = await fan.call('GET', `/v1/user/products/${productId}`);
      return (body.data as { purchaseLimits: { ordered: number } }).purchaseLimits.ordered;
    };
    await handOver(orderId);
    expect(await ordered()).toBe(2);
    const items = [{ productId, quantity: 1 }];
    await send(orderId, { kind: 'take_back', amount: 1800, means: 'card', items });
    expect(await ordered()).toBe(1);
    await send(orderId, { kind: 'take_back', amount: 1800, means: 'card', items });
    expect(await ordered()).toBe(0);
  });

  test('[DESK-03] [ORDM-03] is refunded by goods: counter, list, slips and fan have only the rest', async () => {
    const fan = await shop.createBuyer();
    const other = await shop.createProduct(440);
    await fan.call('PUT', '/v1/user/cart', {
      body: { items: [{ productId: other, quantity: 1 }], append: true },
    });
    const { started } = await shop.pay(fan);
    await shop.settle();
    const { orderId } = started;
    const desk = await shop.createStaff('desk');
    const counter = async () => {
      const { body } = await desk.call('GET', `/v1/admin/pickups/${orderId}`);
      return body.data as { refunded?: number; items: { productId: number; refunded?: number }[] };
    };
    const refundedIn = (items: readonly { productId: number; refunded?: number }[]) =>
      Object.fromEntries(items.map(({ productId, refunded = 0 }) => [productId, refunded]));
    const before = await counter();
    expect(before).not.toHaveProperty('refunded');
    expect(refundedIn(before.items)).toEqual({ [fan.productId]: 0, [other]: 0 });

    const items = [
      { productId: fan.productId, quantity: 1 },
      { productId: other, quantity: 1 },
    ];
    const key = randomUUID();
    const { changeId } = await refundsOf(orderId);
    const tap = () =>
      send(orderId, { kind: 'refund', amount: 2240, means: 'card', items, changeId }, key);
    const made = await tap();
    expect(made.refunds).toMatchObject({
      refunded: 2240,
      actions: ['refund', 'cancel'],
      list: [{ kind: 'refund', amount: 2240, items }],
    });
    // The answer was lost.
    expect((await tap()).refunds.list).toHaveLength(1);
    expect(await charged(fan)).toEqual([1800]);

    const expected = { [fan.productId]: 1, [other]: 1 };
    const now = await counter();
    expect(now.refunded).toBe(2240);
    expect(refundedIn(now.items)).toEqual(expected);
    const list = await desk.call('GET', '/v1/admin/open-pickups');
    const open = (list.body.data as { list: (typeof now & { id: string })[] }).list;
    expect(refundedIn(open.find(({ id }) => id === orderId)?.items ?? [])).toEqual(expected);
    const { body } = await fan.call('GET', `/v1/user/orders/${orderId}`);
    const { order } = body.data as { order: { orderItems: typeof now.items } };
    expect(refundedIn(order.orderItems)).toEqual(expected);
    const pickups = await fan.call('GET', '/v1/user/pickups');
    expect(pickups.body.data).toMatchObject({ list: [{ id: orderId, items: [{ quantity: 1 }] }] });
    expect((pickups.body.data as { list: { items: [] }[] }).list[0]?.items).toHaveLength(1);

    const shown = await homestand(['orders', 'show', orderId]);
    expect(shown.out.match(/（1点返金済み）/g)).toHaveLength(2);

    expect(
      await send(orderId, {
        kind: 'refund',
        amount: 100,
        means: 'card',
        items: [{ productId: other, quantity: 1 }],
      }),
    ).toMatchObject({ status: 422, body: { data: { errors: [{ field: 'items' }] } } });
    // Nothing would be left to hand over.
    expect(
      await send(orderId, {
        kind: 'refund',
        amount: 100,
        means: 'card',
        items: [{ productId: fan.productId, quantity: 1 }],
      }),
    ).toMatchObject({ status: 422, body: { data: { errors: [{ field: 'amount' }] } } });

    await desk.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
      body: {},
      key: randomUUID(),
    });
    const done = await desk.call('GET', '/v1/admin/hand-overs');
    expect(done.body.data).toMatchObject({ list: [{ orderId, quantity: 1 }] });
    // The rest comes back: nothing is left.
    await send(orderId, {
      kind: 'take_back',
      amount: 1800,
      means: 'card',
      items: [{ productId: fan.productId, quantity: 1 }],
    });
    expect(await fansOrder({ fan, orderId })).toMatchObject({
      deliveryStatus: 'canceled',
      paymentStatus: 'refunded',
    });
    expect(refundedIn((await counter()).items)).toEqual({ [fan.productId]: 0, [other]: 0 });
  });

  test('[ORDM-03] packing slips and labels have only what was not refunded', async () => {
    const { orderId, productId } = await orderPaid({ deliveryMethod: 'shipping', shippingAddress });
    const packed = async () => {
      const { body } = await manager.call('GET', `/v1/admin/shipments/packing?orderId=${orderId}`);
      return (body.data as { list: { items: { quantity: number }[] }[] }).list[0]?.items;
    };
    expect(await packed()).toMatchObject([{ productId, quantity: 2 }]);
    // Also the shipping fee, as a sum on top.
    await send(orderId, {
      kind: 'refund',
      amount: 2000,
      means: 'card',
      items: [{ productId, quantity: 1 }],
    });
    expect(await packed()).toMatchObject([{ productId, quantity: 1 }]);
    const labels = await fetch(`${shop.origin}/api/v1/admin/shipments/labels.csv`, {
      headers: { Authorization: `Bearer ${manager.token}` },
    });
    expect(await labels.text()).toMatch(new RegExp(`${orderId}.*×1`));
  });

  test('what does not fit is refused, and nothing happens', async () => {
    const { fan, orderId, productId } = await orderPaid();
    const items = [{ productId, quantity: 1 }];
    for (const [refund, field] of [
      [{ kind: 'refund', amount: 0, means: 'card' }, 'amount'],
      [{ kind: 'refund', amount: 3600, means: 'card' }, 'amount'],
      [{ kind: 'cancel', amount: 3599, means: 'card' }, 'amount'],
      [{ kind: 'cancel', amount: 3600 }, 'means'],
      [{ kind: 'cancel', amount: 3600, means: 'card', items }, 'items'],
      [{ kind: 'refund', amount: 100, means: 'card', items: [...items, ...items] }, 'items'],
      [
        { kind: 'refund', amount: 100, means: 'card', items: [{ productId, quantity: 3 }] },
        'amount',
      ],
      [{ kind: 'take_back', amount: 1800, means: 'card', items }, 'kind'],
    ] as const) {
      const { status, body } = await send(orderId, {
        ...refund,
        items: [...('items' in refund ? refund.items : [])],
      });
      expect([refund, status, body.data]).toMatchObject([refund, 422, { errors: [{ field }] }]);
    }
    expect(
      (await send(orderId, { kind: 'refund', amount: 1, means: 'card', reason: ' ' })).status,
    ).toBe(422);
    expect(await charged(fan)).toEqual([3600]);
    expect((await refundsOf(orderId)).list).toEqual([]);
  });

  test('[STAFF-04] the log and the timeline have who, why and how much', async () => {
    const { orderId } = await orderPaid();
    await send(orderId, { kind: 'cancel', amount: 3600, means: 'card', reason: '日程の変更' });
    await refundsOf(orderId);
    const log = await shop.db
      .selectFrom('staffLogAsWritten')
      .select(['action', 'orderIds', 'before', 'after', 'reason'])
      .where('staffId', '=', manager.id)
      .orderBy('id')
      .execute();
    expect(log).toMatchObject([
      {
        action: 'create_refund',
        orderIds: [orderId],
        before: { deliveryStatus: 'pending', paymentStatus: 'paid' },
        after: {
          deliveryStatus: 'canceled',
          paymentStatus: 'refund_due',
          kind: 'cancel',
          amount: 3600,
        },
        reason: { reason: '日程の変更' },
      },
      { action: 'read_refunds', orderIds: [orderId], reason: null },
    ]);
    const { body } = await manager.call('GET', `/v1/admin/orders/${orderId}`);
    const { timeline, state } = body.data as { timeline: object[]; state: string };
    expect(state).toBe('refunded');
    expect(timeline.slice(0, 2)).toMatchObject([
      { kind: 'refunded', by: null, amount: 3600 },
      { kind: 'canceled', by: manager.name, amount: 3600, reason: '日程の変更' },
    ]);
  });
});

describe('[ORDM-04] one effect', () => {
  test('however often it is tapped, at once and later', async () => {
    const { fan, orderId } = await orderPaid();
    const { changeId } = await refundsOf(orderId);
    const key = randomUUID();
    const tap = () => send(orderId, { kind: 'refund', amount: 500, means: 'card', changeId }, key);
    const first = await Promise.all([tap(), tap(), tap()]);
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    const later = await tap();
    expect(later.refunds.list).toMatchObject([{ amount: 500, state: 'done' }]);
    expect(await charged(fan)).toEqual([3100]);
  });

  test('[ORDM-05] of two people at one order the second is told who changed it', async () => {
    const { fan, orderId } = await orderPaid();
    const { changeId } = await refundsOf(orderId);
    const other = await shop.createStaff('owner');
    const body = { kind: 'cancel', amount: 3600, means: 'card', changeId };
    const both = await Promise.all([send(orderId, body), send(orderId, body, randomUUID(), other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    const [refund] = (await refundsOf(orderId)).list;
    expect(refused?.body.message).toMatch(/変わりました（.+）。いまの状態を確かめてください。$/);
    // The step of the payment may have been the last to change it.
    expect(refused?.body.message).toMatch(new RegExp(`（(${refund?.by}|ほかの操作)）`));
    expect(await charged(fan)).toEqual([0]);
  });
});

describe('[ORDM-04] the gateway', () => {
  test.each(gatewayFaults)('fails with %s: the money goes back once', async (fault) => {
    const { fan, orderId } = await orderPaid();
    await handOver(orderId);
    // Until it is cleared, no step of the server succeeds either.
    shop.gateway.fail(refunding, fault, 100);
    const { status, refunds } = await send(orderId, { kind: 'refund', amount: 700, means: 'card' });
    expect(status).toBe(200);
    expect(refunds.gateway).toBe('unreachable');
    // An executed call without a response is found by the next look-up, which a step may have made already.
    if (fault !== 'drop after') {
      expect(refunds.list).toMatchObject([{ amount: 700, state: 'due' }]);
      expect(await differencesOf(orderId)).toEqual(['refund_due']);
    }
    shop.gateway.clearFaults();
    await shop.age(orderId);
    await shop.settlePayments();
    expect(await charged(fan)).toEqual([2900]);
    expect(await refundsOf(orderId)).toMatchObject({
      refunded: 700,
      open: 0,
      list: [{ state: 'done' }],
    });
    expect(await differencesOf(orderId)).toEqual([]);
  });

  test('cannot be asked: the refund is recorded, and sent when it can', async () => {
    const { fan, orderId } = await orderPaid();
    shop.gateway.fail(lookingUp, '500', 2);
    expect((await refundsOf(orderId)).gateway).toBe('unreachable');
    const { changeId } = await refundsOf(orderId);
    const key = randomUUID();
    shop.gateway.fail(lookingUp, '500', 1);
    const refund = { kind: 'cancel', amount: 3600, means: 'card', changeId };
    const first = await send(orderId, refund, key);
    expect(first.refunds.list).toMatchObject([{ state: 'due' }]);
    // The same key asks again.
    const again = await send(orderId, refund, key);
    expect(again.refunds.list).toMatchObject([{ state: 'done' }]);
    expect(await charged(fan)).toEqual([0]);
  });

  test('refuses it: staff see why, and send it again', async () => {
    const { fan, orderId } = await orderPaid();
    shop.gateway.refuse(refunding, 'not_refundable');
    const failed = await send(orderId, { kind: 'cancel', amount: 3600, means: 'card' });
    const [refund] = failed.refunds.list;
    expect(refund).toMatchObject({ state: 'failed', failure: 'not_refundable' });
    expect(failed.refunds).toMatchObject({ refunded: 0, open: 3600, refundable: 0 });
    expect(await fansOrder({ fan, orderId })).toMatchObject({
      deliveryStatus: 'canceled',
      paymentStatus: 'refund_due',
    });
    expect(await differencesOf(orderId)).toEqual(['refund_due']);
    // No step sends it by itself.
    await shop.age(orderId);
    await runDuePaymentSteps(shop.services);
    expect(await charged(fan)).toEqual([3600]);
    const settled = await settle(orderId, refund?.id ?? '', 'card');
    expect(settled.list).toMatchObject([{ state: 'done', failure: null }]);
    expect(await charged(fan)).toEqual([0]);
    // A repeat has no further effect.
    await settle(orderId, refund?.id ?? '', 'other');
    expect((await refundsOf(orderId)).list).toMatchObject([{ means: 'card', state: 'done' }]);
  });

  test('refuses it, and the money goes back in another way', async () => {
    const { fan, orderId } = await orderPaid();
    shop.gateway.refuse(refunding, 'expired');
    const failed = await send(orderId, { kind: 'cancel', amount: 3600, means: 'card' });
    await settle(orderId, failed.refunds.list[0]?.id ?? '', 'other');
    expect(await charged(fan)).toEqual([3600]);
    expect(await refundsOf(orderId)).toMatchObject({
      refunded: 3600,
      open: 0,
      refundable: 0,
      list: [{ means: 'other', state: 'done' }],
    });
    expect(await fansOrder({ fan, orderId })).toMatchObject({
      paymentStatus: 'refunded',
    });
    await shop.age(orderId);
    await shop.settlePayments();
    expect(await charged(fan)).toEqual([3600]);
    expect(await differencesOf(orderId)).toEqual([]);
    expect(await tillEntriesOf(orderId)).toEqual([
      { tillId: manager.id, kind: 'refund', means: 'other', amount: -3600 },
    ]);
  });

  test('has refunded a part itself: the list says so, and only the rest can go back', async () => {
    const { fan, orderId } = await orderPaid();
    await handOver(orderId);
    await refundAtGateway(orderId, 600);
    expect(await refundsOf(orderId)).toMatchObject({
      refunded: 600,
      refundable: 3000,
      list: [{ kind: 'gateway', amount: 600, state: 'done', by: null }],
    });
    expect(await fansOrder({ fan, orderId })).toMatchObject({ refunded: 600 });
    await send(orderId, { kind: 'refund', amount: 3000, means: 'card' });
    expect(await charged(fan)).toEqual([0]);
    expect(await fansOrder({ fan, orderId })).toMatchObject({
      paymentStatus: 'refunded',
    });
  });

  test('has refunded all of it itself: the webhook cancels the order', async () => {
    const { fan, orderId } = await orderPaid();
    await refundAtGateway(orderId, 3600);
    await shop.settle();
    expect(await fansOrder({ fan, orderId })).toEqual({
      deliveryStatus: 'canceled',
      paymentStatus: 'refunded',
      refunded: 3600,
      refundDue: 0,
    });
  });

  test('has refunded it itself while ours was refused: it is that refund', async () => {
    const { fan, orderId } = await orderPaid();
    const { changeId } = await refundsOf(orderId);
    shop.gateway.refuse(refunding, 'not_refundable');
    const refund = { kind: 'cancel', amount: 3600, means: 'card', changeId };
    expect((await send(orderId, refund)).refunds.list).toMatchObject([{ state: 'failed' }]);
    await refundAtGateway(orderId, 3600);
    expect((await refundsOf(orderId)).list).toMatchObject([{ kind: 'cancel', state: 'done' }]);
    expect(await charged(fan)).toEqual([0]);
  });

  /** As in the gateway's own pages. */
  async function refundAtGateway(orderId: string, amount: number) {
    const [charge] = (await shop.gateway.charges()).filter((charge) => charge.orderId === orderId);
    await shop.services.payment.refund(charge?.id ?? '', amount, randomUUID());
  }
});

/** Calls of the gateway that are not about a payment of another order. */
async function callsOfNoPayment() {
  const payments = await shop.db
    .selectFrom('payments')
    .select(['sessionId', 'gatewayPaymentId'])
    .execute();
  const ids = payments.flatMap((payment) => Object.values(payment)).filter((id) => id !== null);
  return shop.gateway.calls().filter((call) => !ids.some((id) => call.includes(id)));
}

const tillEntriesOf = (orderId: string) =>
  shop.db
    .selectFrom('tillEntries')
    .select(['tillId', 'kind', 'means', 'amount'])
    .where('orderId', '=', orderId)
    .orderBy('at')
    .execute();

describe('[ORDM-04] an order that is paid at the venue', () => {
  test('is canceled before the hand-over: no money', async () => {
    const order = await orderAtVenue();
    expect(await refundsOf(order.orderId)).toMatchObject({
      via: 'none',
      paid: 0,
      refundable: 0,
      actions: ['cancel'],
      gateway: 'none',
    });
    const { refunds } = await send(order.orderId, { kind: 'cancel', amount: 0 });
    expect(refunds.list).toMatchObject([{ kind: 'cancel', amount: 0, means: null, state: 'done' }]);
    expect(await fansOrder(order)).toMatchObject({
      deliveryStatus: 'canceled',
      paymentStatus: 'at_pickup',
    });
    const pickup = await manager.call('GET', `/v1/admin/pickups/${order.orderId}`);
    expect(pickup.body.data).toMatchObject({ state: 'canceled', due: 0 });
  });

  test('is taken back after it: the money is handed over, and the gateway is not asked', async () => {
    const order = await orderAtVenue();
    const desk = await handOver(order.orderId, { means: 'cash', amount: 2640 });
    const before = await refundsOf(order.orderId);
    expect(before).toMatchObject({
      via: 'counter',
      paid: 2640,
      refundable: 2640,
      actions: ['refund', 'take_back'],
    });
    const calls = await callsOfNoPayment();
    const items = [{ productId: order.productId, quantity: 1 }];
    expect(
      (await send(order.orderId, { kind: 'take_back', amount: 1320, means: 'card', items })).body
        .data,
    ).toMatchObject({ errors: [{ field: 'means' }] });
    await send(order.orderId, { kind: 'take_back', amount: 1320, means: 'cash', items });
    expect(await fansOrder(order)).toEqual({
      deliveryStatus: 'received',
      paymentStatus: 'at_pickup',
      refunded: 1320,
      refundDue: 0,
    });
    // What was paid would be due again.
    const pickup = await desk.call('GET', `/v1/admin/pickups/${order.orderId}`);
    const { handOver: made } = pickup.body.data as { handOver: { id: string } };
    const undo = await desk.call('POST', `/v1/admin/pickups/${order.orderId}/undo`, {
      body: { handOverId: made.id },
    });
    expect(undo.status).toBe(409);
    const second = await send(order.orderId, {
      kind: 'take_back',
      amount: 1320,
      means: 'cash',
      items,
    });
    expect(second.refunds).toMatchObject({ refunded: 2640, refundable: 0, actions: [] });
    expect(await fansOrder(order)).toMatchObject({
      deliveryStatus: 'canceled',
      paymentStatus: 'refunded',
      refunded: 2640,
    });
    expect(await callsOfNoPayment()).toEqual(calls);
    expect(await tillEntriesOf(order.orderId)).toEqual([
      { tillId: desk.id, kind: 'payment', means: 'cash', amount: 2640 },
      { tillId: manager.id, kind: 'refund', means: 'cash', amount: -1320 },
      { tillId: manager.id, kind: 'refund', means: 'cash', amount: -1320 },
    ]);
  });
});

describe('[DESK-05] a hand-over of an order with refunds', () => {
  async function undo(orderId: string) {
    const { body } = await manager.call('GET', `/v1/admin/pickups/${orderId}`);
    const { handOver: made } = body.data as { handOver: { id: string } };
    return manager.call('POST', `/v1/admin/pickups/${orderId}/undo`, {
      body: { handOverId: made.id, reason: '別の人に渡した' },
    });
  }

  test('[DESK-07] is taken back: cash that went back before it stays out of the till', async () => {
    const order = await orderPaid();
    await send(order.orderId, { kind: 'refund', amount: 1000, means: 'cash' });
    await handOver(order.orderId);
    expect((await undo(order.orderId)).status).toBe(200);
    expect(await fansOrder(order)).toMatchObject({ deliveryStatus: 'pending', refunded: 1000 });
    expect(await tillEntriesOf(order.orderId)).toEqual([
      { tillId: manager.id, kind: 'refund', means: 'cash', amount: -1000 },
    ]);
  });

  test.each([
    ['a part in cash', 1000, 'cash', 'paid'],
    ['all in cash', 3600, 'cash', 'refunded'],
    ['all to the card', 3600, 'card', 'refunded'],
  ])('[DESK-07] is not taken back after %s went back', async (_, amount, means, paymentStatus) => {
    const order = await orderPaid();
    await handOver(order.orderId);
    await send(order.orderId, { kind: 'refund', amount, means });
    const entries = await tillEntriesOf(order.orderId);
    const refused = await undo(order.orderId);
    expect([refused.status, refused.body.message]).toEqual([409, messages.notOpen.refunded]);
    expect(await fansOrder(order)).toMatchObject({ deliveryStatus: 'received', paymentStatus });
    expect(await tillEntriesOf(order.orderId)).toEqual(entries);
  });

  test('is taken back or refunded as a whole, not both', async () => {
    const order = await orderPaid();
    await handOver(order.orderId);
    const { changeId } = await refundsOf(order.orderId);
    const [undone, refunded] = await Promise.all([
      undo(order.orderId),
      send(order.orderId, { kind: 'refund', amount: 3600, means: 'cash', changeId }),
    ]);
    expect([undone.status, refunded.status].sort()).toEqual([200, 409]);
    expect([
      // Without a refund the order has no sums of one.
      { deliveryStatus: 'pending', paymentStatus: 'paid' },
      { deliveryStatus: 'received', paymentStatus: 'refunded', refunded: 3600, refundDue: 0 },
    ]).toContainEqual(await fansOrder(order));
  });

  test('[DESK-07] a till that only gave money back has no hand-over', async () => {
    const { orderId } = await orderPaid();
    await send(orderId, { kind: 'refund', amount: 400, means: 'cash' });
    const { body } = await manager.call('GET', `/v1/admin/tills/${manager.id}`);
    expect(body.data).toMatchObject({
      till: { cash: { count: 0, paid: -400 } },
      list: [{ kind: 'undo', orderId, amount: -400 }],
    });
  });
});

test('[ORDM-04] the command cancels in the same way', async () => {
  const order = await orderPaid();
  await send(order.orderId, { kind: 'refund', amount: 600, means: 'card' });
  await homestand(['orders', 'status', order.orderId, 'canceled', '--refund']);
  expect(await charged(order.fan)).toEqual([0]);
  expect(await refundsOf(order.orderId)).toMatchObject({
    refunded: 3600,
    list: [
      { kind: 'refund', amount: 600, state: 'done' },
      { kind: 'cancel', amount: 3000, state: 'done' },
    ],
  });
  expect(await fansOrder(order)).toMatchObject({ paymentStatus: 'refunded', refunded: 3600 });
});
