import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '../../../../tests/support/caller.ts';
import type { Fan, Player } from '../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { createApp } from '../app.ts';
import { createLogger } from './log.ts';
import { requestLog } from './requestLog.ts';

let server: TestServer;
let app: Awaited<ReturnType<typeof createApp>>;
let origin: string;
let fan: Fan;
let player: Player;
const lines: string[] = [];

/** The real server with the most verbose log level, and its log lines. */
beforeAll(async () => {
  server = await startServer();
  const logger = createLogger('trace', { write: (line) => lines.push(line) });
  app = await createApp({
    services: server.services,
    site: () => {},
    logger,
    checkResponses: true,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  [fan, player] = [await server.createFan(), await server.createPlayer()];
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

const said = () => lines.join('');

test('a request is logged with its path and id, and without its query', async () => {
  const secret = randomUUID();
  const response = await fetch(`${origin}/api/v1/user/products?category=${secret}`, {
    headers: { Authorization: `Bearer ${fan.token}` },
  });
  expect(response.status).toBe(422);
  expect(said()).toContain('"path":"/api/v1/user/products"');
  expect(said()).toContain('"operation":"listProducts"');
  expect(said()).toContain(response.headers.get('x-request-id'));
  expect(said()).not.toContain(secret);
});

test('no token, password, code or card number is ever logged', async () => {
  const caller = createCaller(origin, fan.token);
  const [code, state, cardToken] = [randomUUID(), randomUUID(), randomUUID()];
  const { loginId, password } = player;
  const body = { loginId, password, deviceId: 'phone', deviceType: 'web' };
  const login = await caller.call('POST', '/v1/player/login', { body });
  await caller.call('POST', '/v1/user/line/callback', {
    body: { deviceId: 'phone', deviceType: 'web', code, state },
  });
  const order = {
    title: '',
    content: '',
    deliveryMethod: 'venue',
    orderForm: { name: 'あかり', email: 'akari@example.jp', phone: '09012345678' },
    syncAddress: 0,
    capture: 'auto',
  };
  const card = { name: 'AKARI HAMANO', month: '12', year: '30', verificationValue: '987' };
  for (const paymentDetails of [
    { type: 'credit_card', number: '4111111111111111', ...card },
    { type: 'token', token: cardToken, brand: 'visa', last4: '1111', name: 'AKARI HAMANO' },
    { type: 'credit_card', number: 4111111111111111, ...card },
  ])
    await caller.call('POST', '/v1/user/orders/create-with-payment', {
      body: { ...order, paymentDetails },
    });
  const { accessToken } = login.body.data as { accessToken: string };
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of [fan.token, accessToken, password, code, state, cardToken, '41111111'])
    expect(said()).not.toContain(secret);
});

test('an error is logged with its stack, and without the row it concerns', async () => {
  await sql`alter table shipping_addresses add constraint broken check (city <> '壊れた街')`.execute(
    server.db,
  );
  const body = {
    name: '浜野 あかり',
    email: 'akari@example.jp',
    postalCode: '2310023',
    prefecture: '神奈川県',
    city: '壊れた街',
    street: '山下町1-1',
    phoneNumber: '09087654321',
  };
  const response = await createCaller(origin, fan.token).call('POST', '/v1/user/shipping-address', {
    body,
  });
  expect(response.body).toEqual({
    code: 500,
    message: 'システムエラーが発生しました。',
    data: null,
  });
  expect(said()).toContain('violates check constraint');
  expect(said()).toContain('address.routes.ts');
  for (const personal of Object.values(body)) expect(said()).not.toContain(personal);
});

test('an error reported during a request is logged with the id of that request', async () => {
  lines.length = 0;
  const logger = createLogger('error', { write: (line) => lines.push(line) });
  const onError = (error: unknown) => requestLog(logger).error(error);
  const ids: string[] = [];
  const reporting = await createApp({
    services: {
      ...server.services,
      onError,
      db: new Proxy(server.services.db, {
        get(db, name, receiver) {
          if (name === 'selectFrom') onError(new Error('reported on the way'));
          return Reflect.get(db, name, receiver);
        },
      }),
    },
    site: () => {},
    logger,
    checkResponses: true,
  });
  await reporting.listen({ port: 0, host: '127.0.0.1' });
  const { port } = reporting.server.address() as AddressInfo;
  for (let count = 0; count < 2; count++) {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/user/cart`, {
      headers: { Authorization: `Bearer ${fan.token}` },
    });
    ids.push(response.headers.get('x-request-id') ?? '');
  }
  await reporting.close();
  const logged = lines.map((line) => JSON.parse(line) as { reqId?: string });
  expect(new Set(logged.map(({ reqId }) => reqId))).toEqual(new Set(ids));
});

test('[ROB-01] if the log’s disk is full, lines are lost and the process continues', () => {
  const full = openSync('/dev/full', 'w');
  const module = new URL('./log.ts', import.meta.url);
  const script = `
    const { createLogger } = await import('${module}');
    const log = createLogger('info');
    for (let line = 0; line < 10_000; line++) log.info('a line that finds no room');
    process.exitCode = 7;`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    },
  );
  closeSync(full);
  expect(stderr).toBe('');
  expect(status).toBe(7);
});
