import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Staff } from '../../../../../../tests/support/fixtures.ts';
import { addOrder } from '../../../../../../tests/support/orders.ts';
import { startServer, type TestServer } from '../../../../../../tests/support/server.ts';
import { messages } from './messages.ts';

type Row = {
  line: number;
  orderId: string;
  name: string | null;
  before: { state: string; carrier: string | null; trackingNumber: string | null } | null;
  after: { carrier: string; trackingNumber: string | null } | null;
  changeId: string | null;
  problem: string | null;
};

let server: TestServer;
let manager: Staff;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  manager = await server.createStaff('manager');
});

const toShip = { deliveryMethod: 'shipping' } as const;

async function orderToShip(values: Parameters<typeof addOrder>[2] = {}) {
  const fan = await server.createFan();
  return { fan, orderId: await addOrder(server, fan, { ...toShip, ...values }) };
}

const details = async (orderId: string) =>
  (await manager.call('GET', `/v1/admin/orders/${orderId}`)).body.data as {
    state: string;
    carrier: string | null;
    trackingNumber: string | null;
    changeId: string | null;
    timeline: { kind: string; by: string | null; trackingNumber: string | null }[];
  };

const ship = (orderId: string, changes: object = {}, who = manager) =>
  who.call('PUT', `/v1/admin/orders/${orderId}/shipment`, {
    body: { carrier: 'yamato', trackingNumber: '4120-8835-2716', changeId: null, ...changes },
  });

const preview = async (text: string | Uint8Array) => {
  const file = Buffer.from(text).toString('base64');
  const response = await manager.call('POST', '/v1/admin/shipments/preview', { body: { file } });
  return {
    status: response.status,
    body: response.body,
    list: (response.body.data as { list: Row[] } | null)?.list ?? [],
    ready: (response.body.data as { ready: number } | null)?.ready,
  };
};

const shipmentsOf = (list: readonly Row[]) =>
  list.flatMap(({ orderId, after, changeId }) => (after ? [{ orderId, ...after, changeId }] : []));

const shipMany = (shipments: object[], key = randomUUID()) =>
  manager.call('POST', '/v1/admin/shipments', { body: { shipments }, key });

describe('[ORDM-03] one order', () => {
  test('is shipped: the fan sees carrier and number, and the log who', async () => {
    const { fan, orderId } = await orderToShip();
    const shipped = await ship(orderId);
    expect(shipped.body.data).toMatchObject({
      state: 'shipped',
      carrier: 'yamato',
      trackingNumber: '4120-8835-2716',
    });
    const order = (await fan.call('GET', `/v1/user/orders/${orderId}`)).body.data;
    expect(order).toMatchObject({
      order: { deliveryStatus: 'shipped', carrier: 'yamato', trackingNumber: '4120-8835-2716' },
    });
    const log = await server.db
      .selectFrom('staffLog')
      .select(['action', 'orderIds', 'before', 'after'])
      .where('staffId', '=', manager.id)
      .execute();
    expect(log).toMatchObject([
      {
        action: 'ship_orders',
        orderIds: [orderId],
        before: { deliveryStatus: 'unshipped' },
        after: { deliveryStatus: 'shipped', carrier: 'yamato' },
      },
    ]);
    expect((await details(orderId)).timeline).toMatchObject([
      { kind: 'shipped', by: manager.name, trackingNumber: '4120-8835-2716' },
      { kind: 'placed' },
    ]);
  });

  test('is corrected; a repeat changes nothing', async () => {
    const { orderId } = await orderToShip();
    await ship(orderId);
    const { changeId } = await details(orderId);
    expect((await ship(orderId, { carrier: 'sagawa', changeId })).status).toBe(200);
    // Its response was lost.
    expect((await ship(orderId, { carrier: 'sagawa', changeId })).status).toBe(200);
    const { carrier, timeline } = await details(orderId);
    expect(carrier).toBe('sagawa');
    expect(timeline.map(({ kind }) => kind).filter((kind) => kind !== 'read')).toEqual([
      'tracking_changed',
      'shipped',
      'placed',
    ]);
  });

  test('[ORDM-05] of two people the second is told who changed it', async () => {
    const { orderId } = await orderToShip();
    const other = await server.createStaff('owner');
    const both = await Promise.all([
      ship(orderId),
      ship(orderId, { carrier: 'japan_post', trackingNumber: null }, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    const winner = both[0]?.status === 200 ? manager : other;
    expect(refused?.body.message).toContain(`変わりました（${winner.name}）`);
  });

  test.each([
    [{ deliveryStatus: 'canceled' }, 409],
    [{ paymentStatus: 'refunded' }, 409],
    [{ paymentStatus: 'awaiting' }, 409],
    [{ deliveryMethod: 'venue', deliveryStatus: 'pending' }, 409],
  ] as const)('with %j is not shipped', async (values, status) => {
    const { orderId } = await orderToShip(values);
    expect((await ship(orderId)).status).toBe(status);
    expect((await details(orderId)).trackingNumber).toBeNull();
  });
});

describe('[ORDM-03] a number of a carrier', () => {
  test('has as many digits as the carrier writes, for one order and in a file', async () => {
    const { orderId } = await orderToShip();
    const refused = await ship(orderId, { trackingNumber: '12' });
    expect(refused.body).toMatchObject({
      code: 422,
      data: { errors: [{ field: 'trackingNumber', message: messages.shipments.digits }] },
    });
    const file = (number: string, carrier = 'ヤマト運輸') =>
      preview(`注文番号,配送会社,送り状番号\n${orderId},${carrier},${number}\n`);
    expect((await file('12')).list).toMatchObject([{ problem: 'tracking_digits', after: null }]);
    for (const [carrier, number, problem] of [
      ['佐川急便', '12', 'tracking_digits'],
      ['佐川急便', '4120883527', null],
      ['佐川急便', '4120-8835-2716', null],
      ['日本郵便', '4120883527', 'tracking_digits'],
      ['日本郵便', '41208835271', null],
      ['日本郵便', 'EJ123456789JP', null],
      ['その他', '12', null],
    ] as const)
      expect([number, (await file(number, carrier)).list]).toMatchObject([number, [{ problem }]]);
    const { list } = await file('4120-8835-2716');
    expect(list).toMatchObject([{ problem: null }]);
    const wrong = shipmentsOf(list).map((shipment) => ({ ...shipment, trackingNumber: '12' }));
    expect((await shipMany(wrong)).status).toBe(422);
    expect((await details(orderId)).state).toBe('unshipped');
    expect((await shipMany(shipmentsOf(list))).status).toBe(200);
  });
});

describe('[ORDM-03] a file', () => {
  test('is shown before anything changes, with each problem by its line', async () => {
    const [first, second, canceled, done] = [
      (await orderToShip()).orderId,
      (await orderToShip()).orderId,
      (await orderToShip({ deliveryStatus: 'canceled' })).orderId,
      (await orderToShip()).orderId,
    ];
    await ship(done, { carrier: 'sagawa', trackingNumber: '4120883577' });
    const { list, ready } = await preview(
      [
        '送り状番号,備考,注文番号,配送会社',
        `４１２０－８８３５－２７１６,"a,b",${first.toLowerCase()},ヤマト運輸`,
        `,,${second},ゆうパック`,
        '',
        `1,,${first},佐川`,
        `1,,${canceled},佐川急便`,
        `1,,${second.slice(0, -1)},佐川急便`,
        `1,,${second},飛脚`,
        `4120883577,,${done},sagawa`,
        `あ,,${done},その他`,
        `,,${done},`,
      ].join('\r\n'),
    );
    expect(list.map(({ line, problem }) => [line, problem])).toEqual([
      [2, null],
      [3, null],
      [5, 'twice'],
      [6, 'not_possible'],
      [7, 'unknown_order'],
      [8, 'twice'],
      [9, 'same'],
      [10, 'twice'],
      [11, 'blank'],
    ]);
    expect(ready).toBe(2);
    expect(list[0]).toMatchObject({
      orderId: first,
      before: { state: 'unshipped', carrier: null, trackingNumber: null },
      after: { carrier: 'yamato', trackingNumber: '4120-8835-2716' },
    });
    expect(list[1]).toMatchObject({ after: { carrier: 'japan_post', trackingNumber: null } });
    expect((await details(first)).state).toBe('unshipped');
    const made = await shipMany(shipmentsOf(list));
    expect(made.body.data).toEqual({ count: 2 });
    expect(await details(first)).toMatchObject({
      state: 'shipped',
      trackingNumber: '4120-8835-2716',
    });
    expect(await details(second)).toMatchObject({ state: 'shipped', carrier: 'japan_post' });
  });

  test('changes all of its orders or none, and once', async () => {
    const ids = [(await orderToShip()).orderId, (await orderToShip()).orderId];
    const text = `注文番号\t配送会社\t送り状番号\n${ids.map((id, n) => `${id}\t佐川\t412088352${n}\n`).join('')}`;
    const { list } = await preview(text);
    await ship(ids[1] ?? '');
    const refused = await shipMany(shipmentsOf(list));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('1件の注文が変わりました'),
    ]);
    expect((await details(ids[0] ?? '')).state).toBe('unshipped');
    const shipments = shipmentsOf((await preview(text)).list);
    const key = randomUUID();
    expect((await shipMany(shipments, key)).status).toBe(200);
    expect((await shipMany(shipments, key)).body.data).toEqual({ count: 2 });
    const { timeline } = await details(ids[0] ?? '');
    expect(timeline.filter(({ kind }) => kind === 'shipped')).toHaveLength(1);
  });

  test.each([
    ['', 'ファイルが空です。'],
    ['注文番号,送り状番号\na,1', '「配送会社」'],
    ['注文番号,配送会社,送り状番号\n', '見出しの下に行がありません。'],
    ['注文番号,配送会社,送り状番号\n"a', '2行目'],
    [`注文番号,配送会社,送り状番号\n${'a,b,c\n'.repeat(151)}`, '150行まで'],
    [`注文番号,配送会社,送り状番号${'\n'.repeat(140_000)}`, '1000行まで'],
    [`注文番号,配送会社,送り状番号${'\ra'.repeat(1001)}`, '1000行まで'],
  ])('that is no such table is refused: %#', async (text, sentence) => {
    const { status, body } = await preview(text);
    expect([status, body.message]).toEqual([422, expect.stringContaining(sentence)]);
  });
});

describe('[ORDM-03] what is to be packed', () => {
  test('has labels that run no formula and come back as a file of numbers', async () => {
    const { orderId } = await orderToShip({
      name: '=cmd|calc',
      building: '+1',
      postalCode: '0600001',
      phone: '09012345678',
    });
    const response = await fetch(`${server.origin}/api/v1/admin/shipments/labels.csv`, {
      headers: { Authorization: `Bearer ${manager.token}` },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    const line = text.split('\r\n').find((row) => row.startsWith(orderId));
    expect(line).toContain("060-0001,神奈川県,横浜市中区,山下町1-1,'+1,'=cmd|calc,090-1234-5678,");
    expect(line).toContain('フェイスタオル×2');
    const filled = text.replace(`${orderId},,`, `${orderId},ヤマト,412088352716`);
    const { list } = await preview(filled);
    expect(list.find((row) => row.orderId === orderId)).toMatchObject({
      after: { carrier: 'yamato', trackingNumber: '412088352716' },
      problem: null,
    });
    expect(list.filter(({ problem }) => problem !== null && problem !== 'blank')).toEqual([]);
  });

  test('[STOCK-15] names the 引渡時期 of what is made to order in the last column of the labels', async () => {
    const { orderId } = await orderToShip();
    const { orderId: fromStock } = await orderToShip();
    await server.db
      .updateTable('orderItems')
      .set({ deliveryPeriod: '2027年3月下旬', closesAt: new Date() })
      .where('orderId', '=', orderId)
      .where('productId', '<>', 0)
      .execute();
    const response = await fetch(`${server.origin}/api/v1/admin/shipments/labels.csv`, {
      headers: { Authorization: `Bearer ${manager.token}` },
    });
    const [header, ...rows] = (await response.text()).trimEnd().split('\r\n');
    const rowOf = (id: string) => rows.find((row) => row.startsWith(id));
    expect(header).toMatch(/,品名,引渡時期$/);
    expect(rowOf(orderId)).toMatch(/,フェイスタオル×2,2027年3月下旬$/);
    expect(rowOf(fromStock)).toMatch(/,フェイスタオル×2,$/);
  });

  test('lists the waiting orders, the oldest first, and logs who read them', async () => {
    const { orderId } = await orderToShip();
    const { orderId: newer } = await orderToShip();
    await orderToShip({ deliveryStatus: 'canceled' });
    const listed = async (query = '') => {
      const { body } = await manager.call('GET', `/v1/admin/shipments/packing${query}`);
      return body.data as {
        list: { id: string; items: object[] }[];
        totalCount: number;
        sender: object;
      };
    };
    const ids = (await listed()).list.map(({ id }) => id);
    expect(ids.indexOf(orderId)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(newer)).toBeGreaterThan(ids.indexOf(orderId));
    expect(await listed(`?orderId=${orderId}`)).toMatchObject({
      list: [
        {
          id: orderId,
          items: [{ productName: 'フェイスタオル', unitPrice: 1800, quantity: 2 }],
          shippingFee: server.config.club.shipping.fee,
          totalPrice: expect.any(Number),
        },
      ],
      totalCount: 1,
      // As the legal notice of commerce of the club of tests has it.
      sender: {
        name: server.config.club.commerce?.seller ?? server.config.club.name,
        address: server.config.club.commerce?.address ?? '',
        phone: server.config.club.commerce?.phone ?? '',
        logoUrl: '/user/icon.svg',
      },
    });
    const { rows } = await server.db
      .selectFrom('staffLog')
      .select(['action'])
      .where('staffId', '=', manager.id)
      .execute()
      .then((all) => ({ rows: all.map(({ action }) => action) }));
    // What the session has read already is no second entry.
    expect(rows).toEqual(['list_packing']);
  });
});
