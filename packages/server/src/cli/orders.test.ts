import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../../../../tests/support/shop.ts';
import { createTerminal } from './terminal.testSupport.ts';

let shop: Shop;
let homestand: ReturnType<typeof createTerminal>;
beforeAll(async () => {
  shop = await startShop();
  homestand = createTerminal({ ...shop, environment: shop.gateway.environment });
});
afterAll(() => shop.stop());

async function orderPaid() {
  const fan = await shop.createBuyer();
  const { started } = await shop.pay(fan);
  return { fan, orderId: started.orderId };
}

async function orderFor(values: {
  deliveryMethod: 'venue' | 'shipping';
  deliveryStatus: 'pending' | 'received' | 'unshipped' | 'shipped' | 'canceled';
}) {
  const { orderId } = await orderPaid();
  await shop.db.updateTable('orders').set(values).where('id', '=', orderId).execute();
  return orderId;
}

const find = (id: string) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the status of an order', () => {
  test('is set to shipped with the tracking number, and the fan gets an event', async () => {
    const orderId = await orderFor({ deliveryMethod: 'shipping', deliveryStatus: 'unshipped' });
    const command = ['orders', 'status', orderId.toLowerCase(), 'shipped', '--tracking', '4120'];
    expect(await homestand(command)).toEqual({
      code: 0,
      out: `注文 ${orderId} を「発送済み」にしました。\n`,
      err: '',
    });
    expect(await find(orderId)).toMatchObject({
      deliveryStatus: 'shipped',
      trackingNumber: '4120',
    });
    const noticed = await shop.db
      .selectFrom('events')
      .select(['type', 'data'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(noticed).toMatchObject({ type: 'order', data: { orderId, deliveryStatus: 'shipped' } });
  });

  test('that was shipped may get a corrected tracking number', async () => {
    const orderId = await orderFor({ deliveryMethod: 'shipping', deliveryStatus: 'shipped' });
    const ship = ['orders', 'status', orderId, 'shipped'];
    expect((await homestand(ship)).code).toBe(1);
    expect((await homestand([...ship, '--tracking', '99'])).code).toBe(0);
    expect((await find(orderId)).trackingNumber).toBe('99');
  });

  const possible: Record<string, readonly string[]> = {
    pending: ['received', 'canceled'],
    unshipped: ['shipped', 'canceled'],
    received: [],
    shipped: [],
    canceled: [],
  };
  const moves = Object.keys(possible).flatMap((from) =>
    Object.keys(possible).map((to) => [from, to] as const),
  );

  test('allows only the transitions of the counter and the post', async () => {
    const orderId = await orderFor({ deliveryMethod: 'venue', deliveryStatus: 'pending' });
    for (const [from, to] of moves) {
      await shop.db
        .updateTable('orders')
        .set({ deliveryStatus: from as 'pending' })
        .where('id', '=', orderId)
        .execute();
      const { code } = await homestand(['orders', 'status', orderId, to]);
      const allowed = possible[from]?.includes(to) === true;
      expect([from, to, code]).toEqual([from, to, allowed ? 0 : 1]);
      expect((await find(orderId)).deliveryStatus).toBe(allowed ? to : from);
    }
  });

  test('cannot be changed for an unpaid order', async () => {
    const { orderId } = await orderPaid();
    await shop.db
      .updateTable('orders')
      .set({ paymentStatus: 'awaiting' })
      .where('id', '=', orderId)
      .execute();
    const { code, err } = await homestand(['orders', 'status', orderId, 'received']);
    expect([code, err]).toEqual([
      1,
      `注文 ${orderId} は支払いが終わっていないため、まだ変更できません。\n`,
    ]);
    expect((await homestand(['orders', 'status', '261121-000000', 'received'])).err).toBe(
      '注文番号「261121-000000」の注文が見つかりません。\n',
    );
  });
});

describe('the refund of a canceled order', () => {
  test('goes back to the card if the operator requests it, once', async () => {
    const { fan, orderId } = await orderPaid();
    const refund = ['orders', 'status', orderId, 'canceled', '--refund'];
    expect((await homestand(refund)).out).toBe(
      `注文 ${orderId} を「キャンセル」にしました。\n3,600円を返金しました。\n`,
    );
    expect(await find(orderId)).toMatchObject({
      deliveryStatus: 'canceled',
      paymentStatus: 'refunded',
    });
    expect(await shop.chargesOf(fan)).toMatchObject([{ netAmount: 0 }]);
    expect((await homestand(refund)).err).toBe(`注文 ${orderId} は返金済みです。\n`);
  });

  test('may follow later than the cancellation', async () => {
    const { fan, orderId } = await orderPaid();
    const cancel = ['orders', 'status', orderId, 'canceled'];
    expect((await homestand(cancel)).out).toContain('返金はしていません。');
    expect(await shop.chargesOf(fan)).toMatchObject([{ netAmount: 3600 }]);
    expect((await homestand([...cancel, '--refund'])).out).toContain('3,600円を返金しました。');
    expect(await shop.chargesOf(fan)).toMatchObject([{ netAmount: 0 }]);
  });

  test('is retried by the server if the gateway is unavailable', async () => {
    const { fan, orderId } = await orderPaid();
    shop.gateway.refuseConnections(/./, 100);
    const { code, out } = await homestand(['orders', 'status', orderId, 'canceled', '--refund']);
    expect(code).toBe(0);
    expect(out).toContain('返金はまだ終わっていません。サーバーが自動でやり直します。');
    expect(await find(orderId)).toMatchObject({ paymentStatus: 'refund_due' });
    shop.gateway.clearFaults();
    await shop.age(orderId);
    await shop.settlePayments();
    expect(await find(orderId)).toMatchObject({ paymentStatus: 'refunded' });
    expect(await shop.chargesOf(fan)).toMatchObject([{ netAmount: 0 }]);
  });

  test('is refused if nothing was paid by card', async () => {
    const fan = await shop.createFan();
    const ordered = await fan.call('POST', '/v1/user/orders', {
      body: {
        form: { name: '港', email: 'a@example.com', phone: '09012345678' },
        items: [{ product_id: await shop.createProduct(), quantity: 1 }],
      },
    });
    const { order_id } = ordered.body.data as { order_id: string };
    const { code, err } = await homestand(['orders', 'status', order_id, 'canceled', '--refund']);
    expect([code, err]).toEqual([
      1,
      `注文 ${order_id} は会場でのお支払いのため、返金するものがありません。\n`,
    ]);
    expect((await find(order_id)).deliveryStatus).toBe('pending');
  });

  test.each([
    [
      ['canceled', '--tracking', '1'],
      '--tracking は shipped（発送済み）にするときだけ指定できます。\n',
    ],
    [['received', '--refund'], '--refund は canceled（キャンセル）にするときだけ指定できます。\n'],
  ])('%j is refused before any lookup', async (rest, sentence) => {
    expect(await homestand(['orders', 'status', 'x', ...rest])).toMatchObject({
      code: 1,
      err: sentence,
    });
  });
});

describe('the list of orders', () => {
  test('is a table, newest first, filtered by status or by a day in Japan', async () => {
    const { orderId: old } = await orderPaid();
    await shop.db
      .updateTable('orders')
      .set({ createdAt: '2026-04-01T14:59:59Z' })
      .where('id', '=', old)
      .execute();
    const { orderId: young } = await orderPaid();
    const { out } = await homestand(['orders', 'list', '--status', 'pending']);
    expect(out.indexOf(young)).toBeLessThan(out.indexOf(old));
    expect(out).toMatch(
      new RegExp(`^${old}  2026-04-01 23:59  未受け取り  支払い済み  3,600円`, 'm'),
    );
    const since = async (day: string) =>
      (await homestand(['orders', 'list', '--since', day])).out.includes(old);
    expect([await since('2026-04-01'), await since('2026-04-02')]).toEqual([true, false]);
  });

  test('opens in Excel without running a name as a formula', async () => {
    const { orderId } = await orderPaid();
    await shop.db
      .updateTable('orders')
      .set({ name: '=HYPERLINK("https://example.com")' })
      .where('id', '=', orderId)
      .execute();
    const { out } = await homestand(['orders', 'list', '--csv']);
    expect(out.startsWith('\ufeff注文番号,注文日時,')).toBe(true);
    const line = out.split('\r\n').find((one) => one.startsWith(orderId)) ?? '';
    expect(line).toContain(`"'=HYPERLINK(""https://example.com"")"`);
  });

  test('[SAFE-07] writes no escape sequence, direction mark or hidden character of a name', async () => {
    const { orderId } = await orderPaid();
    const name = '湊\u001b]0;x\u0007\u001b[2J\u202e\u200bあかり\u009b31m';
    await shop.db.updateTable('orders').set({ name }).where('id', '=', orderId).execute();
    for (const rest of [[], ['--csv']]) {
      const { out } = await homestand(['orders', 'list', ...rest]);
      expect(out).toContain('湊]0;x[2Jあかり31m');
      expect(out).not.toMatch(/[^\P{Cc}\r\n]|[\u202e\u200b]/u);
    }
    const { err } = await homestand(['orders', 'status', 'x\u001b[2J', 'shipped']);
    expect(err).toBe('注文番号「x[2J」の注文が見つかりません。\n');
  });

  test('of a club without orders is a sentence', async () => {
    expect((await homestand(['orders', 'list', '--since', '2099-01-01'])).out).toBe(
      '注文はありません。\n',
    );
  });
});
