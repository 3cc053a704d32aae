import { addOrder } from '../support/orders.ts';
import { expect, test } from './test.ts';

test('[ORDM-03] [ORDM-05] a manager ships one order and corrects it beside a second person, then many by a file; slips print on A4', async ({
  server,
  openAs,
  openStaffAs,
  consoleErrors,
}) => {
  const manager = await server.createStaff('manager');
  const fan = await server.createFan();
  const orders: string[] = [];
  for (let count = 0; count < 3; count++)
    orders.push(await addOrder(server, fan, { deliveryMethod: 'shipping' }));
  const [first = '', second = '', third = ''] = orders;

  const page = await openStaffAs(manager, `/orders/${first}`);
  await expect(page.getByLabel('配送会社')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('配送会社').selectOption('佐川急便');
  await other.getByLabel('送り状番号').fill('4120883599');

  await page.bringToFront();
  await page.getByLabel('配送会社').selectOption('ヤマト運輸');
  await page.getByLabel('送り状番号').fill('4120-8835-2716');
  await page.getByRole('button', { name: '発送済みにする' }).click();
  await expect(page.getByRole('link', { name: /配送会社で確かめる/ })).toHaveAttribute(
    'href',
    /id=412088352716$/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await other.bringToFront();
  await other.getByRole('button', { name: '発送済みにする' }).click();
  await expect(other.getByText(/いまの内容: ヤマト運輸 4120-8835-2716/)).toBeVisible();
  await expect(other.getByLabel('送り状番号')).toHaveValue('4120883599');

  const shown = await openAs(fan, `/u/order-details/${first}`);
  await expect(shown.getByText('ヤマト運輸')).toBeVisible();
  await expect(shown.getByRole('link', { name: /配送状況を見る/ })).toBeVisible();

  await page.bringToFront();
  await page.goto('/admin/shipments/packing');
  await expect(page.getByRole('article', { name: 'ピッキングリスト' })).toContainText(
    'フェイスタオル',
  );
  for (const number of [second, third])
    await expect(page.getByRole('article', { name: `納品書 ${number}` })).toBeVisible();
  const sheets = await page.getByRole('article').count();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  // One page for the list, and one for each order that waits: also those of other tests.
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);

  await page.goto('/admin/shipments');
  const text = `注文番号,配送会社,送り状番号\n${second},佐川,4120883527\n${third},ヤマト,\n260101-000000,ヤマト,1\n`;
  await page.locator('input[type="file"]').setInputFiles({
    name: 'numbers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await expect(page.getByText('未発送 → 佐川急便 4120883527')).toBeVisible();
  await expect(page.getByText('この番号の注文はありません')).toBeVisible();
  await page.getByRole('button', { name: '2件を発送済みにする' }).click();
  await expect(page.getByText('2件を記録しました。')).toBeVisible();
  // The refused one.
  expect(consoleErrors.filter((consoleError) => !consoleError.includes('409'))).toEqual([]);
});
