import type { TestProxy } from '../support/proxy.ts';
import { countOption, createOptions, stockOfOption } from '../support/stock.ts';
import { expect, test } from './camera.ts';
import { readCode } from './readQrCode.ts';
import { announceConnection, type Page } from './test.ts';
import { untilCached } from './worker.ts';

/** An address without a server: connections are refused at once. */
const noServer = 'http://127.0.0.1:9';

const start = (page: Page) => page.getByRole('button', { name: '値札を読み取る' });
const record = (page: Page) => page.getByRole('button', { name: /^売りました/ });
const basket = (page: Page) => page.getByRole('region', { name: 'お会計' });

function cut(network: TestProxy) {
  network.connectTo(noServer);
  network.closeConnections();
}

// The booth starts without the server.
test.use({ serviceWorkers: 'allow' });

test('[STOCK-13] a printed price tag opens its goods for a fan, and a booth scans it: sold for cash, and without a connection, sent once, with a manager told of what was sold beyond the stock', async ({
  server,
  openAs,
  openStaffAs,
  camera,
  network,
}) => {
  const { origin } = network;
  const productId = await server.createProduct(1800);
  const label = `赤${productId}`;
  const [red = 0] = await createOptions(server, productId, [{ label }, { label: '白' }]);
  await countOption(server, red, 2);

  const manager = await server.createStaff('manager');
  const office = await openStaffAs(manager, `/products/${productId}`, { origin });
  await office.getByRole('link', { name: '値札を印刷' }).click();
  const code = office.getByRole('img', { name: new RegExp(`（${label}）の値札のQRコード`) });
  await expect.poll(() => readCode(code)).toBe(`${origin}/user/u/goods/${productId}?option=${red}`);
  const address = (await readCode(code)) ?? '';
  const fan = await openAs(await server.createFan(), address.replace(`${origin}/user`, ''));
  await expect(fan.getByRole('radio', { name: new RegExp(label) })).toBeChecked();

  camera.sees({ code: address });
  const page = await openStaffAs(await server.createStaff(), '/booth', { origin });
  await untilCached(page, 'admin');
  await start(page).click();
  await expect(page.getByText(`（${label}）を加えました。`)).toBeVisible();
  await expect(basket(page).getByRole('textbox')).toHaveValue('1');
  await record(page).click();
  await expect(page.getByText(/1点、¥1,800 を記録しました。/)).toBeVisible();
  // The tag is still in front of the camera.
  await expect(basket(page)).toHaveCount(0);
  expect(await stockOfOption(server, red)).toMatchObject({ onHand: 1, oversold: 0 });

  cut(network);
  await page.reload();
  await start(page).click();
  await expect(page.getByText(`（${label}）を加えました。`)).toBeVisible();
  await basket(page).getByRole('button', { name: '数量を増やす' }).click();
  await record(page).click();
  await expect(page.getByText(/2点、¥3,600 をこの端末に記録しました。/)).toBeVisible();
  await expect(page.getByText('まだ送っていません', { exact: true })).toBeVisible();
  expect(await stockOfOption(server, red)).toMatchObject({ onHand: 1, oversold: 0 });

  network.connectTo(server.origin);
  await announceConnection(page);
  await expect(page.getByText('在庫より1点多く売れました。責任者の画面に出ます。')).toBeVisible();
  await expect(page.getByText('まだ送っていません', { exact: true })).toHaveCount(0);
  expect(await stockOfOption(server, red)).toMatchObject({ onHand: 0, oversold: 1 });
  const sales = await server.db
    .selectFrom('boothSales')
    .select(['quantity', 'short'])
    .where('optionId', '=', red)
    .orderBy('recordedAt')
    .execute();
  expect(sales).toEqual([
    { quantity: 1, short: 0 },
    { quantity: 2, short: 1 },
  ]);

  await page.getByRole('link', { name: 'レジ' }).click();
  await expect(page.getByText('¥5,400').first()).toBeVisible();

  await office.goto(`${origin}/admin/today`);
  await expect(office.getByText('ブースで1点多く売れました。')).toBeVisible();
});
