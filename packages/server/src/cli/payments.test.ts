import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../../../../tests/support/serverWithGateway.ts';
import { freePort } from '../../../../tests/support/services.port.ts';
import { insertDailyAudit } from '../modules/checkout/paymentAudit.queries.ts';
import { auditPaymentsDaily } from '../modules/checkout/paymentAudit.ts';
import { createTerminal } from './terminal.testSupport.ts';

/** Two English words in a row. */
const english = /[a-z]+ [a-z]+/;

let shop: Shop;
let homestand: ReturnType<typeof createTerminal>;
beforeAll(async () => {
  shop = await startShop();
  homestand = createTerminal({ ...shop, environment: shop.gateway.environment });
});
afterAll(() => shop.stop());

const check = (...options: string[]) => homestand(['payments', 'check', ...options]);

async function pay() {
  const fan = await shop.createBuyer();
  const { started } = await shop.pay(fan);
  return started.orderId;
}

const change = (orderId: string, values: object) =>
  shop.db.updateTable('payments').set(values).where('orderId', '=', orderId).execute();

describe('[ROB-04] charged and owed amounts', () => {
  test('agree: prints how many were compared', async () => {
    await pay();
    await pay();
    expect(await check()).toEqual({
      code: 0,
      out: '決済サービスの2件の決済と注文は一致しています。\n',
      err: '',
    });
  });

  test('differ: prints a line per difference, and the command fails', async () => {
    const [unpaid, uncharged, wrong, owed] = [await pay(), await pay(), await pay(), await pay()];
    const earlier = new Date(Date.now() - 10 * 60 * 1000);
    await change(unpaid, { state: 'failed', updatedAt: earlier });
    await shop.db.updateTable('orders').set({ totalPrice: 3000 }).where('id', '=', wrong).execute();
    await change(owed, { state: 'refund_due', nextStepAt: new Date(Date.now() + 60 * 60_000) });
    // A payment id that the gateway does not know.
    const other = '00000000-0000-4000-8000-000000000000';
    await change(uncharged, { id: other, gatewayPaymentId: '\u001b[31mred', createdAt: earlier });
    const { code, out, err } = await check();
    expect([code, err]).toEqual([1, '決済サービスと注文に5件の違いがあります。\n']);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^違い +注文番号 +請求すべき額 +請求済みの額 +決済番号$/);
    expect(
      lines
        .slice(1)
        .map((line) => line.split(/ {2,}/).slice(0, 4))
        .sort(),
    ).toEqual(
      [
        ['注文のない請求', unpaid, '0円', '3,600円'],
        ['請求のない支払い済み', uncharged, '3,600円', '0円'],
        ['注文のない請求', uncharged, '0円', '3,600円'],
        ['金額の違い', wrong, '3,000円', '3,600円'],
        ['返金が終わっていない', owed, '0円', '3,600円'],
      ].sort(),
    );
    expect(out).not.toContain('\u001b');
  });

  test('cannot be compared while the gateway is unavailable', async () => {
    shop.gateway.refuseConnections(/[/]payments[?]/, 10);
    const { code, err } = await check('--since', '2026-01-01');
    shop.gateway.clearFaults();
    expect(code).toBe(1);
    expect(err).toContain('決済サービスから一覧を取得できませんでした。');
    expect(err).not.toMatch(english);
  });

  test('cannot be compared with the stand-in while no server runs: says so in Japanese', async () => {
    const port = await freePort();
    const alone = createTerminal({
      ...shop,
      environment: { PUBLIC_ORIGIN: `http://127.0.0.1:${port}` },
    });
    const { code, err } = await alone(['payments', 'check']);
    expect(code).toBe(1);
    expect(err).toMatch(/^KOMOJUの設定がないため、.*起動してから、もう一度.*同じ PORT を/);
    expect(err).toContain(`http://127.0.0.1:${port} に接続できません。`);
    expect(err).not.toMatch(english);
  });

  test('an awaiting order without a scheduled step is listed', async () => {
    const fan = await shop.createBuyer();
    const { started } = await shop.pay(fan);
    await change(started.orderId, { nextStepAt: null });
    await shop.db
      .updateTable('orders')
      .set({ paymentStatus: 'awaiting' })
      .where('id', '=', started.orderId)
      .execute();
    expect((await check()).out).toMatch(
      new RegExp(`^確認が止まっている +${started.orderId} `, 'm'),
    );
  });
});

test('[ROB-04] once a day one of the processes checks, stores the differences and logs them as errors', async () => {
  await shop.db.deleteFrom('paymentChecks').execute();
  const errors: unknown[] = [];
  const services = { ...shop.services, onError: (error: unknown) => errors.push(error) };
  await Promise.all([1, 2, 3].map(() => auditPaymentsDaily(services)));
  await auditPaymentsDaily(services);
  const checks = await shop.db
    .selectFrom('paymentChecks')
    .select(['scheduled', 'finishedAt', 'differences'])
    .execute();
  expect(checks).toMatchObject([{ scheduled: true, finishedAt: expect.any(Date) }]);
  expect(checks[0]?.differences).toContainEqual(expect.objectContaining({ kind: 'refund_due' }));
  expect(errors).toHaveLength(checks[0]?.differences.length ?? 0);
  expect(String(errors[0])).toMatch(/^PaymentsDiffer: \w+: order /);
});

test('[ROB-04] however the processes meet, one of them checks', async () => {
  const since = new Date();
  for (let round = 0; round < 100; round += 1) {
    await shop.db.deleteFrom('paymentChecks').execute();
    const started = await Promise.all(
      Array.from({ length: 8 }, () => insertDailyAudit(shop.db, since)),
    );
    expect(started.filter((id) => id !== undefined)).toHaveLength(1);
  }
});
