import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKomojuStandIn } from '@homestand/stand-ins/komoju';
import { afterAll, describe, expect, test } from 'vitest';
import { cardDetails, openKomojuShop } from './komojuShop.testSupport.ts';

const folder = mkdtempSync(join(tmpdir(), 'homestand-payment-'));
const komojuShop = await openKomojuShop();
const { gateway, openSession, payWith, tokenize } = komojuShop;

afterAll(async () => {
  await komojuShop.close();
  rmSync(folder, { recursive: true });
});

const visa = '4111111111111111';
const asking = '4100000000005000';

const visit = (url: string) => fetch(url, { redirect: 'manual' });

const submit = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

async function challenge(number = asking) {
  const { sessionId, orderId, outcome } = await payWith(number);
  expect(outcome).toMatchObject({ state: 'pending', card: null });
  const url = String(outcome.redirectUrl);
  const back = `${komojuShop.origin}/user/u/order-confirm/${orderId}?session_id=${sessionId}`;
  return { sessionId, url, back };
}

test('a shop’s page may send a card from another origin, and call nothing else', async () => {
  const tokens = await fetch(`${komojuShop.apiUrl}/tokens`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://shop.example', 'Access-Control-Request-Method': 'POST' },
  });
  expect(tokens.status).toBe(204);
  expect(tokens.headers.get('access-control-allow-origin')).toBe('*');
  expect(tokens.headers.get('access-control-allow-headers')).toContain('Authorization');
  const sessions = await fetch(`${komojuShop.apiUrl}/sessions`, { method: 'OPTIONS' });
  expect(sessions.headers.get('access-control-allow-origin')).toBeNull();
});

describe('the 3-D Secure page', () => {
  test('it shows amount and card, without scripts, under a strict policy', async () => {
    const { url } = await challenge();
    const page = await visit(url);
    const html = await page.text();
    expect(html).toContain('<title>開発用 3Dセキュア</title>');
    expect(html).toContain('3,200円');
    expect(html).toContain('末尾 5000');
    for (const label of ['認証する', '失敗にする', 'キャンセル', '何もしない']) {
      expect(html).toContain(`>${label}</button>`);
    }
    expect(html).not.toMatch(/<script|style=|<style|onclick/);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; style-src 'self'; form-action 'self'");
    const sheet = /href="([^"]+\.css)"/.exec(html)?.[1];
    const stylesheet = await visit(`${komojuShop.origin}${sheet}`);
    expect(stylesheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test.each([asking, '5100000000005007', '3528000000005006'])(
    '認証する after %s pays and returns to the shop',
    async (number) => {
      const { sessionId, url, back } = await challenge(number);
      expect((await gateway.lookUp(sessionId)).state).toBe('pending');
      const response = await submit(url, { outcome: 'succeed' });
      expect([response.status, response.headers.get('location')]).toEqual([303, back]);
      const outcome = await gateway.lookUp(sessionId);
      expect(outcome).toMatchObject({ state: 'paid', card: { last4: number.slice(-4) } });
    },
  );

  test.each([
    ['fail', { state: 'failed', failure: 'three_d_secure_failed' }],
    ['cancel', { state: 'canceled', failure: null }],
    ['nothing', { state: 'pending', failure: null }],
    ['nonsense', { state: 'pending', failure: null }],
  ])('%s returns without a payment', async (outcome, found) => {
    const { sessionId, url, back } = await challenge();
    const response = await submit(url, { outcome });
    expect(response.headers.get('location')).toBe(back);
    expect(await gateway.lookUp(sessionId)).toMatchObject(found);
  });

  test('a page left open stays payable, and only the first choice counts', async () => {
    const { sessionId, url, back } = await challenge();
    await visit(url);
    expect((await gateway.lookUp(sessionId)).state).toBe('pending');
    await submit(url, { outcome: 'succeed' });
    const paid = await gateway.lookUp(sessionId);
    const again = await submit(url, { outcome: 'fail' });
    expect(again.headers.get('location')).toBe(back);
    expect(await gateway.lookUp(sessionId)).toEqual(paid);
    expect(await (await visit(url)).text()).toContain('この画面は終わっています');
  });

  test('a challenge after a declined card makes the session pending again', async () => {
    const { sessionId } = await payWith('4123111111111000');
    expect((await gateway.lookUp(sessionId)).state).toBe('failed');
    const { id: token } = await tokenize(asking);
    const { redirectUrl } = await gateway.pay(sessionId, { token }, randomUUID());
    expect((await gateway.lookUp(sessionId)).state).toBe('pending');
    await submit(String(redirectUrl), { outcome: 'succeed' });
    expect((await gateway.lookUp(sessionId)).state).toBe('paid');
  });

  test('a session canceled by the shop cannot be paid from an old tab', async () => {
    const { sessionId, url } = await challenge();
    await gateway.cancel(sessionId);
    await submit(url, { outcome: 'succeed' });
    expect(await gateway.lookUp(sessionId)).toMatchObject({ state: 'canceled', paymentId: null });
  });

  test.each(['4100000000000100', '5100000000000107', '3528000000000106'])(
    '%s is authenticated without a challenge',
    async (number) => {
      const { sessionId, url, back } = await challenge(number);
      expect((await visit(url)).headers.get('location')).toBe(back);
      expect((await gateway.lookUp(sessionId)).state).toBe('paid');
    },
  );

  test.each(['4100000000500000', '5100000000500007', '3528000000500006'])(
    '%s fails without a challenge',
    async (number) => {
      const { sessionId, url, back } = await challenge(number);
      expect((await visit(url)).headers.get('location')).toBe(back);
      expect((await gateway.lookUp(sessionId)).state).toBe('failed');
    },
  );

  test('a page without a challenge says so', async () => {
    const page = await visit(`${komojuShop.origin}/stand-in/komoju/three-d-secure/tok_x`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('ページが見つかりません');
  });
});

describe('the hosted payment page', () => {
  const urlOf = (sessionId: string) => `${komojuShop.origin}/stand-in/komoju/sessions/${sessionId}`;
  const form = (number: string) => ({ ...cardDetails(number), action: 'pay' });

  test('a declined card may be followed by an accepted one', async () => {
    const { sessionId } = await openSession();
    expect(await (await visit(urlOf(sessionId))).text()).toContain('カード番号');
    const declined = await submit(urlOf(sessionId), form('4123111111111000'));
    const html = await declined.text();
    expect(html).toContain('insufficient_funds');
    expect(html).not.toContain('4123111111111000');
    const paid = await submit(urlOf(sessionId), form(visa));
    expect(paid.headers.get('location')).toContain(`session_id=${sessionId}`);
    expect((await gateway.lookUp(sessionId)).state).toBe('paid');
  });

  test('キャンセル cancels the session', async () => {
    const { sessionId } = await openSession();
    await submit(urlOf(sessionId), { action: 'cancel' });
    expect((await gateway.lookUp(sessionId)).state).toBe('canceled');
  });
});

describe('the API', () => {
  const session = () => ({
    amount: 800,
    currency: 'JPY',
    return_url: `${komojuShop.origin}/back`,
    payment_data: { external_order_num: randomUUID() },
  });

  test('each key is accepted for its own calls only', async () => {
    const { sessionId } = await openSession();
    const show = (authorization: string) =>
      fetch(`${komojuShop.apiUrl}/sessions/${sessionId}`, { headers: { authorization } });
    expect((await show(komojuShop.asKey(komojuShop.keys.secretKey))).status).toBe(200);
    expect((await show(komojuShop.asKey(komojuShop.keys.publishableKey))).status).toBe(403);
    expect((await show(komojuShop.asKey('sk_test_guess'))).status).toBe(401);
    expect((await show('')).status).toBe(401);
  });

  test('a key with another body is a conflict', async () => {
    const key = { 'X-KOMOJU-IDEMPOTENCY': randomUUID() };
    const body = session();
    expect((await komojuShop.callApi('/sessions', body, key)).status).toBe(200);
    expect((await komojuShop.callApi('/sessions', body, key)).status).toBe(200);
    const other = await komojuShop.callApi('/sessions', { ...body, amount: 801 }, key);
    expect(other.status).toBe(409);
  });

  test('a key whose first request is still running is a conflict', async () => {
    const key = { 'X-KOMOJU-IDEMPOTENCY': randomUUID() };
    const body = session();
    const first = httpRequest(`${komojuShop.apiUrl}/sessions`, {
      method: 'POST',
      headers: {
        Authorization: komojuShop.asKey(komojuShop.keys.secretKey),
        Expect: '100-continue',
        ...key,
      },
    });
    const hookStatus = new Promise((done) =>
      first.on('response', (response) => done(response.resume().statusCode)),
    );
    first.flushHeaders();
    await new Promise((done) => first.on('continue', done));
    expect((await komojuShop.callApi('/sessions', body, key)).status).toBe(409);
    first.end(JSON.stringify(body));
    expect(await hookStatus).toBe(200);
    expect((await komojuShop.callApi('/sessions', body, key)).status).toBe(200);
  });

  test('one order number opens one session', async () => {
    const body = session();
    expect((await komojuShop.callApi('/sessions', body)).status).toBe(200);
    const again = await komojuShop.callApi('/sessions', body);
    expect([again.status, await again.json()]).toMatchObject([
      422,
      { error: { code: 'invalid_parameter', param: 'payment_data[external_order_num]' } },
    ]);
  });

  test('the scenario header makes every payment of a session fail', async () => {
    const scenario = { 'Komoju-Scenario': 'exceeds_limit' };
    const opened = await komojuShop.callApi('/sessions', session(), scenario);
    // The stand-in's own response, in KOMOJU's shape.
    const { id } = (await opened.json()) as { id: string };
    const plain = await tokenize(visa);
    const outcome = await gateway.pay(id, { token: plain.id }, randomUUID());
    expect(outcome).toMatchObject({ state: 'failed', failure: 'exceeds_limit' });
    const checked = await tokenize(asking);
    const { redirectUrl } = await gateway.pay(id, { token: checked.id }, randomUUID());
    await submit(String(redirectUrl), { outcome: 'succeed' });
    expect((await gateway.lookUp(id)).state).toBe('failed');
  });

  test.each([
    ['GET', '/nothing', 404],
    ['POST', '/sessions/x/pay', 404],
    ['POST', '/payments/x/refund', 404],
  ])('%s %s is not found', async (method, path, status) => {
    const authorization = komojuShop.asKey(komojuShop.keys.secretKey);
    const response = await fetch(`${komojuShop.apiUrl}${path}`, {
      method,
      headers: { authorization },
    });
    expect(response.status).toBe(status);
  });

  test('a body that is not JSON, or too large, is rejected', async () => {
    const headers = { authorization: komojuShop.asKey(komojuShop.keys.secretKey) };
    const send = (body: string) =>
      fetch(`${komojuShop.apiUrl}/sessions`, { method: 'POST', headers, body });
    expect((await send('not json')).status).toBe(400);
    expect((await send('"x"'.padEnd(70_000))).status).toBe(413);
  });
});

describe('a restart in the middle', () => {
  test('sessions, responses and unsent events survive a kill', async () => {
    const killed = await openKomojuShop({ stateFile: join(folder, 'killed.json') });
    killed.standIn().controls.hold();
    const { sessionId } = await killed.openSession();
    const { id: token } = await killed.tokenize(visa);
    const key = randomUUID();
    const paid = await killed.gateway.pay(sessionId, { token }, key);
    const waiting = await killed.payWith(asking);
    expect(killed.hooks).toHaveLength(0);

    killed.restart();
    expect(await killed.gateway.pay(sessionId, { token }, key)).toEqual(paid);
    expect((await killed.gateway.lookUp(sessionId)).paymentId).toBe(paid.paymentId);
    await submit(String(waiting.outcome.redirectUrl), { outcome: 'succeed' });
    expect((await killed.gateway.lookUp(waiting.sessionId)).state).toBe('paid');
    await killed.standIn().controls.settled();
    expect(killed.hooks.map(({ headers }) => headers['x-komoju-event'])).toEqual([
      'payment.captured',
      'payment.captured',
    ]);
    await killed.close();
  });
});

describe('what is never stored', () => {
  test('no card number and no security code in the state file, the log or an error', async () => {
    const stateFile = join(folder, 'secrets.json');
    const careful = await openKomojuShop({ stateFile });
    const number = '378282246310005';
    const verificationValue = '7391';
    const { name, month, year } = cardDetails(number);
    const card = { number, name, month, year, verificationValue };
    const errors: unknown[] = [];

    const byForm = await careful.openSession();
    await careful.gateway.pay(byForm.sessionId, { card }, randomUUID());
    const late = careful.gateway.pay(byForm.sessionId, { card }, randomUUID());
    errors.push(await late.catch((error) => error));
    const wrong = { ...card, number: '378282246310006' };
    const open = await careful.openSession();
    errors.push(await careful.gateway.pay(open.sessionId, { card: wrong }, randomUUID()));
    await careful.tokenize(number, { verification_value: verificationValue });
    const hosted = `${careful.origin}/stand-in/komoju/sessions/${open.sessionId}`;
    await submit(hosted, { ...cardDetails(number), verification_value: verificationValue });
    await careful.standIn().controls.settled();
    await careful.close();

    const stored = [
      readFileSync(stateFile, 'utf8'),
      ...careful.lines,
      ...careful.hooks.map(({ body }) => String(body)),
      ...errors.map((error) => `${String(error)} ${JSON.stringify(error)}`),
    ].join('\n');
    expect(stored).toContain('0005');
    expect(stored).not.toContain(number.slice(0, 11));
    expect(stored).not.toMatch(/(?<![0-9a-z])7391(?![0-9a-z])/i);
    expect(stored).not.toContain(name);
    expect(stored).not.toContain(careful.keys.secretKey);
    expect(stored).not.toContain(careful.keys.webhookSecret);
  });
});

test('it throws in production', () => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const create = () =>
    createKomojuStandIn({
      origin: komojuShop.origin,
      ...komojuShop.keys,
      webhookUrl: `${komojuShop.origin}/hooks`,
    });
  try {
    expect(create).toThrow('not in production');
  } finally {
    process.env.NODE_ENV = before;
  }
});
