import type { Staff } from '../support/fixtures.ts';
import { addOrder } from '../support/orders.ts';
import { readCode } from './code.ts';
import { expect, type Page, test } from './test.ts';

/** Signed in to the staff's app, at one of its addresses. */
async function signedIn(page: Page, staff: Staff, role: string, path: string) {
  const session = JSON.stringify({ token: staff.token, id: staff.id, name: staff.name, role });
  await page.evaluate((text) => localStorage.setItem('staff_session', text), session);
  await page.goto(`/admin${path}`);
}

test('[STAFF-03] a helper’s phone becomes a desk by the code of a manager, hands over under its name, and is ended at once', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const manager = await server.createStaff('manager');
  const office = await openAs(null, '/login');
  await signedIn(office, manager, 'manager', '');
  await office.getByRole('link', { name: '注文の一覧' }).click();
  await office.getByRole('link', { name: 'レジ' }).click();
  await expect(office).toHaveURL(`${server.origin}/admin/desks`);
  await expect(office.getByText('使っているレジはありません。')).toBeVisible();
  await office.getByRole('button', { name: 'レジを追加' }).click();
  await expect(office.getByRole('textbox', { name: 'レジの名前' })).toHaveValue('レジ1');
  await office.getByRole('button', { name: 'QRコードを出す' }).click();
  const code = office.getByRole('img', { name: '端末をレジ1にするQRコード' });
  await expect.poll(() => readCode(code)).toMatch(/\/admin\/desk#[\w-]{43}$/);
  const address = (await readCode(code)) ?? '';

  // The helper's phone: no account, one tap; the code is in no request's address.
  const phone = await openAs(null, '/login');
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('レジを始める');
  await phone.getByRole('button', { name: 'この端末をレジにする' }).click();
  await expect(phone).toHaveURL(`${server.origin}/admin`);
  await expect(phone.getByText('レジ1', { exact: true })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'レジ' })).toHaveCount(0);
  const [, secret = ''] = address.split('#');
  const withoutFragment = asked.map((url) => url.split('#')[0]);
  expect(withoutFragment.filter((url) => url?.includes(secret))).toEqual([]);

  // The manager's sheet says so by itself.
  await expect(office.getByText('レジ1を追加しました。')).toBeVisible();
  await office.getByRole('button', { name: '続けて追加する' }).click();
  await expect(office.getByRole('textbox', { name: 'レジの名前' })).toHaveValue('レジ2');
  await office.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();

  const orderId = await addOrder(server, await server.createFan());
  await phone.goto(`/admin/orders/${orderId}/edit`);
  await phone.getByRole('button', { name: /^渡しました/ }).click();
  await expect(phone.locator('[data-result]')).toHaveAttribute('data-result', 'handedOver');
  await phone.goto(`/admin/orders/${orderId}/edit`);
  await expect(phone.locator('[data-result]')).toContainText('レジ1');

  // The code works once.
  const other = await openAs(null, '/login');
  await other.goto(address);
  await other.getByRole('button', { name: 'この端末をレジにする' }).click();
  await expect(other.getByText('このコードは使えません。')).toBeVisible();

  await office.getByRole('button', { name: 'レジ1を終了する' }).click();
  await office.getByRole('button', { name: '終了する', exact: true }).click();
  await expect(office.getByText('使っているレジはありません。')).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('スタッフログイン');
  expect(consoleErrors).toEqual([]);
});

test('[STAFF-02] [STAFF-03] the list of desks is for managers and owners; the page of a code says what is missing', async ({
  server,
  openAs,
}) => {
  const desk = await server.createStaff('desk');
  const page = await openAs(null, '/login');
  await page.goto('/admin/desk');
  await expect(page.getByText('レジのコードがありません。')).toBeVisible();
  await signedIn(page, desk, 'desk', '/desks');
  await expect(page.getByText('お探しのページは見つかりませんでした。')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('受け渡し');
  await expect(page.getByRole('link', { name: 'レジ' })).toHaveCount(0);
});

test('[DESK-04] [DESK-06] the guide for helpers is in reach of managers only, and is one page of A4 in both themes', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const [manager, desk] = [await server.createStaff('manager'), await server.createStaff('desk')];
  const page = await openAs(null, '/login');
  await signedIn(page, manager, 'manager', '/desks');
  await page.getByRole('link', { name: '受け渡しの手引きを印刷する' }).click();
  await expect(page).toHaveURL(`${server.origin}/admin/desks/guide`);
  const guide = page.getByRole('article', { name: '受け渡しの手引き' });
  await expect(guide).toContainText('「渡し済みです」');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(guide).toBeVisible();
  await expect(page.getByRole('button', { name: '印刷' })).toBeHidden();
  await expect(page.getByRole('link', { name: '戻る' })).toBeHidden();

  const other = await openAs(null, '/login');
  await signedIn(other, desk, 'desk', '/desks/guide');
  await expect(other.getByText('お探しのページは見つかりませんでした。')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
