import { startProxy } from '../support/proxy.ts';
import {
  cards,
  enterCard,
  expect,
  expectNothingPaid,
  expectPaidOnce,
  placeButton,
  test,
} from './checkoutFixtures.ts';
import { announceConnection } from './test.ts';

const nowhere = 'http://127.0.0.1:9';
const place = '**/api/v1/user/orders/create-with-payment';

test('[CHK-09] several quick taps send one request, and the button is busy while it runs; a reload meanwhile ends at the paid order, and Back from there makes no second one @gate', async ({
  shop,
  buyer,
  payPage,
}) => {
  const page = await payPage();
  await enterCard(page);
  const slow = shop.gateway.delay(/POST .*[/]pay$/);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('create-with-payment'))
      requests.push(request.headers()['idempotency-key'] ?? '');
  });
  await placeButton(page).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 5; tap++) button.click();
  });
  await slow.arrived;
  await expect(placeButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('決済しています。この画面のままお待ちください。')).toBeVisible();
  await placeButton(page).click({ force: true });
  expect(requests).toHaveLength(1);

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
  await announceConnection(page);
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
