import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const get = async (path: string) => (await server.nobody.call('GET', path)).body;

test('the club’s words and addresses are there without a session', async () => {
  const { origin } = server;
  expect(await get('/v1/club')).toMatchObject({
    code: 200,
    data: {
      team: '湊スカーレッツ',
      cardPrefixes: [`${origin}/user/u/card-obtain/`, `${origin}/user/card-obtain/`],
      adminOrderUrl: `${origin}/admin/orders/{id}/edit`,
      payment: { tokenUrl: '/stand-in/komoju/api/v1/tokens' },
      pushKey: expect.stringMatching(/^[\w-]{87}$/),
    },
  });
});

test('nothing secret is among them', async () => {
  const club = JSON.stringify(await get('/v1/club'));
  expect(club).not.toMatch(/secret|password|sk_/i);
});

test('a server that works is alive and ready', async () => {
  expect(await get('/health')).toMatchObject({ data: { status: 'alive' } });
  expect(await get('/ready')).toMatchObject({ data: { status: 'ready' } });
});

test('a server without its database is alive and not ready', async () => {
  const own = await startServer();
  const { db } = own.services;
  await db.schema.alterTable('event_head').renameTo('event_head_away').execute();
  const ready = await own.nobody.call('GET', '/ready');
  expect(ready.body).toEqual({ code: 503, message: messages.unavailable, data: null });
  expect(Number(ready.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await own.nobody.call('GET', '/health')).status).toBe(200);
  await db.schema.alterTable('event_head_away').renameTo('event_head').execute();
  await own.stop();
});

test('a server that is stopping is not ready any more', async () => {
  const { streams } = server.services;
  streams.closing = true;
  try {
    expect(await get('/ready')).toMatchObject({ code: 503 });
    expect(await get('/health')).toMatchObject({ code: 200 });
  } finally {
    streams.closing = false;
  }
});
