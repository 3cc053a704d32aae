import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../packages/server/src/messages.ts';
import { runDuePaymentSteps } from '../../packages/server/src/modules/checkout/paymentWorker.ts';
import { cards, completeChallenge, tokenize } from '../support/gateway.ts';
import { paidOrder, type Shop, startShopWithoutClock } from '../support/serverWithGateway.ts';
import { until } from '../support/until.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShopWithoutClock();
});
afterAll(() => shop.stop());
afterEach(async () => {
  shop.gateway.clearFaults();
  await shop.gateway.controls.release();
  await settled();
});

/** Waits until every notification has arrived and every due step has run. */
async function settled() {
  await shop.settle();
}

const parallel = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

/** The invariant after any checkout: the order is paid once, and the charges match. */
async function expectPaidOnce(fan: { id: string }) {
  const all = await shop.ordersOf(fan);
  const orders = all.filter(({ paymentStatus }) => !['canceled', 'failed'].includes(paymentStatus));
  const charges = await shop.chargesOf(fan);
  expect(orders).toMatchObject([{ paymentStatus: 'paid', totalPrice: 3600 }]);
  expect(charges.reduce((sum, { netAmount }) => sum + netAmount, 0)).toBe(3600);
  const payments = await shop.paymentsOf(orders[0]?.id ?? '');
  expect(payments.filter(({ state }) => state === 'paid')).toHaveLength(1);
  return { payments, charges };
}

async function expectNothingPaid(fan: { id: string }) {
  expect((await shop.ordersOf(fan)).filter((order) => order.paymentStatus === 'paid')).toEqual([]);
  expect((await shop.chargesOf(fan)).reduce((sum, { netAmount }) => sum + netAmount, 0)).toBe(0);
}

type Buyer = Awaited<ReturnType<Shop['createBuyer']>>;

async function cartOf(fan: Buyer) {
  const { body } = await fan.call('GET', '/v1/user/cart');
  return (body.data as { totalItems: number }).totalItems;
}

describe('repeated requests', () => {
  test('[CHK-09] fifty requests under one key make one order, one charge and fifty equal responses', async () => {
    const fan = await shop.createBuyer();
    const body = paidOrder(await tokenize(shop.gateway));
    const key = randomUUID();
    const responses = await parallel(50, () =>
      fan.call('POST', '/v1/user/orders/create-with-payment', { body, key }),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
    for (const { body: notice } of responses) expect(notice).toEqual(responses[0]?.body);
    const { charges } = await expectPaidOnce(fan);
    expect(charges).toHaveLength(1);
    expect(await cartOf(fan)).toBe(0);
  });

  test('[CHK-09] ten tabs that pay the same cart at once make one order and one charge', async () => {
    const fan = await shop.createBuyer();
    const responses = await parallel(10, () => shop.pay(fan));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // 409: a payment is running; 422: the cart is empty by now.
    for (const status of statuses) expect([200, 409, 422]).toContain(status);
    const { charges } = await expectPaidOnce(fan);
    expect(charges).toHaveLength(1);
  });

  test('[CHK-08] a declined card has its reason, although the gateway’s notification comes first', async () => {
    const fan = await shop.createBuyer();
    const slow = shop.gateway.delay(/POST .*[/]pay$/, 'response');
    const paying = shop.pay(fan, { number: cards.poor });
    await slow.arrived;
    await settled();
    const [order] = await shop.ordersOf(fan);
    expect(order).toMatchObject({ paymentStatus: 'failed' });
    slow.release();
    const message = messages.paymentDeclined.insufficient_funds;
    expect((await paying).body).toMatchObject({
      code: 422,
      message,
      data: { errors: [{ field: 'paymentDetails', message }], orderId: order?.id },
    });
  });

  test('[CHK-09] a request repeated while the gateway is slow does not close its own payment', async () => {
    const fan = await shop.createBuyer();
    const body = paidOrder(await tokenize(shop.gateway));
    const key = randomUUID();
    const order = () => fan.call('POST', '/v1/user/orders/create-with-payment', { body, key });
    const slow = shop.gateway.delay(/POST .*[/]pay$/);
    const first = order();
    await slow.arrived;
    const [started] = await shop.ordersOf(fan);
    // Old enough not to count as a running payment.
    await sql`update payments set updated_at = now() - interval '1 minute'
      where order_id = ${started?.id ?? ''}`.execute(shop.db);
    const second = order();
    // The second request has checked the open payments when it looks at the key, whose row it locks.
    await until(async () => {
      const { rows } = await sql<{ locked: boolean }>`
        select xmax <> '0' as locked from idempotency_keys where key = ${key}`.execute(shop.db);
      return rows[0]?.locked === true;
    });
    slow.release();
    expect((await second).body).toEqual((await first).body);
    expect(await first).toMatchObject({ status: 200, body: { data: { paymentStatus: 'paid' } } });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });

  test('[CHK-09] a total that differs from the one the fan saw is refused and not charged', async () => {
    const fan = await shop.createBuyer();
    const seen = { expectedTotal: 3599 };
    expect(await shop.pay(fan, seen)).toMatchObject({ status: 409 });
    expect(await shop.pay(fan, { totalPrice: 1 })).toMatchObject({ status: 422 });
    await expectNothingPaid(fan);
    expect(await cartOf(fan)).toBe(2);
  });

  test('items added to the cart during the charge stay in it', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    const items = [{ productId: fan.productId, quantity: 3 }];
    await fan.call('PUT', '/v1/user/cart', { body: { items, append: true } });
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    await settled();
    await expectPaidOnce(fan);
    expect(await cartOf(fan)).toBe(3);
  });
});

describe('3-D Secure', () => {
  test('a declined card names the order, and another attempt pays that order', async () => {
    const fan = await shop.createBuyer();
    const refused = await shop.pay(fan, { number: cards.poor });
    expect(refused).toMatchObject({ status: 422, body: { data: { orderId: expect.any(String) } } });
    await expectNothingPaid(fan);
    expect(await cartOf(fan)).toBe(2);
    const { orderId } = refused.started;
    expect(await shop.pay(fan, { orderId })).toMatchObject({ started: { orderId } });
    await expectPaidOnce(fan);
  });

  test('a fan who left the issuer’s page pays in a new session; the old one is closed', async () => {
    const fan = await shop.createBuyer();
    const { started: first } = await shop.pay(fan, { number: cards.asking });
    expect(await shop.pay(fan)).toMatchObject({ status: 409 });
    await shop.age(first.orderId);
    const second = await shop.pay(fan);
    expect(second).toMatchObject({ status: 200, started: { paymentStatus: 'paid' } });
    await completeChallenge(first.redirectUrl ?? '', 'succeed');
    await settled();
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
    expect(await shop.paymentsOf(first.orderId)).toMatchObject([{ state: 'canceled' }]);
  });

  test('a payment that arrives on the old session is refunded', async () => {
    const fan = await shop.createBuyer();
    const { started: first } = await shop.pay(fan, { number: cards.asking });
    await shop.age(first.orderId);
    // The gateway is unreachable when the old session should be closed.
    shop.gateway.refuseConnections(/GET [/]stand-in[/]komoju[/]api[/]v1[/]sessions/);
    expect(await shop.pay(fan)).toMatchObject({ status: 200 });
    await completeChallenge(first.redirectUrl ?? '', 'succeed');
    await settled();
    const { charges, payments } = await expectPaidOnce(fan);
    expect(charges.map(({ status }) => status).sort()).toEqual(['captured', 'refunded']);
    expect(payments.map(({ state }) => state)).toEqual(['refunded', 'paid']);
  });

  test('a payment that arrives during the new attempt never pays an order twice', async () => {
    for (let round = 0; round < 8; round++) {
      const fan = await shop.createBuyer();
      const { started } = await shop.pay(fan, { number: cards.asking });
      await shop.age(started.orderId);
      shop.gateway.refuseConnections(/cancel$/);
      await Promise.all([
        completeChallenge(started.redirectUrl ?? '', 'succeed'),
        shop.pay(fan),
        shop.pay(fan, { orderId: started.orderId }),
      ]);
      await settled();
      shop.gateway.clearFaults();
      await expectPaidOnce(fan);
    }
  });

  test('a late payment of an outdated total is refunded, and the new attempt continues', async () => {
    const fan = await shop.createBuyer();
    const { started: first } = await shop.pay(fan, { number: cards.asking });
    await shop.age(first.orderId);
    const items = [{ productId: await shop.createProduct(5000), quantity: 1 }];
    await fan.call('PUT', '/v1/user/cart', { body: { items, append: true } });
    shop.gateway.refuseConnections(/GET [/]stand-in[/]komoju[/]api[/]v1[/]sessions/);
    const { started: second } = await shop.pay(fan, { number: cards.asking });
    expect(second.orderId).toBe(first.orderId);
    await completeChallenge(first.redirectUrl ?? '', 'succeed');
    await settled();
    expect(await shop.ordersOf(fan)).toMatchObject([
      { paymentStatus: 'awaiting', totalPrice: 8600 },
    ]);
    await completeChallenge(second.redirectUrl ?? '', 'succeed');
    await settled();
    expect(await shop.ordersOf(fan)).toMatchObject([{ paymentStatus: 'paid', totalPrice: 8600 }]);
    const charges = await shop.chargesOf(fan);
    expect(charges.map(({ netAmount }) => netAmount).sort()).toEqual([0, 8600]);
  });

  test.each(['fail', 'cancel'] as const)(
    'a challenge that ends with %s leaves the cart unchanged',
    async (outcome) => {
      const fan = await shop.createBuyer();
      const { started } = await shop.pay(fan, { number: cards.asking });
      await completeChallenge(started.redirectUrl ?? '', outcome);
      await settled();
      await expectNothingPaid(fan);
      expect(await cartOf(fan)).toBe(2);
    },
  );
});

describe('results of a payment', () => {
  const orderSeenBy = async (fan: Buyer, orderId: string) => {
    const { body } = await fan.call('GET', `/v1/user/orders/${orderId}`);
    return (body.data as { order: { paymentStatus: string } }).order;
  };

  test('the notification arrives before the browser returns', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    await settled();
    await expectPaidOnce(fan);
    expect(await orderSeenBy(fan, started.orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('the browser returns before the notification, which then arrives three times in reverse order', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.controls.hold();
    shop.gateway.controls.duplicate(3);
    const { started } = await shop.pay(fan, { number: cards.asking });
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    expect(await orderSeenBy(fan, started.orderId)).toMatchObject({ paymentStatus: 'awaiting' });
    await shop.settlePayments();
    expect(await orderSeenBy(fan, started.orderId)).toMatchObject({ paymentStatus: 'paid' });
    expect(await cartOf(fan)).toBe(0);
    const again = [{ productId: fan.productId, quantity: 2 }];
    await fan.call('PUT', '/v1/user/cart', { body: { items: again, append: true } });
    await shop.gateway.controls.release('reversed');
    shop.gateway.controls.duplicate(1);
    await expectPaidOnce(fan);
    expect(await cartOf(fan)).toBe(2);
  });

  test('notification and browser at the same time, repeatedly', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    shop.gateway.controls.duplicate(5);
    await Promise.all([
      completeChallenge(started.redirectUrl ?? '', 'succeed'),
      ...Array.from({ length: 10 }, () => orderSeenBy(fan, started.orderId)),
    ]);
    await parallel(10, () => orderSeenBy(fan, started.orderId));
    await settled();
    shop.gateway.controls.duplicate(1);
    await expectPaidOnce(fan);
    const events = await shop.db
      .selectFrom('events')
      .select('data')
      .where('personId', '=', fan.id)
      .where('type', '=', 'order')
      .execute();
    expect(events).toHaveLength(1);
  });

  test('without notification and browser, maintenance finds the result', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.controls.hold();
    const { started } = await shop.pay(fan, { number: cards.asking });
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    await shop.settlePayments();
    expect(await shop.ordersOf(fan)).toMatchObject([{ paymentStatus: 'awaiting' }]);
    await shop.age(started.orderId);
    await parallel(2, () => runDuePaymentSteps(shop.services));
    await shop.settlePayments();
    await expectPaidOnce(fan);
  });

  test.each([
    ['on the issuer’s page for half an hour', { number: cards.asking }, 31 * 60, 'canceled'],
    ['before the gateway was called', {}, 2 * 60, 'failed'],
  ])('an attempt abandoned %s is closed, with its order', async (_where, how, age, end) => {
    const fan = await shop.createBuyer();
    if (end === 'failed') shop.gateway.refuseConnections(/POST .*[/]sessions$/);
    await shop.pay(fan, how);
    const [order] = await shop.ordersOf(fan);
    await shop.age(order?.id ?? '', age);
    await shop.settlePayments();
    expect(await shop.ordersOf(fan)).toMatchObject([{ paymentStatus: end }]);
    expect(await shop.paymentsOf(order?.id ?? '')).toMatchObject([{ state: end }]);
    expect(await cartOf(fan)).toBe(2);
  });

  test('a forged notification changes nothing', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    const forged = {
      id: 'evt_1',
      type: 'payment.captured',
      resource: 'event',
      data: { session: started.orderPaymentSessionId, amount: 3600 },
    };
    for (const signature of ['', '0', '0'.repeat(64), '%C3%BC'.repeat(64)]) {
      const headers = { 'X-Komoju-Event': 'payment.captured', 'X-Komoju-Signature': signature };
      const { status } = await shop.nobody.call('POST', '/v1/payments/notifications', {
        body: forged,
        headers,
      });
      expect([400, 422]).toContain(status);
    }
    await expectNothingPaid(fan);
  });

  test('a charge of another amount than requested is refunded', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    await sql`update payments set amount = amount + 1 where order_id = ${started.orderId}`.execute(
      shop.db,
    );
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    await settled();
    expect(await shop.ordersOf(fan)).toMatchObject([{ paymentStatus: 'refunded' }]);
    expect(await cartOf(fan)).toBe(2);
    expect(await shop.chargesOf(fan)).toMatchObject([{ amount: 3600, netAmount: 0 }]);
  });
});

describe('a request whose process died', () => {
  const abandonedLease = (fan: Buyer, key: string) =>
    sql`update idempotency_keys set busy_until = now(), status = null,
        answer = jsonb_build_object('paymentId', (select p.id from payments p
          join orders o on o.id = p.order_id where o.user_id = ${fan.id}))
      where person_id = ${fan.id} and key = ${key}`.execute(shop.db);

  test.each([
    ['charged', 'pay'],
    ['not charged', 'away'],
  ])('after it had %s, a repeat of its key continues the same payment', async (_title, how) => {
    const fan = await shop.createBuyer();
    const key = randomUUID();
    const body = paidOrder(await tokenize(shop.gateway));
    const order = () => fan.call('POST', '/v1/user/orders/create-with-payment', { body, key });
    shop.gateway.controls.hold();
    if (how === 'pay') shop.gateway.dropResponse(/pay$/);
    else shop.gateway.refuseConnections(/pay$/);
    shop.gateway.refuseConnections(/GET .*[/]sessions[/]/);
    await order();
    const [{ id: orderId } = { id: '' }] = await shop.ordersOf(fan);
    await abandonedLease(fan, key);
    await shop.age(orderId);
    const carriedOn = await Promise.all([order(), order(), order()]);
    for (const response of carriedOn)
      expect(response.body.data).toMatchObject({ orderId, paymentStatus: 'paid' });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });

  test('a repeat of its key opens a new session when a step has just closed the first one', async () => {
    const fan = await shop.createBuyer();
    const key = randomUUID();
    const body = paidOrder(await tokenize(shop.gateway));
    const order = () => fan.call('POST', '/v1/user/orders/create-with-payment', { body, key });
    shop.gateway.refuseConnections(/pay$/);
    expect(await order()).toMatchObject({ status: 503 });
    const [{ id: orderId } = { id: '' }] = await shop.ordersOf(fan);
    const [payment] = await shop.paymentsOf(orderId);
    // The step of another process has cancelled the session and not stored it yet.
    await shop.services.payment.cancel(payment?.sessionId ?? '');
    const carriedOn = await Promise.all([order(), order(), order()]);
    for (const response of carriedOn)
      expect(response.body.data).toMatchObject({ orderId, paymentStatus: 'paid' });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });
});

describe('a request that lost its lease, while another one continues its payment', () => {
  const opening = /POST .*[/]sessions$/;
  const paying = /POST .*[/]pay$/;

  async function startStalled(fan: Buyer, at: RegExp) {
    const key = randomUUID();
    const body = paidOrder(await tokenize(shop.gateway));
    const order = () => fan.call('POST', '/v1/user/orders/create-with-payment', { body, key });
    const stalled = shop.gateway.stallNext(at);
    const response = order();
    await stalled.arrived;
    await loseLease(key);
    return { key, order, stalled, response };
  }

  const loseLease = (key: string) =>
    sql`update idempotency_keys set busy_until = now() - interval '1 second' where key = ${key}`.execute(
      shop.db,
    );

  test.each([
    ['opening its session', opening],
    ['charging its card', paying],
  ])(
    '[CHK-09] when it fails at %s, it neither reports the payment as not charged nor frees it',
    async (_, at) => {
      const fan = await shop.createBuyer();
      const { key, order, stalled, response } = await startStalled(fan, at);
      const slow = shop.gateway.delay(paying);
      const second = order();
      await slow.arrived;
      stalled.drop();
      expect(await response).toMatchObject({
        status: 409,
        body: { message: messages.paymentRunning },
      });
      // Another tab neither closes the payment nor starts one beside it.
      expect(await shop.pay(fan)).toMatchObject({ status: 409 });
      const { rows } = await sql`
      select busy_until > now() as leased from idempotency_keys where key = ${key}`.execute(
        shop.db,
      );
      expect(rows).toEqual([{ leased: true }]);
      slow.release();
      expect(await second).toMatchObject({
        status: 200,
        body: { data: { paymentStatus: 'paid' } },
      });
      expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
    },
  );

  test('[CHK-09] when it ends the checkout, it returns the order that the other one pays', async () => {
    const fan = await shop.createBuyer();
    const key = randomUUID();
    const body = paidOrder(await tokenize(shop.gateway));
    const order = () => fan.call('POST', '/v1/user/orders/create-with-payment', { body, key });
    shop.gateway.fail(paying, '429');
    expect(await order()).toMatchObject({ status: 503 });
    const slow = shop.gateway.delay(/POST .*[/]cancel$/, 'response');
    const end = fan.call('DELETE', `/v1/user/checkouts/${key}`);
    await slow.arrived;
    await loseLease(key);
    expect(await order()).toMatchObject({ status: 200, body: { data: { paymentStatus: 'paid' } } });
    slow.release();
    const [paid] = await shop.ordersOf(fan);
    expect(await end).toMatchObject({ status: 200, body: { data: { orderId: paid?.id } } });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });
});

describe('a failing gateway', () => {
  const opening = /POST .*[/]sessions$/;
  const paying = /POST .*[/]pay$/;
  const asking = /GET .*[/]sessions[/]/;

  test.each([
    { kind: 'away', what: 'opens no session' },
    { kind: 'deaf', what: 'opens one and loses the response' },
  ])('it $what: a repeat under the same key succeeds', async ({ kind }) => {
    const fan = await shop.createBuyer();
    const tap = { key: randomUUID() };
    const body = paidOrder(await tokenize(shop.gateway));
    const order = () => fan.call('POST', '/v1/user/orders/create-with-payment', { body, ...tap });
    if (kind === 'away') shop.gateway.refuseConnections(opening);
    else shop.gateway.dropResponse(opening);
    const refused = await order();
    expect(refused).toMatchObject({ status: 503 });
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await order()).toMatchObject({ status: 200, body: { data: { paymentStatus: 'paid' } } });
    const { charges } = await expectPaidOnce(fan);
    expect(charges).toHaveLength(1);
  });

  test('it charges and loses the response: a look-up finds the charge', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.dropResponse(paying);
    expect(await shop.pay(fan)).toMatchObject({ started: { paymentStatus: 'paid' } });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });

  test('it charges and is unavailable: the result is unknown, and a second attempt does not charge again', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.controls.hold();
    shop.gateway.dropResponse(paying);
    shop.gateway.refuseConnections(asking, Number.POSITIVE_INFINITY);
    const { started } = await shop.pay(fan);
    expect(started).toMatchObject({ paymentStatus: 'awaiting', redirectUrl: null });
    expect(await shop.pay(fan)).toMatchObject({ status: 409 });
    shop.gateway.clearFaults();
    await shop.age(started.orderId);
    // By now the first payment has been found, and the cart is empty.
    expect(await shop.pay(fan)).toMatchObject({ status: 422 });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });

  test('it is unavailable before the charge: nothing is charged, and the next attempt pays', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.refuseConnections(paying);
    shop.gateway.refuseConnections(asking, Number.POSITIVE_INFINITY);
    const { started } = await shop.pay(fan);
    expect(started).toMatchObject({ paymentStatus: 'awaiting', redirectUrl: null });
    shop.gateway.clearFaults();
    await shop.age(started.orderId);
    expect(await shop.pay(fan)).toMatchObject({ started: { paymentStatus: 'paid' } });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });

  test('it is unavailable during a refund: maintenance refunds once', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    await sql`update orders set delivery_status = 'canceled' where id = ${started.orderId}`.execute(
      shop.db,
    );
    shop.gateway.refuseConnections(/refund$/, 1000);
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    await settled();
    expect(await shop.chargesOf(fan)).toMatchObject([{ netAmount: 3600 }]);
    expect(await shop.paymentsOf(started.orderId)).toMatchObject([{ state: 'refund_due' }]);
    shop.gateway.clearFaults();
    shop.gateway.dropResponse(/refund$/);
    await shop.age(started.orderId);
    await settled();
    await shop.age(started.orderId);
    await parallel(3, () => runDuePaymentSteps(shop.services));
    await settled();
    expect(await shop.chargesOf(fan)).toMatchObject([{ netAmount: 0 }]);
    expect(await shop.paymentsOf(started.orderId)).toMatchObject([{ state: 'refunded' }]);
  });
});
