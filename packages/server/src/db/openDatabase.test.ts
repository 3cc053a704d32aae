import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../../tests/support/database.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { Outage } from '../dependencies/outage.ts';
import { writeEvent } from '../modules/live/index.ts';
import { connect, transact } from './database.ts';
import { openDatabase } from './openDatabase.ts';

const open = (DATABASE_URL: string, settings: Record<string, string> = {}) =>
  openDatabase(readConfig({ DATABASE_URL, ...settings }, import.meta.dirname), {
    onError: () => {},
    log: () => {},
  });

test('a process opens as many connections as DATABASE_POOL says, three of them for jobs', async () => {
  const database = await createDatabase();
  const { pool, close } = await open(database.url, { DATABASE_POOL: '8' });
  const clients = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
  const next = pool.connect();
  expect({ open: pool.totalCount, waiting: pool.waitingCount }).toEqual({ open: 5, waiting: 1 });
  for (const client of clients) client.release();
  (await next).release();
  await close();
  await database.remove();
});

test('a PostgreSQL that is too old is refused with a sentence', async () => {
  const database = await createDatabase();
  const { db, close } = connect({ connectionString: database.url, max: 1 });
  // Connections with this search path are told what a server of that version says.
  await sql`create schema earlier`.execute(db);
  await sql`create function earlier.current_setting(text) returns text return '150004'`.execute(db);
  const earlier = `${database.url}&options=${encodeURIComponent('-c search_path=earlier,pg_catalog,public')}`;
  const refusal: unknown = await open(earlier).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ConfigError);
  expect(String(refusal)).toContain(
    'データベースが PostgreSQL 15 です。PostgreSQL 17 以上が必要です。',
  );
  await (await open(database.url)).close();
  await close();
  await database.remove();
});

async function openLimited() {
  const database = await createDatabase();
  await (await open(database.url)).close();
  const admin = connect({ connectionString: database.url, max: 1 });
  const settingOf = async (setting: string) => {
    const { rows } = await sql<{ value: string }>`
      select current_setting(${setting}) as value`.execute(admin.db);
    return rows[0]?.value;
  };
  const name = sql.id(
    (
      await admin.db
        .selectNoFrom(sql<string>`current_database()`.as('name'))
        .executeTakeFirstOrThrow()
    ).name,
  );
  return {
    settingOf,
    open: () => open(database.url),
    set: (setting: string, value: string) =>
      sql`alter role current_user in database ${name} set ${sql.raw(setting)} = ${sql.lit(value)}`.execute(
        admin.db,
      ),
    async remove() {
      await admin.close();
      await database.remove();
    },
  };
}

test('[LOAD-04] a transaction that hangs ends by itself, and what waited for its lock goes on', async () => {
  const limited = await openLimited();
  expect(await limited.settingOf('idle_in_transaction_session_timeout')).toBe('10s');
  const { db, close } = await limited.open();
  const [locked, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hanging = db.transaction().execute(async (tx) => {
    await sql`update event_head set last_id = last_id + 1`.execute(tx);
    // Of this transaction alone: on a loaded machine the others pause as long.
    await sql`set local idle_in_transaction_session_timeout = '50ms'`.execute(tx);
    locked.resolve();
    await resumed.promise;
  });
  await locked.promise;
  await transact(db, (tx) => writeEvent(tx, { type: 'report' }));
  resumed.resolve();
  await expect(hanging).rejects.toThrow(Outage);
  expect(await db.selectFrom('events').select('id').execute()).toEqual([{ id: 1 }]);
  await close();
  await limited.remove();
});

test('[LOAD-04] a statement that waits too long for a lock is an outage, and its connection is used again', async () => {
  const limited = await openLimited();
  expect(await limited.settingOf('lock_timeout')).toBe('5s');
  await limited.set('lock_timeout', '50ms');
  const { db, pool, close } = await limited.open();
  const holding = await db.startTransaction().execute();
  await sql`update event_head set last_id = last_id + 1`.execute(holding);
  const waiting = transact(db, (tx) => writeEvent(tx, { type: 'report' }));
  await expect(waiting).rejects.toThrow(Outage);
  expect(pool.totalCount).toBe(2);
  await holding.rollback().execute();
  await transact(db, (tx) => writeEvent(tx, { type: 'report' }));
  expect(pool.totalCount).toBe(2);
  await close();
  await limited.remove();
});
