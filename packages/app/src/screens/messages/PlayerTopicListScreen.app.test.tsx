import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '../../testing/showApp';

test('[PWD-01] Back while a password is changed closes the dialog, and its success steps back no further', async () => {
  const changing = 'POST /v1/player/password/change';
  const list = '/p/message';
  const app = await showApp('/p/terms-of-use');
  app.server.answer(changing, null);
  await app.goto(list);
  await page.getByRole('button', { name: 'プロフィールを開く' }).click();
  await page.getByRole('button', { name: 'パスワード変更' }).click();
  await page.getByLabelText('現在のパスワード', { exact: true }).fill('Scarlet-2026');
  await page.getByLabelText('新しいパスワード', { exact: true }).fill('Crimson-2027');
  await page.getByLabelText('新しいパスワード（確認）', { exact: true }).fill('Crimson-2027');
  const release = app.server.hold(changing);
  await page.getByRole('button', { name: '変更する' }).click();
  await expect.poll(() => app.server.requests(changing)).toHaveLength(1);
  await app.back();
  await expect.poll(app.path).toBe(list);
  release();
  await app.clock.runFor(1000);
  await expect.element(page.getByText(/パスワードを変更しました/)).toBeVisible();
  expect(app.path()).toBe(list);
});
