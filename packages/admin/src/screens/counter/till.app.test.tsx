import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { tillDetail } from '../../testing/sampleMoney';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const countCall = 'POST /v1/admin/tills/{tillId}/counts';
const correctCall = 'POST /v1/admin/tills/{tillId}/corrections';
const path = pathTo('till', { tillId: tillDetail.till.id });
const dialog = page.getByRole('dialog');

test('[DESK-07] the forms of a till are out of the way until they are asked for, and close when it is stored', async () => {
  const app = await showAdmin(path, { session: sessions.manager });
  await expect.element(page.getByText('¥50 足りません')).toBeVisible();
  await expect.element(page.getByRole('textbox').first()).not.toBeInTheDocument();
  await page.getByRole('button', { name: '開始額を記録する' }).click();
  await dialog.getByRole('textbox', { name: /釣銭準備金/ }).fill('20000');
  await dialog.getByRole('button', { name: '記録する', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [sent] = app.server.requests(countCall);
  expect(sent?.body).toEqual({ day: tillDetail.day, kind: 'float', amount: 20_000 });
});

test('[DESK-07] a count whose answer was lost is repeated under its key, also from a dialog that was opened again', async () => {
  const app = await showAdmin(path, {
    session: sessions.manager,
    prepare: (server) => server.fail(countCall, 'network'),
  });
  const count = async (yen: string) => {
    await page.getByRole('button', { name: '現金を数える' }).click();
    await dialog.getByRole('textbox', { name: /数えた額/ }).fill(yen);
    await dialog.getByRole('button', { name: '記録する', exact: true }).click();
  };
  await count('31500');
  await expect.poll(() => app.server.requests(countCall)).toHaveLength(1);
  // The pauses before it gives up.
  await app.clock.runFor(10_000);
  await expect.element(dialog.getByText(/接続できません/)).toBeVisible();
  // What was typed stays.
  await expect.element(dialog.getByRole('textbox', { name: /数えた額/ })).toHaveValue('31500');
  await dialog.getByRole('button', { name: '閉じる' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  app.server.restore();
  await count('31500');
  await expect.element(dialog).not.toBeInTheDocument();
  await count('31500');
  await expect.element(dialog).not.toBeInTheDocument();
  const keys = app.server
    .requests(countCall)
    .map(({ headers }) => headers.get('Idempotency-Key') ?? '');
  const [last, ...before] = keys.toReversed();
  expect(before.length).toBeGreaterThan(1);
  expect(new Set(before).size).toBe(1);
  expect(before).not.toContain(last);
});

test('[DESK-07] a till that the server does not know is a page not found', async () => {
  await showAdmin(path, {
    session: sessions.manager,
    prepare: (server) => server.fail('GET /v1/admin/tills/{tillId}', 404),
  });
  await expect.element(page.getByText('お探しのページは見つかりませんでした。')).toBeVisible();
});

test('[DESK-07] a correction is made in the same way', async () => {
  const app = await showAdmin(path, { session: sessions.manager });
  await page.getByRole('button', { name: '額を訂正する…' }).click();
  await dialog.getByRole('textbox', { name: /金額/ }).fill('500');
  await dialog.getByRole('textbox', { name: /理由/ }).fill('二重の入力');
  await dialog.getByRole('button', { name: '訂正を記録する' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(app.server.requests(correctCall).map(({ body }) => body)).toEqual([
    { day: tillDetail.day, means: 'cash', amount: -500, reason: '二重の入力' },
  ]);
});
