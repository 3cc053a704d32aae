import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../packages/server/src/messages.ts';
import { runDuePaymentSteps } from '../../packages/server/src/modules/checkout/paymentWorker.ts';
import { cards, completeChallenge, gatewayFaults, tokenize } from '../support/gateway.ts';
import { parallel } from '../support/parallel.ts';
import { paidOrder, type Shop, startShopWithoutClock } from '../support/serverWithGateway.ts';

type Buyer = Awaited<ReturnType<Shop['createBuyer']>>;

const opening = /POST .*[/]sessions$/;
const paying = /POST .*[/]pay$/;
const lookingUp = /GET .*[/]sessions[/]/;
const canceling = /POST .*[/]cancel$/;
const refunding = /POST .*[/]refund$/;

const halfAnHour = 31 * 60;

let shop: Shop;
beforeAll(async () => {
  shop = await startShopWithoutClock();
});
afterAll(() => shop.stop());
afterEach(async () => {
  shop.gateway.clearFaults();
  await shop.gateway.controls.release();
  await shop.gateway.controls.settled();
});

/** One order request that can be repeated under its key. */
async function placeOrderOf(fan: Buyer) {
  const key = randomUUID();
  const body = paidOrder(await tokenize(shop.gateway));
  return {
    key,
    send: () => fan.call('POST', '/v1/user/orders/create-with-payment', { body, key }),
  };
}

/** The state of the fan's only order, as returned and as stored; and the gateway's charges for it. */
async function stateOf(fan: Buyer) {
  const orders = await shop.ordersOf(fan);
  expect(orders).toHaveLength(1);
  const [{ id, paymentStatus } = { id: '', paymentStatus: '' }] = orders;
  const { body } = await fan.call('GET', `/v1/user/orders/${id}`);
  expect((body.data as { order: object }).order).toMatchObject({ paymentStatus });
  const charges = await shop.chargesOf(fan);
  await expectNextSteps();
  return { id, paymentStatus, charges: charges.map(({ netAmount }) => netAmount) };
}

/** Every open payment has a next step within two minutes. */
async function expectNextSteps() {
  const { rows } = await sql`select id, state, phase, next_step_at from payments
    where state in ('started', 'awaiting', 'refund_due')
      and (next_step_at is null or next_step_at > now() + interval '2 minutes')`.execute(shop.db);
  expect(rows).toEqual([]);
}

/** Ages the payment and runs its due steps until none is left. */
async function waitFor(fan: Buyer, seconds: number) {
  const [order] = await shop.ordersOf(fan);
  for (let turn = 0; turn < 5; turn++) {
    await shop.age(order?.id ?? '', seconds);
    await shop.settlePayments();
  }
}

const uncharged = { status: 503, body: { message: messages.paymentNotCharged } };

describe('[ROB-04] the gateway fails when a session is opened', () => {
  test.each(gatewayFaults)('%s: reported at once, and the same key pays once', async (fault) => {
    const fan = await shop.createBuyer();
    const tap = await placeOrderOf(fan);
    shop.gateway.fail(opening, fault);
    expect(await tap.send()).toMatchObject(uncharged);
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'awaiting', charges: [] });
    expect(await tap.send()).toMatchObject({
      status: 200,
      body: { data: { paymentStatus: 'paid' } },
    });
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'paid', charges: [3600] });
  });

  test.each(gatewayFaults)('%s: without a retry the order ends uncharged', async (fault) => {
    const fan = await shop.createBuyer();
    shop.gateway.fail(opening, fault);
    await (await placeOrderOf(fan)).send();
    await waitFor(fan, 120);
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'failed', charges: [] });
  });
});

describe('[ROB-04] the gateway fails during the charge', () => {
  test.each(gatewayFaults)(
    '%s: the true result is reported, and the same key pays once',
    async (fault) => {
      const fan = await shop.createBuyer();
      const tap = await placeOrderOf(fan);
      shop.gateway.fail(paying, fault);
      const paid = { status: 200, body: { data: { paymentStatus: 'paid' } } };
      const first = await tap.send();
      expect(first).toMatchObject(fault === 'drop after' ? paid : uncharged);
      expect(await tap.send()).toMatchObject(paid);
      expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'paid', charges: [3600] });
    },
  );

  test.each(gatewayFaults)('%s: without a retry the order ends', async (fault) => {
    const fan = await shop.createBuyer();
    shop.gateway.controls.hold();
    shop.gateway.fail(paying, fault);
    await (await placeOrderOf(fan)).send();
    await waitFor(fan, 180);
    expect(await stateOf(fan)).toMatchObject(
      fault === 'drop after'
        ? { paymentStatus: 'paid', charges: [3600] }
        : { paymentStatus: 'failed', charges: [] },
    );
  });

  test('an hour later the same key still pays, with a new payment', async () => {
    const fan = await shop.createBuyer();
    const tap = await placeOrderOf(fan);
    shop.gateway.fail(paying, '429');
    await tap.send();
    await waitFor(fan, 3600);
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'failed' });
    expect(await tap.send()).toMatchObject({
      status: 200,
      body: { data: { paymentStatus: 'paid' } },
    });
    const { id, charges } = await stateOf(fan);
    expect(charges).toEqual([3600]);
    expect((await shop.paymentsOf(id)).map(({ state }) => state)).toEqual(['failed', 'paid']);
  });

  test('a step interrupted after it closed the session ends the same way', async () => {
    const fan = await shop.createBuyer();
    const tap = await placeOrderOf(fan);
    shop.gateway.fail(paying, '429');
    await tap.send();
    const [order] = await shop.ordersOf(fan);
    const [payment] = await shop.paymentsOf(order?.id ?? '');
    await shop.services.payment.cancel(payment?.sessionId ?? '');
    await waitFor(fan, 180);
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'failed' });
    expect(await tap.send()).toMatchObject({
      status: 200,
      body: { data: { paymentStatus: 'paid' } },
    });
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'paid', charges: [3600] });
  });

  test('another card right after it pays at once, and the first session is closed', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.fail(paying, '429');
    await (await placeOrderOf(fan)).send();
    expect(await shop.pay(fan)).toMatchObject({ status: 200, started: { paymentStatus: 'paid' } });
    expect((await shop.chargesOf(fan)).map(({ netAmount }) => netAmount)).toEqual([3600]);
    await waitFor(fan, 180);
    const orders = await shop.ordersOf(fan);
    expect(orders.map(({ paymentStatus }) => paymentStatus).sort()).toEqual(['failed', 'paid']);
  });

  test('a fan who cancels gets no order, and the late request charges nothing', async () => {
    const fan = await shop.createBuyer();
    const tap = await placeOrderOf(fan);
    shop.gateway.fail(paying, '500');
    await tap.send();
    const ended = await fan.call('DELETE', `/v1/user/checkouts/${tap.key}`);
    expect(ended).toMatchObject({ status: 200, body: { data: { orderId: null } } });
    expect(await tap.send()).toMatchObject({ status: 409 });
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'failed', charges: [] });
  });
});

describe('[ROB-04] the gateway cannot report the result', () => {
  test.each(gatewayFaults)(
    'look-ups fail with %s after a charge: awaiting, then paid',
    async (fault) => {
      const fan = await shop.createBuyer();
      shop.gateway.controls.hold();
      shop.gateway.fail(paying, 'drop after');
      shop.gateway.fail(lookingUp, fault, Number.POSITIVE_INFINITY);
      const notice = {
        status: 200,
        body: { data: { paymentStatus: 'awaiting', redirectUrl: null } },
      };
      expect(await (await placeOrderOf(fan)).send()).toMatchObject(notice);
      shop.gateway.clearFaults();
      await waitFor(fan, 10);
      expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'paid', charges: [3600] });
    },
  );

  test.each(gatewayFaults)(
    'look-ups fail with %s without a charge: awaiting, then failed',
    async (fault) => {
      const fan = await shop.createBuyer();
      shop.gateway.fail(paying, 'drop before');
      shop.gateway.fail(lookingUp, fault, Number.POSITIVE_INFINITY);
      expect(await (await placeOrderOf(fan)).send()).toMatchObject({
        status: 200,
        body: { data: { paymentStatus: 'awaiting' } },
      });
      shop.gateway.clearFaults();
      await waitFor(fan, 10);
      expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'failed', charges: [] });
    },
  );

  test.each(gatewayFaults)('closing a session fails with %s: it is closed later', async (fault) => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    shop.gateway.fail(canceling, fault);
    await waitFor(fan, halfAnHour);
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'canceled', charges: [] });
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    await shop.settle();
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'canceled', charges: [] });
  });
});

describe('[ROB-04] a charge that differs from the order', () => {
  /** Changes the payment's amount while its card is being charged. */
  async function chargeWrongly(fan: Buyer) {
    const slow = shop.gateway.delay(paying);
    const response = (await placeOrderOf(fan)).send();
    await slow.arrived;
    const [order] = await shop.ordersOf(fan);
    await sql`update payments set amount = amount + 1 where order_id = ${order?.id ?? ''}`.execute(
      shop.db,
    );
    slow.release();
    return response;
  }

  test.each(gatewayFaults)(
    'the refund fails with %s: never reported as paid, and refunded once',
    async (fault) => {
      const fan = await shop.createBuyer();
      shop.gateway.fail(refunding, fault, 2);
      const response = await chargeWrongly(fan);
      expect(response).toMatchObject({
        status: 200,
        body: { data: { paymentStatus: 'refund_due' } },
      });
      await waitFor(fan, 120);
      const { paymentStatus, charges, id } = await stateOf(fan);
      expect({ paymentStatus, charges }).toEqual({ paymentStatus: 'refunded', charges: [0] });
      const { body } = await fan.call('GET', `/v1/user/orders/${id}`);
      expect(body.data).toMatchObject({ order: { deliveryStatus: 'canceled' } });
      expect((await fan.call('GET', '/v1/user/cart')).body.data).toMatchObject({ totalItems: 2 });
    },
  );

  test('a pending refund shows in the order and in the list', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.fail(refunding, '500', 1000);
    await chargeWrongly(fan);
    await shop.settlePayments();
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'refund_due', charges: [3600] });
    const { body } = await fan.call('GET', '/v1/user/orders');
    expect(body.data).toMatchObject({ list: [{ paymentStatus: 'refund_due' }] });
  });
});

describe('[ROB-04] reading an order with an open payment', () => {
  test('responds while the gateway hangs, and two hundred reads make one look-up', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    const lookUp = `GET /stand-in/komoju/api/v1/sessions/${started.orderPaymentSessionId}`;
    const lookUps = () => shop.gateway.calls().filter((call) => call === lookUp).length;
    const before = lookUps();
    const slow = shop.gateway.delay(new RegExp(`^${lookUp}$`));
    const look = () => fan.call('GET', `/v1/user/orders/${started.orderId}`);
    const looks = await parallel(200, look);
    for (const { body } of looks)
      expect(body.data).toMatchObject({ order: { paymentStatus: 'awaiting' } });
    const steps = parallel(5, () => runDuePaymentSteps(shop.services));
    await slow.arrived;
    await parallel(20, look);
    expect(lookUps() - before).toBe(1);
    slow.release();
    await steps;
  });

  test('advances the payment', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.controls.hold();
    const { started } = await shop.pay(fan, { number: cards.asking });
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    await fan.call('GET', `/v1/user/orders/${started.orderId}`);
    await shop.settlePayments();
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'paid', charges: [3600] });
  });
});

describe('[ROB-04] payment steps and processes', () => {
  test('the step of a dead process is taken over after its lease', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.controls.hold();
    const { started } = await shop.pay(fan, { number: cards.asking });
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    const leased = (until: string) =>
      sql`update payments set next_step_at = now() - interval '1 minute',
        step_leased_until = now() + ${until}::interval where order_id = ${started.orderId}`.execute(
        shop.db,
      );
    await leased('1 minute');
    await runDuePaymentSteps(shop.services);
    expect(await shop.ordersOf(fan)).toMatchObject([{ paymentStatus: 'awaiting' }]);
    await leased('-1 second');
    await shop.settlePayments();
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'paid', charges: [3600] });
  });

  test('a payment written by a version without phases is looked up, and has no step once it ended', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.asking });
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    await shop.settle();
    await sql`update payments set phase = null, next_step_at = now() where order_id = ${started.orderId}`.execute(
      shop.db,
    );
    await shop.settlePayments();
    const payment = await shop.db
      .selectFrom('payments')
      .select(['state', 'nextStepAt', 'stepLeasedUntil'])
      .where('orderId', '=', started.orderId)
      .executeTakeFirst();
    expect(payment).toEqual({ state: 'paid', nextStepAt: null, stepLeasedUntil: null });
  });

  test('the fan gets one event with the result', async () => {
    const fan = await shop.createBuyer();
    shop.gateway.fail(paying, 'drop after');
    shop.gateway.fail(lookingUp, '500', Number.POSITIVE_INFINITY);
    await (await placeOrderOf(fan)).send();
    shop.gateway.clearFaults();
    await waitFor(fan, 10);
    const events = await shop.db
      .selectFrom('events')
      .select('data')
      .where('personId', '=', fan.id)
      .where('type', '=', 'order')
      .execute();
    expect(events).toMatchObject([{ data: { paymentStatus: 'paid' } }]);
  });
});

describe('[ROB-04] notifications', () => {
  const notify = (event: object, secret: string) => {
    const body = JSON.stringify(event);
    return fetch(shop.webhookUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Komoju-Event': 'payment.captured',
        'X-Komoju-Signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      body,
    });
  };

  test('with another signature, or repeated after the end, they change nothing and call no gateway', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan);
    await shop.settle();
    const rowOf = () =>
      shop.db
        .selectFrom('payments')
        .selectAll()
        .where('orderId', '=', started.orderId)
        .executeTakeFirst();
    const row = await rowOf();
    // Steps of other open payments call the gateway meanwhile.
    const callsOf = ({ sessionId, gatewayPaymentId }: { [id: string]: unknown } = {}) =>
      shop.gateway
        .calls()
        .filter((call) => [sessionId, gatewayPaymentId].some((id) => call.includes(String(id))));
    const calls = callsOf(row);
    expect(calls).not.toEqual([]);
    const event = {
      id: 'evt_1',
      type: 'payment.failed',
      data: { session: started.orderPaymentSessionId },
    };
    expect((await notify(event, 'wrong secret')).status).toBe(400);
    for (let times = 0; times < 10; times++)
      expect((await notify(event, shop.gateway.environment.KOMOJU_WEBHOOK_SECRET)).status).toBe(
        200,
      );
    await shop.settlePayments();
    expect(await rowOf()).toEqual(row);
    expect(callsOf(row)).toEqual(calls);
    expect(await stateOf(fan)).toMatchObject({ paymentStatus: 'paid', charges: [3600] });
  });
});
