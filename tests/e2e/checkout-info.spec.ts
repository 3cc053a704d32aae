import type { Fan } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';
import { address } from '../support/shop.ts';
import { expect, type Page, test } from './test.ts';

async function buyer(server: TestServer, saved?: typeof address): Promise<Fan> {
  const fan = await server.createFan('浜野 さくら');
  const items = [{ productId: await server.createProduct(1800), quantity: 2 }];
  await fan.call('PUT', '/v1/user/cart', { body: { items, append: false } });
  if (saved) await fan.call('POST', '/v1/user/shipping-address', { body: saved });
  return fan;
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const next = (page: Page) => page.getByRole('button', { name: '次へ進む' }).click();
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const width of [390, 320]) {
  test(`[CHK-01] [CHK-02] [CHK-03] [CHK-11] at ${width} px: from pickup to shipping, through a reload and Back @journey`, async ({
    server,
    openAs,
    consoleErrors,
  }) => {
    const page = await openAs(await buyer(server), '/u/checkout-info');
    await page.setViewportSize({ width, height: 720 });
    await expect(page.getByRole('radio', { name: '会場受け取り' })).toBeChecked();
    await expect(
      page.getByRole('list', { name: 'ご注文の手順' }).locator('[aria-current="step"]'),
    ).toContainText('情報入力');
    await expect(field(page, 'お名前')).toHaveValue('浜野 さくら');
    await expect(field(page, '郵便番号')).toHaveCount(0);
    await expect(page.getByText('¥3,600')).toHaveCount(2);

    await page.getByRole('radio', { name: '配送' }).click();
    await expect(page.getByText('¥200', { exact: true })).toBeVisible();
    await expect(page.getByText('¥3,800')).toBeVisible();
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
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const isThere = async () => {
      await expect(page.getByRole('radio', { name: '配送' })).toBeChecked();
      await expect(field(page, 'メールアドレス')).toHaveValue('sakura@example.jp');
      await expect(field(page, '電話番号')).toHaveValue('09012345678');
      await expect(field(page, '番地')).toHaveValue('山下町1-1');
      await expect(page.getByLabel('この住所を登録する')).toBeChecked();
    };
    await page.reload();
    await isThere();
    await next(page);
    await expect(page).toHaveURL(`${server.origin}/user/u/checkout-payment`);
    await page.goBack();
    await isThere();
    expect(page.url()).toBe(`${server.origin}/user/u/checkout-info`);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain('山下町');
    expect(consoleErrors).toEqual([]);
  });
}

test('[CHK-03] a saved address fills the form, and values typed over it stay', async ({
  server,
  openAs,
}) => {
  const page = await openAs(await buyer(server, address), '/u/checkout-info');
  await expect(field(page, 'お名前')).toHaveValue(address.name);
  await expect(field(page, '電話番号')).toHaveValue(address.phoneNumber);
  await page.getByRole('radio', { name: '配送' }).click();
  await expect(field(page, '郵便番号')).toHaveValue(address.postalCode);
  await expect(field(page, '番地')).toHaveValue(address.street);
  await field(page, 'お名前').fill('港 みさき');
  await page.reload();
  await expect(field(page, 'お名前')).toHaveValue('港 みさき');
  await expect(field(page, '番地')).toHaveValue(address.street);
});

test('[STOR-03] [STOR-06] two tabs edit one draft', async ({ server, openAs }) => {
  const fan = await buyer(server);
  const page = await openAs(fan, '/u/checkout-info');
  await expect(field(page, 'お名前')).toHaveValue('浜野 さくら');
  const other = await openAs(fan, '/u/checkout-info', { beside: page });
  await field(page, '電話番号').fill('09012345678');
  await expect(field(other, '電話番号')).toHaveValue('09012345678');
  await other.getByRole('radio', { name: '配送' }).click();
  await expect(page.getByRole('radio', { name: '配送' })).toBeChecked();
});

test('[CHK-02] an empty cart redirects from the checkout to the cart', async ({
  server,
  openAs,
}) => {
  const page = await openAs(await server.createFan(), '/u/checkout-info');
  await expect(page).toHaveURL(`${server.origin}/user/u/shop-cart`);
});
