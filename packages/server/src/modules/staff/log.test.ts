import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '../../../../../tests/support/fixtures.ts';
import { addOrder } from '../../../../../tests/support/orders.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { newId } from '../../db/id.ts';
import { type LogFilters, logStatement } from './logSearch.queries.ts';
import { tidyStaffLog } from './staffLog.queries.ts';

type Entry = {
  id: string;
  action: string;
  what: string;
  by: string | null;
  device: string | null;
  orders: string[];
  orderCount: number;
  fans: { id: string; name: string }[];
  account: string | null;
  changes: { name: string; before: string | null; after: string | null }[];
};
type Page = { list: Entry[]; next: string | null };

let server: TestServer;
let owner: Staff;
let manager: Staff;
let orderId: string;
beforeAll(async () => {
  server = await startServer();
  [owner, manager] = [await server.createStaff('owner'), await server.createStaff('manager')];
  orderId = await addOrder(server, await server.createFan('湊 ｱｶﾘ'));
  await addOrder(server, await server.createFan('佐野 みなみ'));
  const { version } = (await manager.call('GET', `/v1/admin/orders/${orderId}`)).body.data as {
    version: number;
  };
  await manager.call('PUT', `/v1/admin/orders/${orderId}/memo`, {
    body: { text: '=SUM(A1)', version: version ?? 0 },
  });
});
afterAll(() => server.stop());

async function search(query: Record<string, string>, who = owner): Promise<Page> {
  const response = await who.call('GET', `/v1/admin/log?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return response.body.data as Page;
}
const actions = async (query: Record<string, string>) =>
  (await search(query)).list.map(({ action }) => action);

test('[STAFF-04] the log is found by an order, whole or by its last characters', async () => {
  const { list } = await search({ order: orderId });
  expect(list.map(({ action }) => action)).toEqual(['change_memo', 'read_order']);
  expect(list[0]).toMatchObject({
    what: 'メモを変えました',
    by: manager.name,
    orders: [orderId],
    orderCount: 1,
    fans: [{ name: '湊 ｱｶﾘ' }],
    changes: [{ name: 'メモ', before: '', after: '=SUM(A1)' }],
  });
  expect(list[0]?.device).toMatch(/^device-/);
  expect(await actions({ order: orderId.slice(-6).toLowerCase() })).toEqual([
    'change_memo',
    'read_order',
  ]);
  expect(await actions({ order: '000000' })).toEqual([]);
});

test('[STAFF-04] by the name of a fan, in any width', async () => {
  expect(await actions({ fan: 'アカリ' })).toEqual(['change_memo', 'read_order']);
  // As the office and the counter find a name.
  expect(await actions({ fan: 'あかり' })).toEqual(['change_memo', 'read_order']);
  expect(await actions({ fan: 'みなみ' })).toEqual([]);
});

test('[STAFF-04] by a person, who did it or whose account it was', async () => {
  expect(await actions({ person: manager.name })).toEqual(['change_memo', 'read_order']);
  expect(await actions({ person: manager.name, fan: 'みなみ' })).toEqual([]);
  const other = await server.createStaff('manager');
  await server.db
    .insertInto('staffLog')
    .values({ id: newId(), action: 'change_role', accountId: other.id, before: null, after: null })
    .execute();
  const [entry] = (await search({ person: other.name })).list;
  expect(entry).toMatchObject({ action: 'change_role', by: null, account: other.name });
});

test('[STAFF-04] pages by cursor, without gaps or repeats while entries are added', async () => {
  const seen: string[] = [];
  let cursor = '';
  const all = (await search({ size: '100' })).list.map(({ id }) => id);
  do {
    const page = await search({ size: '3', cursor });
    seen.push(...page.list.map(({ id }) => id));
    cursor = page.next ?? '';
  } while (cursor !== '');
  // Each page that is read is an entry itself, newer than the first page.
  expect(seen.slice(1)).toEqual(all);
});

test('[STAFF-04] as CSV, which runs no formula, and the export is in the log', async () => {
  const response = await fetch(`${server.origin}/api/v1/admin/log.csv?order=${orderId}`, {
    headers: { Authorization: `Bearer ${owner.token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString();
  expect(text).toContain(
    '日時,内容,行った人,端末,対象のスタッフ,注文番号,ファン,変更前,変更後,理由\r\n',
  );
  expect(text).toContain(`,メモを変えました,${manager.name},`);
  expect(text).not.toMatch(/(^|,)"?=SUM/m);
  expect((await search({ person: owner.name })).list.map(({ action }) => action)).toContain(
    'export_log',
  );
});

test('[STAFF-04] by days in Tokyo, and only what was read or changed', async () => {
  const other = await server.createStaff('manager');
  const at = async (time: string, action: string) => {
    await server.db
      .insertInto('staffLog')
      .values({
        ...{ id: newId(Date.parse(`${time}+09:00`)), action },
        ...{ staffId: other.id, staffName: other.name, before: null, after: null },
      })
      .execute();
  };
  await at('2026-03-31T23:59:59', 'read_order');
  await at('2026-04-01T00:00:00', 'change_memo');
  await at('2026-04-02T23:59:59', 'export_orders');
  await at('2026-04-03T00:00:00', 'login');
  const of = (query: Record<string, string>) => actions({ person: other.name, ...query });
  expect(await of({})).toEqual(['login', 'export_orders', 'change_memo', 'read_order']);
  expect(await of({ from: '2026-04-01', to: '2026-04-02' })).toEqual([
    'export_orders',
    'change_memo',
  ]);
  expect(await of({ kind: 'change' })).toEqual(['login', 'change_memo']);
  expect(await of({ kind: 'read', to: '2026-04-02' })).toEqual(['export_orders', 'read_order']);
  expect(await actions({ kind: 'change', from: '2026-04-01', to: '2026-04-02' })).toEqual([
    'change_memo',
  ]);
});

test('[STAFF-04] what a session reads again within an hour is one entry', async () => {
  const other = await server.createStaff('manager');
  const order = await addOrder(server, await server.createFan('二度 みるこ'));
  for (const path of [`orders/${order}`, `pickups/${order}`, 'log?size=2'])
    for (let n = 0; n < 2; n++) await other.call('GET', `/v1/admin/${path}`);
  expect(await actions({ person: other.name })).toEqual(['list_log', 'read_pickup', 'read_order']);
});

test('[STAFF-04] an entry names its report, and none of the numbers that nobody reads', async () => {
  const other = await server.createStaff('manager');
  const [reportId, topicId, messageId] = [newId(), newId(), newId()];
  const values = { staffId: other.id, staffName: other.name, before: null };
  await server.db
    .insertInto('staffLog')
    .values({
      ...{ ...values, id: newId(), action: 'decide_report' },
      after: JSON.stringify({ reportId, topicId, messageId, message: 'hide' }),
    })
    .execute();
  const { list } = await search({ person: other.name });
  expect(list[0]).toMatchObject({
    reportId,
    changes: [{ name: 'メッセージ', before: null, after: '非表示' }],
  });
  const csv = await fetch(
    `${server.origin}/api/v1/admin/log.csv?${new URLSearchParams({ person: other.name })}`,
    { headers: { Authorization: `Bearer ${owner.token}` } },
  );
  const text = await csv.text();
  expect(text).toContain(`通報番号: ${reportId}`);
  // A side of the changes on which nothing was is empty.
  expect(text).not.toContain('メッセージ: \n');
  expect(text.match(/メッセージ:/g)).toHaveLength(1);
});

test('[STAFF-04] what staff have read is deleted after a year, what they have changed never', async () => {
  const yearAgo = Date.now() - 366 * 24 * 60 * 60 * 1000;
  const { id: staffId } = await server.createStaff('manager');
  const add = (action: string, at: number) =>
    server.db
      .insertInto('staffLog')
      .values({
        ...{ id: newId(at), at: new Date(at), action, staffId, before: null },
        after: JSON.stringify({ query: 'さくら' }),
      })
      .execute();
  const storedActions = async () => {
    const rows = await server.db
      .selectFrom('staffLog')
      .select('action')
      .where('staffId', '=', staffId)
      .orderBy('id')
      .execute();
    return rows.map(({ action }) => action);
  };
  const old = ['read_order', 'download_pickups', 'hand_over', 'export_orders', 'login'];
  for (const [index, action] of old.entries()) await add(action, yearAgo + index);
  await add('read_order', Date.now());
  await tidyStaffLog(server.db);
  expect(await storedActions()).toEqual(['hand_over', 'export_orders', 'login', 'read_order']);
  const texts = await sql`
    select from staff_log_texts where entry_id in (select id from staff_log where staff_id = ${staffId})
      or entry_id not in (select id from staff_log)`.execute(server.db);
  expect(texts.rows).toHaveLength(4);

  const refusals = [
    sql`delete from staff_log where staff_id = ${staffId} and action = 'hand_over'`,
    sql`delete from staff_log where staff_id = ${staffId} and action = 'read_order'`,
    sql`update staff_log set action = 'read_order' where staff_id = ${staffId}`,
    sql`truncate staff_log cascade`,
  ];
  for (const statement of refusals)
    await expect(statement.execute(server.db)).rejects.toThrow('The staff log cannot be changed.');
  expect(await storedActions()).toHaveLength(4);
});

test('[STAFF-04] typed texts stand beside the log with their hash in it; an erasure empties them, and what was altered is seen', async () => {
  const other = await server.createStaff('manager');
  const fan = await server.createFan('消去 のぞむ');
  const order = await addOrder(server, fan);
  const { version } = (await other.call('GET', `/v1/admin/orders/${order}`)).body.data as {
    version: number;
  };
  await other.call('PUT', `/v1/admin/orders/${order}/memo`, {
    body: { text: '母が受け取り', version: version ?? 0 },
  });
  await other.call('GET', `/v1/admin/log?${new URLSearchParams({ fan: '消去' })}`);
  const log = await sql<{ line: string }>`
    select l::text as line from staff_log l where staff_id = ${other.id}`.execute(server.db);
  const entries = log.rows.map(({ line }) => line).join('\n');
  expect(entries).not.toMatch(/母が受け取り|消去/);
  const shown = async () => {
    const { list } = await search({ person: other.name });
    return list.flatMap(({ changes }) => changes.map(({ after }) => after));
  };
  expect(await shown()).toEqual(['消去', '母が受け取り']);

  const ofOther = sql`entry_id in (select id from staff_log where staff_id = ${other.id})`;
  const set = (values: string, of: string) =>
    sql`update staff_log_texts set ${sql.raw(values)} where field = ${of} and ${ofOther}`.execute(
      server.db,
    );
  const refused = 'The staff log cannot be changed.';
  await expect(set("content = 'x'", 'memo')).rejects.toThrow(refused);
  await expect(sql`delete from staff_log_texts`.execute(server.db)).rejects.toThrow(refused);
  await expect(sql`truncate staff_log_texts`.execute(server.db)).rejects.toThrow(refused);
  await set('content = null, salt = null', 'fan');
  expect(await shown()).toEqual(['消去しました', '母が受け取り']);
  // By somebody who may do anything with the database.
  await sql`alter table staff_log_texts disable trigger user`.execute(server.db);
  await set("content = '父が受け取り'", 'memo');
  await sql`alter table staff_log_texts enable trigger user`.execute(server.db);
  expect(await shown()).toEqual(['消去しました', '記録されたときの内容と一致しません']);
});

test('[STAFF-02] managers and owners read the log, a desk does not', async () => {
  const desk = await server.createStaff('desk');
  expect((await desk.call('GET', '/v1/admin/log')).status).toBe(404);
  expect((await manager.call('GET', '/v1/admin/log')).status).toBe(200);
});

test('[STAFF-04] every reading of a fan’s personal data is in the log', async () => {
  const name = '記録 みるこ';
  const order = await addOrder(server, await server.createFan(name));
  const calls = [
    ['/v1/admin/orders', 'list_orders'],
    [`/v1/admin/orders/${order}`, 'read_order'],
    [`/v1/admin/pickups/${order}`, 'read_pickup'],
    [`/v1/admin/pickups?query=${order.slice(-6)}`, 'search_pickups'],
    ['/v1/admin/orders.csv', 'export_orders'],
  ] as const;
  for (const [path] of calls) {
    const response = await fetch(`${server.origin}/api${path}`, {
      headers: { Authorization: `Bearer ${manager.token}` },
    });
    await response.text();
  }
  expect((await actions({ fan: name })).reverse()).toEqual(calls.map(([, action]) => action));
});

test('[STAFF-04] with 100,000 entries a search reads only what it finds', async () => {
  await sql`
    insert into staff (id, name, login_id, password_hash, role)
    select gen_random_uuid(), 'many', 'many' || i, '', 'desk' from generate_series(1, 200) i`.execute(
    server.db,
  );
  await sql`
    with people as (select array_agg(id) as ids from staff where name = 'many')
    insert into staff_log (id, staff_id, action, order_ids, fan_ids)
    select gen_random_uuid(), people.ids[1 + i % 200], 'read_order',
      array['260101-' || lpad(i::text, 6, '0')], array[gen_random_uuid()]
    from people, generate_series(1, 100000) i`.execute(server.db);
  await sql`analyze staff_log`.execute(server.db);
  type Plan = {
    'Node Type': string;
    'Relation Name'?: string;
    'Index Name'?: string;
    Plans?: Plan[];
  };
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
  const planOf = async (filters: Partial<LogFilters>) => {
    const statement = logStatement(
      { order: '', fan: '', person: '', kind: '', ...filters },
      { before: '', most: 51 },
    );
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      explain (format json) ${statement}`.execute(server.db);
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
    return {
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
      scanned: nodes
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => node['Relation Name']),
    };
  };
  const plans: { filters: Partial<LogFilters>; index: string }[] = [
    { filters: {}, index: 'staff_log_pkey' },
    { filters: { kind: 'read' }, index: 'staff_log_pkey' },
    { filters: { from: '2026-04-01', to: '2026-04-01' }, index: 'staff_log_pkey' },
    // The time of a match.
    {
      filters: {
        within: { from: new Date('2026-04-01T01:00Z'), to: new Date('2026-04-01T08:00Z') },
      },
      index: 'staff_log_pkey',
    },
    { filters: { order: orderId.slice(-6) }, index: 'staff_log_of_orders' },
    { filters: { fan: 'アカリ' }, index: 'staff_log_of_fans' },
    { filters: { person: manager.name }, index: 'staff_log_of_staff_by_id' },
    { filters: { person: manager.name }, index: 'staff_log_of_accounts' },
  ];
  for (const { filters, index } of plans) {
    const { indexes, scanned } = await planOf(filters);
    expect([filters, indexes]).toEqual([filters, expect.arrayContaining([index])]);
    expect([filters, scanned]).not.toEqual([filters, expect.arrayContaining(['staff_log'])]);
  }
});

test('[STAFF-04] no typed word makes the log unreadable', async () => {
  const other = await server.createStaff('manager');
  const words = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  for (const query of words) await search({ order: query }, other);
  // As an older version has stored it, which took any word.
  await server.db
    .insertInto('staffLog')
    .values({
      // Numbers of one millisecond have no order.
      id: newId(Date.now() + 1),
      action: 'constructor',
      staffId: other.id,
      staffName: other.name,
      before: null,
      after: JSON.stringify({ deviceType: 'constructor', toString: 'valueOf' }),
    })
    .execute();
  const { list } = await search({ person: other.name });
  expect(list[0]).toMatchObject({
    what: 'constructor',
    changes: expect.arrayContaining([
      { name: '端末の種類', before: null, after: 'constructor' },
      { name: 'toString', before: null, after: 'valueOf' },
    ]),
  });
  const typed = list.slice(1).map(({ changes }) => changes.map(({ after }) => after));
  expect(typed).toEqual(words.toReversed().map((word) => [word]));
});

test('[STAFF-04] each action, field and value has a word', async () => {
  const other = await server.createStaff('manager');
  await other.call('GET', '/v1/admin/open-pickups');
  await other.call('GET', '/v1/admin/orders?state=pending&delivery=venue');
  await other.call('POST', '/v1/admin/desk-codes', { body: { name: 'owner' } });
  const { list } = await search({ person: other.name });
  expect(list.map(({ what, changes }) => ({ what, changes }))).toEqual([
    {
      what: 'レジのQRコードを出しました',
      changes: [
        // A typed text is not a word, even if it is written like one.
        { name: '名前', before: null, after: 'owner' },
        {
          name: '終わる時刻',
          before: null,
          after: expect.stringMatching(/^\d{4}\/\d\d\/\d\d \d/),
        },
      ],
    },
    {
      what: '注文の一覧を見ました',
      changes: [
        { name: '状態', before: null, after: '未受取' },
        { name: '受け取り方法', before: null, after: '会場' },
      ],
    },
    {
      what: '受け渡しの一覧を端末に入れました',
      changes: [{ name: '件数', before: null, after: expect.stringMatching(/^\d+$/) }],
    },
  ]);
});
