import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { matchAt, matchHeroes } from '../../testing/sampleMatches';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const path = pathTo('match', { matchId: String(matchAt(0).matchId) });
const get = 'GET /v1/admin/matches/{matchId}/heroes';
const put = 'PUT /v1/admin/matches/{matchId}/heroes';
const session = sessions.manager;
const select = page.getByRole('combobox', { name: '本日のヒーロー' });

const hero = {
  ...({ kind: 'hero', playerId: 3, playerName: '佐伯 颯太', fans: 0, notice: 'due' } as const),
};

async function choose(option: string) {
  await select.selectOptions(option);
  await page.getByRole('button', { name: '決める…' }).click();
  await page.getByRole('button', { name: '決めて知らせる' }).click();
}

test('[MATCH-08] the hero is chosen after the number of fans is shown', async () => {
  const { server } = await showAdmin(path, { session });
  const bodies: unknown[] = [];
  server.answer(put, ({ body }) => {
    bodies.push(body);
    return { ...matchHeroes, heroes: [hero] };
  });
  await select.selectOptions('18 佐伯 颯太');
  await page.getByRole('button', { name: '決める…' }).click();
  await expect.element(page.getByText(/ファン1,204人に、30秒後から知らせます/)).toBeVisible();
  expect(bodies).toEqual([]);
  await page.getByRole('button', { name: '決めて知らせる' }).click();
  await expect.element(page.getByText(/まもなくファンに届きます/)).toBeVisible();
  expect(bodies).toEqual([{ kind: 'hero', playerId: 3, previousPlayerId: null }]);
});

test('[MATCH-08] who comes second sees what the other one has chosen', async () => {
  const { server } = await showAdmin(path, { session });
  const sentence = 'ほかの人が先に佐伯 颯太さんにしました。いまの内容を確かめてください。';
  server.answer(put, () => {
    server.answer(get, { ...matchHeroes, heroes: [hero] });
    return Response.json({ code: 409, message: sentence, data: null }, { status: 409 });
  });
  await choose('51 真壁 大悟');
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(select).toHaveDisplayValue('18 佐伯 颯太');
});

test('[MATCH-08] without a connection the choice stays, and can be sent again', async () => {
  const { server } = await showAdmin(path, { session });
  server.fail(put, 'network');
  await choose('18 佐伯 颯太');
  await expect.element(page.getByText(/サーバーに接続できません/)).toBeVisible();
  await expect.element(select).toHaveDisplayValue('18 佐伯 颯太');
  server.answer(put, { ...matchHeroes, heroes: [hero] });
  await page.getByRole('button', { name: '決める…' }).click();
  await page.getByRole('button', { name: '決めて知らせる' }).click();
  await expect.element(page.getByText(/まもなくファンに届きます/)).toBeVisible();
});

test('[MATCH-08] the number of fans who were notified comes without a reload', async () => {
  const answers = { [get]: { ...matchHeroes, heroes: [hero] } };
  const { server, clock } = await showAdmin(path, { session, answers });
  await expect.element(page.getByText(/まもなくファンに届きます/)).toBeVisible();
  server.answer(get, { ...matchHeroes, heroes: [{ ...hero, fans: 1204, notice: 'done' }] });
  await clock.runFor(5000);
  await expect.element(page.getByText('ファン1,204人に知らせました。')).toBeVisible();
});
