import { startProxy } from '../support/proxy.ts';
import {
  cards,
  enterCard,
  expect,
  expectAllRefunded,
  expectNothingPaid,
  expectPaidOnce,
  pageError,
  placeButton,
  test,
} from './checkoutFixtures.ts';

const nowhere = 'http://127.0.0.1:9';
const place = '**/api/v1/user/orders/create-with-payment';

test('[CHK-09] several quick taps send one request, and the button is busy while it runs @gate', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  const slow = shop.gateway.delay(/POST .*[/]pay$/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('create-with-payment'))
      asked.push(request.headers()['idempotency-key'] ?? '');
  });
  await placeButton(page).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 5; tap++) button.click();
  });
  await slow.arrived;
  await expect(placeButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('決済しています。この画面のままお待ちください。')).toBeVisible();
  await placeButton(page).click({ force: true });
  slow.release();
  await expectPaidOnce(shop, buyer, page);
  expect(asked).toHaveLength(1);
});

test('[CHK-09] a reload while the card is charged ends at the paid order, and Back from there makes no second order @gate', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  const slow = shop.gateway.delay(/POST .*[/]pay$/);
  await placeButton(page).click();
  await slow.arrived;
  await page.reload();
  const [order] = await shop.ordersOf(buyer);
  await expect(page).toHaveURL(`${shop.origin}/user/u/order-confirm/${order?.id}`);
  await expect(page.getByRole('heading', { name: 'お支払いの結果を確認しています' })).toBeVisible();
  slow.release();
  await expectPaidOnce(shop, buyer, page);

  await page.goBack();
  await expect(page).toHaveURL(`${shop.origin}/user/u/shop-cart`);
  await expect(page.getByRole('heading', { name: 'カートに商品がありません' })).toBeVisible();
  await expect(placeButton(page)).toHaveCount(0);
  expect(await shop.chargesOf(buyer)).toHaveLength(1);
});

test('[CHK-09] a reload before the request arrives: the fan sees that nothing was ordered, and the late request orders nothing', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  const late = Promise.withResolvers<{ headers: Record<string, string>; body: string }>();
  await page.route(place, (route) => {
    late.resolve({ headers: route.request().headers(), body: route.request().postData() ?? '' });
    // Neither forwarded nor answered: the request is still under way.
  });
  await placeButton(page).click();
  const { headers, body } = await late.promise;
  await page.reload();
  await expect(page).toHaveURL(`${shop.origin}/user/u/checkout-payment`);
  await expect(
    page.getByText('前回の注文は確定していません。請求も発生していません。'),
  ).toBeVisible();
  await page.unroute(place);
  const key = headers['idempotency-key'] ?? '';
  const response = await buyer.call('POST', '/v1/user/orders/create-with-payment', {
    body: JSON.parse(body),
    key,
  });
  expect(response.status).toBe(409);
  await expectNothingPaid(shop, buyer);
  await enterCard(page);
  await placeButton(page).click();
  await expectPaidOnce(shop, buyer, page);
});

test('[CHK-09] an earlier payment whose result cannot be requested is checked again when the connection is back', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  const sent = Promise.withResolvers<void>();
  await page.route(place, () => {
    sent.resolve();
    // Neither forwarded nor answered: the request is still under way.
  });
  const checks = '**/api/v1/user/checkouts/*';
  await page.route(checks, (route) => route.abort());
  await placeButton(page).click();
  await sent.promise;
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'お支払いの結果をまだ確認できません' }),
  ).toBeVisible();
  await page.unroute(checks);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(
    page.getByText('前回の注文は確定していません。請求も発生していません。'),
  ).toBeVisible();
  await expectNothingPaid(shop, buyer);
});

test('[CHK-09] two tabs confirm the same cart at once: one order, one charge, both tabs show the result @gate', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  const other = await payPage({ beside: page });
  await enterCard(page);
  await enterCard(other);
  const slow = shop.gateway.delay(/POST .*[/]pay$/);
  await placeButton(page).click();
  await slow.arrived;
  await placeButton(other).click();
  await expect(
    other.getByText('ほかの画面で同じ注文を処理しています。終わるまでお待ちください。'),
  ).toBeVisible();
  slow.release();
  await expectPaidOnce(shop, buyer, page);
  await expectPaidOnce(shop, buyer, other);
  expect(await shop.ordersOf(buyer)).toHaveLength(1);
});

test('[CHK-09] a request whose response is lost is repeated under the same key @gate', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  const keys: string[] = [];
  await page.route(place, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    const result = await route.fetch();
    if (keys.length <= 2) await route.abort();
    else await route.fulfill({ response: result });
  });
  await placeButton(page).click();
  await expect(page.getByText('二重に請求されることはありません。')).toBeVisible();
  await expectPaidOnce(shop, buyer, page);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('[CHK-09] without any response the fan sees that the result is unknown, and another tap repeats the same order', async ({
  shop,
  buyer,
  payPage,
}) => {
  // Waits for the deadline of the payment call.
  test.slow();
  const page = await payPage();
  await enterCard(page);
  const keys: string[] = [];
  await page.route(place, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length === 1) await route.fetch();
    await route.abort();
  });
  await placeButton(page).click();
  await expect(pageError(page)).toContainText('お支払いの結果をまだ確認できません', {
    timeout: 45_000,
  });
  await expect(placeButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute(place);
  page.on('request', (request) => {
    if (request.url().includes('create-with-payment'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await placeButton(page).click();
  await expectPaidOnce(shop, buyer, page);
  expect(new Set(keys).size).toBe(1);
});

test('[CHK-09] a request cut off before it arrives is sent again when the connection is back, once @gate', async ({
  shop,
  buyer,
  payPage,
}) => {
  const network = await startProxy(shop.origin);
  const page = await payPage({ origin: network.origin });
  await enterCard(page);
  let isCut = false;
  await page.route(place, async (route) => {
    if (!isCut) {
      network.connectTo(nowhere);
      network.closeConnections();
    }
    isCut = true;
    await route.continue();
  });
  await placeButton(page).click();
  await expect(page.getByText('二重に請求されることはありません。')).toBeVisible();
  await expectNothingPaid(shop, buyer);
  network.connectTo(shop.origin);
  await expectPaidOnce(shop, buyer, page);
  await network.stop();
});

test('[CHK-09] each request of a payment is lost once: one tap pays once', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  const lost = new Set<string>();
  await page.route('**/*', async (route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    if (lost.has(call)) return route.fallback();
    lost.add(call);
    await route.abort('connectionreset');
  });
  await placeButton(page).click();
  await expectPaidOnce(shop, buyer, page);
  const calls = [...lost].map((call) => call.replace(/ .*[/]/, ' '));
  expect(calls).toEqual(
    expect.arrayContaining(['GET cart', 'POST tokens', 'POST create-with-payment']),
  );
});

test('[CHK-09] offline nothing is sent, and the fan sees that', async ({
  shop,
  buyer,
  payPage,
}) => {
  const network = await startProxy(shop.origin);
  const page = await payPage({ origin: network.origin });
  await enterCard(page);
  network.connectTo(nowhere);
  network.closeConnections();
  await placeButton(page).click();
  await expect(pageError(page)).toContainText(
    '通信できませんでした。注文は確定しておらず、請求も発生していません。',
  );
  network.connectTo(shop.origin);
  await placeButton(page).click();
  await expectPaidOnce(shop, buyer, page);
  await network.stop();
});

test('[CHK-09] a gateway that charges and loses the response: the fan waits and sees the paid order', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  shop.gateway.dropResponse(/POST .*[/]pay$/);
  await placeButton(page).click();
  await expectPaidOnce(shop, buyer, page);
});

test('[CHK-09] an unavailable gateway: the request is retried under the same key', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  shop.gateway.refuseConnections(/POST .*[/]sessions$/, 2);
  await placeButton(page).click();
  await expectPaidOnce(shop, buyer, page);
});

test('[ROB-04] a gateway that refuses the charge: the fan sees at once that nothing was charged, and the same key pays', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('create-with-payment'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  shop.gateway.fail(/POST .*[/]pay$/, '429', 1000);
  await placeButton(page).click();
  await expect(pageError(page)).toContainText('注文は確定しておらず、請求も発生していません。');
  await expectNothingPaid(shop, buyer);
  shop.gateway.clearFaults();
  await expectPaidOnce(shop, buyer, page);
  expect(new Set(keys).size).toBe(1);
});

test('[ROB-04] a charge that differs from the order never shows as paid: the fan sees the refund, and the cart stays', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  const slow = shop.gateway.delay(/POST .*[/]pay$/);
  shop.gateway.fail(/refund$/, '500', 1000);
  await placeButton(page).click();
  await slow.arrived;
  const [order] = await shop.ordersOf(buyer);
  await shop.db
    .updateTable('payments')
    .set({ amount: 1 })
    .where('orderId', '=', order?.id ?? '')
    .execute();
  slow.release();
  await expect(page.getByRole('heading', { name: '返金の手続きをしています' })).toBeVisible();
  shop.gateway.clearFaults();
  await shop.age(order?.id ?? '');
  await expect(page.getByRole('heading', { name: '全額を返金しました' })).toBeVisible();
  await page.goto(`${shop.origin}/user/u/order-complete/${order?.id}`);
  await expect(page.getByRole('heading', { name: '全額を返金しました' })).toBeVisible();
  await expectAllRefunded(shop, buyer);
  await page.goto(`${shop.origin}/user/u/order-details/${order?.id}`);
  await expect(page.getByText('お支払いの金額は返金済みです。')).toBeVisible();
});

test('[CHK-09] Back from the bank shows the payment’s state, and another attempt pays once', async ({
  shop,
  buyer,
  payPage,
}) => {
  // Two attempts, each with the bank's page.
  test.slow();
  const page = await payPage();
  await enterCard(page, cards.asking);
  await placeButton(page).click();
  await expect(page.getByRole('button', { name: '認証する' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'お支払いの結果を確認しています' })).toBeVisible();
  await page.getByRole('link', { name: 'もう一度支払う' }).click({ timeout: 30_000 });
  await enterCard(page, cards.good);
  await placeButton(page).click();
  await expectPaidOnce(shop, buyer, page);
});
