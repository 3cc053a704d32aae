import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runDuePaymentSteps } from '../../packages/server/src/modules/checkout/paymentSteps.ts';
import { answerChallenge, cards, tokenize } from '../support/gateway.ts';
import { paidOrder, type Shop, startShop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
afterEach(async () => {
  shop.gateway.calmDown();
  await shop.gateway.controls.release();
  await settled();
});

/** Every notice has come, and every step that is due has been taken. */
async function settled() {
  await shop.gateway.controls.settled();
  await shop.settlePayments();
}

const parallel = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

/** What must hold however a checkout went: the order is paid once, and the money fits. */
async function expectPaidOnce(fan: { id: string }) {
  const all = await shop.ordersOf(fan);
  const orders = all.filter(({ paymentStatus }) => !['canceled', 'failed'].includes(paymentStatus));
  const charges = await shop.chargesOf(fan);
  expect(orders).toMatchObject([{ paymentStatus: 'paid', totalPrice: 3600 }]);
  expect(charges.reduce((sum, { kept }) => sum + kept, 0)).toBe(3600);
  const payments = await shop.paymentsOf(orders[0]?.id ?? '');
  expect(payments.filter(({ state }) => state === 'paid')).toHaveLength(1);
  return { payments, charges };
}

async function expectNothingPaid(fan: { id: string }) {
  expect((await shop.ordersOf(fan)).filter((order) => order.paymentStatus === 'paid')).toEqual([]);
  expect((await shop.chargesOf(fan)).reduce((sum, { kept }) => sum + kept, 0)).toBe(0);
}

type Buyer = Awaited<ReturnType<Shop['createBuyer']>>;

async function cartOf(fan: Buyer) {
  const { body } = await fan.call('GET', '/v1/user/cart');
  return (body.data as { totalItems: number }).totalItems;
}

describe('taps', () => {
  test('[CHK-09] fifty requests of one tap make one order, one charge and fifty equal answers', async () => {
    const fan = await shop.createBuyer();
    const body = paidOrder(await tokenize(shop.gateway));
    const key = randomUUID();
    const answers = await parallel(50, () =>
      fan.call('POST', '/v1/user/orders/create-with-payment', { body, key }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    for (const { body: told } of answers) expect(told).toEqual(answers[0]?.body);
    const { charges } = await expectPaidOnce(fan);
    expect(charges).toHaveLength(1);
    expect(await cartOf(fan)).toBe(0);
  });

  test('[CHK-09] ten tabs that pay the same cart at once make one order and one charge', async () => {
    const fan = await shop.createBuyer();
    const answers = await parallel(10, () => shop.pay(fan));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // Payment is running, or the cart is empty by now.
    for (const status of statuses) expect([200, 409, 422]).toContain(status);
    const { charges } = await expectPaidOnce(fan);
    expect(charges).toHaveLength(1);
  });

  test('[CHK-09] a tap that is repeated while the gateway is slow does not close its own payment', async () => {
    const fan = await shop.createBuyer();
    const body = paidOrder(await tokenize(shop.gateway));
    const key = randomUUID();
    const order = () => fan.call('POST', '/v1/user/orders/create-with-payment', { body, key });
    const slow = shop.gateway.holdBack(/POST .*[/]pay$/);
    const first = order();
    await slow.arrived;
    const [started] = await shop.ordersOf(fan);
    // So long that it no longer looks like a payment of this moment.
    await sql`update payments set updated_at = now() - interval '1 minute'
      where order_id = ${started?.id ?? ''}`.execute(shop.db);
    const second = order();
    // Time enough to do harm: the second one looks at what is open before it waits.
    await new Promise((done) => setTimeout(done, 500));
    slow.release();
    expect((await second).body).toEqual((await first).body);
    expect(await first).toMatchObject({ status: 200, body: { data: { paymentStatus: 'paid' } } });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });

  test('[CHK-09] a total that the fan saw differently is said and not charged', async () => {
    const fan = await shop.createBuyer();
    const seen = { expectedTotal: 3599 };
    expect(await shop.pay(fan, seen)).toMatchObject({ status: 409 });
    expect(await shop.pay(fan, { totalPrice: 1 })).toMatchObject({ status: 422 });
    await expectNothingPaid(fan);
    expect(await cartOf(fan)).toBe(2);
  });

  test('what is put into the cart while the card is charged stays in it', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    const items = [{ productId: fan.productId, quantity: 3 }];
    await fan.call('PUT', '/v1/user/cart', { body: { items, append: true } });
    await answerChallenge(started.redirectUrl ?? '', 'succeed');
    await settled();
    await expectPaidOnce(fan);
    expect(await cartOf(fan)).toBe(3);
  });
});

describe('3-D Secure', () => {
  test('a refused card names the order, and another try pays that order', async () => {
    const fan = await shop.createBuyer();
    const refused = await shop.pay(fan, { number: cards.poor });
    expect(refused).toMatchObject({ status: 422, body: { data: { orderId: expect.any(String) } } });
    await expectNothingPaid(fan);
    expect(await cartOf(fan)).toBe(2);
    const { orderId } = refused.started;
    expect(await shop.pay(fan, { orderId })).toMatchObject({ started: { orderId } });
    await expectPaidOnce(fan);
  });

  test('who gave up on the issuer’s page pays in a new session; the old one is closed', async () => {
    const fan = await shop.createBuyer();
    const { started: first } = await shop.pay(fan, { number: cards.asking });
    expect(await shop.pay(fan)).toMatchObject({ status: 409 });
    await shop.age(first.orderId);
    const second = await shop.pay(fan);
    expect(second).toMatchObject({ status: 200, started: { paymentStatus: 'paid' } });
    await answerChallenge(first.redirectUrl ?? '', 'succeed');
    await settled();
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
    expect(await shop.paymentsOf(first.orderId)).toMatchObject([{ state: 'canceled' }]);
  });

  test('a payment that still comes in on the old session is given back', async () => {
    const fan = await shop.createBuyer();
    const { started: first } = await shop.pay(fan, { number: cards.asking });
    await shop.age(first.orderId);
    // The gateway is out of reach while the old session should be closed.
    shop.gateway.beAway(/GET [/]stand-in[/]komoju[/]api[/]v1[/]sessions/);
    expect(await shop.pay(fan)).toMatchObject({ status: 200 });
    await answerChallenge(first.redirectUrl ?? '', 'succeed');
    await settled();
    const { charges, payments } = await expectPaidOnce(fan);
    expect(charges.map(({ status }) => status).sort()).toEqual(['captured', 'refunded']);
    expect(payments.map(({ state }) => state)).toEqual(['refunded', 'paid']);
  });

  test('a payment that comes in at the moment of the new try never pays an order twice', async () => {
    for (let round = 0; round < 8; round++) {
      const fan = await shop.createBuyer();
      const { started } = await shop.pay(fan, { number: cards.asking });
      await shop.age(started.orderId);
      shop.gateway.beAway(/cancel$/);
      await Promise.all([
        answerChallenge(started.redirectUrl ?? '', 'succeed'),
        shop.pay(fan),
        shop.pay(fan, { orderId: started.orderId }),
      ]);
      await settled();
      shop.gateway.calmDown();
      await expectPaidOnce(fan);
    }
  });

  test('a late payment of what the order no longer costs is given back, and the new try goes on', async () => {
    const fan = await shop.createBuyer();
    const { started: first } = await shop.pay(fan, { number: cards.asking });
    await shop.age(first.orderId);
    const items = [{ productId: await shop.createProduct(5000), quantity: 1 }];
    await fan.call('PUT', '/v1/user/cart', { body: { items, append: true } });
    shop.gateway.beAway(/GET [/]stand-in[/]komoju[/]api[/]v1[/]sessions/);
    const { started: second } = await shop.pay(fan, { number: cards.asking });
    expect(second.orderId).toBe(first.orderId);
    await answerChallenge(first.redirectUrl ?? '', 'succeed');
    await settled();
    expect(await shop.ordersOf(fan)).toMatchObject([
      { paymentStatus: 'awaiting', totalPrice: 8600 },
    ]);
    await answerChallenge(second.redirectUrl ?? '', 'succeed');
    await settled();
    expect(await shop.ordersOf(fan)).toMatchObject([{ paymentStatus: 'paid', totalPrice: 8600 }]);
    const charges = await shop.chargesOf(fan);
    expect(charges.map(({ kept }) => kept).sort()).toEqual([0, 8600]);
  });

  test.each(['fail', 'cancel'] as const)(
    'a challenge that ends with %s leaves the cart',
    async (outcome) => {
      const fan = await shop.createBuyer();
      const { started } = await shop.pay(fan, { number: cards.asking });
      await answerChallenge(started.redirectUrl ?? '', outcome);
      await settled();
      await expectNothingPaid(fan);
      expect(await cartOf(fan)).toBe(2);
    },
  );
});

describe('news of a payment', () => {
  const orderSeenBy = async (fan: Buyer, orderId: string) => {
    const { body } = await fan.call('GET', `/v1/user/orders/${orderId}`);
    return (body.data as { order: { paymentStatus: string } }).order;
  };

  test('the notice comes before the browser', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    await answerChallenge(started.redirectUrl ?? '', 'succeed');
    await settled();
    await expectPaidOnce(fan);
    expect(await orderSeenBy(fan, started.orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('the browser comes before the notice, which then comes three times and backwards', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.controls.hold();
    shop.gateway.controls.duplicate(3);
    const { started } = await shop.pay(fan, { number: cards.asking });
    await answerChallenge(started.redirectUrl ?? '', 'succeed');
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

  test('notice and browser at the same moment, many times over', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    shop.gateway.controls.duplicate(5);
    await Promise.all([
      answerChallenge(started.redirectUrl ?? '', 'succeed'),
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

  test('neither notice nor browser comes: the upkeep finds out', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.controls.hold();
    const { started } = await shop.pay(fan, { number: cards.asking });
    await answerChallenge(started.redirectUrl ?? '', 'succeed');
    await shop.settlePayments();
    expect(await shop.ordersOf(fan)).toMatchObject([{ paymentStatus: 'awaiting' }]);
    await shop.age(started.orderId);
    await parallel(2, () => runDuePaymentSteps(shop.services));
    await shop.settlePayments();
    await expectPaidOnce(fan);
  });

  test.each([
    ['on the issuer’s page for half an hour', { number: cards.asking }, 31 * 60, 'canceled'],
    ['before the gateway was asked', {}, 2 * 60, 'failed'],
  ])('a try that was given up %s is closed, with its order', async (_where, how, age, end) => {
    const fan = await shop.createBuyer();
    if (end === 'failed') shop.gateway.beAway(/POST .*[/]sessions$/);
    await shop.pay(fan, how);
    const [order] = await shop.ordersOf(fan);
    await shop.age(order?.id ?? '', age);
    await shop.settlePayments();
    expect(await shop.ordersOf(fan)).toMatchObject([{ paymentStatus: end }]);
    expect(await shop.paymentsOf(order?.id ?? '')).toMatchObject([{ state: end }]);
    expect(await cartOf(fan)).toBe(2);
  });

  test('a forged notice changes nothing', async () => {
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

  test('another amount than was asked for is given back', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    await sql`update payments set amount = amount + 1 where order_id = ${started.orderId}`.execute(
      shop.db,
    );
    await answerChallenge(started.redirectUrl ?? '', 'succeed');
    await settled();
    expect(await shop.ordersOf(fan)).toMatchObject([{ paymentStatus: 'refunded' }]);
    expect(await cartOf(fan)).toBe(2);
    expect(await shop.chargesOf(fan)).toMatchObject([{ amount: 3600, kept: 0 }]);
  });
});

describe('a caller that is gone', () => {
  const abandonedLease = (fan: Buyer, key: string) =>
    sql`update idempotency_keys set busy_until = now(), status = null,
        answer = jsonb_build_object('paymentId', (select p.id from payments p
          join orders o on o.id = p.order_id where o.user_id = ${fan.id}))
      where person_id = ${fan.id} and key = ${key}`.execute(shop.db);

  test.each([
    ['charged', 'pay'],
    ['not charged', 'away'],
  ])('after it had %s, its key carries the same payment on', async (_title, how) => {
    const fan = await shop.createBuyer();
    const key = randomUUID();
    const body = paidOrder(await tokenize(shop.gateway));
    const order = () => fan.call('POST', '/v1/user/orders/create-with-payment', { body, key });
    shop.gateway.controls.hold();
    if (how === 'pay') shop.gateway.loseAnswer(/pay$/);
    else shop.gateway.beAway(/pay$/);
    shop.gateway.beAway(/GET .*[/]sessions[/]/);
    await order();
    const [{ id: orderId } = { id: '' }] = await shop.ordersOf(fan);
    await abandonedLease(fan, key);
    await shop.age(orderId);
    const carriedOn = await Promise.all([order(), order(), order()]);
    for (const answer of carriedOn)
      expect(answer.body.data).toMatchObject({ orderId, paymentStatus: 'paid' });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });

  test('its key opens a session anew when a step has just closed the first one', async () => {
    const fan = await shop.createBuyer();
    const key = randomUUID();
    const body = paidOrder(await tokenize(shop.gateway));
    const order = () => fan.call('POST', '/v1/user/orders/create-with-payment', { body, key });
    shop.gateway.beAway(/pay$/);
    expect(await order()).toMatchObject({ status: 503 });
    const [{ id: orderId } = { id: '' }] = await shop.ordersOf(fan);
    const [payment] = await shop.paymentsOf(orderId);
    // The step of another process has done this much, and has not written it yet.
    await shop.services.payment.cancel(payment?.sessionId ?? '');
    const carriedOn = await Promise.all([order(), order(), order()]);
    for (const answer of carriedOn)
      expect(answer.body.data).toMatchObject({ orderId, paymentStatus: 'paid' });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });
});

describe('a gateway in trouble', () => {
  const opening = /POST .*[/]sessions$/;
  const paying = /POST .*[/]pay$/;
  const asking = /GET .*[/]sessions[/]/;

  test.each([
    { kind: 'away', what: 'opens no session' },
    { kind: 'deaf', what: 'opens one and does not say so' },
  ])('it $what: the same tap is tried again', async ({ kind }) => {
    const fan = await shop.createBuyer();
    const tap = { key: randomUUID() };
    const body = paidOrder(await tokenize(shop.gateway));
    const order = () => fan.call('POST', '/v1/user/orders/create-with-payment', { body, ...tap });
    if (kind === 'away') shop.gateway.beAway(opening);
    else shop.gateway.loseAnswer(opening);
    const refused = await order();
    expect(refused).toMatchObject({ status: 503 });
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await order()).toMatchObject({ status: 200, body: { data: { paymentStatus: 'paid' } } });
    const { charges } = await expectPaidOnce(fan);
    expect(charges).toHaveLength(1);
  });

  test('it charges and does not say so: asking it again tells', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.loseAnswer(paying);
    expect(await shop.pay(fan)).toMatchObject({ started: { paymentStatus: 'paid' } });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });

  test('it charges and is away then: the outcome is open, a second tap does not charge again', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.controls.hold();
    shop.gateway.loseAnswer(paying);
    shop.gateway.beAway(asking, 3);
    const { started } = await shop.pay(fan);
    expect(started).toMatchObject({ paymentStatus: 'awaiting', redirectUrl: null });
    expect(await shop.pay(fan)).toMatchObject({ status: 409 });
    await shop.age(started.orderId);
    // By now the first payment is found, and the cart is empty.
    expect(await shop.pay(fan)).toMatchObject({ status: 422 });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });

  test('it is away when it should charge: nothing is charged, and the next tap pays', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.beAway(paying);
    shop.gateway.beAway(asking, 3);
    const { started } = await shop.pay(fan);
    expect(started).toMatchObject({ paymentStatus: 'awaiting', redirectUrl: null });
    await shop.age(started.orderId);
    expect(await shop.pay(fan)).toMatchObject({ started: { paymentStatus: 'paid' } });
    expect((await expectPaidOnce(fan)).charges).toHaveLength(1);
  });

  test('it is away when money must go back: the upkeep gives it back once', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    await sql`update orders set delivery_status = 'canceled' where id = ${started.orderId}`.execute(
      shop.db,
    );
    shop.gateway.beAway(/refund$/, 1000);
    await answerChallenge(started.redirectUrl ?? '', 'succeed');
    await settled();
    expect(await shop.chargesOf(fan)).toMatchObject([{ kept: 3600 }]);
    expect(await shop.paymentsOf(started.orderId)).toMatchObject([{ state: 'refund_due' }]);
    shop.gateway.calmDown();
    shop.gateway.loseAnswer(/refund$/);
    await shop.age(started.orderId);
    await settled();
    await shop.age(started.orderId);
    await parallel(3, () => runDuePaymentSteps(shop.services));
    await settled();
    expect(await shop.chargesOf(fan)).toMatchObject([{ kept: 0 }]);
    expect(await shop.paymentsOf(started.orderId)).toMatchObject([{ state: 'refunded' }]);
  });
});
