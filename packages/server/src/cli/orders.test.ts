import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../../../../tests/support/serverWithGateway.ts';
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
      out: `注文 ${orderId} を shipped（発送済み）にしました。\n`,
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
      '注文番号「261121-000000」の注文が見つかりません。番号の全体か、最後の6文字を入力してください。\n',
    );
  });
});

describe('the refund of a canceled order', () => {
  test('goes back to the card if the operator requests it, once', async () => {
    const { fan, orderId } = await orderPaid();
    const refund = ['orders', 'status', orderId, 'canceled', '--refund'];
    expect((await homestand(refund)).out).toBe(
      `注文 ${orderId} を canceled（キャンセル）にしました。\n3,600円を返金しました。\n`,
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
  ])('%j is refused before any lookup', async (words, sentence) => {
    expect(await homestand(['orders', 'status', 'x', ...words])).toMatchObject({
      code: 1,
      err: sentence,
    });
  });
});

describe('an order number', () => {
  const full = (text: string) =>
    text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  const shown = async (typed: string) => {
    const { code, out, err } = await homestand(['orders', 'show', typed]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return /^注文番号 +(\S+)$/m.exec(out)?.[1];
  };
  const rename = async (id: string) => {
    const { orderId } = await orderPaid();
    await shop.db.transaction().execute(async (tx) => {
      // Without the generated columns.
      const {
        state: _state,
        searchText: _text,
        searchName: _name,
        ...from
      } = await tx
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('orders')
        .values({ ...from, id })
        .execute();
    });
    return id;
  };

  test('is found whole or by its last six characters, however it is typed', async () => {
    const { orderId } = await orderPaid();
    const [day = '', end = ''] = orderId.split('-');
    const typed = [
      orderId,
      orderId.toLowerCase(),
      `${day}${end}`,
      `${day} ${end}`,
      full(orderId),
      full(end.toLowerCase()),
      end,
      end.toLowerCase(),
      ` ${end.slice(0, 3)} ${end.slice(3)} `,
      `${end.slice(0, 3)}‐${end.slice(3)}`,
      `${end.slice(0, 2)}ー${end.slice(2)}`,
      `#${end}`,
    ];
    for (const form of typed) expect([form, await shown(form)]).toEqual([form, orderId]);
    const set = await homestand(['orders', 'status', full(end), 'received']);
    expect(set.out).toBe(`注文 ${orderId} を received（受け取り済み）にしました。\n`);
  });

  test('may have the letters that order numbers leave out for the digits they resemble', async () => {
    const id = await rename('260101-0101ZZ');
    expect(await shown('oiolzz')).toBe(id);
  });

  test('that several orders end in shows them, and changes none', async () => {
    const ids = [await rename('260102-QQQQQQ'), await rename('260103-QQQQQQ')];
    const { code, err, out } = await homestand(['orders', 'status', 'qqqqqq', 'canceled']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('「qqqqqq」に当てはまる注文が2つ以上あります。');
    for (const id of ids) {
      expect(err).toMatch(new RegExp(`^${id}  .+ pending（未受け取り） +支払い済み`, 'm'));
      expect((await find(id)).deliveryStatus).toBe('pending');
    }
    expect(await shown('260103qqqqqq')).toBe(ids[1]);
  });

  test.each(['WXYZW8', 'WXYZ9', 'WXYZ98', 'XWYZ99', '260105-WXYZ99', '260104WXYZ9'])(
    '%s, which no order has, shows those that resemble it',
    async (typed) => {
      await rename('260104-WXYZ99').catch(() => {});
      const { code, err } = await homestand(['orders', 'show', typed]);
      expect(code).toBe(1);
      expect(err).toContain(`注文番号「${typed}」の注文が見つかりません。`);
      expect(err).toMatch(/^もしかして:\n260104-WXYZ99 {2}/m);
    },
  );
});

describe('an order that is shown', () => {
  test('has customer, delivery, items, money, payment, status and its history', async () => {
    const { orderId } = await orderPaid();
    await shop.db
      .updateTable('orders')
      .set({
        deliveryMethod: 'shipping',
        deliveryStatus: 'unshipped',
        postalCode: '2310023',
        prefecture: '神奈川県',
        city: '横浜市中区',
        street: '山下町1-1',
        name: '浜野\u001b[2J あかり',
      })
      .where('id', '=', orderId)
      .execute();
    await homestand(['orders', 'status', orderId, 'shipped', '--tracking', '4120']);
    const { code, out } = await homestand(['orders', 'show', orderId]);
    expect(code).toBe(0);
    const minute = '\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}';
    for (const line of [
      `注文番号 +${orderId}`,
      '状態 +shipped（発送済み）',
      `注文日時 +${minute}`,
      '名前 +浜野.2J あかり',
      'メールアドレス +akari@example.com',
      '電話番号 +09012345678',
      'お届け先 +〒2310023 神奈川県 横浜市中区 山下町1-1',
      '追跡番号 +4120',
      '支払い +支払い済み（カード下4桁 \\d{4}）',
      '商品\\d+ +1,800円 +2 +3,600円',
      '合計 +3,600円',
      `${minute} +支払い済み +3,600円 +\\S+`,
      `${minute} +注文の受け付け`,
      `${minute} +pending（未受け取り） +支払い済み`,
      `${minute} +shipped（発送済み） +支払い済み +4120`,
    ])
      expect(out).toMatch(new RegExp(`^${line}$`, 'm'));
    expect(out).not.toContain('\u001b');
  });

  test('[DESK-06] that two counters handed over has both, with desk, money and what became of it', async () => {
    const { orderId } = await orderPaid();
    const [first, second] = [await shop.createStaff(), await shop.createStaff()];
    const call = (who: typeof first, body: object) =>
      who.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, { body, key: randomUUID() });
    await call(first, {});
    await call(second, { handedOverAt: new Date().toISOString(), means: 'cash', amount: 3600 });
    const shown = async () => (await homestand(['orders', 'show', orderId])).out;
    expect(await shown()).toMatch(
      new RegExp(`received（受け取り済み） +支払い済み +${first.name}$`, 'm'),
    );
    expect(await shown()).toMatch(
      new RegExp(`${second.name} +現金 3,600円 +渡し済み +まだ確かめていません$`, 'm'),
    );
    const manager = await shop.createStaff('manager');
    const { refusedHandOvers } = (await manager.call('GET', `/v1/admin/orders/${orderId}`)).body
      .data as { refusedHandOvers: { id: string }[] };
    await manager.call(
      'PUT',
      `/v1/admin/refused-hand-overs/${refusedHandOvers[0]?.id}/settlement`,
      {
        body: { kind: 'record', note: '渡したのは1つ' },
      },
    );
    expect(await shown()).toContain(`記録だけの重なり（${manager.name}）: 渡したのは1つ`);
  });

  test('from before the history shows its last change only', async () => {
    const { orderId } = await orderPaid();
    await shop.db.deleteFrom('orderChanges').where('orderId', '=', orderId).execute();
    await shop.db
      .updateTable('orders')
      .set({
        deliveryStatus: 'received',
        createdAt: '2026-04-01T00:00Z',
        updatedAt: '2026-04-02T03:04Z',
      })
      .where('id', '=', orderId)
      .execute();
    const { out } = await homestand(['orders', 'show', orderId]);
    expect(out).toMatch(/^2026-04-02 12:04 {2}received（受け取り済み） .+記録されていません）$/m);
  });
});

test('a memo on an order is shown, and removed', async () => {
  const { orderId } = await orderPaid();
  const shown = async () => (await homestand(['orders', 'show', orderId])).out;
  await homestand(['orders', 'memo', orderId.slice(-6), '--text', ' 12番ゲートで渡す ']);
  expect(await shown()).toMatch(/^メモ +12番ゲートで渡す$/m);
  expect((await homestand(['orders', 'memo', orderId, '--text', 'あ'.repeat(201)])).code).toBe(1);
  expect((await homestand(['orders', 'memo', orderId])).out).toContain('メモを消しました。');
  expect(await shown()).not.toContain('メモ');
});

test('an order whose payment is given back cannot be handed over', async () => {
  const { orderId } = await orderPaid();
  for (const paymentStatus of ['refund_due', 'refunded'] as const) {
    await shop.db.updateTable('orders').set({ paymentStatus }).where('id', '=', orderId).execute();
    const { code, err } = await homestand(['orders', 'status', orderId, 'received']);
    expect([code, err]).toEqual([1, `注文 ${orderId} は返金済みです。\n`]);
  }
  expect((await find(orderId)).deliveryStatus).toBe('pending');
});

describe('a hand-over that is taken back', () => {
  const undo = (orderId: string, reason = '別の人に渡した') =>
    homestand(['orders', 'undo', orderId, '--reason', reason]);

  test('waits at the counter again: with an event, a reason, and the same payment', async () => {
    const { fan, orderId } = await orderPaid();
    await homestand(['orders', 'status', orderId, 'received']);
    expect((await fan.call('GET', '/v1/user/pickups')).body.data).toEqual({ list: [] });
    expect(await undo(orderId.slice(-6))).toEqual({
      code: 0,
      out: `注文 ${orderId} を received（受け取り済み）から pending（未受け取り）に戻しました。支払いは変えていません。\n`,
      err: '',
    });
    expect(await find(orderId)).toMatchObject({ deliveryStatus: 'pending', paymentStatus: 'paid' });
    expect(await shop.chargesOf(fan)).toMatchObject([{ netAmount: 3600 }]);
    expect((await fan.call('GET', '/v1/user/pickups')).body.data).toMatchObject({
      list: [{ id: orderId }],
    });
    const event = await shop.db
      .selectFrom('events')
      .select(['type', 'personId', 'data'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toMatchObject({
      type: 'order',
      personId: fan.id,
      data: { orderId, deliveryStatus: 'pending', paymentStatus: 'paid' },
    });
    const { out } = await homestand(['orders', 'show', orderId]);
    expect(out).toMatch(
      /received（受け取り済み）.+\n.+pending（未受け取り） +支払い済み +別の人に渡した$/m,
    );
    expect((await homestand(['orders', 'status', orderId, 'received'])).code).toBe(0);
  });

  test('of a shipped order loses its tracking number', async () => {
    const orderId = await orderFor({ deliveryMethod: 'shipping', deliveryStatus: 'unshipped' });
    await homestand(['orders', 'status', orderId, 'shipped', '--tracking', '4120']);
    expect((await undo(orderId)).out).toContain('追跡番号 4120 を消しました。');
    expect(await find(orderId)).toMatchObject({
      deliveryStatus: 'unshipped',
      trackingNumber: null,
    });
  });

  test.each(['pending', 'unshipped', 'canceled'] as const)('is refused for %s', async (status) => {
    const orderId = await orderFor({ deliveryMethod: 'venue', deliveryStatus: status });
    const { code, err } = await undo(orderId);
    expect(code).toBe(1);
    expect(err).toContain(`注文 ${orderId} は ${status}（`);
    expect((await find(orderId)).deliveryStatus).toBe(status);
  });

  test('needs a reason', async () => {
    const orderId = await orderFor({ deliveryMethod: 'venue', deliveryStatus: 'received' });
    expect((await homestand(['orders', 'undo', orderId])).code).toBe(2);
    expect((await undo(orderId, ' ')).err).toBe('--reason に戻す理由を入力してください。\n');
    expect((await find(orderId)).deliveryStatus).toBe('received');
  });

  test('after the pickup period says that the order will be canceled', async () => {
    const orderId = await orderFor({ deliveryMethod: 'venue', deliveryStatus: 'received' });
    await shop.db
      .updateTable('orders')
      .set({ paymentStatus: 'at_pickup', createdAt: '2026-01-01T00:00Z' })
      .where('id', '=', orderId)
      .execute();
    expect((await undo(orderId)).out).toContain('受け取り期限（2026-01-31 09:00）を過ぎている');
  });

  test('is where the refusal of another status leads', async () => {
    const orderId = await orderFor({ deliveryMethod: 'venue', deliveryStatus: 'received' });
    const { err } = await homestand(['orders', 'status', orderId, 'pending']);
    expect(err).toContain(`homestand orders undo ${orderId} --reason`);
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
      new RegExp(`^${old}  2026-04-01 23:59  pending（未受け取り）  支払い済み  3,600円`, 'm'),
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
    // As the CSV of the office's screen: the same columns, words and times.
    const response = await fetch(`${shop.origin}/api/v1/admin/orders.csv?query=${orderId}`, {
      headers: { Authorization: `Bearer ${(await shop.createStaff('manager')).token}` },
    });
    const [header, line] = (await response.text()).split('\r\n');
    expect(out.replace('\ufeff', '').split('\r\n')).toEqual(expect.arrayContaining([header, line]));
    expect(out.startsWith('\ufeff注文番号,')).toBe(true);
    expect(line).toContain(`"'=HYPERLINK(""https://example.com"")"`);
  });

  test('keeps each digit of phone, postal code and tracking number in Excel', async () => {
    const { orderId } = await orderPaid();
    await shop.db
      .updateTable('orders')
      .set({ phone: '09012345678', postalCode: '0600001', trackingNumber: '412088352716' })
      .where('id', '=', orderId)
      .execute();
    const { out } = await homestand(['orders', 'list', '--csv']);
    const line = out.split('\r\n').find((row) => row.startsWith(orderId)) ?? '';
    expect(line).toContain(',4120-8835-2716,');
    expect(line).toContain(',090-1234-5678,060-0001,');
  });

  test('[SAFE-07] writes no escape sequence, direction mark or hidden character of a name', async () => {
    const { orderId } = await orderPaid();
    const name = '浜野\u001b]0;x\u0007\u001b[2J\u202e\u200bあかり\u009b31m';
    await shop.db.updateTable('orders').set({ name }).where('id', '=', orderId).execute();
    for (const words of [[], ['--csv']]) {
      const { out } = await homestand(['orders', 'list', ...words]);
      expect(out).toContain('浜野]0;x[2Jあかり31m');
      expect(out).not.toMatch(/[^\P{Cc}\r\n]|[\u202e\u200b]/u);
    }
    const { err } = await homestand(['orders', 'status', 'x\u001b[2J', 'shipped']);
    expect(err).toContain('注文番号「x[2J」の注文が見つかりません。');
    expect(err).not.toContain('\u001b');
  });

  test('of a club without orders is a sentence', async () => {
    expect((await homestand(['orders', 'list', '--since', '2099-01-01'])).out).toBe(
      '注文はありません。\n',
    );
  });
});
