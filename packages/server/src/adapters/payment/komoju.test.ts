import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PaymentRefused, PaymentUnavailable } from './gateway.ts';
import { cardDetails, openKomojuShop } from './komojuShop.testSupport.ts';

const folder = mkdtempSync(join(tmpdir(), 'homestand-payment-'));
const komojuShop = await openKomojuShop({ stateFile: join(folder, 'komoju.json') });
const { gateway, openSession, payWith, tokenize } = komojuShop;

afterAll(async () => {
  await komojuShop.close();
  rmSync(folder, { recursive: true });
});

const visa = '4111111111111111';

describe('a card tokenized in the browser', () => {
  test.each([
    [visa, 'visa', '1111'],
    ['5555555555554444', 'master', '4444'],
    ['3530111333300000', 'jcb', '0000'],
    ['378282246310005', 'american_express', '0005'],
    ['30569309025904', 'diners_club', '5904'],
  ])('%s pays at once', async (number, brand, last4) => {
    const { outcome, sessionId } = await payWith(number, 3200);
    expect(outcome).toEqual({
      state: 'paid',
      sessionId,
      paymentId: expect.any(String),
      amount: 3200,
      failure: null,
      card: { brand, last4 },
      refunded: false,
      refundedAmount: 0,
      pending: null,
      redirectUrl: null,
    });
    const { redirectUrl, ...paid } = outcome;
    expect(await gateway.lookUp(sessionId)).toEqual(paid);
  });

  test.each([
    ['4123111111111000', 'insufficient_funds'],
    ['4123111111111018', 'exceeds_limit'],
    ['4123111111111034', 'bad_verification_value'],
    ['4123111111111042', 'card_expired'],
    ['4123111111111059', 'card_declined'],
    ['4123111111111075', 'invalid_number'],
  ])('%s is declined as %s, and another card can still pay', async (number, failure) => {
    const { outcome, sessionId } = await payWith(number);
    expect(outcome).toMatchObject({ state: 'failed', failure, redirectUrl: null });
    expect(await gateway.lookUp(sessionId)).toMatchObject({ state: 'failed' });

    const { id: token } = await tokenize(visa);
    const second = await gateway.pay(sessionId, { token }, randomUUID());
    expect(second.state).toBe('paid');
    expect((await gateway.lookUp(sessionId)).state).toBe('paid');
  });

  test.each([
    ['a mistyped number', { number: '4111111111111112' }, 'invalid_number'],
    ['a number of an unknown brand', { number: '9111111111111111' }, 'invalid_number'],
    ['letters', { number: '4111x' }, 'invalid_number'],
    ['month 13', { month: '13' }, 'invalid_parameter'],
    ['last year', { year: String(new Date().getFullYear() - 1) }, 'card_expired'],
    ['a code of two digits', { verification_value: '12' }, 'bad_verification_value'],
  ])('%s gives no token', async (_, changes, code) => {
    expect((await tokenize(visa, changes)).error?.code).toBe(code);
  });

  test('a token pays once', async () => {
    const { id: token } = await tokenize(visa);
    const first = await openSession();
    const second = await openSession();
    expect((await gateway.pay(first.sessionId, { token }, randomUUID())).state).toBe('paid');
    const again = gateway.pay(second.sessionId, { token }, randomUUID());
    await expect(again).rejects.toThrow(new PaymentRefused('pay', 'invalid_token'));
    expect((await gateway.lookUp(second.sessionId)).state).toBe('pending');
  });

  test('a card form is forwarded if the server allows it', async () => {
    const { sessionId } = await openSession();
    const { name, month, year } = cardDetails(visa);
    const card = { number: visa, name, month, year, verificationValue: '123' };
    const outcome = await gateway.pay(sessionId, { card }, randomUUID());
    expect(outcome).toMatchObject({ state: 'paid', card: { brand: 'visa', last4: '1111' } });
  });
});

describe('idempotency', () => {
  test('fifty parallel payments with one key charge once and get the same response', async () => {
    const { sessionId } = await openSession();
    const { id: token } = await tokenize(visa);
    const key = randomUUID();
    const before = komojuShop.hooks.length;
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => gateway.pay(sessionId, { token }, key)),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]?.state).toBe('paid');
    await komojuShop.standIn().controls.settled();
    const events = komojuShop.hooks.slice(before).map(({ body }) => JSON.parse(String(body)));
    const captures = events.filter(
      ({ type, data }) => type === 'payment.captured' && data.session === sessionId,
    );
    expect(captures).toHaveLength(1);
  });

  test('a retry with the same key after a lost response does not charge again', async () => {
    const { sessionId } = await openSession();
    const { id: token } = await tokenize(visa);
    const key = randomUUID();
    komojuShop.standIn().controls.loseResponses(1);
    await expect(gateway.pay(sessionId, { token }, key)).rejects.toThrow(PaymentUnavailable);
    const found = await gateway.lookUp(sessionId);
    expect(found.state).toBe('paid');
    const again = await gateway.pay(sessionId, { token }, key);
    expect(again.paymentId).toBe(found.paymentId);
  });

  test('opening twice with one key opens one session', async () => {
    const input = {
      amount: 500,
      orderId: randomUUID(),
      returnUrl: `${komojuShop.origin}/back`,
      email: 'fan@example.com',
      idempotencyKey: randomUUID(),
    };
    const [first, second] = await Promise.all([
      gateway.openSession(input),
      gateway.openSession(input),
    ]);
    expect(first).toEqual(second);
    const another = await gateway.openSession({ ...input, idempotencyKey: randomUUID() });
    expect(another).not.toEqual(first);
  });

  test('refunding twice with one key refunds once', async () => {
    const { outcome, sessionId } = await payWith(visa, 1000);
    const paymentId = String(outcome.paymentId);
    const key = randomUUID();
    await Promise.all([gateway.refund(paymentId, 400, key), gateway.refund(paymentId, 400, key)]);
    expect(await gateway.lookUp(sessionId)).toMatchObject({ state: 'paid', refunded: false });
    await gateway.refund(paymentId, 600, randomUUID());
    expect(await gateway.lookUp(sessionId)).toMatchObject({ state: 'paid', refunded: true });
    const tooMuch = gateway.refund(paymentId, 1, randomUUID());
    await expect(tooMuch).rejects.toThrow(new PaymentRefused('refund', 'not_refundable'));
  });

  test('a canceled session takes no money, and canceling again succeeds', async () => {
    const { sessionId } = await openSession();
    await gateway.cancel(sessionId);
    await gateway.cancel(sessionId);
    const { id: token } = await tokenize(visa);
    const late = gateway.pay(sessionId, { token }, randomUUID());
    await expect(late).rejects.toThrow(PaymentRefused);
    expect((await gateway.lookUp(sessionId)).state).toBe('canceled');
  });

  test('a paid session cannot be canceled', async () => {
    const { sessionId } = await payWith(visa);
    await expect(gateway.cancel(sessionId)).rejects.toThrow(PaymentRefused);
    expect((await gateway.lookUp(sessionId)).state).toBe('paid');
  });
});

describe('a request the gateway refuses', () => {
  test('an amount of zero', async () => {
    await expect(openSession(0)).rejects.toThrow(
      new PaymentRefused('openSession', 'invalid_parameter'),
    );
  });

  test('an unknown session', async () => {
    await expect(gateway.lookUp('nobody')).rejects.toThrow(
      new PaymentRefused('lookUp', 'not_found'),
    );
  });
});

describe('an abandoned session', () => {
  const start = Date.now();
  let time = start;
  let slow: Awaited<ReturnType<typeof openKomojuShop>>;
  beforeAll(async () => {
    slow = await openKomojuShop({ now: () => time });
  });
  afterAll(() => slow.close());

  test('it and its token have expired a day later', async () => {
    const { sessionId } = await slow.openSession();
    const { id: token } = await slow.tokenize(visa);
    expect((await slow.gateway.lookUp(sessionId)).state).toBe('pending');
    time = start + 24 * 60 * 60 * 1000 + 1;
    expect(await slow.gateway.lookUp(sessionId)).toMatchObject({
      state: 'failed',
      failure: 'expired',
    });
    const fresh = await slow.openSession();
    await expect(slow.gateway.pay(fresh.sessionId, { token }, randomUUID())).rejects.toThrow(
      new PaymentRefused('pay', 'invalid_token'),
    );
  });
});

describe('the list of payments', () => {
  test('[ROB-04] is read in pages of a hundred, with each payment once and its amount less refunds', async () => {
    const from = new Date();
    const { sessionId } = await payWith(visa, 1200);
    await payWith('4123111111111000', 700);
    const { paymentId } = await gateway.lookUp(sessionId);
    await gateway.refund(paymentId ?? '', 200, randomUUID());
    const { orderId } = (await payWith(visa, 500)) ?? {};
    for (let count = 0; count < 100; count++) await payWith(visa, 1);
    const listed = await gateway.listPayments(from, new Date(Date.now() + 1000));
    expect(new Set(listed.map((payment) => payment.paymentId)).size).toBe(103);
    expect(listed).toHaveLength(103);
    expect(listed.find((payment) => payment.paymentId === paymentId)).toMatchObject({
      status: 'captured',
      netAmount: 1000,
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(listed.find((payment) => payment.orderId === orderId)).toMatchObject({ netAmount: 500 });
    expect(listed.filter(({ netAmount }) => netAmount === 0)).toMatchObject([{ status: 'failed' }]);
    expect(await gateway.listPayments(new Date(0), from)).not.toContainEqual(
      expect.objectContaining({ paymentId }),
    );
  });
});
