import { addOrder } from '../support/orders.ts';
import { expect, type Page, test } from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[STAFF-02] [ORDM-01] the office by keyboard alone: places, search, rows, an order and back, the list of keys', async ({
  server,
  openStaffAs,
  consoleErrors,
}) => {
  const manager = await server.createStaff('manager');
  const fan = await server.createFan();
  const older = await addOrder(server, fan);
  const newer = await addOrder(server, fan);
  const page = await openStaffAs(manager, '/today');
  await expect(heading(page)).toHaveText('今日');

  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(heading(page)).toHaveText('注文');
  const row = (orderId: string) => page.getByRole('link', { name: orderId });
  await expect(row(newer)).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(older.slice(-6));
  await expect(row(newer)).toHaveCount(0);
  await expect(row(older)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(row(older)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(older);

  // The memo: its letters are text, and Ctrl+Enter saves it.
  await page.getByRole('textbox', { name: 'メモ' }).focus();
  await page.keyboard.type('go to gate 12?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('メモを変えました')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'メモ' })).toHaveValue('go to gate 12?');
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'キーの一覧' });
  await expect(keys).toBeVisible();
  await expect(keys.getByText('見守り', { exact: true })).toBeVisible();
  // Behind the open list nothing happens.
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(heading(page)).toHaveText(older);

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(heading(page)).toHaveText('ログインと端末');
  const off = page.getByRole('switch', { name: '文字のキーで操作する' });
  await off.focus();
  await page.keyboard.press('Space');
  await expect(off).not.toBeChecked();
  await page.reload();
  await expect(off).not.toBeChecked();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(heading(page)).toHaveText('ログインと端末');
  await expect(keys).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('[SAFE-05] a report is decided and the decision is taken back by keyboard alone', async ({
  server,
  openStaffAs,
}) => {
  const { createGroup, createFan, createPlayer, createStaff } = server;
  const player = await createPlayer();
  const topicId = await createGroup('応援トーク', [player.playerId]);
  const [sender, reader] = [await createFan('自転車通勤'), await createFan('浜野 さくら')];
  const content = '駅で待っていれば会えます';
  const sent = await sender.call('POST', '/v1/user/chats/message', { body: { topicId, content } });
  const { messageId } = sent.body.data as { messageId: string };
  await reader.call('POST', `/v1/topics/${topicId}/messages/${messageId}/reports`, {
    body: { reason: 'whereabouts' },
  });

  const page = await openStaffAs(await createStaff('manager'), '/reports');
  await page.setViewportSize({ width: 1280, height: 800 });
  const report = page.getByRole('link', { name: content });
  // The queue also has what other tests of this server reported.
  const place = await report.evaluate((link) =>
    [...(link.closest('ul')?.querySelectorAll('a') ?? [])].indexOf(link as HTMLAnchorElement),
  );
  for (let row = 0; row <= place; row += 1) await page.keyboard.press('j');
  await expect(report).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('region', { name: '通報への対応' });
  await expect(form.getByRole('radio', { name: '非表示にする' })).toBeChecked();
  await page.keyboard.press('4');
  await expect(form.getByRole('radio', { name: '注意する' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('no places, please');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('no places, please');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByText('非表示にしました')).toBeVisible();

  await page.keyboard.press('z');
  await expect(dialog).toContainText('この対応を元に戻しますか？');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('radio', { name: '通す' })).toBeVisible();
  // A phone shows the way back, which Escape presses.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/[/]reports$/);
});
