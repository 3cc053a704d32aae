import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { changedClosing, closedMatch, openClosing } from '../../testing/sampleClosing';
import { matchAt } from '../../testing/sampleMatches';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const matchId = String(matchAt(0).matchId);
const path = pathTo('matchClosing', { matchId });
const get = 'GET /v1/admin/matches/{matchId}/closing';
const close = 'POST /v1/admin/matches/{matchId}/closing';
const reopen = 'POST /v1/admin/matches/{matchId}/closing/reopen';
const session = sessions.manager;
const button = page.getByRole('button', { name: '試合を締める' });

test('[MATCH-07] a finished match leads to its page, which is closed by one tap and opened again after a question', async () => {
  const { server } = await showAdmin(pathTo('match', { matchId }), { session });
  await page.getByRole('link', { name: '試合を締める' }).click();
  await expect
    .element(page.getByText('レジ1：端末から届いていない記録が2件あります。'))
    .toBeVisible();
  await button.click();
  await expect.element(page.getByText(/佐野 みなみさんが締めました/)).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();

  await page.getByRole('button', { name: '締めを取り消す…' }).click();
  await page.getByRole('button', { name: '締めを取り消す', exact: true }).click();
  await expect.element(button).toBeVisible();
  expect(server.requests(reopen).map(({ body }) => body)).toEqual([
    { closingId: closedMatch.closed?.id },
  ]);
});

test('[MATCH-07] a closing whose answer was lost is repeated under its key', async () => {
  const { server, clock } = await showAdmin(path, {
    session,
    prepare: (sample) => sample.fail(close, 'network'),
  });
  await button.click();
  await expect.poll(() => server.requests(close)).toHaveLength(1);
  // The pauses before it gives up.
  await clock.runFor(10_000);
  await expect.element(page.getByText(/接続できません/)).toBeVisible();
  server.restore();
  await button.click();
  await expect.element(page.getByText(/佐野 みなみさんが締めました/)).toBeVisible();
  const keys = server.requests(close).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('[MATCH-07] a refusal says why, and loads what the match has become', async () => {
  const { server } = await showAdmin(path, { session });
  await expect.element(button).toBeVisible();
  const message = '終了か中止にした試合だけ、締められます。先に、試合の状態を変えてください。';
  server.answer(close, () => Response.json({ code: 409, message, data: null }, { status: 409 }));
  server.answer(get, { ...openClosing, match: { ...openClosing.match, state: 'on' } });
  await button.click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText('試合を終了か中止にすると、締められます。')).toBeVisible();
});

test('[MATCH-07] what has changed since stands above the figures, and a till leads to its entries', async () => {
  const { server } = await showAdmin(path, { session, answers: { [get]: changedClosing } });
  await expect
    .element(page.getByRole('row', { name: '現金：ブース ¥61,200 ¥63,000' }))
    .toBeVisible();
  await page.getByRole('link', { name: 'レジ1' }).click();
  await expect.element(page.getByRole('heading', { name: 'レジ1', level: 1 })).toBeVisible();
  const till = 'GET /v1/admin/tills/{tillId}';
  expect(server.requests(till).map(({ query }) => query.get('match'))).toContain(matchId);
});

test('[MATCH-07] the tills of a match are chosen by the address, and the day comes back', async () => {
  const tills = 'GET /v1/admin/tills';
  const { server } = await showAdmin(`${pathTo('tills')}?match=${matchId}`, { session });
  const match = page.getByRole('combobox', { name: '試合' });
  await expect.element(match).toHaveDisplayValue('10月17日（土） 対 港南マリナーズ');
  await expect.element(page.getByRole('navigation', { name: '日を選ぶ' })).not.toBeInTheDocument();
  await match.selectOptions('すべて');
  await expect.element(page.getByRole('navigation', { name: '日を選ぶ' })).toBeVisible();
  const queries = server.requests(tills).map(({ query }) => `${query}`);
  expect(queries.at(0)).toBe(`match=${matchId}`);
  expect(queries.at(-1)).toMatch(/^day=/);
});
