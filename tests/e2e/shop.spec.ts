import { picture } from '../support/files.ts';
import type { Fan } from '../support/fixtures.ts';
import { expect, type Page, test } from './test.ts';

const inCart = async (fan: Fan) => {
  const { cartItems } = (await fan.call('GET', '/v1/user/cart')).body.data as {
    cartItems: { productId: number; quantity: number }[];
  };
  return cartItems.map(({ productId, quantity }) => [productId, quantity]);
};

const add = (page: Page) => page.getByRole('button', { name: 'カートに入れる' });
const quantity = (page: Page) => page.getByRole('textbox', { name: '数量' });

test('[GOODS-01] [GOODS-02] [GOODS-03] [GOODS-05] [SHOP-04] a product is opened and put into the cart @journey @gate @smoke', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const fan = await server.createFan();
  const imageFiles = ['shop-one.png', 'shop-two.png', 'shop-three.png'];
  const id = await server.createProduct(2200);
  const values = {
    name: 'スカーレットマフラータオル',
    size: '約20×110cm',
    material: '綿100%',
    description: '得点の瞬間に高く掲げます。',
    imageFiles,
  };
  await server.db.updateTable('products').set(values).where('id', '=', id).execute();
  const page = await openAs(fan, '/u/top');
  await page.route('**/files/shop-*', (route) => route.fulfill({ body: picture(80, 80).buffer }));
  await page.goto(`${server.origin}/user/u/goods/${id}`);

  await expect(page).toHaveTitle(/スカーレットマフラータオル/);
  const article = page.getByRole('article');
  await expect(article).toContainText('¥2,200税込');
  await expect(article).toContainText('約20×110cm');
  await expect(article).toContainText('綿100%');
  await expect(article).toContainText('得点の瞬間に高く掲げます。');

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
  await expect(article).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`${server.origin}/user/u/shop`);
  const cart = page.getByRole('link', { name: /^カートを見る/ });
  await expect(cart).toHaveAccessibleName('カートを見る（5点）');
  await cart.click();
  await expect(page).toHaveURL(`${server.origin}/user/u/shop-cart`);
  expect(consoleErrors).toEqual([]);
});
