import { readFile } from 'node:fs/promises';
import { addOrder } from '../support/orders.ts';
import { expect, type Page, test } from './test.ts';

const atVenue = { paymentMethod: 'at_pickup', paymentStatus: 'at_pickup' } as const;

const memo = (page: Page) => page.getByRole('textbox', { name: 'メモ' });

test('[ORDM-01] [ORDM-02] [ORDM-05] a manager signs in, filters, saves the CSV, opens an order and writes its memo; a second tab loses nothing @gate', async ({
  server,
  openStaffAs,
  consoleErrors,
}) => {
  const manager = await server.createStaff('manager');
  const fan = await server.createFan();
  const paid = await addOrder(server, fan);
  const due = await addOrder(server, fan, atVenue);

  const page = await openStaffAs(manager, '/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('注文');
  await expect(page.getByRole('link', { name: due })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByText('くわしい条件').click();
  await page.getByRole('checkbox', { name: '会場払いの未収だけ' }).click();
  await expect(page).toHaveURL(/[?]due=at_venue$/);
  await expect(page.getByRole('link', { name: paid })).toHaveCount(0);
  await page.getByRole('searchbox').fill(due.slice(-6).toLowerCase());
  await expect(page).toHaveURL(new RegExp(`[?]q=${due.slice(-6).toLowerCase()}&due=at_venue$`));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '1件をCSVで保存' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^orders-\d{4}-\d{2}-\d{2}[.]csv$/);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text.startsWith('\ufeff注文番号,')).toBe(true);
  expect(text).toContain(due);
  expect(text).not.toContain(paid);

  await page.getByRole('link', { name: due }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(due);
  await expect(page.getByText('会場で受け取る金額')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await memo(second).fill('倉庫にあります');

  await memo(page).fill('12番ゲート');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('メモを変えました')).toBeVisible();
  await second.getByRole('button', { name: '保存する' }).click();
  await expect(second.getByRole('alert').filter({ hasText: /./ })).toContainText(
    `${manager.name}さんがメモを変えました`,
  );
  await expect(second.getByRole('alert').filter({ hasText: /./ })).toContainText('12番ゲート');
  await expect(memo(second)).toHaveValue('倉庫にあります');
  await second.getByRole('button', { name: '入力した文で書き換える' }).click();
  await expect(second.getByRole('button', { name: '保存する' })).toBeVisible();

  // Back in the list, the filters are still there; and the counter shows the memo.
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: '会場払いの未収だけ' })).toBeChecked();
  await second.getByRole('link', { name: '受け渡しの画面で開く' }).click();
  await expect(second.getByText('倉庫にあります')).toBeVisible();
  await second.getByRole('button', { name: '読み取りに戻る' }).click();
  await expect(second.getByRole('link', { name: /^注文/ })).toBeVisible();
  // The refused save.
  expect(consoleErrors.filter((consoleError) => !consoleError.includes('409'))).toEqual([]);
});

test('[ORDM-01] an order tapped right after typing opens, however long its screen takes to load', async ({
  server,
  openStaffAs,
}) => {
  const orderId = await addOrder(server, await server.createFan());
  const manager = await server.createStaff('manager');
  const page = await openStaffAs(manager, '/orders', {
    prepare: (opened) => opened.clock.install(),
  });
  await expect(page.getByRole('link', { name: orderId })).toBeVisible();
  const code = Promise.withResolvers<void>();
  await page.route('**/admin/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });

  await page.evaluate(async (id) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field, id.slice(-6));
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((rendered) => requestAnimationFrame(rendered));
    document.querySelector<HTMLElement>(`a[href$="${id}"]`)?.click();
  }, orderId);
  // The pause of the search ends while the code of the screen is on its way.
  await page.clock.runFor(1000);
  code.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderId);
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('注文');
});
