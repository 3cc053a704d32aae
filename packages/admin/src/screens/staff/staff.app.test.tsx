import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

test('[STAFF-02] an owner does not demote or remove oneself, and sees the accounts while the server is away', async () => {
  const app = await showAdmin('/staff', { session: sessions.owner });
  const own = page.getByRole('row', { name: new RegExp(sessions.owner.name) });
  await own.getByRole('link').click();
  await expect.element(page.getByText(/自分の役割は変えられません。/)).toBeVisible();
  await expect.element(page.getByText(/自分は削除できません。/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /削除/ })).not.toBeInTheDocument();

  app.server.fail('GET /v1/admin/staff', 'network');
  // A change loads the list again.
  await page.getByRole('textbox', { name: '名前' }).fill('港 ゆみこ');
  await page.getByRole('button', { name: '名前を変える' }).click();
  await expect.element(page.getByText('名前を変えました。')).toBeVisible();
  await expect.element(page.getByText(/最終更新/)).toBeVisible();
  await page.getByRole('link', { name: 'スタッフへ戻る' }).click();
  await expect.element(page.getByText(/最終更新/)).toBeVisible();
  await expect.element(own).toBeVisible();

  await app.reload();
  const retry = page.getByRole('button', { name: 'もう一度読み込む' });
  await expect.element(retry).toBeVisible();
  app.server.restore();
  await retry.click();
  await expect.element(own).toBeVisible();
});

test('[STAFF-02] an owner who leaves while an account is removed stays where they went', async () => {
  const removing = 'DELETE /v1/admin/staff/{staffId}';
  const app = await showAdmin('/staff', { session: sessions.owner });
  await page
    .getByRole('row', { name: new RegExp(sessions.manager.name) })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'スタッフを削除する…' }).click();
  const release = app.server.hold(removing);
  await page.getByRole('button', { name: '削除する', exact: true }).click();
  await expect.poll(() => app.server.requests(removing)).toHaveLength(1);
  await app.back();
  await expect.poll(app.path).toBe('/staff');
  await page.getByRole('link', { name: 'スタッフを追加' }).click();
  await expect.poll(app.path).toBe('/staff/new');
  release();
  await app.clock.settle();
  expect(app.path()).toBe('/staff/new');
});
