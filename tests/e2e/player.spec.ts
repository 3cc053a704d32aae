import { expect, type Page, test } from './test.ts';

const openPanel = (page: Page) => page.getByRole('button', { name: 'プロフィールを開く' }).click();

test('[MSGL-01] [MSGL-10] [PWD-01] [PWD-02] [PWD-03] [PWD-04] a player changes the password and can log in with it @journey @gate', async ({
  server,
  openAs,
}) => {
  const player = await server.createPlayer();
  const page = await openAs(player, '/p/message');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${player.name}のメッセージ一覧`,
  );
  await openPanel(page);
  await page.getByRole('button', { name: 'パスワード変更' }).click();
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const submit = dialog.getByRole('button', { name: '変更する' });

  await submit.click();
  await expect(dialog.getByText('現在のパスワードを入力してください')).toBeVisible();
  await field('現在のパスワード').fill('wrong-One-1');
  await field('新しいパスワード').fill('short');
  await submit.click();
  await expect(dialog.getByText('8文字以上で入力してください')).toBeVisible();
  await field('新しいパスワード').fill('Scarlet-2027');
  await field('新しいパスワード（確認）').fill('Scarlet-2028');
  await submit.click();
  await expect(dialog.getByText('パスワードが一致しません')).toBeVisible();
  await field('新しいパスワード（確認）').fill('Scarlet-2027');
  await submit.click();
  await expect(dialog.getByText('現在のパスワードが正しくありません')).toBeVisible();

  await page.route('**/api/v1/player/password/change', (route) => route.abort());
  await field('現在のパスワード').fill(player.password);
  await submit.click();
  await expect(dialog.getByText('パスワードの変更に失敗しました')).toBeVisible();
  // No toast for either: the errors show in the dialog.
  await expect(
    page.getByRole('region', { name: 'お知らせ' }).getByRole('button', { name: '閉じる' }),
  ).toHaveCount(0);
  await page.unroute('**/api/v1/player/password/change');
  await submit.click();
  await expect(page.getByText('パスワードを変更しました')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openPanel(page);
  await page.getByRole('button', { name: 'パスワード変更' }).click();
  await expect(field('現在のパスワード')).toHaveValue('');
  await dialog.getByRole('button', { name: 'キャンセル' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.getByRole('textbox', { name: 'ログインID' }).fill(player.loginId);
  await page.getByLabel('パスワード', { exact: true }).fill('Scarlet-2027');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/user/p/message`);
});
