import { expect, test } from './test.ts';

test('[DESK-04] [DESK-06] the guide for helpers is in reach of managers only, and is one page of A4 in both themes', async ({
  server,
  openStaffAs,
  consoleErrors,
}) => {
  const [manager, desk] = [await server.createStaff('manager'), await server.createStaff('desk')];
  const page = await openStaffAs(manager, '/desks');
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

  const other = await openStaffAs(desk, '/desks/guide');
  await expect(other.getByText('お探しのページは見つかりませんでした。')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
