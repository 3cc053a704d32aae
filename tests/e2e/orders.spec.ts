import { addOrder, setStatus } from '../support/orders.ts';
import { readCode } from './code.ts';
import { expect, type Page, test } from './test.ts';
import { untilCached } from './worker.ts';

const adminAddress = (origin: string, orderId: string) => `${origin}/admin/orders/${orderId}/edit`;

const order = (page: Page, orderId: string) =>
  page.getByRole('article', { name: `注文番号 ${orderId}` });

/** The definition of a term. */
const beside = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');

const codeIn = (page: Page) => page.getByRole('img', { name: '受け取り用QRコード' });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

for (const width of [390, 320]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[ORD-01] [ORD-03] the list loads more while scrolling, and each order links to its details', async ({
      server,
      openAs,
      consoleErrors,
    }) => {
      const fan = await server.createFan();
      const ids: string[] = [];
      for (let index = 0; index < 32; index++)
        ids.push(await addOrder(server, fan, { createdAt: daysAgo(index) }));
      const page = await openAs(fan, '/u/my-order');
      const [newest = '', , , oldest = ''] = [ids[0], ids[1], ids[2], ids.at(-1)];
      const first = order(page, newest);
      await expect(first).toContainText('未受取');
      await expect(first).toContainText('フェイスタオル');
      await expect(first).toContainText('¥3,600');
      const pages: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname.endsWith('/v1/user/orders') && searchParams.get('size') === '15')
          pages.push(searchParams.get('page') ?? '');
      });
      await expect(async () => {
        await page.mouse.wheel(0, 4000);
        await expect(order(page, oldest)).toBeVisible({ timeout: 500 });
      }).toPass();
      expect(pages).toEqual(['2', '3']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      // By keyboard: rows that are measured while the page scrolls to the link move it away from a click.
      await order(page, oldest).getByRole('link', { name: '注文詳細' }).press('Enter');
      await expect(page).toHaveURL(`${server.origin}/user/u/order-details/${oldest}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('注文詳細');
      expect(consoleErrors).toEqual([]);
    });

    test('[ORD-02] [ODET-02] [QRP-01] the QR code of a waiting order opens the admin page; a received one shows none @journey', async ({
      server,
      openAs,
      consoleErrors,
    }) => {
      const fan = await server.createFan();
      const waiting = await addOrder(server, fan);
      const received = await addOrder(server, fan, {
        createdAt: daysAgo(3),
        deliveryStatus: 'received',
      });
      const sent = await addOrder(server, fan, {
        createdAt: daysAgo(5),
        deliveryMethod: 'shipping',
      });
      const page = await openAs(fan, '/u/my-order');
      const button = { name: '受け取り用QRコード' };
      await expect(order(page, sent).getByRole('button', button)).toHaveCount(0);
      const codeButton = order(page, received).getByRole('button', button);
      await expect(codeButton).toHaveAttribute('aria-disabled', 'true');
      await codeButton.click({ force: true });
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await order(page, waiting).getByRole('button', button).click();
      const dialog = page.getByRole('dialog', button);
      await expect(dialog).toContainText(waiting);
      await expect.poll(() => readCode(codeIn(page))).toBe(adminAddress(server.origin, waiting));
      // Back closes it, a reload keeps it open.
      await page.reload();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${server.origin}/user/u/my-order`);

      await page.goto(`/user/u/order-details/${waiting}`);
      await page.getByRole('button', button).click();
      await expect.poll(() => readCode(codeIn(page))).toBe(adminAddress(server.origin, waiting));
      await page.goto(`/user/u/order-details/${received}`);
      await expect(page.getByRole('button', button)).toHaveAttribute('aria-disabled', 'true');
      await page.goto(`/user/u/order-details/${sent}`);
      await expect(page.getByRole('heading', { name: 'ご注文内容' })).toBeVisible();
      await expect(page.getByRole('button', button)).toHaveCount(0);
      expect(consoleErrors).toEqual([]);
    });

    test('[ODET-01] [ODET-04] [ODET-05] a shipped order shows its tracking number, the shipping fee and the payment', async ({
      server,
      openAs,
      consoleErrors,
    }) => {
      const fan = await server.createFan();
      const id = await addOrder(
        server,
        fan,
        {
          deliveryMethod: 'shipping',
          deliveryStatus: 'shipped',
          trackingNumber: '4012-3456-7890',
          createdAt: new Date('2026-11-03T03:05:00Z'),
          updatedAt: new Date('2026-11-06T05:40:00Z'),
        },
        [
          { name: 'フェイスタオル', quantity: 2 },
          { name: '応援バット', unitPrice: 2500 },
        ],
      );
      const page = await openAs(fan, `/u/order-details/${id}`);
      await expect(beside(page, '注文番号')).toHaveText(id);
      await expect(beside(page, '注文日時')).toHaveText('2026.11.03 12:05');
      await expect(beside(page, '完了日時')).toHaveText('2026.11.06 14:40');
      await expect(beside(page, '追跡番号')).toContainText('4012-3456-7890');
      await expect(beside(page, 'お届け先')).toContainText('浜野マンション101号室');
      await expect(beside(page, '送料')).toHaveText('¥200');
      await expect(beside(page, '合計')).toContainText('¥6,300');
      await expect(beside(page, 'お名前')).toHaveText('浜野 さくら');
      await expect(beside(page, 'お支払い方法')).toContainText('1111');
      await expect(beside(page, 'カード名義人')).toHaveText('SAKURA HAMANO');
      await expect(page.getByText('発送済み')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(consoleErrors).toEqual([]);
    });

    test('[ODET-01] a canceled order shows the cancellation and the refund', async ({
      server,
      openAs,
    }) => {
      const fan = await server.createFan();
      const id = await addOrder(server, fan, {
        deliveryStatus: 'canceled',
        paymentStatus: 'refunded',
      });
      const page = await openAs(fan, `/u/order-details/${id}`);
      await expect(page.getByText('この注文はキャンセルされました。')).toBeVisible();
      await expect(page.getByText('返金済み')).toBeVisible();
      await expect(page.getByRole('link', { name: '領収書を表示' })).toHaveCount(0);
    });

    test('the receipt prints with a name, without the app’s chrome @journey', async ({
      server,
      openAs,
      consoleErrors,
    }) => {
      const fan = await server.createFan();
      const id = await addOrder(server, fan);
      const page = await openAs(fan, `/u/order-details/${id}`);
      await page.getByRole('link', { name: '領収書を表示' }).click();
      await expect(page).toHaveURL(`${server.origin}/user/u/order-details/${id}/receipt`);
      const receipt = page.getByRole('article', { name: '領収書' });
      await expect(receipt).toContainText('¥3,600-');
      await expect(receipt).toContainText('¥327');
      const number = await beside(page, '領収書番号').textContent();
      await page.getByRole('textbox', { name: /宛名/ }).fill('浜野商店街 御中');
      await expect(receipt).toContainText('浜野商店街 御中');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: '印刷・PDFに保存' })).toBeHidden();
      await expect(page.getByRole('textbox', { name: /宛名/ })).toBeHidden();
      await expect(page.getByRole('link', { name: '戻る' })).toBeHidden();
      await expect(receipt).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      const sheets = (await page.pdf({ format: 'A4' }))
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g);
      expect(sheets).toHaveLength(1);
      // A reprint has the same number.
      await page.reload();
      await expect(beside(page, '領収書番号')).toHaveText(number ?? '');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(consoleErrors).toEqual([]);
    });
  });
}

test('[ORD-01] an empty list links to the shop', async ({ server, openAs }) => {
  const page = await openAs(await server.createFan(), '/u/my-order');
  await expect(page.getByRole('heading', { name: '注文履歴はありません' })).toBeVisible();
  await page.getByRole('link', { name: 'ショップを見る' }).click();
  await expect(page).toHaveURL(`${server.origin}/user/u/shop`);
});

test('[ODET-05] another fan’s order and a missing one are both not found', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const [fan, other] = [await server.createFan(), await server.createFan()];
  const id = await addOrder(server, other);
  const page = await openAs(fan, `/u/order-details/${id}`);
  for (const path of [id, '261121-ZZZZZZ', 'nothing', `${id}/receipt`]) {
    await page.goto(`/user/u/order-details/${path}`);
    const missing = { name: /注文が見つかりません|領収書を表示できません/ };
    await expect(page.getByRole('heading', missing), path).toBeVisible();
    await expect(page.getByText('SAKURA HAMANO')).toHaveCount(0);
  }
  await page.getByRole('link', { name: '注文履歴を見る' }).click();
  await expect(page).toHaveURL(`${server.origin}/user/u/my-order`);
  expect(consoleErrors).toEqual([]);
});

test('at the counter: a handed-over order shows thanks at once, and is no longer waiting', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const fan = await server.createFan();
  const [id, later] = [await addOrder(server, fan), await addOrder(server, fan)];
  const page = await openAs(fan, '/u/my-order');
  await expect(page.getByText('受け取り待ちが2件あります')).toBeVisible();
  await order(page, id).getByRole('button', { name: '受け取り用QRコード' }).click();
  await expect(codeIn(page)).toBeVisible();
  // While the fan shows the code at the counter.
  await setStatus(server, id, 'received');
  const dialog = page.getByRole('dialog', { name: '受け取り用QRコード' });
  await expect(dialog.getByText('お受け取りありがとうございました')).toBeVisible();
  await dialog.getByRole('button', { name: '閉じる' }).click();
  await expect(order(page, id)).toContainText('受取済み');
  await expect(page.getByText('受け取り待ちが1件あります')).toBeVisible();
  await expect(order(page, later)).toContainText('未受取');
  expect(consoleErrors).toEqual([]);
});

test('a load error shows in place, and a retry loads the orders', async ({ server, openAs }) => {
  const fan = await server.createFan();
  const id = await addOrder(server, fan);
  const page = await openAs(fan, '/u/my-page');
  // The event stream is blocked: a reconnect would reload by itself, and here the button must do it.
  await page.route('**/api/v1/events', (route) => route.abort());
  await page.route('**/api/v1/user/orders?*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/user/u/my-order');
  await expect(page.getByText('注文履歴を読み込めませんでした')).toBeVisible();
  await page.unroute('**/api/v1/user/orders?*');
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(order(page, id)).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[QRP-01] [SW-01] the codes of open pickups show from a cold start, with their time; a logout removes them @journey', async ({
    server,
    openAs,
    network,
  }) => {
    const fan = await server.createFan();
    const ids = [
      await addOrder(server, fan),
      await addOrder(server, fan, { createdAt: daysAgo(2) }, [{ name: '応援バット' }]),
    ];
    await addOrder(server, fan, { createdAt: daysAgo(4), deliveryStatus: 'received' });
    // They are stored without having been opened.
    const page = await openAs(fan, '/u/card', { origin: network.origin });
    await untilCached(page);
    const storedOrders = () =>
      page.evaluate((id) => localStorage.getItem(`kept:${id}:pickups`) ?? '', fan.id);
    await expect.poll(storedOrders).toContain(ids[1]);
    // Only what the counter needs is stored.
    expect(await storedOrders()).not.toMatch(/浜野 さくら|09012345678|1111/);

    network.connectTo('http://127.0.0.1:9');
    network.closeConnections();
    const cold = await openAs(null, '/u/my-order', { origin: network.origin, beside: page });
    await page.close();
    await expect(cold.getByText('受け取り待ちが2件あります')).toBeVisible();
    await cold.getByRole('button', { name: 'QRコードを表示' }).click();
    const sheet = cold.getByRole('dialog', { name: '受け取り用QRコード' });
    await expect(sheet).toContainText(ids[0] ?? '');
    await expect(sheet.getByText(/最終更新 \d{4}\.\d{2}\.\d{2}/)).toBeVisible();
    await expect.poll(() => readCode(codeIn(cold))).toBe(adminAddress(server.origin, ids[0] ?? ''));
    await cold.getByRole('button', { name: /次/ }).click();
    await expect(cold.getByText('2件中2件目')).toBeVisible();
    await expect.poll(() => readCode(codeIn(cold))).toBe(adminAddress(server.origin, ids[1] ?? ''));
    await cold.reload();
    await expect(sheet).toBeVisible();

    network.connectTo(server.origin);
    await cold.goto(`${network.origin}/user/u/my-page`);
    await cold.getByRole('button', { name: 'ログアウト' }).click();
    await expect(cold).toHaveURL(/\/user\/login$/);
    expect(
      await cold.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept:'))),
    ).toEqual([]);
  });
});
