import { addOrder } from '../support/orders.ts';
import { readCode } from './readQrCode.ts';
import { expect, type Page, test } from './test.ts';

const adminAddress = (origin: string, orderId: string) => `${origin}/admin/orders/${orderId}/edit`;

const order = (page: Page, orderId: string) =>
  page.getByRole('article', { name: `注文番号 ${orderId}` });

/** The definition of a term. */
const beside = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');

const codeIn = (page: Page) => page.getByRole('img', { name: '受け取り用QRコード' });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('[ORD-02] [ODET-02] [QRP-01] the QR code of a waiting order opens the admin page; a received one shows none @journey @gate @smoke', async ({
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
  await expect(order(page, sent)).toBeVisible();
  await expect(order(page, sent).getByRole('button', button)).toHaveCount(0);
  const codeButton = order(page, received).getByRole('button', button);
  await expect(codeButton).toHaveAttribute('aria-disabled', 'true');
  // A dialog opened by this tap would cover the next button.
  await codeButton.click({ force: true });
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

test('the receipt prints with a name, without the app’s chrome @journey @gate', async ({
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
  const printButton = page.getByRole('button', { name: '印刷・PDFに保存' });
  const back = page.getByRole('link', { name: '戻る' });
  await expect(printButton).toBeVisible();
  await expect(back).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(printButton).toBeHidden();
  await expect(page.getByRole('textbox', { name: /宛名/ })).toBeHidden();
  await expect(back).toBeHidden();
  await expect(receipt).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  // A reprint has the same number.
  await page.reload();
  await expect(beside(page, '領収書番号')).toHaveText(number ?? '');
  expect(consoleErrors).toEqual([]);
});
