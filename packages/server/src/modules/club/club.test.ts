import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubWith } from '../../../../../tests/support/clubs.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { connect } from '../../db/database.ts';
import { messages } from '../../messages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const get = async (path: string) => (await server.nobody.call('GET', path)).body;

test('the club’s texts and addresses are public', async () => {
  const { origin } = server;
  expect(await get('/v1/club')).toMatchObject({
    code: 200,
    data: {
      team: '湊スカーレッツ',
      cardPrefixes: [`${origin}/user/u/card-obtain/`, `${origin}/user/card-obtain/`],
      adminOrderUrl: `${origin}/admin/orders/{id}/edit`,
      payment: { tokenUrl: '/stand-in/komoju/api/v1/tokens' },
      shippingFee: 200,
      trustedOrigins: [origin],
      pushKey: expect.stringMatching(/^[\w-]{87}$/),
    },
  });
});

test('[SAFE-06] they include the origins to which links of players open without a question', async () => {
  const own = await startServer(clubWith({ trustedHosts: ['league.example'] }));
  const { body } = await own.nobody.call('GET', '/v1/club');
  expect(body).toMatchObject({ data: { trustedOrigins: [own.origin, 'https://league.example'] } });
  await own.stop();
});

test('they include nothing secret', async () => {
  const club = JSON.stringify(await get('/v1/club'));
  expect(club).not.toMatch(/secret|password|sk_/i);
});

test('a working server is alive and ready', async () => {
  expect(await get('/health')).toMatchObject({ data: { status: 'alive' } });
  expect(await get('/ready')).toMatchObject({ data: { status: 'ready' } });
});

test('[ROB-01] a server whose database accepts no writes is alive and not ready, until it does', async () => {
  const own = await startServer();
  const { db } = own.services;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  // The setting applies to connections that are opened from now on. A connection of the pool could end itself
  // before the others, or be one that was just ended.
  const setReadOnly = async (value: string) => {
    const outside = connect({ connectionString: own.config.databaseUrl, max: 1 });
    await outside.db
      .transaction()
      .setAccessMode('read write')
      .execute(async (tx) => {
        const name = sql.id(rows[0]?.name ?? '');
        const setting = sql`default_transaction_read_only = ${sql.lit(value)}`;
        await sql`alter database ${name} set ${setting}`.execute(tx);
      });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(outside.db);
    await outside.close();
  };
  const status = async () => (await own.nobody.call('GET', '/ready')).status;

  await setReadOnly('on');
  await expect.poll(status).toBe(503);
  const ready = await own.nobody.call('GET', '/ready');
  expect(ready.body).toEqual({
    code: 503,
    message: messages.unavailable,
    data: { services: ['database'] },
  });
  expect(Number(ready.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await own.nobody.call('GET', '/health')).status).toBe(200);

  await setReadOnly('off');
  await expect.poll(status).toBe(200);
  await own.stop();
});

test('a stopping server is not ready', async () => {
  const { streams } = server.services;
  streams.closing = true;
  try {
    expect(await get('/ready')).toMatchObject({ code: 503 });
    expect(await get('/health')).toMatchObject({ code: 200 });
  } finally {
    streams.closing = false;
  }
});
