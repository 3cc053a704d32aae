import type { Page } from '@playwright/test';
import { picture } from '../support/files.ts';
import { completeChallenge } from '../support/gateway.ts';
import {
  cards,
  code,
  enterCard,
  expect,
  expectNothingPaid,
  expectPaidOnce,
  placeButton,
  recordRequests,
  storedValues,
  test,
  thanksHeading,
} from './checkoutFixtures.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const next = (page: Page) => page.getByRole('button', { name: '次へ進む' }).click();
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

test('[SHOP-04] [SHOP-06] [GOODS-01] [GOODS-02] [GOODS-03] [GOODS-05] [CART-01] [CART-02] [CART-03] [CHK-01] [CHK-02] [CHK-03] [CHK-04] [CHK-05] [CHK-07] [CHK-10] [CHK-11] [STOR-04] one purchase, from the shelf to the confirmation of the order @journey @gate @smoke', async ({
  shop,
  buyer,
  openAs,
  consoleErrors,
}) => {
  const nameOf = async (productId: number) => {
    const { body } = await buyer.call('GET', `/v1/user/products/${productId}`);
    return (body.data as { product: { name: string } }).product.name;
  };
  const capId = await shop.createProduct(3200);
  const [towel, cap] = [await nameOf(buyer.productId), `スカーレットキャップ${capId}`];
  const values = {
    name: cap,
    size: '頭囲57cm',
    material: '綿100%',
    description: '夏の外野席に。',
    imageFiles: ['shop-one.png', 'shop-two.png', 'shop-three.png'],
  };
  await shop.db.updateTable('products').set(values).where('id', '=', capId).execute();
  const page = await openAs(buyer, '/u/shop', {
    prepare: (opened) =>
      opened.route('**/files/shop-*', (route) => route.fulfill({ body: picture(80, 80).buffer })),
  });
  const heard = recordRequests(page.context(), shop.gateway.tokenUrl);

  // The product: its pictures, its data, two of it into the cart, then one more.
  await page.getByRole('link', { name: new RegExp(cap) }).click();
  await expect(page).toHaveURL(`${shop.origin}/user/u/goods/${capId}`);
  await expect(page).toHaveTitle(new RegExp(cap));
  const article = page.getByRole('article');
  await expect(article).toContainText('¥3,200税込');
  for (const text of [values.size, values.material, values.description])
    await expect(article).toContainText(text);
  await page.getByRole('button', { name: '一時停止' }).click();
  await page.getByRole('button', { name: '2枚目を表示' }).click();
  await expect(page.getByRole('group', { name: '3枚中2枚目' })).toBeVisible();
  await page.getByRole('button', { name: '次へ' }).click();
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(page.getByRole('group', { name: '3枚中1枚目' })).toBeVisible();
  await page.getByRole('button', { name: '数量を増やす' }).click();
  await expect(page.getByText('¥6,400')).toBeVisible();
  const added = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/v1/user/cart'),
  );
  await page.getByRole('button', { name: 'カートに入れる' }).click();
  expect((await added).postDataJSON()).toEqual({
    items: [{ productId: capId, quantity: 2 }],
    append: true,
  });
  const dialog = page.getByRole('dialog', { name: 'カートに追加しました' });
  await expect(dialog).toContainText('数量 2');
  await dialog.getByRole('button', { name: '買い物を続ける' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('textbox', { name: '数量' }).fill('１');
  await page.getByRole('button', { name: 'カートに入れる' }).click();
  await expect(dialog).toContainText('数量 1');
  await dialog.getByRole('link', { name: 'カートへ進む' }).click();
  await expect(page).toHaveURL(`${shop.origin}/user/u/shop-cart`);
  await page.goBack();
  await expect(article).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  const cart = page.getByRole('link', { name: /^カートを見る/ });
  await expect(cart).toHaveAccessibleName('カートを見る（5点）');
  await cart.click();
  await expect(page).toHaveURL(`${shop.origin}/user/u/shop-cart`);

  // The cart: plus, minus, typing, the total with tax.
  const total = page.getByRole('main').getByRole('status').filter({ hasText: '合計' });
  await expect(total).toContainText('¥13,200税込');
  await row(page, towel).getByRole('button', { name: '数量を増やす' }).click();
  await expect(row(page, towel).getByRole('textbox')).toHaveValue('3');
  await expect(row(page, towel)).toContainText('¥5,400税込');
  await expect(total).toContainText('6点');
  await expect(total).toContainText('¥15,000税込');
  await row(page, towel).getByRole('button', { name: '数量を減らす' }).click();
  await row(page, towel).getByRole('button', { name: '数量を減らす' }).click();
  await expect(row(page, towel).getByRole('button', { name: '商品を削除' })).toBeVisible();
  await row(page, cap).getByRole('textbox').fill('12');
  await expect(total).toContainText('¥40,200税込');
  // The stepper is as narrow as its number, also without field-sizing.
  const stepper = await row(page, cap).getByRole('group').boundingBox();
  expect(stepper?.width).toBeLessThan(150);
  await expect(page.getByRole('link', { name: '注文手続きへ' })).toBeInViewport();
  await page.getByRole('link', { name: '注文手続きへ' }).click();
  await expect(page).toHaveURL(`${shop.origin}/user/u/checkout-info`);

  // The customer: from pickup to shipping, through a reload and Back.
  await expect(page.getByRole('radio', { name: '会場受け取り' })).toBeChecked();
  await expect(
    page.getByRole('list', { name: 'ご注文の手順' }).locator('[aria-current="step"]'),
  ).toContainText('情報入力');
  await expect(field(page, 'お名前')).toHaveValue(buyer.name);
  await expect(page.getByText('¥40,200')).toHaveCount(2);
  await expect(field(page, '郵便番号')).toHaveCount(0);
  await page.getByRole('radio', { name: '配送' }).click();
  await expect(page.getByText('¥200', { exact: true })).toBeVisible();
  await expect(page.getByText('¥40,400')).toBeVisible();
  await next(page);
  await expect(field(page, 'メールアドレス')).toBeFocused();
  await expect(page.getByText('必須項目です')).toHaveCount(6);
  await field(page, 'メールアドレス').fill('sakura@example.jp');
  await field(page, '電話番号').fill('０９０－１２３４－５６７８');
  await field(page, '郵便番号').fill('231-0023');
  await expect(field(page, '番地')).toHaveValue('山下町');
  // A town without a street number is not accepted.
  await next(page);
  await expect(page.getByText(/番地まで入力してください/)).toBeVisible();
  await field(page, '番地').fill('山下町1-1');
  await page.getByLabel('この住所を登録する').check();
  const isFilled = async () => {
    await expect(page.getByRole('radio', { name: '配送' })).toBeChecked();
    await expect(field(page, 'メールアドレス')).toHaveValue('sakura@example.jp');
    await expect(field(page, '電話番号')).toHaveValue('09012345678');
    await expect(field(page, '番地')).toHaveValue('山下町1-1');
    await expect(page.getByLabel('この住所を登録する')).toBeChecked();
  };
  await page.reload();
  await isFilled();
  await next(page);
  await expect(page).toHaveURL(`${shop.origin}/user/u/checkout-payment`);
  await page.goBack();
  await isFilled();
  expect(page.url()).toBe(`${shop.origin}/user/u/checkout-info`);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('山下町');
  await next(page);

  // The card, the confirmation and the order.
  await enterCard(page);
  expect(page.url()).toBe(`${shop.origin}/user/u/order-confirm`);
  await expect(page.getByRole('region', { name: 'お支払い方法' })).toContainText('1111');
  await expect(page.getByRole('region', { name: 'ご注文内容' })).toContainText('¥40,400');
  expect(await storedValues(page)).toContain('1111');
  await placeButton(page).click();
  const orderId = await expectPaidOnce(shop, buyer, page, 40_400);

  const seen = heard.join('\n') + (await storedValues(page));
  expect(seen).not.toContain(cards.good);
  expect(seen).not.toContain('4111 1111');
  expect(seen).not.toMatch(new RegExp(`[^0-9A-Za-z]${code}[^0-9A-Za-z]`));
  const sent = heard.find((request) => request.includes('create-with-payment'));
  expect(sent).toContain('"type":"token"');
  expect(JSON.parse(sent?.slice(sent.lastIndexOf(' {"title"')) ?? '{}')).toMatchObject({
    deliveryMethod: 'shipping',
    syncAddress: 1,
    expectedTotal: 40_400,
    paymentDetails: { type: 'token', brand: 'visa', last4: '1111', name: 'AKARI HAMANO' },
  });
  const saved = await buyer.call('GET', '/v1/user/shipping-address');
  expect(saved.body.data).toMatchObject({
    shippingAddress: { postalCode: '2310023', street: '山下町1-1' },
  });

  // A reload shows the same.
  await page.reload();
  await expect(thanksHeading(page)).toBeVisible();
  await expect(page.getByText(orderId)).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('[CHK-08] [ERR-02] a declined card shows the reason and keeps cart and input, and another card pays the same order @gate', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage({ method: 'shipping' });
  await enterCard(page, cards.poor);
  await placeButton(page).click();
  await expect(
    page.getByText('決済に失敗しました。カードの残高または利用枠が不足しています。'),
  ).toBeVisible();
  const [order] = await shop.ordersOf(buyer);
  await expect(page).toHaveURL(`${shop.origin}/user/u/checkout-payment/${order?.id}`);
  await expectNothingPaid(shop, buyer);
  // What was typed is there after a reload, too, but nothing of the card.
  expect(await storedValues(page)).toContain('akari@example.com');
  expect(await storedValues(page)).not.toContain(cards.poor);
  await enterCard(page, cards.good);
  await expect(page.getByRole('region', { name: 'お客様情報' })).toContainText('akari@example.com');
  await placeButton(page).click();
  expect(await expectPaidOnce(shop, buyer, page, 3800)).toBe(order?.id);
  expect(await shop.ordersOf(buyer)).toHaveLength(1);
});

test.describe('3-D Secure', () => {
  test('[CHK-09] [CHK-10] a completed bank challenge leads to the confirmation of the order, with the code for the pickup @journey @gate @smoke', async ({
    shop,
    buyer,
    payPage,
    consoleErrors,
  }) => {
    const page = await payPage();
    await enterCard(page, cards.asking);
    await placeButton(page).click();
    await page.getByRole('button', { name: '認証する' }).click();
    await expectPaidOnce(shop, buyer, page);
    expect(await storedValues(page)).not.toContain('akari@example.com');
    await page.getByRole('button', { name: '受け取り用QRコード' }).click();
    await expect(page.getByRole('dialog', { name: '受け取り用QRコード' })).toBeVisible();
    // Back closes the code; it must not lead into a finished checkout.
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(thanksHeading(page)).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });

  test('[CHK-09] the gateway’s notification arrives before the fan returns: the confirmation shows at once', async ({
    shop,
    buyer,
    payPage,
  }) => {
    const page = await payPage();
    await enterCard(page, cards.asking);
    await placeButton(page).click();
    await expect(page.getByRole('button', { name: '認証する' })).toBeVisible();
    const [order] = await shop.ordersOf(buyer);
    await completeChallenge(page.url(), 'succeed');
    await shop.gateway.controls.settled();
    await page.goto(`${shop.origin}/user/u/order-confirm/${order?.id}`);
    await expectPaidOnce(shop, buyer, page);
  });

  test('[CHK-09] the fan returns before the notification, which changes nothing any more', async ({
    shop,
    buyer,
    payPage,
  }) => {
    shop.gateway.controls.hold();
    const page = await payPage();
    await enterCard(page, cards.asking);
    await placeButton(page).click();
    await page.getByRole('button', { name: '認証する' }).click();
    await expectPaidOnce(shop, buyer, page);
    await shop.gateway.controls.release();
    await shop.gateway.controls.settled();
    await page.reload();
    await expectPaidOnce(shop, buyer, page);
  });

  test('[CHK-09] the tab is closed at the bank; another browser shows the result @gate', async ({
    shop,
    buyer,
    payPage,
    openAs,
  }) => {
    const page = await payPage({ method: 'shipping' });
    await enterCard(page, cards.asking);
    await placeButton(page).click();
    await expect(page.getByRole('button', { name: '認証する' })).toBeVisible();
    const bank = page.url();
    const [order] = await shop.ordersOf(buyer);
    await page.close();

    const elsewhere = await openAs(buyer, `/u/order-confirm/${order?.id}`);
    await expect(
      elsewhere.getByRole('heading', { name: 'お支払いの結果を確認しています' }),
    ).toBeVisible();
    await completeChallenge(bank, 'succeed');
    await expectPaidOnce(shop, buyer, elsewhere, 3800);
  });

  test('[CHK-09] abandoned at the bank and tried again elsewhere: the first payment is closed, the second one pays', async ({
    shop,
    buyer,
    payPage,
    openAs,
  }) => {
    const page = await payPage({ method: 'shipping' });
    await enterCard(page, cards.asking);
    await placeButton(page).click();
    await expect(page.getByRole('button', { name: '認証する' })).toBeVisible();
    const bank = page.url();
    const [order] = await shop.ordersOf(buyer);

    const elsewhere = await openAs(buyer, `/u/order-confirm/${order?.id}`);
    await elsewhere.getByRole('link', { name: 'もう一度支払う' }).click({ timeout: 30_000 });
    // This browser has no draft: the customer comes from the order.
    await enterCard(elsewhere, cards.good);
    await expect(elsewhere.getByRole('region', { name: 'お客様情報' })).toContainText('港 あかり');
    await placeButton(elsewhere).click();
    await expectPaidOnce(shop, buyer, elsewhere, 3800);
    await completeChallenge(bank, 'succeed');
    await shop.gateway.controls.settled();
    await elsewhere.reload();
    await expectPaidOnce(shop, buyer, elsewhere, 3800);
  });
});
