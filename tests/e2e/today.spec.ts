import { readFile } from 'node:fs/promises';
import { addOrder } from '../support/orders.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { readCode } from './readQrCode.ts';
import { test as base, expect, type Page } from './test.ts';

/** A club of the test's own: the figures of the day are those of a whole club. */
const test = base.extend<{ club: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameters.
  club: async ({}, use) => {
    const club = await startServer();
    await use(club);
    await club.stop();
  },
});

const atVenue = { paymentMethod: 'at_pickup', paymentStatus: 'at_pickup' } as const;

const handedOver = (page: Page) =>
  page.locator('dl > div', { hasText: '渡した' }).getByRole('link');

test('[TODAY-01] [STAFF-03] a helper’s phone becomes a desk by the code of a manager and hands over under its name; the manager sees it on 今日 and a report in the menu, without a reload, and ends the desk at once @gate', async ({
  club,
  openStaffAs,
  consoleErrors,
}) => {
  const { origin } = club;
  const manager = await club.createStaff('manager');
  const [fan, other] = [await club.createFan(), await club.createFan()];
  const orderId = await addOrder(club, fan, atVenue);

  const today = await openStaffAs(manager, '/today', { origin });
  await expect(today.getByRole('heading', { level: 1 })).toHaveText('今日');
  await expect(today.getByText('自動で更新')).toBeVisible();
  await expect(handedOver(today)).toHaveText('0');

  const office = await openStaffAs(manager, '/desks', { origin, beside: today });
  await expect(office.getByText('使っているレジはありません。')).toBeVisible();
  await office.getByRole('button', { name: 'レジを追加' }).click();
  await expect(office.getByRole('textbox', { name: 'レジの名前' })).toHaveValue('レジ1');
  await office.getByRole('button', { name: 'QRコードを出す' }).click();
  const code = office.getByRole('img', { name: '端末をレジ1にするQRコード' });
  await expect.poll(() => readCode(code)).toMatch(/\/admin\/desk#[\w-]{43}$/);
  const address = (await readCode(code)) ?? '';
  const [, secret = ''] = address.split('#');

  // The helper's phone: no account, one tap; the code is in no request's address.
  const requests: string[] = [];
  const phone = await openStaffAs(null, `/desk#${secret}`, {
    origin,
    prepare: (page) => page.on('request', (request) => requests.push(request.url())),
  });
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('レジを始める');
  await phone.getByRole('button', { name: 'この端末をレジにする' }).click();
  await expect(phone).toHaveURL(`${origin}/admin`);
  await expect(phone.getByText('レジ1', { exact: true })).toBeVisible();
  await expect(phone.getByRole('link', { name: '注文' })).toHaveCount(0);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((url) => url.split('#')[0]?.includes(secret))).toEqual([]);
  // The manager's sheet says so by itself.
  await expect(office.getByText('レジ1を追加しました。')).toBeVisible();
  await office.getByRole('button', { name: '続けて追加する' }).click();
  await expect(office.getByRole('textbox', { name: 'レジの名前' })).toHaveValue('レジ2');
  await office.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();

  await phone.goto(`${origin}/admin/orders/${orderId}/edit`);
  await phone.getByRole('button', { name: /^渡しました/ }).click();
  await expect(phone.locator('[data-result]')).toHaveAttribute('data-result', 'handedOver');
  await expect(handedOver(today)).toHaveText('1');
  await expect(today.getByRole('row', { name: /^会場払い・現金/ })).toContainText('¥3,600');
  await expect(today.getByRole('row', { name: /時台（いま）/ })).toHaveCount(1);
  await phone.goto(`${origin}/admin/orders/${orderId}/edit`);
  await expect(phone.locator('[data-result]')).toContainText('レジ1');

  const topicId = await club.createGroup('今日の実況');
  const sent = await other.call('POST', '/v1/user/chats/message', {
    body: { topicId, content: '宣伝です' },
  });
  const { messageId } = sent.body.data as { messageId: string };
  await fan.call('POST', `/v1/topics/${topicId}/messages/${messageId}/reports`, {
    body: { reason: 'advertising' },
  });
  const menu = today.getByRole('navigation', { name: 'スタッフのメニュー' });
  await expect(menu.getByRole('link', { name: '見守り 対応待ち1件', exact: true })).toBeVisible();
  await handedOver(today).click();
  await expect(today).toHaveURL(/\/admin\/orders[?]state=received&delivery=venue$/);
  await expect(today.getByRole('link', { name: orderId })).toBeVisible();

  // The code works once.
  const late = await openStaffAs(null, `/desk#${secret}`, { origin });
  await late.getByRole('button', { name: 'この端末をレジにする' }).click();
  await expect(late.getByText('このコードは使えません。')).toBeVisible();

  await office.getByRole('button', { name: 'レジ1を終了する' }).click();
  await office.getByRole('button', { name: '終了する', exact: true }).click();
  await expect(office.getByText('使っているレジはありません。')).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('スタッフログイン');
  expect(consoleErrors).toEqual([]);
});

test('[DESK-07] a hand-over counts in the till of its desk; a manager corrects it with a reason and saves the day', async ({
  server,
  openStaffAs,
  consoleErrors,
}) => {
  const [manager, desk] = [await server.createStaff('manager'), await server.createStaff('desk')];
  const orderId = await addOrder(server, await server.createFan(), atVenue);

  const counter = await openStaffAs(desk, `/orders/${orderId}/edit`);
  await counter.getByText('その他', { exact: true }).click();
  await counter.getByRole('button', { name: /^渡しました/ }).click();
  await expect(counter.locator('[data-result]')).toHaveAttribute('data-result', 'handedOver');

  const page = await openStaffAs(manager, '/desks');
  await page.getByRole('link', { name: 'レジごとの集計を見る' }).click();
  const till = page.getByRole('article', { name: desk.name, exact: true });
  await expect(till.getByRole('row', { name: /^その他 ?1件/ })).toContainText('¥3,600');
  await till.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.name);
  await page.getByRole('button', { name: '額を訂正する…' }).click();
  await page.getByRole('radio', { name: 'その他' }).click();
  await page.getByRole('textbox', { name: /金額/ }).fill('100');
  await page.getByRole('textbox', { name: /理由/ }).fill('数え間違い');
  await page.getByRole('button', { name: '訂正を記録する' }).click();
  await expect(page.getByText(`数え間違い（${manager.name}）`)).toBeVisible();
  await expect(page.getByText('訂正あり')).toBeVisible();
  await expect(page.getByRole('row', { name: /^その他 ?1件/ })).toContainText('¥3,500');

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
