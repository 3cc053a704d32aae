import { expect, test } from './checkoutFixtures.ts';
import type { Page } from './test.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const next = (page: Page) => page.getByRole('button', { name: '次へ進む' }).click();
const dialog = (page: Page) => page.getByRole('dialog');

test('[CHK-13] [NAME-01] [NAME-02] [DESK-03] [DESK-07] the goods of the cart are paid at the venue: found by the reading of a name, handed over for cash, and counted in the till', async ({
  openAs,
  openStaffAs,
  shop,
  buyer,
  consoleErrors,
}) => {
  const fan = await openAs(buyer, '/u/checkout-info');
  await expect(fan.getByText('¥3,600').first()).toBeVisible();
  await field(fan, 'フリガナ').fill('はまの さくら');
  await field(fan, 'メールアドレス').fill('sakura@example.jp');
  await field(fan, '電話番号').fill('09012345678');
  await next(fan);
  await fan.getByRole('radio', { name: '会場払い' }).check({ force: true });
  await fan.getByRole('link', { name: '次へ進む' }).click();
  await expect(fan.getByRole('region', { name: 'お客様情報' })).toContainText('ハマノ サクラ');
  await fan.getByRole('button', { name: '注文を確定する' }).click();
  await expect(fan.getByRole('heading', { name: 'ご注文を受け付けました' })).toBeVisible();
  const [order] = await shop.ordersOf(buyer);
  const orderId = order?.id ?? '';
  await fan.goto(`${shop.origin}/user/u/shop-cart`);
  await expect(fan.getByText('カートに商品がありません')).toBeVisible();

  const staff = await shop.createStaff('desk');
  const desk = await openStaffAs(staff, '/');
  await desk.getByRole('searchbox', { name: '番号かお名前で探す' }).fill('さくら はまの');
  await desk.getByRole('link', { name: new RegExp(orderId.slice(-3)) }).click();
  await desk.getByRole('button', { name: '¥5,000' }).click();
  await expect(desk.getByText('お釣り ¥1,400')).toBeVisible();
  await desk.getByRole('button', { name: /^渡しました/ }).click();
  await expect(desk.getByRole('heading', { name: /渡しました/ })).toBeVisible();
  await desk.goto(`${shop.origin}/admin/till`);
  await expect(desk.getByText('¥3,600').first()).toBeVisible();

  const manager = await shop.createStaff('manager');
  const office = await openStaffAs(manager, `/tills/${staff.id}`);
  await office.getByRole('button', { name: '開始額を記録する' }).click();
  await dialog(office).getByLabel('開始額（釣銭準備金）').fill('30000');
  await dialog(office).getByRole('button', { name: '記録する' }).click();
  await expect(office.getByText('¥33,600').first()).toBeVisible();
  await office.getByRole('button', { name: '現金を数える' }).click();
  await dialog(office).getByLabel('数えた額').fill('33500');
  await dialog(office).getByRole('button', { name: '記録する' }).click();
  await expect(office.getByText(/¥100\s*足りません/)).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
