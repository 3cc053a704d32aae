import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { openKomojuShop } from './komojuShop.testSupport.ts';

const komojuShop = await openKomojuShop();
const { gateway, hooks, keys } = komojuShop;

afterAll(() => komojuShop.close());

const flat = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

async function paidEvent() {
  hooks.length = 0;
  const paid = await komojuShop.payWith('4111111111111111');
  await komojuShop.standIn().controls.settled();
  const [hook] = hooks;
  if (!hook) throw new Error('No event came.');
  return { ...paid, body: hook.body, headers: flat(hook.headers) };
}

describe('an event of the gateway', () => {
  test('it names session, payment and order', async () => {
    const { body, headers, sessionId, orderId, outcome } = await paidEvent();
    expect(headers['x-komoju-event']).toBe('payment.captured');
    expect(gateway.readNotification(body, headers)).toEqual({
      id: expect.stringMatching(/^[0-9a-z]{25}$/),
      type: 'payment.captured',
      sessionId,
      paymentId: outcome.paymentId,
      orderId,
    });
  });

  test('a repeated delivery has the same id, so that it is recognized', async () => {
    hooks.length = 0;
    komojuShop.standIn().controls.duplicate(2);
    await komojuShop.payWith('4111111111111111');
    await komojuShop.standIn().controls.settled();
    komojuShop.standIn().controls.duplicate(1);
    const read = hooks.map(({ body, headers }) => gateway.readNotification(body, flat(headers)));
    expect(read).toHaveLength(2);
    expect(read[0]).not.toBeNull();
    expect(read[0]).toEqual(read[1]);
    expect(hooks[0]?.headers['x-komoju-id']).not.toBe(hooks[1]?.headers['x-komoju-id']);
  });

  test('headers outside the signature change nothing', async () => {
    const { body, headers } = await paidEvent();
    const altered = { ...headers, 'x-komoju-id': 'other', 'x-komoju-event': 'payment.refunded' };
    const event = gateway.readNotification(body, altered);
    expect(event).toEqual(gateway.readNotification(body, headers));
  });

  test('a ping has no payment', async () => {
    hooks.length = 0;
    komojuShop.standIn().controls.ping();
    await komojuShop.standIn().controls.settled();
    const [hook] = hooks;
    const event = hook && gateway.readNotification(hook.body, flat(hook.headers));
    expect(event).toMatchObject({ type: 'ping', sessionId: null, paymentId: null, orderId: null });
  });
});

describe('an event without a valid signature', () => {
  test('every changed, added or missing byte is refused', async () => {
    const { body, headers } = await paidEvent();
    for (let index = 0; index < body.length; index += 1) {
      const altered = Buffer.from(body);
      altered.writeUInt8(altered.readUInt8(index) ^ 1, index);
      expect(gateway.readNotification(altered, headers)).toBeNull();
    }
    const longer = Buffer.concat([body, Buffer.from(' ')]);
    expect(gateway.readNotification(longer, headers)).toBeNull();
    expect(gateway.readNotification(body.subarray(1), headers)).toBeNull();
  });

  test('a signature that is missing, not hexadecimal, truncated or made with another secret', async () => {
    const { body, headers } = await paidEvent();
    const good = String(headers['x-komoju-signature']);
    const forged = createHmac('sha256', randomBytes(16)).update(body).digest('hex');
    const bad = [undefined, '', 'nonsense', 'z'.repeat(64), good.slice(1), `${good}00`, forged];
    for (const signature of bad) {
      const altered = { ...headers, 'x-komoju-signature': signature };
      expect(gateway.readNotification(body, altered)).toBeNull();
    }
    expect(gateway.readNotification(body, headers)).not.toBeNull();
  });

  test.each(['', 'not json', '[]', '{}', '{"id":"x"}'])('signed, but not an event: %j', (text) => {
    const body = Buffer.from(text);
    const signature = createHmac('sha256', keys.webhookSecret).update(body).digest('hex');
    expect(gateway.readNotification(body, { 'x-komoju-signature': signature })).toBeNull();
  });
});

describe('delivery', () => {
  test('an event that is not accepted is sent again', async () => {
    hooks.length = 0;
    komojuShop.hookResponses.push(500, 503);
    await komojuShop.payWith('4111111111111111');
    await komojuShop.standIn().controls.settled();
    expect(hooks).toHaveLength(3);
    expect(new Set(hooks.map(({ body }) => String(body))).size).toBe(1);
  });

  test('an event that is never accepted is dropped in the end', async () => {
    hooks.length = 0;
    komojuShop.hookResponses.push(500, 500, 500, 500);
    await komojuShop.payWith('4111111111111111');
    await komojuShop.standIn().controls.settled();
    expect(hooks).toHaveLength(4);
    expect(komojuShop.lines).toContain('webhook payment.captured dropped after 4 tries');
  });

  test('events can be held back and sent in the wrong order', async () => {
    hooks.length = 0;
    const { controls } = komojuShop.standIn();
    controls.hold();
    const { outcome } = await komojuShop.payWith('4111111111111111');
    await gateway.refund(String(outcome.paymentId), 3200, crypto.randomUUID());
    expect(hooks).toHaveLength(0);
    await controls.release('reversed');
    expect(hooks.map(({ headers }) => headers['x-komoju-event'])).toEqual([
      'payment.refunded',
      'payment.refund.created',
      'payment.captured',
    ]);
  });
});
