import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { emptyAnswers } from '../../testing/sampleAnswers';
import { favoritePlayer, myPage } from '../../testing/samplePeople';
import { showApp } from '../../testing/showApp';

const choose = 'POST /v1/user/favorite/player';
const mine = 'GET /v1/user/mypage';
const players = (selectId: string) => pathTo('players', { selectId });
const radio = (name: string) => page.getByRole('radio', { name });
/** The radio itself is hidden under its card. */
async function mark(name: string) {
  await expect.element(radio(name)).toBeInTheDocument();
  const input = radio(name).element();
  if (input instanceof HTMLInputElement) input.click();
}
const save = page.getByRole('button', { name: /設定/ });
const record = page.getByRole('region', { name: '推し選手の記録' });

const withoutFavorite = { [mine]: emptyAnswers[mine] ?? myPage };
const withFavorite = (since: string) => ({
  ...myPage,
  favoritePlayer: myPage.favoritePlayer && { ...myPage.favoritePlayer, since },
});

test('[PLR-01] [PLR-02] [PLR-03] the favourite player is chosen, and can be none', async () => {
  const { server, clock, path, goto } = await showApp(players(String(favoritePlayer.id)));
  server.answer(choose, null);
  await expect.element(radio(favoritePlayer.nameJapanese)).toBeChecked();
  await expect.element(page.getByRole('radio').first()).toHaveAccessibleName(/選択しない/);
  await mark('早乙女 陸');
  await save.click();
  await expect.poll(() => server.requests(choose).length).toBe(1);
  expect(server.requests(choose)[0]?.body).not.toEqual({ playerCardsId: favoritePlayer.id });
  await clock.runFor(200);
  expect(path()).toBe('/u/my-page');

  await goto(players('undefined'));
  await expect.element(page.getByRole('radio').first()).toBeChecked();
  await save.click();
  await expect.poll(() => server.requests(choose).at(-1)?.body).toEqual({ playerCardsId: 0 });
  await clock.runFor(200);
  expect(path()).toBe('/u/my-page');
});

test('[PLR-02] a choice that could not be saved shows an error and stays selected', async () => {
  const { server, clock, path } = await showApp(players(String(favoritePlayer.id)));
  server.answer(choose, null);
  server.fail(choose, 'network');
  await save.click();
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent(/サーバーに接続できません/);
  await expect.element(radio(favoritePlayer.nameJapanese)).toBeChecked();
  server.restore(choose);
  await save.click();
  await expect.poll(() => server.requests(choose).length).toBe(2);
  await clock.runFor(200);
  expect(path()).toBe('/u/my-page');
});

test('[MYP-03] a newly chosen favourite shows at once on my page', async () => {
  const { server, clock, path } = await showApp('/u/my-page', { answers: withoutFavorite });
  server.answer(choose, () => {
    server.answer(mine, withFavorite(new Date().toISOString()));
    return null;
  });
  await record.getByRole('link', { name: '推し選手を選ぶ' }).click();
  await mark(favoritePlayer.nameJapanese);
  await save.click();
  await expect.poll(() => server.requests(choose)).toHaveLength(1);
  await clock.runFor(200);
  expect(path()).toBe('/u/my-page');
  await expect.element(record).toMatchTextContent(new RegExp(favoritePlayer.nameJapanese));
  await expect.element(record).toMatchTextContent(/今日から応援中/);
});

test('[MYP-03] who leaves while the favourite is saved stays where they went', async () => {
  const { server, clock, path, back } = await showApp('/u/my-page', { answers: withoutFavorite });
  server.answer(choose, () => {
    server.answer(mine, withFavorite(new Date().toISOString()));
    return null;
  });
  await record.getByRole('link', { name: '推し選手を選ぶ' }).click();
  await mark(favoritePlayer.nameJapanese);
  const release = server.hold(choose);
  await save.click();
  await expect.poll(() => server.requests(choose)).toHaveLength(1);
  await back();
  await page.getByRole('link', { name: 'メッセージ', exact: true }).click();
  await expect.poll(path).toBe('/u/message');
  const loads = server.requests(mine).length;
  release();
  await expect.poll(() => server.requests(mine).length).toBeGreaterThan(loads);
  await clock.runFor(1000);
  expect(path()).toBe('/u/message');
  await page.getByRole('link', { name: 'マイページ', exact: true }).click();
  await expect.element(record).toMatchTextContent(new RegExp(favoritePlayer.nameJapanese));
});
