import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fanSession, favoritePlayer, myPage } from '../../testing/samplePeople';
import { showApp } from '../../testing/showApp';

const mine = 'GET /v1/user/mypage';
const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const record = page.getByRole('region', { name: '推し選手の記録' });
const activity = page.getByRole('region', { name: '活動記録' });
const logout = page.getByRole('button', { name: 'ログアウト' });

test('[MYP-01] [MYP-02] [MYP-04] [MYP-05] my page shows the profile, the counts and the records', async () => {
  const { path, back } = await showApp('/u/my-page');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('マイページ');
  await expect.element(page.getByRole('definition').first()).toHaveTextContent(fanSession.name);
  await expect.element(link(/^メッセージ\s*142\s*通$/)).toBeVisible();
  await expect.element(link(/^カード\s*12\s*枚$/)).toBeVisible();
  await expect.element(activity).toMatchTextContent(/入会から\s*214\s*日/);
  await expect.element(record).toMatchTextContent(/2\s*\/\s*3\s*枚/);
  await link(new RegExp(`推し選手.*${favoritePlayer.nameJapanese}`)).click();
  await expect.poll(path).toBe(`/u/players/${favoritePlayer.id}`);
  await back();
  await link(/^注文\s*8\s*件$/).click();
  await expect.poll(path).toBe('/u/my-order');
});

test('open pickups are offered first, and not when there are none', async () => {
  const { server, goto } = await showApp('/u/my-page');
  await link('受け取り用QRコード（2件）').click();
  await expect.element(page.getByRole('dialog', { name: '受け取り用QRコード' })).toBeVisible();
  server.answer(mine, { ...myPage, pickupCount: 0 });
  await goto('/u/my-page');
  await expect.poll(() => server.requests(mine).length).toBeGreaterThanOrEqual(2);
  await expect.element(activity).toBeVisible();
  await expect.element(link(/受け取り用QRコード/)).not.toBeInTheDocument();
});

test('offline my page shows the offline copy with its time, and logging out works', async () => {
  const { server, path, reload } = await showApp('/u/my-page');
  await expect.element(record).toMatchTextContent(new RegExp(favoritePlayer.nameJapanese));
  server.disconnect();
  await reload();
  await expect.element(page.getByText(/最終更新/)).toBeVisible();
  await expect.element(record).toMatchTextContent(new RegExp(favoritePlayer.nameJapanese));
  await logout.click();
  await expect.poll(path).toBe('/login');
  expect(Object.keys(localStorage).join()).not.toContain('kept:');
});

test('without an offline copy my page shows an error with a retry, and logging out works', async () => {
  const { server, path } = await showApp('/u/my-page', {
    prepare(starting) {
      starting.answer('POST /v1/user/logout', null);
      starting.fail(mine, 'network');
    },
  });
  const retry = page.getByRole('button', { name: 'もう一度読み込む' });
  await expect.element(retry).toBeVisible();
  await expect.element(logout).toBeVisible();
  server.restore(mine);
  await retry.click();
  await expect.element(activity).toBeVisible();
  await logout.click();
  await expect.poll(path).toBe('/login');
});
