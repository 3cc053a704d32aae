import sharp from 'sharp';
import { expect, type Page, test } from './test.ts';

const name = (page: Page) => page.getByRole('textbox', { name: '商品名' });
const save = (page: Page) => page.getByRole('button', { name: '保存する', exact: true });

test('[STOCK-01] [STOCK-12] a manager makes a product with a picture, counts it and shows it; a fan sees it; two people at it lose nothing', async ({
  server,
  openAs,
  openStaffAs,
  consoleErrors,
}) => {
  const manager = await server.createStaff('manager');
  const page = await openStaffAs(manager, '/products');
  await page.getByRole('link', { name: '商品を追加' }).click();
  await name(page).fill('応援フラッグ');
  await page.getByRole('textbox', { name: '価格（税込）' }).fill('１，２００');
  await page.getByRole('textbox', { name: '商品について' }).fill('風になびく旗です。');
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } });
  await page.locator('input[type="file"]').setInputFiles({
    name: 'flag.png',
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  });
  await page.getByRole('button', { name: 'この範囲を使う' }).click();
  await page.getByRole('textbox', { name: /写真1の説明/ }).fill('赤い旗');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: '商品を追加' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('応援フラッグ');
  const productId = page.url().split('/').at(-1) ?? '';

  await page.getByRole('button', { name: '数え始める' }).click();
  await page.getByRole('textbox', { name: '棚にある数' }).fill('3');
  await page.getByRole('button', { name: 'この数を記録する' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('売れる数3');
  await page.getByRole('button', { name: '公開する' }).click();
  await expect(page.getByText('販売中')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('残り3点');

  const fan = await openAs(await server.createFan(), `/u/goods/${productId}`);
  await expect(fan.getByRole('heading', { name: '応援フラッグ', level: 1 })).toBeVisible();
  await expect(fan.getByText('¥1,200').first()).toBeVisible();
  await expect(fan.getByText('残り3点').first()).toBeVisible();
  await expect(fan.getByRole('img', { name: '赤い旗' })).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('textbox', { name: 'サイズ' }).fill('60×90cm');
  await page.bringToFront();
  await page.getByRole('textbox', { name: '価格（税込）' }).fill('1500');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('保存済み')).toBeVisible();
  await second.bringToFront();
  await save(second).click();
  await expect(second.getByText('保存済み')).toBeVisible();
  await fan.reload();
  await expect(fan.getByText('¥1,500').first()).toBeVisible();
  await expect(fan.getByText('60×90cm')).toBeVisible();
  // The refused save.
  expect(consoleErrors.filter((consoleError) => !consoleError.includes('409'))).toEqual([]);
});
