import type { Staff } from '../support/fixtures.ts';
import { addOrder } from '../support/orders.ts';
import type { TestProxy } from '../support/proxy.ts';
import type { TestServer } from '../support/server.ts';
import { announceConnection, expect, type Page, test, untilCached } from './worker.ts';

/** An address without a server: connections are refused at once. */
const noServer = 'http://127.0.0.1:9';
const atVenue = { paymentMethod: 'at_pickup', paymentStatus: 'at_pickup' } as const;

const handOverButton = (page: Page) => page.getByRole('button', { name: /^渡しました/ });
const order = (page: Page, orderId: string) =>
  page.getByRole('region', { name: orderId, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: '番号かお名前で探す' });
const result = (page: Page) => page.locator('[data-result]');
const status = (page: Page) => page.getByRole('status').filter({ hasText: /一覧/ });
const queue = (page: Page) => page.getByRole('region', { name: /^まだ送っていない受け渡し/ });
const back = (page: Page) => page.getByRole('button', { name: '読み取りに戻る' });

function cut(network: TestProxy) {
  network.connectTo(noServer);
  network.closeConnections();
}

type OpenStaffAs = (staff: Staff, path: string, options: { origin: string }) => Promise<Page>;

/** Signed in at the counter, whose list is on the device. */
async function openCounter(openStaffAs: OpenStaffAs, origin: string, staff: Staff) {
  const page = await openStaffAs(staff, '', { origin });
  await expect(status(page)).toContainText('この端末の一覧');
  return page;
}

async function find(page: Page, orderId: string) {
  await search(page).fill(orderId.slice(-6).toLowerCase());
  await page.getByRole('link', { name: new RegExp(orderId.slice(-3)) }).click();
  await expect(order(page, orderId)).toBeVisible();
}

async function handOver(page: Page, orderId: string) {
  await find(page, orderId);
  await handOverButton(page).click();
  await expect(result(page)).toHaveAttribute('data-result', 'handedOver');
}

const typeLikeScanner = (page: Page, text: string) =>
  page.evaluate((keys) => {
    const target = document.activeElement ?? document.body;
    for (const key of [...keys, 'Enter'])
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, text);

const changesOf = ({ db }: Pick<TestServer, 'db'>, orderId: string) =>
  db
    .selectFrom('orderChanges')
    .select(['deliveryStatus', 'deskAt', 'means', 'amount', 'reason'])
    .where('orderId', '=', orderId)
    .orderBy('changedAt')
    .execute();

const statusesOf = async (server: Pick<TestServer, 'db'>, orderId: string) =>
  (await changesOf(server, orderId)).map(({ deliveryStatus }) => deliveryStatus);

const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

test('[DESK-06] the counter starts without the server, hands over, is killed, and the server gets each hand-over once @journey @gate @smoke', async ({
  server,
  openStaffAs,
  network,
  consoleErrors,
}) => {
  const fan = await server.createFan();
  const paid = await addOrder(server, fan, { name: '勅使河原 ひかり', memo: '背番号は7' });
  const due = await addOrder(server, fan, atVenue);
  const page = await openCounter(openStaffAs, network.origin, await server.createStaff());
  await untilCached(page, 'admin');
  // Least data: no phone number, no e-mail.
  const items = await stored(page);
  expect(items).toContain('勅使河原');
  expect(items).not.toMatch(/090-?1234|@example/);

  cut(network);
  const cold = await page.context().newPage();
  await page.close();
  await cold.goto(`${network.origin}/admin`);
  await expect(status(cold)).toContainText('サーバーに接続できません。');
  await search(cold).fill('勅使河原');
  await expect(cold.getByRole('link', { name: new RegExp(paid.slice(-3)) })).toBeVisible();
  await find(cold, paid);
  await expect(order(cold, paid)).toContainText('背番号は7');
  await handOverButton(cold).click();
  await expect(result(cold)).toHaveAttribute('data-result', 'handedOver');
  await expect(cold.getByText(/この端末に記録しました/)).toBeVisible();
  await typeLikeScanner(cold, `${network.origin}/admin/orders/${due}/edit`);
  await expect(order(cold, due)).toContainText('¥3,600');
  await handOverButton(cold).click();
  await expect(result(cold)).toHaveAttribute('data-result', 'handedOver');
  await expect(cold.getByText('まだ送っていない記録 2件').first()).toBeVisible();
  // A second scan is no success, without the server, too.
  await typeLikeScanner(cold, paid);
  await expect(result(cold)).toHaveAttribute('data-result', 'alreadyHandedOver');
  await back(cold).click();
  await typeLikeScanner(cold, '000101-AAAAAA');
  await expect(result(cold)).toHaveAttribute('data-result', 'notOnList');
  await back(cold).click();
  // The queue holds a tab that wants to log out.
  await cold.getByRole('button', { name: 'ログアウト' }).click();
  await expect(cold.getByText(/ログアウトできません/)).toBeVisible();

  const again = await cold.context().newPage();
  await cold.close();
  await again.goto(`${network.origin}/admin`);
  await expect(queue(again).getByRole('listitem')).toHaveCount(2);
  expect(await statusesOf(server, paid)).toEqual([]);
  network.connectTo(server.origin);
  await announceConnection(again);
  await expect(queue(again)).toHaveCount(0);
  expect(await changesOf(server, paid)).toEqual([
    expect.objectContaining({ deliveryStatus: 'received', deskAt: expect.any(Date), means: null }),
  ]);
  expect(await changesOf(server, due)).toEqual([
    expect.objectContaining({ deliveryStatus: 'received', means: 'cash', amount: 3600 }),
  ]);
  await expect(status(again)).toContainText('この端末の一覧');
  expect(consoleErrors).toEqual([]);
});

test('[DESK-06] a queued hand-over reaches the server also from another screen than the counter', async ({
  server,
  openStaffAs,
  network,
}) => {
  const orderId = await addOrder(server, await server.createFan());
  const manager = await server.createStaff('manager');
  const page = await openCounter(openStaffAs, network.origin, manager);
  await untilCached(page, 'admin');
  cut(network);
  await handOver(page, orderId);
  await expect(page.getByText(/この端末に記録しました/)).toBeVisible();
  await page.goto(`${network.origin}/admin/orders`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('注文');
  expect(await statusesOf(server, orderId)).toEqual([]);

  network.connectTo(server.origin);
  await announceConnection(page);
  await expect.poll(() => statusesOf(server, orderId)).toEqual(['received']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('注文');
});

test.describe('pages that stay open', () => {
  // Nothing is opened without the server.
  test.use({ serviceWorkers: 'block' });

  test('[DESK-06] of two desks without the server the first to arrive counts, and a manager sees both @gate', async ({
    server,
    openStaffAs,
    network,
  }) => {
    const orderId = await addOrder(server, await server.createFan(), atVenue);
    const [first, second] = [await server.createStaff(), await server.createStaff()];
    const manager = await server.createStaff('manager');
    const late = await openCounter(openStaffAs, network.origin, first);
    const early = await openCounter(openStaffAs, server.origin, second);
    cut(network);
    await handOver(late, orderId);
    await expect(queue(late)).toBeVisible();
    await handOver(early, orderId);
    await expect(result(early)).toHaveAttribute('data-result', 'handedOver');
    network.connectTo(server.origin);
    await announceConnection(late);
    const collision = late.getByRole('alert', { name: '受け付けられなかった受け渡し' });
    await expect(collision).toContainText('ほかの窓口が先に渡していました');
    await expect(collision).toContainText(second.name);
    await collision.getByRole('button', { name: '確かめました' }).click();
    await expect(collision).toHaveCount(0);
    expect(await statusesOf(server, orderId)).toEqual(['received']);

    const office = await openCounter(openStaffAs, server.origin, manager);
    const row = office
      .getByRole('region', { name: /確かめが要る受け渡し/ })
      .getByRole('link', { name: new RegExp(orderId.slice(-3)) });
    await expect(row).toContainText('2つの窓口で渡しました');
    await expect(row).toContainText(first.name);
    await expect(row).toContainText(second.name);
    await row.click();
    await expect(office.getByText(/^重ねて渡した記録が届きました/)).toContainText(first.name);
    await expect(office.getByText(/^渡しました/).first()).toContainText(second.name);
    await expect(early.getByText('確かめが要る受け渡し')).toHaveCount(0);
  });
});

test('[DESK-05] [DESK-06] a queued hand-over is undone before it is sent, and after a response that was lost', async ({
  server,
  openStaffAs,
  network,
}) => {
  const fan = await server.createFan();
  const [unsent, sent] = [await addOrder(server, fan), await addOrder(server, fan)];
  const page = await openCounter(openStaffAs, network.origin, await server.createStaff());
  const undo = page.getByRole('button', { name: /元に戻す/ });
  cut(network);
  await search(page).fill('接続を調べる');
  await expect(status(page)).toContainText('サーバーに接続できません。');
  await search(page).fill('');
  await handOver(page, unsent);
  await undo.click();
  await expect(result(page)).toHaveAttribute('data-result', 'undone');
  await find(page, unsent);
  await expect(handOverButton(page)).toBeVisible();
  await back(page).click();

  network.connectTo(server.origin);
  await expect(status(page)).not.toContainText('サーバーに接続できません。', { timeout: 30_000 });
  // The server records it, and its response does not arrive.
  await page.route('**/hand-over', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await handOver(page, sent);
  await expect(page.getByText(/この端末に記録しました/)).toBeVisible();
  expect(await statusesOf(server, sent)).toEqual(['received']);
  await undo.click();
  await expect(result(page)).toHaveAttribute('data-result', 'undone');
  await page.unroute('**/hand-over');
  await expect
    .poll(() => statusesOf(server, sent), { timeout: 30_000 })
    .toEqual(['received', 'pending']);
  await expect(queue(page)).toHaveCount(0);
  expect(await statusesOf(server, unsent)).toEqual([]);
});

test('[DESK-06] the list leaves the device with the session: by a logout, by the server, and at its hour', async ({
  server,
  openStaffAs,
  network,
}) => {
  await addOrder(server, await server.createFan(), { name: '勅使河原 ひかり' });
  const page = await openCounter(openStaffAs, network.origin, await server.createStaff());
  expect(await stored(page)).toContain('勅使河原');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('スタッフログイン');
  expect(await stored(page)).not.toContain('勅使河原');

  const staff = await server.createStaff();
  const refused = await openCounter(openStaffAs, server.origin, staff);
  expect(await stored(refused)).toContain('勅使河原');
  await server.db.deleteFrom('sessions').where('personId', '=', staff.id).execute();
  await expect(refused.getByRole('heading', { level: 1 })).toHaveText('スタッフログイン');
  expect(await stored(refused)).not.toContain('勅使河原');

  const ended = await openCounter(openStaffAs, network.origin, await server.createStaff());
  await untilCached(ended, 'admin');
  await ended.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('staff-desk-list') ?? '{}') as object;
    const endsAt = new Date(Date.now() - 1000).toISOString();
    localStorage.setItem('staff-desk-list', JSON.stringify({ ...list, endsAt }));
  });
  cut(network);
  await ended.reload();
  await expect(ended.getByRole('heading', { level: 1 })).toHaveText('スタッフログイン');
  expect(await stored(ended)).not.toContain('勅使河原');
});
