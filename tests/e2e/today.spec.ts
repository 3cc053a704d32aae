import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Staff } from '../support/fixtures.ts';
import { addOrder } from '../support/orders.ts';
import { expect, type Page, test } from './test.ts';

const atVenue = { paymentMethod: 'at_pickup', paymentStatus: 'at_pickup' } as const;

async function logIn(page: Page, { loginId, password }: Staff) {
  await page.getByLabel('ログインID').fill(loginId);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

const handOver = (desk: Staff, orderId: string, body: object) =>
  desk.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, { body, key: randomUUID() });

const figure = async (page: Page, name: string) =>
  Number((await page.locator('dl > div', { hasText: name }).getByRole('link').textContent()) ?? '');

test('[TODAY-01] a manager lands on 今日, sees a hand-over and a report without a reload, and each number leads to its list', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const [manager, desk] = [await server.createStaff('manager'), await server.createStaff('desk')];
  const [fan, other] = [await server.createFan(), await server.createFan()];
  const orderId = await addOrder(server, fan, atVenue);

  const page = await openAs(null, '/login');
  await page.goto('/admin');
  await logIn(page, manager);
  await expect(page).toHaveURL(`${server.origin}/admin/today`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日');
  await expect(page.getByText('自動で更新')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const before = await figure(page, '渡した');

  await handOver(desk, orderId, { means: 'cash', amount: 3600 });
  await expect.poll(() => figure(page, '渡した')).toBe(before + 1);
  await expect(page.getByRole('row', { name: /^会場払い・現金/ })).toContainText('¥');
  await expect(page.getByRole('row', { name: /時台（いま）/ })).toHaveCount(1);

  const topicId = await server.createGroup('今日の実況');
  const sent = await other.call('POST', '/v1/user/chats/message', {
    body: { topicId, content: '宣伝です' },
  });
  const { messageId } = sent.body.data as { messageId: string };
  await fan.call('POST', `/v1/topics/${topicId}/messages/${messageId}/reports`, {
    body: { reason: 'advertising' },
  });
  await page.getByRole('link', { name: /メッセージの報告/ }).click();
  await expect(page).toHaveURL(`${server.origin}/admin/reports`);
  await page.getByRole('link', { name: '今日', exact: true }).click();
  await page.locator('dl > div', { hasText: '渡した' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/orders[?]state=received&delivery=venue$/);
  await expect(page.getByRole('link', { name: orderId })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('[TODAY-01] figures that cannot be loaded say so, and load again; without a connection they stay', async ({
  server,
  openAs,
}) => {
  const owner = await server.createStaff('owner');
  const page = await openAs(null, '/login');
  await page.route('**/api/v1/admin/today', (route) => route.abort());
  await page.goto('/admin/today');
  await logIn(page, owner);
  await expect(page.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
  await page.unroute('**/api/v1/admin/today');
  const stream = page.waitForResponse('**/api/v1/admin/events');
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByText('自動で更新')).toBeVisible();
  // The figures show before the stream is connected, and what is under way offline still arrives.
  await stream;
  await page.context().setOffline(true);
  for (const open of server.services.streams.open) open.destroy();
  await expect(page.getByText('通信が切れています')).toBeVisible();
  await expect(page.getByRole('region', { name: '売上' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('自動で更新')).toBeVisible();
});

test('[TODAY-01] [STAFF-02] desks have no 今日 and land on the counter', async ({
  server,
  openAs,
}) => {
  const desk = await server.createStaff('desk');
  const page = await openAs(null, '/login');
  await page.goto('/admin');
  await logIn(page, desk);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('受け渡し');
  for (const path of ['today', 'tills', `tills/${desk.id}`]) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByText('お探しのページは見つかりませんでした。')).toBeVisible();
  }
});

test('[TODAY-01] [DESK-06] the menu counts what a person must decide, on each screen of the office, over one stream', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const [manager, desk] = [await server.createStaff('manager'), await server.createStaff('desk')];
  const [fan, other] = [await server.createFan(), await server.createFan()];
  const orderId = await addOrder(server, fan, {});
  const { attention } = (await manager.call('GET', '/v1/admin/today')).body.data as {
    attention: Record<
      'payments' | 'refunds' | 'differences' | 'handOvers' | 'reports',
      { count: number }
    >;
  };
  const { payments, refunds, differences, handOvers, reports } = attention;
  const orders = payments.count + refunds.count + differences.count + handOvers.count;
  const page = await openAs(null, '/login');
  await page.goto('/admin/orders');
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/admin/events')) streams.push(request.url());
  });
  await logIn(page, manager);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('注文');
  const place = (name: string, count: number) =>
    page
      .getByRole('navigation', { name: 'スタッフのメニュー' })
      .getByRole('link', { name: `${name} 対応待ち${count}件`, exact: true });

  await handOver(desk, orderId, {});
  await handOver(desk, orderId, { handedOverAt: new Date().toISOString() });
  await expect(place('注文', orders + 1)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('link', { name: '記録', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('記録');
  await expect(place('注文', orders + 1)).toBeVisible();
  const topicId = await server.createGroup('メニューの実況');
  const sent = await other.call('POST', '/v1/user/chats/message', {
    body: { topicId, content: '宣伝です' },
  });
  const { messageId } = sent.body.data as { messageId: string };
  await fan.call('POST', `/v1/topics/${topicId}/messages/${messageId}/reports`, {
    body: { reason: 'advertising' },
  });
  await expect(place('見守り', reports.count + 1)).toBeVisible();

  // The memo says what was done about it.
  await page.goto(`/admin/orders/${orderId}`);
  await expect(place('注文', orders + 1)).toBeVisible();
  await manager.call('PUT', `/v1/admin/orders/${orderId}/memo`, {
    body: { text: '1点を返していただいた', version: 0 },
  });
  await expect(place('注文', orders + 1)).toHaveCount(0);
  // One of the first page, one of the second.
  expect(streams).toHaveLength(2);
  expect(consoleErrors).toEqual([]);
});

test('[TODAY-01] [STAFF-02] a desk does not ask for the figures of the day, nor does the counter', async ({
  server,
  openAs,
}) => {
  const page = await openAs(null, '/login');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/v1\/admin\/(today|events)$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/admin/account');
  await logIn(page, await server.createStaff('desk'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログインと端末');
  await page.getByRole('link', { name: '受け渡し', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('受け渡し');
  expect(asked).toEqual([]);
});

test('[STAFF-03] a manager who is signed in and opens a desk’s code is told so, and stays signed in', async ({
  server,
  openAs,
}) => {
  const manager = await server.createStaff('manager');
  const code = await manager.call('POST', '/v1/admin/desk-codes', { body: { name: 'レジ7' } });
  const { code: secret } = code.body.data as { code: string };
  const page = await openAs(null, '/login');
  await page.goto('/admin');
  await logIn(page, manager);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日');
  await page.goto(`/admin/desk#${secret}`);
  await expect(page.getByText(`${manager.name}さんのログイン中です。`)).toBeVisible();
  await page.getByRole('link', { name: 'このまま使う' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日');
  await page.goto(`/admin/desk#${secret}`);
  await page.getByRole('button', { name: 'ログアウトする' }).click();
  await page.getByRole('button', { name: 'この端末をレジにする' }).click();
  await expect(page.getByText('レジ7', { exact: true })).toBeVisible();
});

test('[DESK-07] a hand-over counts in the till of its desk; a manager corrects it with a reason and saves the day', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const [manager, desk] = [await server.createStaff('manager'), await server.createStaff('desk')];
  const orderId = await addOrder(server, await server.createFan(), atVenue);

  const counter = await openAs(null, '/login');
  await counter.goto(`/admin/orders/${orderId}/edit`);
  await logIn(counter, desk);
  await counter.getByText('その他', { exact: true }).click();
  await counter.getByRole('button', { name: /^渡しました/ }).click();
  await expect(counter.locator('[data-result]')).toHaveAttribute('data-result', 'handedOver');

  const page = await openAs(null, '/login');
  await page.goto('/admin/desks');
  await logIn(page, manager);
  await page.getByRole('link', { name: 'レジごとの集計を見る' }).click();
  const till = page.getByRole('article', { name: desk.name, exact: true });
  await expect(till.getByRole('row', { name: /^その他 ?1件/ })).toContainText('¥3,600');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await till.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.name);
  await page.getByRole('radio', { name: 'その他' }).click();
  await page.getByRole('textbox', { name: /金額/ }).fill('100');
  await page.getByRole('textbox', { name: /理由/ }).fill('数え間違い');
  await page.getByRole('button', { name: '訂正を記録する' }).click();
  await expect(page.getByText(`数え間違い（${manager.name}）`)).toBeVisible();
  await expect(page.getByText('訂正あり')).toBeVisible();
  await expect(page.getByRole('row', { name: /^その他 ?1件/ })).toContainText('¥3,500');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.goBack();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'この日の記録をCSVで保存' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^tills-\d{4}-\d{2}-\d{2}[.]csv$/);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text.startsWith('\ufeffレジ,')).toBe(true);
  expect(text).toContain(`,受け取り,${orderId},その他,3600,`);
  expect(text).toContain('数え間違い');
  await page.getByRole('link', { name: '前の日' }).click();
  await expect(page.getByText('この日の会場払いはありません')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
