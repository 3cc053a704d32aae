import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Staff } from '../../../../../../tests/support/fixtures.ts';
import { cards } from '../../../../../../tests/support/gateway.ts';
import {
  address,
  orderForm,
  type Shop,
  startShop,
} from '../../../../../../tests/support/serverWithGateway.ts';
import { createTerminal } from '../../../cli/terminal.testSupport.ts';
import type { Tables } from '../../../db/schema.ts';

type Row = { id: string; state: string; due: number; name: string };

type Page = {
  list: Row[];
  totalCount: number;
  totalPage: number;
  sum: number;
  counts: { state: string; count: number }[];
};

type Memo = { text: string; version: number; changedAt: string | null; changedBy: string | null };

type Details = Row & {
  items: { productId: number; quantity: number }[];
  customer: object;
  address: object | null;
  payments: { state: string; amount: number }[];
  timeline: { kind: string; by: string | null; reason: string | null }[];
  memo: Memo;
  otherOrders: { list: { id: string }[]; totalCount: number };
  receipt: { number: string } | null;
};

let shop: Shop;
let homestand: ReturnType<typeof createTerminal>;
let manager: Staff;
beforeAll(async () => {
  shop = await startShop();
  homestand = createTerminal({ ...shop, environment: shop.gateway.environment });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  manager = await shop.createStaff('manager');
});

type Form = Partial<typeof orderForm>;

type Change = Partial<
  Pick<Updateable<Tables['orders']>, 'deliveryMethod' | 'deliveryStatus' | 'paymentStatus'>
>;

async function orderAtVenue(form: Form = {}, productId?: number) {
  const fan = await shop.createFan();
  const items = [{ product_id: productId ?? (await shop.createProduct(1320)), quantity: 2 }];
  const ordered = await fan.call('POST', '/v1/user/orders', {
    body: { form: { ...orderForm, ...form }, items },
  });
  return { fan, orderId: (ordered.body.data as { order_id: string }).order_id };
}

async function orderPaid(changes: Parameters<Shop['pay']>[1] = {}) {
  const fan = await shop.createBuyer();
  const { started } = await shop.pay(fan, changes);
  return { fan, orderId: started.orderId };
}

const {
  name: _name,
  kana: _kana,
  email: _email,
  phoneNumber: _phone,
  ...shippingAddress
} = address;

const orderShipped = () => orderPaid({ deliveryMethod: 'shipping', shippingAddress });

const call = async (path: string, who = manager) => {
  const response = await who.call('GET', path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.body.data;
};

const listed = (filters: Record<string, string>) =>
  call(`/v1/admin/orders?${new URLSearchParams({ size: '100', ...filters })}`) as Promise<Page>;

const idsOf = async (filters: Record<string, string>) =>
  (await listed(filters)).list.map(({ id }) => id);

const details = (orderId: string) => call(`/v1/admin/orders/${orderId}`) as Promise<Details>;

const writeMemo = (orderId: string, text: string, version: number, who = manager) =>
  who.call('PUT', `/v1/admin/orders/${orderId}/memo`, { body: { text, version } });

async function csv(filters: Record<string, string> = {}) {
  const response = await fetch(
    `${shop.origin}/api/v1/admin/orders.csv?${new URLSearchParams(filters)}`,
    { headers: { Authorization: `Bearer ${manager.token}` } },
  );
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const csvIds = async (filters: Record<string, string>) =>
  [...new TextDecoder().decode((await csv(filters)).bytes).matchAll(/^\d{6}-[0-9A-Z]{6}/gm)].map(
    ([id]) => id,
  );

const logOf = (staffId: string) =>
  shop.db
    .selectFrom('staffLogAsWritten')
    .select(['action', 'orderIds', 'fanIds', 'before', 'after'])
    .where('staffId', '=', staffId)
    .orderBy('id')
    .execute();

/** A mark that only the orders of one test have, in their e-mail address. */
const newMark = () => `m${randomUUID().slice(0, 8)}`;

describe('[ORDM-01] the list', () => {
  test('has the newest order first, in pages, with the number and sum of all', async () => {
    const mark = newMark();
    const email = `${mark}@example.com`;
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.unshift((await orderAtVenue({ email })).orderId);
    const page = (n: number) => listed({ query: mark, page: String(n), size: '2' });
    expect(await page(1)).toMatchObject({
      list: [{ id: ids[0] }, { id: ids[1] }],
      totalCount: 3,
      totalPage: 2,
      sum: 3 * 2640,
    });
    expect((await page(2)).list).toMatchObject([
      { id: ids[2], state: 'pending', due: 2640, name: orderForm.name, items: [{ quantity: 2 }] },
    ]);
    expect((await page(3)).list).toEqual([]);
  });

  test('is filtered by state, and counts each state whatever the filter', async () => {
    const mark = newMark();
    const [waiting, received, failed] = [
      await orderAtVenue({ email: `${mark}@example.com` }),
      await orderAtVenue({ email: `${mark}@example.com` }),
      await orderAtVenue({ email: `${mark}@example.com` }),
    ];
    const set = (id: string, change: Change) =>
      shop.db.updateTable('orders').set(change).where('id', '=', id).execute();
    await set(received.orderId, { deliveryStatus: 'received' });
    await set(failed.orderId, { paymentStatus: 'failed' });
    const counts = [
      { state: 'payment_failed', count: 1 },
      { state: 'pending', count: 1 },
      { state: 'received', count: 1 },
    ];
    const all = await listed({ query: mark });
    expect([all.totalCount, all.counts]).toEqual([2, counts]);
    for (const [state, { orderId }] of [
      ['pending', waiting],
      ['received', received],
      ['payment_failed', failed],
    ] as const) {
      const found = await listed({ query: mark, state });
      expect([found.list.map(({ id }) => id), found.totalCount, found.counts]).toEqual([
        [orderId],
        1,
        counts,
      ]);
    }
  });

  test.each<[Change, string]>([
    [{ paymentStatus: 'paid' }, 'pending'],
    [{ deliveryStatus: 'received' }, 'received'],
    [{ deliveryMethod: 'shipping', deliveryStatus: 'unshipped' }, 'unshipped'],
    [{ deliveryMethod: 'shipping', deliveryStatus: 'shipped' }, 'shipped'],
    [{ deliveryStatus: 'canceled' }, 'canceled'],
    [{ paymentStatus: 'awaiting' }, 'payment_pending'],
    [{ paymentStatus: 'canceled' }, 'payment_failed'],
    [{ deliveryStatus: 'canceled', paymentStatus: 'refund_due' }, 'refund_due'],
    [{ deliveryStatus: 'canceled', paymentStatus: 'refunded' }, 'refunded'],
  ])('an order with %j is %s', async (change, state) => {
    const { orderId } = await orderAtVenue();
    await shop.db.updateTable('orders').set(change).where('id', '=', orderId).execute();
    expect(await idsOf({ state, query: orderId })).toEqual([orderId]);
    expect((await details(orderId)).state).toBe(state);
  });

  test('is filtered by delivery, payment, product and what is due at the venue', async () => {
    const [shipped, paid, due] = [await orderShipped(), await orderPaid(), await orderAtVenue()];
    const all = [due.orderId, paid.orderId, shipped.orderId];
    expect(await idsOf({})).toEqual(expect.arrayContaining(all));
    const mine = async (filters: Record<string, string>) => {
      const found = await idsOf(filters);
      return all.filter((id) => found.includes(id));
    };
    expect(await mine({ delivery: 'shipping' })).toEqual([shipped.orderId]);
    expect(await mine({ delivery: 'venue' })).toEqual([due.orderId, paid.orderId]);
    expect(await mine({ payment: 'credit_card' })).toEqual([paid.orderId, shipped.orderId]);
    expect(await mine({ payment: 'at_pickup' })).toEqual([due.orderId]);
    expect(await mine({ due: 'at_venue' })).toEqual([due.orderId]);
    expect(await idsOf({ productId: String(paid.fan.productId) })).toEqual([paid.orderId]);
    const none = { productId: String(paid.fan.productId), delivery: 'shipping' };
    expect(await listed(none)).toMatchObject({ list: [], totalCount: 0, sum: 0, counts: [] });
    // What was due has been paid.
    await shop.db
      .updateTable('orders')
      .set({ deliveryStatus: 'received' })
      .where('id', '=', due.orderId)
      .execute();
    expect(await mine({ due: 'at_venue' })).toEqual([]);
  });

  test('is filtered by a memo and by what was refunded in part', async () => {
    const mark = newMark();
    const email = `${mark}@example.com`;
    const [plain, noted, erased] = [
      (await orderAtVenue({ email })).orderId,
      (await orderAtVenue({ email })).orderId,
      (await orderAtVenue({ email })).orderId,
    ];
    await writeMemo(noted, '12番ゲート', 0);
    await writeMemo(erased, '12番ゲート', 0);
    await writeMemo(erased, '', 1);
    const refunded = async (state: 'due' | 'done', amount: number, change: Change = {}) => {
      const { orderId } = await orderAtVenue({ email });
      await shop.db
        .insertInto('refunds')
        .values({
          ...{ id: randomUUID(), orderId, kind: 'refund', state, amount },
          ...{ means: amount === 0 ? null : 'cash', doneAt: state === 'done' ? new Date() : null },
        })
        .execute();
      if (Object.keys(change).length > 0)
        await shop.db.updateTable('orders').set(change).where('id', '=', orderId).execute();
      return orderId;
    };
    const parts = [await refunded('done', 440), await refunded('due', 440)];
    await refunded('done', 0);
    await refunded('done', 2640, { paymentStatus: 'refunded' });
    const found = (filters: Record<string, string>) => idsOf({ query: mark, ...filters });
    expect(await found({})).toContain(plain);
    expect(await found({ memo: 'written' })).toEqual([noted]);
    expect(await found({ refund: 'part' })).toEqual(parts.toReversed());
    expect(await found({ refund: 'part', memo: 'written' })).toEqual([]);
  });

  test('names all products for the filter, those on sale first', async () => {
    const [sold, gone] = [await shop.createProduct(1), await shop.createProduct(1)];
    await shop.db.updateTable('products').set({ onSale: false }).where('id', '=', gone).execute();
    const { list } = (await call('/v1/admin/products')) as {
      list: { id: number; name: string; isOnSale: boolean }[];
    };
    expect(list).toContainEqual({ id: sold, name: expect.any(String), isOnSale: true });
    expect(list.at(-1)).toMatchObject({ id: gone, isOnSale: false });
  });

  test('is filtered by days in Tokyo, the last one included', async () => {
    const mark = newMark();
    const at = async (time: string) => {
      const { orderId } = await orderAtVenue({ email: `${mark}@example.com` });
      const createdAt = new Date(`${time}+09:00`);
      await shop.db.updateTable('orders').set({ createdAt }).where('id', '=', orderId).execute();
      return orderId;
    };
    const [before, first, last, after] = [
      await at('2026-03-31T23:59:59'),
      await at('2026-04-01T00:00:00'),
      await at('2026-04-02T23:59:59'),
      await at('2026-04-03T00:00:00'),
    ];
    const days = (filters: object) => idsOf({ query: mark, ...filters });
    expect(await days({ from: '2026-04-01', to: '2026-04-02' })).toEqual([last, first]);
    expect(await days({ from: '2026-04-02' })).toEqual([after, last]);
    expect(await days({ to: '2026-03-31' })).toEqual([before]);
    for (const day of ['2026-02-30', '2026-4-1', '1026-01-01', 'today']) {
      const response = await manager.call('GET', `/v1/admin/orders?from=${day}`);
      expect([day, response.status]).toEqual([day, 422]);
    }
  });
});

describe('[ORDM-01] the search', () => {
  test('finds a number whole or by its end, in any case, width and spacing', async () => {
    const { orderId } = await orderAtVenue();
    const end = orderId.slice(-6);
    const wide = end.replace(/[!-~]/g, (character) =>
      String.fromCharCode(character.charCodeAt(0) + 0xfee0),
    );
    for (const query of [
      orderId,
      orderId.toLowerCase().replace('-', ' '),
      end.toLowerCase(),
      `${end.slice(0, 3)} ${end.slice(3)}`,
      wide,
    ])
      expect([query, await idsOf({ query })]).toEqual([query, [orderId]]);
  });

  test('finds a part of the name, of the address and of the phone number, in any form', async () => {
    const mark = newMark();
    const form = {
      name: `髙﨑 ｶｵﾘ ${mark}`,
      email: `Kaori.${mark}@Example.com`,
      phone: '09087654321',
    };
    const { orderId } = await orderAtVenue(form);
    for (const query of [
      form.name,
      `髙﨑カオリ${mark}`,
      `髙﨑 ${mark}`,
      `${mark}　髙`,
      `${mark} オ`,
      mark.toUpperCase(),
      `kaori.${mark}@example.com`,
      `${mark} 090-8765-4321`,
      `${mark} ０９０８７６５`,
      `${mark} 4321`,
      `${mark} 43`,
      `${mark} @`,
    ])
      expect([query, await idsOf({ query })]).toEqual([query, [orderId]]);
    for (const query of [`${mark} 髙木`, `${mark} 09000000000`, `${mark}@example.jp`, `${mark}%`])
      expect([query, await idsOf({ query })]).toEqual([query, []]);
  });

  test('finds goods by a part of their name, together with words about the customer', async () => {
    const mark = newMark();
    const named = async (name: string) => {
      const id = await shop.createProduct(1320);
      await shop.db.updateTable('products').set({ name }).where('id', '=', id).execute();
      return id;
    };
    const [towel, ball] = [
      await named(`ﾏﾌﾗｰタオル ${mark}x`),
      await named(`サインボール ${mark}y`),
    ];
    const email = `${mark}@example.com`;
    const [first, second, third] = [
      (await orderAtVenue({ email, name: '湊 あかり' }, towel)).orderId,
      (await orderAtVenue({ email, name: '湊 さくら' }, towel)).orderId,
      (await orderAtVenue({ email, name: '湊 さくら' }, ball)).orderId,
    ];
    for (const [query, found] of [
      [`マフラータオル${mark}x`, [second, first]],
      [`タオル ${mark}x`, [second, first]],
      [`${mark}x さくら`, [second]],
      [`さくら ${mark}`, [third, second]],
      [`サインボール ${mark}x`, []],
    ] as const)
      expect([query, await idsOf({ query })]).toEqual([query, found]);
    expect(await csvIds({ query: `タオル ${mark}x` })).toEqual([second, first]);
  });

  test('[ORDM-01] [NAME-02] finds how the name is read, and the name however it is spelled', async () => {
    const mark = newMark();
    const { orderId } = await orderAtVenue({ name: `髙𣘺 櫻 ${mark}`, kana: 'オオハシ サクラ' });
    for (const query of ['さくら', 'ｻｸﾗ おおはし', 'おーはし', '桜 高橋', '橋桜'])
      expect([query, await idsOf({ query: `${query} ${mark}` })]).toEqual([query, [orderId]]);
    expect(await idsOf({ query: `おはし ${mark}` })).toEqual([]);
    expect((await listed({ query: mark })).list).toMatchObject([{ kana: 'オオハシ サクラ' }]);
  });

  test('every part of a search is in the index under each text that contains it', async () => {
    // Half of the characters are of the kinds that are easy to get wrong: two code units, combining, ASCII.
    const character = fc.oneof(
      fc.constantFrom(...'𠮷野家髙 aB9@.-がガｶﾞ'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    );
    const text = fc
      .array(character, { minLength: 1, maxLength: 12 })
      .map((all) => all.join('').replaceAll('\0', '').toWellFormed())
      .filter((line) => line !== '');
    await fc.assert(
      fc.asyncProperty(text, text, text, async (before, inner, after) => {
        const { rows } = await sql<{ contained: boolean; found: boolean }>`
          select position(search_form(${inner}) in whole) > 0 as contained,
            search_parts(whole) @> search_parts(search_form(${inner})) as found
          from search_form(${before + inner + after}) whole`.execute(shop.db);
        // A combining character at the seam may join the one before it.
        if (rows[0]?.contained) expect(rows[0].found).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('[ORDM-01] the CSV', () => {
  test('has exactly what is filtered, in UTF-8 with a byte order mark, without formulas', async () => {
    const mark = newMark();
    const email = `${mark}@example.com`;
    const [first, second] = [
      await orderAtVenue({ email, name: '=HYPERLINK("https://evil.example")' }),
      await orderAtVenue({ email }),
    ];
    await writeMemo(second.orderId, '窓口で\n確認, 済み', 0);
    const { response, bytes } = await csv({ query: mark });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    const lines = text.split('\r\n');
    expect(lines[0]).toMatch(/^注文番号,注文日時,状態,/);
    expect(lines[1]).toContain(`${second.orderId},`);
    expect(lines[1]).toContain(',未受取,会場,会場払い,2640,2640,');
    expect(lines[1]).toContain(`"窓口で\n確認, 済み",${orderForm.kana}`);
    expect(lines[2]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(lines).toHaveLength(4);
    expect(await csvIds({ query: mark })).toEqual(await idsOf({ query: mark }));
    expect(await csvIds({ query: mark, state: 'received' })).toEqual([]);
    expect(await logOf(manager.id)).toContainEqual({
      action: 'export_orders',
      orderIds: [second.orderId, first.orderId],
      fanIds: [second.fan.id, first.fan.id],
      before: null,
      after: { query: mark },
    });
  });

  test('[MATCH-02] names the match of each order, in columns that a club without matches does not have', async () => {
    const mark = newMark();
    const email = `${mark}@example.com`;
    const before = await orderAtVenue({ email });
    const lines = async () =>
      new TextDecoder().decode((await csv({ query: mark })).bytes).split('\r\n');
    expect((await lines())[0]).toMatch(/,フリガナ$/);
    const startsAt = new Date('2026-12-05T04:00:00Z');
    const matchId = await shop.createMatch(startsAt, { opponent: '港南', state: 'canceled' });
    const { orderId } = await orderAtVenue({ email });
    await shop.db.updateTable('orders').set({ matchId }).where('id', '=', orderId).execute();
    const [header, second, first] = await lines();
    expect(header).toMatch(/,フリガナ,受け取りの試合日,対戦相手,試合の状態$/);
    expect(second).toMatch(new RegExp(`^${orderId},.*,2026-12-05,港南,中止$`));
    expect(first).toMatch(new RegExp(`^${before.orderId},.*,,,$`));
    const { body } = await manager.call('GET', `/v1/admin/orders/${orderId}`);
    expect(body.data).toMatchObject({
      match: { matchId, day: '2026-12-05', opponent: '港南', state: 'canceled' },
    });
    const other = await manager.call('GET', `/v1/admin/orders/${before.orderId}`);
    expect(other.body.data).not.toHaveProperty('match');
    await shop.db.updateTable('orders').set({ matchId: null }).execute();
    await shop.db.deleteFrom('matches').execute();
  });

  test('keeps each digit of phone, postal code and tracking number in a spreadsheet', async () => {
    const { orderId } = await orderShipped();
    await shop.db
      .updateTable('orders')
      .set({ phone: '0451234567', postalCode: '0600001', trackingNumber: '012345678901' })
      .where('id', '=', orderId)
      .execute();
    const { bytes } = await csv({ query: orderId });
    const [, line] = new TextDecoder().decode(bytes).split('\r\n');
    expect(line).toContain(',045123-4567,060-0001,');
    expect(line).toContain(',0123-4567-8901,');
  });

  test('has every page, and each order once, when there are many', async () => {
    const mark = newMark();
    const { orderId } = await orderAtVenue({ email: `${mark}@example.com` });
    await sql`insert into orders (id, user_id, delivery_method, delivery_status, payment_method, payment_status,
        total_price, name, email, phone)
      select to_char(n, 'FM000000') || '-0CSV00', user_id, delivery_method, delivery_status, payment_method,
        payment_status, total_price, name, email, phone
      from orders, generate_series(1, 1200) n where id = ${orderId}`.execute(shop.db);
    const ids = await csvIds({ query: mark });
    expect(ids).toHaveLength(1201);
    expect(new Set(ids).size).toBe(1201);
    const parts = (await logOf(manager.id)).filter(({ action }) => action === 'export_orders');
    expect(parts.flatMap((part) => part.orderIds).sort()).toEqual(ids.toSorted());
    await sql`delete from orders where id like '%-0CSV00'`.execute(shop.db);
  });
});

describe('[ORDM-02] the details', () => {
  test('of a shipped order: goods, money, customer, address, receipt and other orders', async () => {
    const { fan, orderId } = await orderShipped();
    const other = await fan.call('POST', '/v1/user/orders', {
      body: {
        form: orderForm,
        items: [{ product_id: await shop.createProduct(500), quantity: 1 }],
      },
    });
    const { order_id: otherId } = other.body.data as { order_id: string };
    const order = await details(orderId);
    expect(order).toMatchObject({
      id: orderId,
      state: 'unshipped',
      due: 0,
      card: { lastFour: expect.any(String) },
      items: [
        { productId: fan.productId, quantity: 2 },
        { productId: 0, quantity: 1 },
      ],
      customer: orderForm,
      address: { prefecture: address.prefecture, city: address.city, building: address.building },
      payments: [{ state: 'paid' }],
      memo: { text: '', version: 0, changedAt: null, changedBy: null },
      otherOrders: { list: [{ id: otherId, state: 'pending' }], totalCount: 1 },
      receipt: { number: `R${orderId}` },
    });
    expect(await details(otherId)).toMatchObject({
      address: null,
      card: null,
      payments: [],
      receipt: null,
      due: 500,
    });
    expect((await manager.call('GET', '/v1/admin/orders/260101-000000')).status).toBe(404);
  });

  test('its payment that failed, and the next one', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan, { number: cards.poor });
    expect((await details(started.orderId)).payments).toMatchObject([{ state: 'failed' }]);
    expect((await details(started.orderId)).state).toBe('payment_failed');
    expect(await idsOf({ query: started.orderId })).toEqual([]);
    expect(await idsOf({ query: started.orderId, state: 'payment_failed' })).toEqual([
      started.orderId,
    ]);
  });

  test('its timeline: what happened, by whom, and who read it', async () => {
    const { orderId } = await orderPaid();
    const desk = await shop.createStaff('desk');
    const handOver = await desk.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
      body: {},
      key: randomUUID(),
    });
    const { handOver: made } = handOver.body.data as { handOver: { id: string } };
    await desk.call('POST', `/v1/admin/pickups/${orderId}/undo`, {
      body: { handOverId: made.id, reason: '別の方' },
    });
    await homestand(['orders', 'status', orderId, 'received']);
    await writeMemo(orderId, 'メモ', 0);
    await details(orderId);
    const { timeline } = await details(orderId);
    expect(timeline.map(({ kind, by, reason }) => [kind, by, reason])).toEqual([
      ['read', manager.name, null],
      ['memo_changed', manager.name, null],
      ['handed_over', null, null],
      ['hand_over_undone', desk.name, '別の方'],
      ['handed_over', desk.name, null],
      ['paid', null, null],
      ['placed', null, null],
    ]);
  });

  test('[STAFF-04] reading the list and an order is in the log', async () => {
    const { fan, orderId } = await orderAtVenue();
    await listed({ query: orderId, delivery: 'venue' });
    await details(orderId);
    const read = { orderIds: [orderId], fanIds: [fan.id] };
    expect(await logOf(manager.id)).toMatchObject([
      { action: 'list_orders', ...read, after: { query: orderId, delivery: 'venue' } },
      { action: 'read_order', ...read },
    ]);
  });
});

describe('[ORDM-05] the memo', () => {
  test('is stored, logged and shown at the counter; an empty one is none', async () => {
    const { orderId } = await orderAtVenue();
    const written = await writeMemo(orderId, '  12番ゲート\u200b\n  ', 0);
    expect(written.body.data).toEqual({
      text: '12番ゲート',
      version: 1,
      changedAt: expect.any(String),
      changedBy: manager.name,
    });
    expect((await details(orderId)).memo).toEqual(written.body.data);
    expect((await call(`/v1/admin/pickups/${orderId}`)) as object).toMatchObject({
      memo: '12番ゲート',
    });
    expect(await logOf(manager.id)).toContainEqual(
      expect.objectContaining({
        action: 'change_memo',
        orderIds: [orderId],
        before: { memo: '' },
        after: { memo: '12番ゲート' },
      }),
    );
    expect((await writeMemo(orderId, ' ', 1)).body.data).toMatchObject({ text: '', version: 2 });
    expect((await call(`/v1/admin/pickups/${orderId}`)) as object).toMatchObject({ memo: null });
    expect((await writeMemo(orderId, 'あ'.repeat(201), 2)).status).toBe(422);
  });

  test('the second of two is told who changed it, and nothing is overwritten', async () => {
    const { orderId } = await orderAtVenue();
    const other = await shop.createStaff('owner');
    const both = await Promise.all([
      writeMemo(orderId, '一人目', 0),
      writeMemo(orderId, '二人目', 0, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [refused] = both.filter(({ status }) => status === 409);
    const { memo: present } = await details(orderId);
    expect(refused?.body.message).toContain(`変わりました（${present.changedBy}）`);
    expect(present.version).toBe(1);
    // With the present version the same text is accepted.
    expect((await writeMemo(orderId, '二人とも', present.version, other)).status).toBe(200);
    // A repeat whose response was lost changes nothing.
    const again = await writeMemo(orderId, '二人とも', present.version, other);
    expect(again.body.data).toMatchObject({ text: '二人とも', version: 2 });
  });

  test('a command changes the version, too', async () => {
    const { orderId } = await orderAtVenue();
    await homestand(['orders', 'memo', orderId, '--text', '倉庫']);
    expect((await details(orderId)).memo).toMatchObject({
      text: '倉庫',
      version: 1,
      changedBy: null,
    });
    expect((await writeMemo(orderId, '窓口', 0)).status).toBe(409);
  });
});
