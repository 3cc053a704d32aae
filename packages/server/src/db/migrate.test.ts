import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../../../tests/support/database.ts';
import { connect } from './database.ts';
import { longStatementsOf } from './longMigrations.ts';
import { migrate } from './migrate.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.remove());

test('runs nothing on a database that has all migrations, or those of a later version, too', async () => {
  const { db, close } = connect({ connectionString: database.url, max: 1 });
  await migrate(db);
  expect(await migrate(db)).toEqual([]);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', ${new Date().toISOString()})`.execute(
    db,
  );
  expect(await migrate(db)).toEqual([]);
  await close();
});

test('[LOAD-04] a migration that does not get a lock lets the others pass, and is tried again', async () => {
  const own = await createDatabase();
  const migrating = connect({ connectionString: own.url, max: 1 });
  const { db, close } = connect({ connectionString: own.url });
  const folder = await mkdtemp(join(tmpdir(), 'homestand-migrations-'));
  await cp(join(import.meta.dirname, 'migrations'), folder, { recursive: true });
  await writeFile(join(folder, '9998-next.sql'), 'alter table messages add column next int;');
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reading = db.transaction().execute(async (tx) => {
    await sql`select from messages`.execute(tx);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const done = migrate(migrating.db, { folder, lockTimeout: '100ms' });
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waits: boolean }>`
        select exists (select from pg_locks where not granted and relation = 'messages'::regclass) as waits`.execute(
        db,
      );
      return rows[0]?.waits;
    })
    .toBe(true);
  // Stands behind the migration, which would wait for `reading`.
  await sql`select from messages`.execute(db);
  released.resolve();
  await reading;
  expect(await done).toEqual(['9998-next']);
  await rm(folder, { recursive: true });
  await close();
  await migrating.close();
  await own.remove();
});

test('a migration that says if not exists leaves the index that was made by hand before the upgrade', async () => {
  const own = await createDatabase();
  const { db, close } = connect({ connectionString: own.url, max: 1 });
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const folder = await mkdtemp(join(tmpdir(), 'homestand-migrations-'));
  const migrations = join(import.meta.dirname, 'migrations');
  await cp(join(migrations, '0001-initial.sql'), join(folder, '0001-initial.sql'));
  await migrate(db, { folder });
  expect(longStatementsOf('0002-my-page')).toContainEqual({
    kind: 'index',
    table: 'messages',
    index: 'messages_of_fan',
  });
  await sql`
    create index concurrently messages_of_fan on messages (sender_id, created_at)
    where sender_type = 'user'`.execute(db);
  const madeByHand = async () =>
    (await sql<{ oid: number }>`select 'messages_of_fan'::regclass::oid as oid`.execute(db)).rows;
  const before = await madeByHand();
  expect(await migrate(db)).toContain('0002-my-page');
  expect(await madeByHand()).toEqual(before);
  await rm(folder, { recursive: true });
  await close();
  await own.remove();
});

test('[DESK-05] [DESK-07] 0018 tells refunds from undone payments, and ends orders that waited without their money', async () => {
  const { db, close } = connect({ connectionString: database.url, max: 1 });
  await migrate(db);
  const [fan, staff, refund] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into users (id, line_sub, name) values (${fan}, ${fan}, '浜野 さくら')`.execute(
    db,
  );
  await sql`insert into staff (id, name, role, login_id, password_hash) values (${staff}, 'みうら', 'manager', 'miura', 'x')`.execute(
    db,
  );
  for (const [id, delivery, payment] of [
    ['260101-000001', 'pending', 'refunded'],
    ['260101-000002', 'pending', 'paid'],
    ['260101-000003', 'received', 'refunded'],
  ])
    await sql`
      insert into orders (id, user_id, name, email, phone, delivery_method, delivery_status, total_price,
        payment_method, payment_status)
      values (${id}, ${fan}, '浜野 さくら', 'sakura@example.com', '09012345678', 'venue', ${delivery}, 3600,
        'credit_card', ${payment})`.execute(db);
  const [first, second] = ['260101-000001', '260101-000002'];
  await sql`
    insert into refunds (id, order_id, kind, amount, means, state, done_at)
    values (${refund}, ${second}, 'refund', 1000, 'cash', 'done', now())`.execute(db);
  for (const [at, order, kind, amount] of [
    ['2026-01-01T01:00Z', first, 'payment', 3600],
    ['2026-01-01T02:00Z', first, 'undo', -3600],
    ['2026-01-01T03:00Z', second, 'undo', -1000],
  ])
    await sql`
      insert into till_entries (id, at, day, till_id, kind, order_id, means, amount)
      values (${randomUUID()}, ${at}, '2026-01-01', ${staff}, ${kind}, ${order}, 'cash', ${amount})`.execute(
      db,
    );
  for (const [at, order, refundId] of [
    ['2026-01-01T01:00:00.001Z', first, null],
    ['2026-01-01T02:00:00.001Z', first, null],
    ['2026-01-01T03:00:00.001Z', second, refund],
  ])
    await sql`
      insert into order_changes (order_id, id, changed_at, delivery_status, payment_status, refund_id)
      values (${order}, ${randomUUID()}, ${at}, 'pending', 'paid', ${refundId})`.execute(db);
  const file = join(import.meta.dirname, 'migrations', '0018-till-refunds.sql');
  await sql.raw(readFileSync(file, 'utf8')).execute(db);
  const entries = await sql`select order_id, kind, amount from till_entries order by at`.execute(
    db,
  );
  expect(entries.rows).toEqual([
    { orderId: first, kind: 'payment', amount: 3600 },
    { orderId: first, kind: 'undo', amount: -3600 },
    { orderId: second, kind: 'refund', amount: -1000 },
  ]);
  const orders = await sql`select id, delivery_status from orders order by id`.execute(db);
  expect(orders.rows).toEqual([
    { id: first, deliveryStatus: 'canceled' },
    { id: second, deliveryStatus: 'pending' },
    { id: '260101-000003', deliveryStatus: 'received' },
  ]);
  const ended = await sql`
    select delivery_status, payment_status from order_changes where order_id = ${first}
    order by changed_at desc limit 1`.execute(db);
  expect(ended.rows).toEqual([{ deliveryStatus: 'canceled', paymentStatus: 'refunded' }]);
  await expect(sql`delete from till_entries`.execute(db)).rejects.toThrow('cannot be changed');
  await close();
});

test('[NAME-02] 0022 makes the orders of the version before found by any spelling of their names', async () => {
  const { db, close } = connect({ connectionString: database.url, max: 1 });
  await migrate(db);
  const run = (file: string) =>
    sql.raw(readFileSync(join(import.meta.dirname, 'migrations', file), 'utf8')).execute(db);
  await sql
    .raw(`
      drop index orders_by_search;
      alter table orders drop column search_text, drop column search_name, drop column kana;
      alter table shipping_addresses drop column kana;
      drop function search_name;
      create or replace function search_form(given text) returns text language sql immutable strict parallel safe
        as $$ select replace(lower(normalize(given, NFKC) collate "C"), ' ', '') $$;
      alter table orders add column search_text text not null generated always as (
        search_form(name) || E'\n' || search_form(email)) stored;
      create index orders_by_search on orders using gin (search_parts(search_text))`)
    .execute(db);
  const fan = randomUUID();
  await sql`insert into users (id, line_sub, name) values (${fan}, ${fan}, 'さくら')`.execute(db);
  await sql`
    insert into orders (id, user_id, name, email, phone, delivery_method, delivery_status, total_price,
      payment_method, payment_status)
    values ('260101-000009', ${fan}, '髙﨑 さくら', 'Sakura@example.com', '090-1234-5678', 'venue', 'pending', 3600,
      'credit_card', 'paid')`.execute(db);
  await run('0022-names-by-reading.sql');
  const orders = await sql`
    select kana, search_name, search_text from orders where id = '260101-000009'`.execute(db);
  expect(orders.rows).toEqual([
    {
      kana: '',
      searchName: '高崎サクラ\n高崎サクラ\n\n',
      searchText: '高崎サクラ\n高崎サクラ\n\n\nsakura@example.com\n09012345678',
    },
  ]);
  const found = await sql`
    select id from orders where search_parts(search_text) @> search_parts(search_form('サクラ'))
      and position(search_form('サクラ') in search_text) > 0 and id = '260101-000009'`.execute(db);
  expect(found.rows).toHaveLength(1);
  await close();
});

test('[STAFF-04] 0030 moves typed texts of old entries beside the log', async () => {
  const own = await createDatabase();
  const { db, close } = connect({ connectionString: own.url, max: 1 });
  const folder = await mkdtemp(join(tmpdir(), 'homestand-migrations-'));
  await cp(join(import.meta.dirname, 'migrations'), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('.sql') || basename(file) < '0030',
  });
  await migrate(db, { folder });
  const id = randomUUID();
  const [before, after] = [{ memo: 'きのうの母' }, { memo: '', state: 'paid' }];
  await sql`
    insert into staff_log (id, action, before, after, reason)
    values (${id}, 'change_memo', ${JSON.stringify(before)}, ${JSON.stringify(after)}, '母の希望')`.execute(
    db,
  );
  await migrate(db);
  const { rows } = await sql`
    select position('母' in l::text) as named, w.before, w.after, w.reason
    from staff_log l join staff_log_as_written w on w.id = l.id`.execute(db);
  expect(rows).toEqual([{ named: 0, before, after, reason: { reason: '母の希望' } }]);
  await expect(sql`update staff_log set reason = ''`.execute(db)).rejects.toThrow(
    'The staff log cannot be changed.',
  );
  await close();
  await rm(folder, { recursive: true });
  await own.remove();
});
