import { randomUUID } from 'node:crypto';
import { addDays, dayOf, momentOf } from '@homestand/api-client/day';
import { sql } from 'kysely';
import { addOrder } from '../support/orders.ts';
import { expect, type Page, test, untilCached } from './worker.ts';

/** An address without a server: connections are refused at once. */
const noServer = 'http://127.0.0.1:9';

test('[MATCH-05] a fan at the gate without a signal sees the match, what waits, and the schedule; the calendar needs no login @journey', async ({
  server,
  openAs,
  network,
  request,
}) => {
  const fan = await server.createFan();
  await addOrder(server, fan);
  const day = dayOf(Date.now());
  const { id } = await server.db
    .insertInto('matches')
    .values({
      day,
      startsAt: momentOf(day, '13:00'),
      gatesAt: momentOf(day, '11:00'),
      opponent: '港南マリナーズ',
      ground: '鶴浜スタジアム',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const page = await openAs(fan, '/u/top', { origin: network.origin });
  const today = page.getByRole('region', { name: '本日の試合' });
  await expect(today.getByText('港南マリナーズ')).toBeVisible();
  await expect(today.getByRole('link', { name: '受け取り待ちの品 1件' })).toBeVisible();
  const href = await today.getByRole('link', { name: /カレンダーに追加/ }).getAttribute('href');
  const file = await request.get(String(href));
  expect([file.status(), file.headers()['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(await file.text()).toContain(`UID:match-${id}@`);

  await today.getByRole('link', { name: '試合日程' }).click();
  const row = page.getByRole('listitem').filter({ hasText: '港南マリナーズ' });
  await expect(row).toContainText('13:00 試合開始');
  await untilCached(page);
  network.connectTo(noServer);
  network.closeConnections();
  await page.reload();
  await expect(page.getByText(/最終更新/)).toBeVisible();
  await expect(row).toContainText('13:00 試合開始');
  await page.goto(`${network.origin}/user/u/top`);
  await expect(today.getByText('13:00')).toBeVisible();
  await expect(today.getByRole('link', { name: '受け取り待ちの品 1件' })).toBeVisible();
  await server.db.deleteFrom('matches').where('id', '=', id).execute();
});

test('[MATCH-02] a fan orders for the second match; the code names it without a signal, and the counter hands it over on another day @journey', async ({
  server,
  openAs,
  network,
}) => {
  const fan = await server.createFan('浜野 さくら');
  const productId = await server.createProduct(1800);
  const inDays = (days: number) => momentOf(addDays(dayOf(Date.now()), days), '13:00');
  await server.createMatch(inDays(2), { opponent: '港南マリナーズ' });
  const second = await server.createMatch(inDays(9), {
    ...{ opponent: '西峰フェニックス', ground: '鶴浜スタジアム' },
  });
  const page = await openAs(fan, `/u/goods/${productId}/order?quantity=1`, {
    origin: network.origin,
  });
  const picker = page.getByRole('combobox', { name: '受け取る試合' });
  await expect(picker.locator('option:checked')).toHaveText(/対 港南マリナーズ$/);
  await picker.selectOption(String(second));
  await page.getByLabel('メールアドレス', { exact: true }).fill('sakura@example.jp');
  await page.getByLabel('電話番号', { exact: true }).fill('09012345678');
  await page.getByRole('button', { name: '注文する' }).click();
  await page.getByRole('link', { name: '注文履歴を見る' }).click();
  await expect(page.getByRole('article')).toContainText('対 西峰フェニックス鶴浜スタジアム');
  await untilCached(page);
  network.connectTo(noServer);
  network.closeConnections();
  await page.reload();
  await page.getByRole('button', { name: 'QRコードを表示' }).click();
  const codes = page.getByRole('dialog', { name: '受け取り用QRコード' });
  await expect(codes).toContainText('対 西峰フェニックス鶴浜スタジアム');

  const { id } = await server.db
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', fan.id)
    .executeTakeFirstOrThrow();
  const desk = await server.createStaff('desk');
  const { body } = await desk.call('GET', `/v1/admin/pickups/${id}`);
  expect(body.data).toMatchObject({ state: 'open', match: { matchId: second } });
  const handOver = await desk.call('POST', `/v1/admin/pickups/${id}/hand-over`, {
    ...{ key: randomUUID(), body: { means: 'cash', amount: 1800 } },
  });
  expect(handOver.status).toBe(200);
  await server.db.updateTable('orders').set({ matchId: null }).execute();
  await server.db.deleteFrom('matches').execute();
});

async function callOff(page: Page, button: '延期にする' | '中止にする') {
  await page.getByRole('button', { name: `${button}…` }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/1件（1人）/)).toBeVisible();
  await sheet.getByRole('button', { name: button }).click();
}

test('[MATCH-04] staff postpone a match on a phone: another screen of staff shows it by itself, a fan reads the new day, also without a signal @journey', async ({
  server,
  openAs,
  openStaffAs,
  network,
}) => {
  const inDays = (days: number) => momentOf(addDays(dayOf(Date.now()), days), '13:00');
  const match = await server.createMatch(inDays(1), { opponent: '港南マリナーズ' });
  const next = await server.createMatch(inDays(8), { opponent: '西峰フェニックス' });
  const fan = await server.createFan('浜野 さくら');
  await addOrder(server, fan, { matchId: match });
  const [first, second] = [
    await server.createStaff('manager'),
    await server.createStaff('manager'),
  ];
  const phone = await openAs(fan, '/u/my-order', { origin: network.origin });
  const order = phone.getByRole('article');
  await expect(order).toContainText('対 港南マリナーズ');
  const office = await openStaffAs(first, `/matches/${match}`);
  const other = await openStaffAs(second, `/matches/${match}`);
  async function moveCallOffs(by: string) {
    await sql`update match_call_offs set called_off_at = called_off_at + ${by}::interval`.execute(
      server.db,
    );
    await sql`update jobs.job set start_after = start_after + ${by}::interval where name = 'notifyOfCallOff'`.execute(
      server.db,
    );
  }
  const result = (page: Page) => page.getByRole('region', { name: '中止・延期の結果' });
  const undo = (page: Page) => result(page).getByRole('button', { name: /^元に戻す/ });
  await expect(other.getByRole('button', { name: '延期にする…' })).toBeVisible();

  // A slip: whoever sees it first takes it back.
  await callOff(office, '中止にする');
  await expect(undo(office)).toBeVisible();
  // The ten seconds of the undo last as long as a busy machine needs.
  await moveCallOffs('1 hour');
  await undo(other).click();
  await expect(result(other)).toContainText('元に戻しました');
  await moveCallOffs('-2 hours');
  await expect(office.getByRole('button', { name: '中止にする…' })).toBeVisible();

  await callOff(office, '延期にする');
  await expect(result(office)).toContainText('1件の注文を');
  await expect(result(other)).toContainText(`${first.name}さんが延期にしました`);
  await expect(result(other)).toContainText('対 西峰フェニックス に移しました');
  await expect(order).toContainText('対 西峰フェニックス', { timeout: 30_000 });

  // The time of the undo passes.
  await moveCallOffs('-2 hours');
  await expect(result(other)).toContainText('1人へのお知らせを終えました', { timeout: 30_000 });
  await expect(undo(other)).toHaveCount(0);

  await phone.reload();
  await expect(order).toContainText('対 西峰フェニックス');
  await untilCached(phone);
  network.connectTo(noServer);
  network.closeConnections();
  await phone.reload();
  await phone.getByRole('button', { name: 'QRコードを表示' }).click();
  const codes = phone.getByRole('dialog', { name: '受け取り用QRコード' });
  await expect(codes).toContainText('対 西峰フェニックス');

  await server.db.deleteFrom('matchCallOffs').execute();
  await server.db.updateTable('orders').set({ matchId: null }).execute();
  await server.db.deleteFrom('matches').where('id', 'in', [match, next]).execute();
});

test('[MATCH-03] staff open a match, tick off what to pack, print lists and labels, hand one over, and see what came back @journey', async ({
  server,
  openStaffAs,
}) => {
  const manager = await server.createStaff('manager');
  const match = await server.createMatch(momentOf(dayOf(Date.now()), '13:00'), {
    opponent: '港南マリナーズ',
  });
  const fan = await server.createFan();
  const ids: string[] = [];
  for (let count = 0; count < 26; count++)
    ids.push(await addOrder(server, fan, { matchId: match }));
  // The goods of the first order are those of all.
  const [first = ''] = ids;
  await sql`update order_items set product_id = (
    select product_id from order_items where order_id = ${first})
    where order_id = any(${ids})`.execute(server.db);

  const page = await openStaffAs(manager, `/matches/${match}`);
  await page.getByRole('link', { name: '持ち物' }).click();
  await expect(page.getByText('1種類・52点。0種類を確認しました。')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.reload();
  await expect(page.getByText('1種類・52点。1種類を確認しました。')).toBeVisible();

  const pagesOf = async () =>
    (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g);
  await page.getByRole('tab', { name: '番号順' }).click();
  await expect(page.getByRole('row').filter({ hasText: first })).toContainText('支払い済み');
  expect(await pagesOf()).toHaveLength(3);
  await page.getByRole('tab', { name: 'ラベル' }).click();
  await expect(page.getByText('ラベル26枚・用紙2枚')).toBeVisible();
  expect(await pagesOf()).toHaveLength(2);
  // Another tab: a phone whose screen changes its width keeps its zoom, and taps miss.
  const paper = await openStaffAs(manager, `/matches/${match}/packing`, { beside: page });
  await paper.getByRole('tab', { name: 'ラベル' }).click();
  await expect(paper.getByText('ラベル26枚・用紙2枚')).toBeVisible();
  await paper.emulateMedia({ media: 'print' });
  await paper.setViewportSize({ width: 794, height: 1123 });
  const label = await paper.getByRole('listitem').filter({ hasText: first }).boundingBox();
  // 70 × 33.9 mm, at a multiple of it from the edge of the paper.
  expect([label?.width, label?.height].map((pixels) => Math.round(pixels ?? 0))).toEqual([
    265, 128,
  ]);
  const column = (label?.x ?? Number.NaN) / (70 * (96 / 25.4));
  expect(column).toBeCloseTo(Math.round(column), 2);
  await paper.close();

  await manager.call('POST', `/v1/admin/pickups/${first}/hand-over`, {
    ...{ key: randomUUID(), body: {} },
  });
  await page.reload();
  await expect(page.getByText('ラベル25枚・用紙2枚')).toBeVisible();
  await page.getByRole('tab', { name: '持ち帰り' }).click();
  await expect(page.getByText('未受取 50点')).toBeVisible();
  await page.getByRole('tab', { name: 'つめる' }).click();
  await expect(page.getByText('1種類・52点。1種類を確認しました。')).toBeVisible();
  await server.db.updateTable('orders').set({ matchId: null }).execute();
  await server.db.deleteFrom('matches').execute();
});
