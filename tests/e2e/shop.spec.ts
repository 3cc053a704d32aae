import { picture } from '../support/files.ts';
import type { Fan } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';
import { expect, type Page, test } from './test.ts';

/** An address without a server: connections are refused at once. */
const nowhere = 'http://127.0.0.1:9';

type Values = {
  name?: string;
  category?: 'goods for support' | 'jewelry' | 'digital';
  imageFiles?: string[];
  description?: string;
  size?: string;
  material?: string;
  place?: number;
  onSale?: boolean;
};

async function createProduct(server: TestServer, values: Values = {}, link: string | null = null) {
  const id = await server.createProduct(2200, link);
  if (Object.keys(values).length > 0)
    await server.db.updateTable('products').set(values).where('id', '=', id).execute();
  return id;
}

const inCart = async (fan: Fan) => {
  const { cartItems } = (await fan.call('GET', '/v1/user/cart')).body.data as {
    cartItems: { productId: number; quantity: number }[];
  };
  return cartItems.map(({ productId, quantity }) => [productId, quantity]);
};

/** The categories and pages requested from the server. */
function listen(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('/v1/user/products')) return;
    asked.push(`${searchParams.get('category') || 'all'} ${searchParams.get('page')}`);
    expect(searchParams.get('size')).toBe('15');
  });
  return asked;
}

const productCards = (page: Page) => page.getByRole('list', { name: '商品' }).getByRole('listitem');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const add = (page: Page) => page.getByRole('button', { name: 'カートに入れる' });
const quantity = (page: Page) => page.getByRole('textbox', { name: '数量' });

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const width of [390, 320]) {
  test(`[SHOP-02] [SHOP-03] [SHOP-04] [SHOP-05] [SHOP-06] categories, pages and the way back, ${width} px`, async ({
    server,
    openAs,
    consoleErrors,
  }) => {
    const fan = await server.createFan();
    // Sorted to the end of the shop: the first page is full without them.
    for (let count = 0; count < 34; count++) await createProduct(server, { place: 1000 + count });
    const name = `波のリング ${width}`;
    const ring = await createProduct(server, { name, category: 'jewelry', place: -1 });
    const shop = await openAs(fan, '/u/top');
    await shop.setViewportSize({ width, height: 740 });
    const asked = listen(shop);
    await shop.getByRole('link', { name: 'ショップ' }).click();

    await expect(shop.getByRole('heading', { level: 1, name: 'ファンショップ' })).toBeVisible();
    await expect(productCards(shop)).toHaveCount(15);
    await expect(productCards(shop).filter({ hasText: name })).toContainText('¥2,200税込');
    expect(await fits(shop)).toBe(true);

    await productCards(shop).last().scrollIntoViewIfNeeded();
    await expect.poll(() => productCards(shop).count()).toBeGreaterThanOrEqual(30);
    expect(asked.slice(0, 2)).toEqual(['all 1', 'all 2']);

    await tab(shop, 'ジュエリー').click();
    await expect(shop).toHaveURL(/\/u\/shop\?category=jewelry$/);
    await expect.poll(() => asked.at(-1)).toBe('jewelry 1');
    await expect(productCards(shop).filter({ hasText: name })).toBeVisible();
    await tab(shop, 'すべて').click();
    await expect.poll(() => asked.at(-1)).toBe('all 1');
    await tab(shop, '応援グッズ').click();
    await expect.poll(() => asked.at(-1)).toBe('goods for support 1');
    await expect(productCards(shop)).toHaveCount(15);

    // To a product far below and back, by the app's arrow and the browser's Back: same category and scroll
    // position.
    await productCards(shop).last().scrollIntoViewIfNeeded();
    await expect.poll(() => productCards(shop).count()).toBeGreaterThanOrEqual(30);
    const chosen = productCards(shop).nth(20);
    await chosen.scrollIntoViewIfNeeded();
    const before = await shop.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    for (const back of ['arrow', 'browser']) {
      await chosen.getByRole('link').click();
      await expect(shop).toHaveURL(/\/u\/goods\/\d+$/);
      await expect(shop.getByRole('article')).toBeVisible();
      if (back === 'arrow') await shop.getByRole('link', { name: '戻る' }).click();
      else await shop.goBack();
      await expect(shop).toHaveURL(/\/u\/shop\?category=goods$/);
      await expect(chosen).toBeInViewport();
      await expect.poll(() => shop.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
      expect(await productCards(shop).count()).toBeGreaterThanOrEqual(30);
    }

    // A reload keeps the category; a product opened by its address leads back to the shop.
    await shop.reload();
    await expect(tab(shop, '応援グッズ')).toHaveAttribute('aria-selected', 'true');
    await shop.goto(`${server.origin}/user/u/goods/${ring}`);
    await shop.getByRole('link', { name: '戻る' }).click();
    await expect(shop).toHaveURL(/\/u\/shop$/);
    expect(consoleErrors).toEqual([]);
  });

  test(`[GOODS-01] [GOODS-02] [GOODS-03] [GOODS-05] [SHOP-04] a product is opened and put into the cart, ${width} px @journey`, async ({
    server,
    openAs,
    consoleErrors,
  }) => {
    const fan = await server.createFan();
    const imageFiles = ['shop-one.png', 'shop-two.png', 'shop-three.png'];
    const id = await createProduct(server, {
      name: 'スカーレットマフラータオル',
      size: '約20×110cm',
      material: '綿100%',
      description: '得点の瞬間に高く掲げます。',
      imageFiles,
    });
    const page = await openAs(fan, '/u/top');
    await page.setViewportSize({ width, height: 740 });
    await page.route('**/files/shop-*', (route) => route.fulfill({ body: picture(80, 80).buffer }));
    await page.goto(`${server.origin}/user/u/goods/${id}`);

    await expect(page).toHaveTitle(/スカーレットマフラータオル/);
    const article = page.getByRole('article');
    await expect(article).toContainText('¥2,200税込');
    await expect(article).toContainText('約20×110cm');
    await expect(article).toContainText('綿100%');
    await expect(article).toContainText('得点の瞬間に高く掲げます。');
    expect(await fits(page)).toBe(true);

    await page.getByRole('button', { name: '一時停止' }).click();
    await page.getByRole('button', { name: '2枚目を表示' }).click();
    await expect(page.getByRole('group', { name: '3枚中2枚目' })).toBeVisible();
    await page.getByRole('button', { name: '次へ' }).click();
    await page.getByRole('button', { name: '次へ' }).click();
    await expect(page.getByRole('group', { name: '3枚中1枚目' })).toBeVisible();

    await page.getByRole('button', { name: '数量を増やす' }).click();
    await expect(page.getByText('¥4,400')).toBeVisible();
    const sent = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/v1/user/cart'),
    );
    await add(page).click();
    expect((await sent).postDataJSON()).toEqual({
      items: [{ productId: id, quantity: 2 }],
      append: true,
    });
    const dialog = page.getByRole('dialog', { name: 'カートに追加しました' });
    await expect(dialog).toContainText('数量 2');
    expect(await inCart(fan)).toEqual([[id, 2]]);

    await dialog.getByRole('button', { name: '買い物を続ける' }).click();
    await expect(dialog).toHaveCount(0);
    await quantity(page).fill('３');
    await add(page).click();
    await expect(dialog).toContainText('数量 3');
    expect(await inCart(fan)).toEqual([[id, 5]]);

    await dialog.getByRole('link', { name: 'カートへ進む' }).click();
    await expect(page).toHaveURL(`${server.origin}/user/u/shop-cart`);
    await page.goBack();
    await expect(page).toHaveURL(`${server.origin}/user/u/goods/${id}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto(`${server.origin}/user/u/shop`);
    const cart = page.getByRole('link', { name: /^カートを見る/ });
    await expect(cart).toHaveAccessibleName('カートを見る（5点）');
    await cart.click();
    await expect(page).toHaveURL(`${server.origin}/user/u/shop-cart`);
    expect(consoleErrors).toEqual([]);
  });
}

test('[GOODS-04] the three error messages, and keys that enter nothing', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const id = await createProduct(server);
  const page = await openAs(fan, `/u/goods/${id}`);
  for (const [text, message] of [
    ['', '正しい数量を入力してください'],
    ['0', '数量は1以上で入力してください'],
    ['012', '正しい数量を入力してください'],
  ] as const) {
    await quantity(page).fill(text);
    await add(page).click();
    await expect(quantity(page)).toBeFocused();
    await expect(quantity(page)).toHaveAccessibleDescription(message);
  }
  await quantity(page).fill('');
  await quantity(page).pressSequentially('eE+-.1234567890');
  await expect(quantity(page)).toHaveValue('123456789');
  expect(await inCart(fan)).toEqual([]);
});

test('[GOODS-02] a product sold on another site opens that site, and has no cart', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const link = `${server.origin}/user/legal/commerce`;
  const id = await createProduct(server, { name: 'ボイスリング', category: 'digital' }, link);
  const page = await openAs(fan, '/u/shop?category=digital');
  const card = productCards(page).filter({ hasText: 'ボイスリング' }).last();
  await expect(card.getByRole('link')).toHaveAccessibleName(/販売サイトで購入する商品/);
  await page.goto(`${server.origin}/user/u/goods/${id}`);
  await expect(add(page)).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^販売サイトで購入する/ }).click();
  const seller = await opened;
  await expect(seller).toHaveURL(link);
  // The seller's page gets no opener.
  expect(await seller.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(`${server.origin}/user/u/goods/${id}`);
});

test('[GORD-01] 会場払いで注文する carries the quantity on', async ({ server, openAs }) => {
  const fan = await server.createFan();
  const id = await createProduct(server);
  const page = await openAs(fan, `/u/goods/${id}`);
  await page.getByRole('button', { name: '数量を増やす' }).click();
  await page.getByRole('button', { name: '会場払いで注文する' }).click();
  await expect(page).toHaveURL(`${server.origin}/user/u/goods/${id}/order?quantity=2`);
});

test('[SHOP-01] how to buy: Back closes it, a reload keeps it open', async ({ server, openAs }) => {
  const fan = await server.createFan();
  const page = await openAs(fan, '/u/shop?category=jewelry');
  await page.getByRole('button', { name: '購入方法' }).click();
  const sheet = page.getByRole('dialog', { name: '購入方法' });
  await expect(sheet).toContainText('全国一律200円');
  await page.reload();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/u\/shop\?category=jewelry$/);
});

test('a category without products shows a message', async ({ server, openAs }) => {
  const fan = await server.createFan();
  await server.db
    .updateTable('products')
    .set({ onSale: false })
    .where('category', '=', 'jewelry')
    .execute();
  const page = await openAs(fan, '/u/shop?category=jewelry');
  await expect(page.getByRole('heading', { name: 'データがありません' })).toBeVisible();
});

test('a product no longer on sale and a missing one link back to the shop', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const gone = await createProduct(server, { onSale: false });
  for (const id of [gone, 99_999_999, 'uniform']) {
    const page = await openAs(fan, `/u/goods/${id}`);
    await expect(page.getByRole('heading', { name: '商品が見つかりません' }).last()).toBeVisible();
    // No toast beside the message.
    await expect(page.getByRole('region', { name: 'お知らせ' }).getByRole('listitem')).toHaveCount(
      0,
    );
    await page.getByRole('link', { name: 'ショップへもどる' }).click();
    await expect(page).toHaveURL(`${server.origin}/user/u/shop`);
  }
});

test('offline an error shows at the button, the quantity stays, and a retry adds once', async ({
  server,
  openAs,
  network,
}) => {
  const fan = await server.createFan();
  const id = await createProduct(server);
  const page = await openAs(fan, `/u/goods/${id}`, { origin: network.origin });
  await quantity(page).fill('4');
  network.connectTo(nowhere);
  network.closeConnections();
  await add(page).click();
  await expect(page.getByRole('form').getByRole('alert')).toContainText('サーバーに接続できません');
  await expect(quantity(page)).toHaveValue('4');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await inCart(fan)).toEqual([]);
  network.connectTo(server.origin);
  await add(page).click();
  await expect(page.getByRole('dialog', { name: 'カートに追加しました' })).toBeVisible();
  expect(await inCart(fan)).toEqual([[id, 4]]);
});

test('a lost response adds nothing twice', async ({ server, openAs }) => {
  const fan = await server.createFan();
  const id = await createProduct(server);
  const page = await openAs(fan, `/u/goods/${id}`);
  let lost = 0;
  await page.route('**/api/v1/user/cart', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    // The server executes each request, and its response is lost.
    await route.fetch();
    lost++;
    await route.abort();
  });
  await add(page).click();
  await expect(page.getByRole('form').getByRole('alert')).toContainText('サーバーに接続できません');
  expect(lost).toBeGreaterThan(0);
  await page.unroute('**/api/v1/user/cart');
  await add(page).click();
  await expect(page.getByRole('dialog', { name: 'カートに追加しました' })).toBeVisible();
  expect(await inCart(fan)).toEqual([[id, 1]]);
});

test('a page of products that fails to load shows an error in place, and loads on retry', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  for (let count = 0; count < 20; count++) await createProduct(server, { category: 'digital' });
  const page = await openAs(fan, '/u/top');
  await page.route(/products\?.*page=2/, (route) => route.abort());
  await page.getByRole('link', { name: 'ショップ' }).click();
  await tab(page, 'デジタルコンテンツ').click();
  await expect(page.getByRole('tabpanel', { name: 'デジタルコンテンツ' })).toBeVisible();
  await expect(productCards(page)).toHaveCount(15);
  await productCards(page).last().scrollIntoViewIfNeeded();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('読み込めませんでした');
  await expect(productCards(page)).toHaveCount(15);
  await page.unroute(/products\?.*page=2/);
  await failure.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect.poll(() => productCards(page).count()).toBeGreaterThan(19);
});
