import { completeChallenge } from '../support/gateway.ts';
import {
  cards,
  code,
  enterCard,
  expect,
  expectNothingPaid,
  expectPaidOnce,
  pageError,
  placeButton,
  recordRequests,
  storedValues,
  test,
  thanksHeading,
} from './checkoutFixtures.ts';

for (const width of [390, 320]) {
  for (const method of ['venue', 'shipping'] as const) {
    test(`[CHK-04] [CHK-05] [CHK-07] [CHK-10] [CHK-11] [STOR-04] ${method} at ${width} px: from the card to the confirmation of the order @journey`, async ({
      shop,
      buyer,
      payPage,
      consoleErrors,
    }) => {
      const page = await payPage({ method });
      await page.setViewportSize({ width, height: 720 });
      const heard = recordRequests(page.context(), shop.gateway.tokenUrl);
      const fits = () =>
        page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
      expect(await fits()).toBe(true);
      await enterCard(page);
      expect(page.url()).toBe(`${shop.origin}/user/u/order-confirm`);
      expect(await fits()).toBe(true);
      const total = method === 'shipping' ? 3800 : 3600;
      await expect(page.getByRole('region', { name: 'お支払い方法' })).toContainText('1111');
      await expect(page.getByRole('region', { name: 'ご注文内容' })).toContainText(
        `¥${total.toLocaleString('ja-JP')}`,
      );
      expect(await storedValues(page)).toContain('1111');
      await placeButton(page).click();
      const orderId = await expectPaidOnce(shop, buyer, page, total);
      expect(await fits()).toBe(true);

      const storedText = heard.join('\n') + (await storedValues(page));
      expect(storedText).not.toContain(cards.good);
      expect(storedText).not.toContain('4111 1111');
      expect(storedText).not.toMatch(new RegExp(`[^0-9A-Za-z]${code}[^0-9A-Za-z]`));
      const sent = heard.find((request) => request.includes('create-with-payment'));
      expect(sent).toContain('"type":"token"');
      expect(JSON.parse(sent?.slice(sent.lastIndexOf(' {"title"')) ?? '{}')).toMatchObject({
        deliveryMethod: method,
        expectedTotal: total,
        paymentDetails: { type: 'token', brand: 'visa', last4: '1111', name: 'AKARI HAMANO' },
      });

      // Back must not lead into a finished checkout.
      const qr = page.getByRole('button', { name: '受け取り用QRコード' });
      await expect(qr).toHaveCount(method === 'venue' ? 1 : 0);
      await page.reload();
      await expect(thanksHeading(page)).toBeVisible();
      await expect(page.getByText(orderId)).toBeVisible();
      if (method === 'venue') {
        await qr.click();
        await expect(page.getByRole('dialog', { name: '受け取り用QRコード' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      expect(consoleErrors).toEqual([]);
    });
  }
}

test('[CHK-09] [STOR-04] a reload of the confirmation leads back to the payment page, with all fields but number and security code', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  await page.reload();
  await expect(page).toHaveURL(`${shop.origin}/user/u/checkout-payment`);
  const number = page.getByRole('textbox', { name: 'カード番号' });
  await expect(number).toHaveValue('');
  await expect(number).toHaveAccessibleDescription(/末尾1111/);
  await expect(page.getByRole('textbox', { name: 'カード名義人' })).toHaveValue('AKARI HAMANO');
  await expect(page.getByRole('combobox', { name: '有効期限（月）' })).toHaveValue('12');
  await expect(page.getByRole('textbox', { name: 'セキュリティコード' })).toHaveValue('');
  await expectNothingPaid(shop, buyer);
  await number.fill(cards.good);
  await page.getByRole('textbox', { name: 'セキュリティコード' }).fill(code);
  await page.getByRole('button', { name: '次へ進む' }).click();
  await placeButton(page).click();
  await expectPaidOnce(shop, buyer, page);
});

test('back to the payment page and forward again: no input is lost', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  await page.getByRole('link', { name: 'お支払い方法を変更' }).click();
  await expect(page.getByRole('textbox', { name: 'カード番号' })).toHaveValue(
    '4111 1111 1111 1111',
  );
  await expect(page.getByRole('textbox', { name: 'セキュリティコード' })).toHaveValue(code);
  await page.getByRole('button', { name: '次へ進む' }).click();
  await placeButton(page).click();
  await expectPaidOnce(shop, buyer, page);
});

test('[CHK-06] missing information prevents the order with a message and a link to its form', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage({ method: 'shipping' });
  await page.evaluate(() => localStorage.removeItem('ntt_user_data'));
  await page.reload();
  await enterCard(page);
  const words = 'お客様情報が不足しています。前の画面で入力してください。';
  await placeButton(page).click();
  await expect(pageError(page).getByText(words)).toBeVisible();
  await expect(page.getByRole('region', { name: 'お客様情報' })).toContainText(words);
  await expectNothingPaid(shop, buyer);
  await page.getByRole('link', { name: 'お客様情報を変更' }).click();
  await expect(page).toHaveURL(`${shop.origin}/user/u/checkout-info`);
});

test('[CHK-08] [ERR-02] a declined card shows the reason and keeps cart and input, and another card pays the same order', async ({
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
  // Cleared in storage, and still shown on the page.
  expect(await storedValues(page)).not.toContain('akari@example.com');
  await enterCard(page, cards.good);
  await expect(page.getByRole('region', { name: 'お客様情報' })).toContainText('akari@example.com');
  await placeButton(page).click();
  expect(await expectPaidOnce(shop, buyer, page, 3800)).toBe(order?.id);
  expect(await shop.ordersOf(buyer)).toHaveLength(1);
});

test('a card number the payment company rejects shows an error at its field', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await page.route(shop.gateway.tokenUrl, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({
          status: 422,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { error: { code: 'invalid_number', param: 'payment_details[number]' } },
        }),
  );
  await enterCard(page);
  await placeButton(page).click();
  await expect(page).toHaveURL(`${shop.origin}/user/u/checkout-payment`);
  await expect(page.getByText('決済に失敗しました。カードの情報をご確認ください。')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'カード番号' })).toHaveAccessibleDescription(
    /カード番号を正しく入力してください/,
  );
  await expectNothingPaid(shop, buyer);
  expect(await shop.ordersOf(buyer)).toEqual([]);
});

test('[CHK-11] a price that changed meanwhile is reported, shown and not charged', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  await shop.db
    .updateTable('products')
    .set({ price: 2000 })
    .where('id', '=', buyer.productId)
    .execute();
  await placeButton(page).click();
  await expect(pageError(page)).toContainText(
    '価格が変わりました。内容をご確認のうえ、もう一度ご注文ください。',
  );
  await expect(page.getByRole('region', { name: 'ご注文内容' })).toContainText('¥4,000');
  await expectNothingPaid(shop, buyer);
  await placeButton(page).click();
  await expectPaidOnce(shop, buyer, page, 4000);
});

test('[CHK-11] a price that changes while the page is open is reported before it is charged', async ({
  shop,
  buyer,
  payPage,
  openAs,
}) => {
  const page = await payPage();
  await enterCard(page);
  const content = page.getByRole('region', { name: 'ご注文内容' });
  await expect(content).toContainText('¥3,600');
  await shop.db
    .updateTable('products')
    .set({ price: 2000 })
    .where('id', '=', buyer.productId)
    .execute();
  await openAs(buyer, '/u/shop-cart', { beside: page });
  await expect(content).toContainText('¥4,000');
  await placeButton(page).click();
  await expect(pageError(page)).toContainText(
    '価格が変わりました。内容をご確認のうえ、もう一度ご注文ください。',
  );
  await expectNothingPaid(shop, buyer);
  await placeButton(page).click();
  await expectPaidOnce(shop, buyer, page, 4000);
});

test('[CHK-11] a shipping fee that changed meanwhile is reported, shown and not charged', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage({ method: 'shipping' });
  await enterCard(page);
  const content = page.getByRole('region', { name: 'ご注文内容' });
  await expect(content).toContainText('¥3,800');
  const { shipping } = shop.config.club;
  const { fee } = shipping;
  try {
    shipping.fee = 550;
    await placeButton(page).click();
    await expect(pageError(page)).toContainText(
      '価格が変わりました。内容をご確認のうえ、もう一度ご注文ください。',
    );
    await expect(content).toContainText('¥4,150');
    await expectNothingPaid(shop, buyer);
    await placeButton(page).click();
    await expectPaidOnce(shop, buyer, page, 4150);
  } finally {
    shipping.fee = fee;
  }
});

test('the shipping fee of the club stands in the shop, the cart and the checkout, and in the cart without a club', async ({
  shop,
  buyer,
  openAs,
}) => {
  const { shipping } = shop.config.club;
  const { fee } = shipping;
  try {
    shipping.fee = 1550;
    const page = await openAs(buyer, '/u/shop');
    await page.getByRole('button', { name: '購入方法' }).click();
    await expect(page.getByRole('dialog')).toContainText('全国一律1,550円（税込）');
    await page.route('**/api/v1/club', (route) => route.abort());
    await page.goto(`${shop.origin}/user/u/shop-cart`);
    await expect(page.getByText('会場受け取り 0円・配送 1,550円')).toBeVisible();
    await page.getByRole('link', { name: '注文手続きへ' }).click();
    const byMail = page.getByRole('radio', { name: '配送' });
    await expect(byMail).toHaveAccessibleDescription(/^全国一律1,550円。/);
    await expect(page.getByText('送料').locator('+ *')).toHaveText('¥0');
    await byMail.check();
    await expect(page.getByText('送料').locator('+ *')).toHaveText('¥1,550');
  } finally {
    shipping.fee = fee;
  }
});

test('an empty cart redirects from the payment page to the cart', async ({ shop, openAs }) => {
  const fan = await shop.createFan();
  const page = await openAs(fan, '/u/checkout-payment');
  await expect(page).toHaveURL(`${shop.origin}/user/u/shop-cart`);
});

test.describe('3-D Secure', () => {
  test('[CHK-09] a completed bank challenge leads to the confirmation of the order @journey', async ({
    shop,
    buyer,
    payPage,
  }) => {
    const page = await payPage();
    await enterCard(page, cards.asking);
    await placeButton(page).click();
    await page.getByRole('button', { name: '認証する' }).click();
    await expectPaidOnce(shop, buyer, page);
    expect(await storedValues(page)).not.toContain('akari@example.com');
  });

  for (const [response, words] of [
    ['失敗にする', '決済に失敗しました。'],
    ['キャンセル', 'お支払いを取りやめました'],
  ] as const) {
    test(`[CHK-09] [ERR-02] ${response}: shows the result, cart and input stay, and another card pays`, async ({
      shop,
      buyer,
      payPage,
    }) => {
      const page = await payPage({ method: 'shipping' });
      await enterCard(page, cards.asking);
      await placeButton(page).click();
      await page.getByRole('button', { name: response }).click();
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
      await expect(page.getByText('請求は発生していません。')).toBeVisible();
      await expectNothingPaid(shop, buyer);
      await page.getByRole('link', { name: 'もう一度支払う' }).click();
      await expect(page.getByRole('textbox', { name: 'カード名義人' })).toHaveValue('AKARI HAMANO');
      await enterCard(page, cards.good);
      await expect(page.getByRole('region', { name: 'お客様情報' })).toContainText('山下町1-1');
      await placeButton(page).click();
      await expectPaidOnce(shop, buyer, page, 3800);
      expect(await shop.ordersOf(buyer)).toHaveLength(1);
    });
  }

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

  test('[CHK-09] the tab is closed at the bank; another browser shows the result', async ({
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

  test('another fan’s order is not found', async ({ shop, payPage, openAs, buyer }) => {
    const page = await payPage();
    await enterCard(page, cards.asking);
    await placeButton(page).click();
    await expect(page.getByRole('button', { name: '認証する' })).toBeVisible();
    const [order] = await shop.ordersOf(buyer);
    const other = await openAs(await shop.createFan(), `/u/order-confirm/${order?.id}`);
    await expect(other.getByText('注文が見つかりません')).toBeVisible();
    await other.goto(`/user/u/order-complete/${order?.id}`);
    await expect(other.getByText('注文が見つかりません')).toBeVisible();
  });
});
