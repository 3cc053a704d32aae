import { expect, test } from './checkoutFixtures.ts';
import type { Page } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

test('[ORDM-04] [ORDM-05] a manager refunds a part while the gateway fails; a second person is told, keeps the typed reason and cancels the rest @gate', async ({
  openAs,
  openStaffAs,
  shop,
  buyer,
  consoleErrors,
}) => {
  const manager = await shop.createStaff('manager');
  const { started } = await shop.pay(buyer);
  const { orderId } = started;

  const page = await openStaffAs(manager, `/orders/${orderId}`);
  await expect(page.getByText('あと¥3,600まで返せます')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: '注文を取り消す…' }).click();
  await dialog(second).getByLabel('理由').fill('日程の変更');
  await button(second, '確かめる').click();
  await expect(button(second, '取り消して¥3,600を返す')).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: '返金する…' }).click();
  await expect(page).toHaveURL(/[?]refund=refund$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await dialog(page).getByLabel('返す金額').fill('600');
  await dialog(page).getByLabel('理由').fill('一部に汚れ');
  await button(page, '確かめる').click();
  await expect(dialog(page)).toContainText('¥3,000の領収書に変わります');
  shop.gateway.fail(/POST .*[/]refund$/, '500', 1);
  await button(page, '¥600を返す').click();
  await expect(dialog(page)).toContainText(/¥600の返金を確かめています。|¥600を返しました。/);
  // The server's steps send it again.
  await expect(dialog(page)).toContainText('¥600を返しました。');
  expect((await shop.chargesOf(buyer)).map(({ netAmount }) => netAmount)).toEqual([3000]);
  await dialog(page).getByRole('button', { name: '閉じる' }).last().click();
  await expect(page.getByRole('region', { name: '返金' })).toContainText('-¥600');

  await second.bringToFront();
  await button(second, '取り消して¥3,600を返す').click();
  await expect(dialog(second).getByRole('alert')).toContainText('入力した内容は残っています。');
  await expect(dialog(second).getByLabel('理由')).toHaveValue('日程の変更');
  await button(second, '確かめる').click();
  await expect(dialog(second)).toContainText('これまでに返した額¥600');
  await button(second, '取り消して¥3,000を返す').click();
  await expect(dialog(second)).toContainText('注文を取り消しました。¥3,000を返しました。');
  expect((await shop.chargesOf(buyer)).map(({ netAmount }) => netAmount)).toEqual([0]);

  const fan = await openAs(buyer, `/u/order-details/${orderId}`);
  await expect(fan.getByText('お支払いの金額は返金済みです。')).toBeVisible();
  await expect(fan.getByText('-¥3,600')).toBeVisible();
  await expect(fan.getByRole('link', { name: '領収書を表示' })).toHaveCount(0);
  // The refused one.
  expect(consoleErrors.filter((consoleError) => !consoleError.includes('409'))).toEqual([]);
});

test('[ORDM-04] money that is handed back at the venue does not go to the card; the receipt follows', async ({
  openAs,
  openStaffAs,
  shop,
  buyer,
}) => {
  const manager = await shop.createStaff('manager');
  const { started } = await shop.pay(buyer);
  const page = await openStaffAs(manager, `/orders/${started.orderId}?refund=refund`);
  await dialog(page).getByLabel('返す金額').fill('1000');
  await dialog(page).getByRole('radio', { name: '現金で返す' }).check();
  await dialog(page).getByLabel('理由').fill('窓口で対応');
  await button(page, '確かめる').click();
  await button(page, '¥1,000を返す').click();
  await expect(dialog(page)).toContainText('¥1,000を返しました。');
  // The gateway keeps the charge.
  expect((await shop.chargesOf(buyer)).map(({ netAmount }) => netAmount)).toEqual([3600]);
  const fan = await openAs(buyer, `/u/order-details/${started.orderId}`);
  await fan.getByRole('link', { name: '領収書を表示' }).click();
  const paper = fan.getByRole('article', { name: '領収書' });
  await expect(paper).toContainText('¥2,600-');
  await expect(paper).toContainText(`R${started.orderId}-2`);
});
