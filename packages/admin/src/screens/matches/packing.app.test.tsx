import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { matchAt, matchPacking } from '../../testing/sampleMatches';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const { matchId } = matchAt(3);
const path = pathTo('matchPacking', { matchId: String(matchId) });
const get = 'GET /v1/admin/matches/{matchId}/packing';
const session = sessions.manager;
const uniform = page.getByRole('checkbox', { name: /^ホームユニフォーム/ });

const withUniforms = (open: number) => ({
  ...matchPacking,
  goods: matchPacking.goods.map((goods) => (goods.productId === 12 ? { ...goods, open } : goods)),
});

test('[MATCH-03] the match leads to what it takes along', async () => {
  await showAdmin(pathTo('match', { matchId: String(matchId) }), { session });
  await page.getByRole('link', { name: '持ち物' }).click();
  await expect.element(page.getByText('2種類・27点。0種類を確認しました。')).toBeVisible();
  await page.getByRole('tab', { name: 'ラベル' }).click();
  await expect.element(page.getByText('ラベル2枚・用紙1枚')).toBeVisible();
});

test('[MATCH-03] a tick stays while orders change, and says by how much the number has changed', async () => {
  const { server, clock } = await showAdmin(path, { session });
  await uniform.click();
  await expect.element(uniform).toBeChecked();
  server.answer(get, withUniforms(5));
  await clock.runFor(30_000);
  await expect
    .element(page.getByText(/3点で確認したあと、5点になりました。あと2点です。/))
    .toBeVisible();
  await expect.element(uniform).not.toBeChecked();
  await uniform.click();
  await expect.element(uniform).toBeChecked();
  // Refunded or moved: nothing is left of it, and the row stays.
  server.answer(get, withUniforms(0));
  await clock.runFor(30_000);
  await expect
    .element(page.getByText(/5点で確認したあと、0点になりました。5点多く入っています。/))
    .toBeVisible();
});

test('[MATCH-03] without a connection goods and ticks are on the device, and no names', async () => {
  const first = await showAdmin(path, { session });
  await uniform.click();
  await expect.element(uniform).toBeChecked();
  expect(JSON.stringify(localStorage)).not.toContain('小林 航');
  first.server.fail(get, 'network');
  await first.clock.runFor(30_000);
  await expect.element(page.getByText(/最終更新/)).toBeVisible();
  await expect.element(uniform).toBeChecked();
});

test('[MATCH-03] a page that opens without a connection has the goods of the device', async () => {
  const copy = { ...matchPacking, orders: [] };
  await showAdmin(path, {
    session,
    prepare(server) {
      localStorage.setItem(
        `staff-desk-packing-${matchId}`,
        JSON.stringify({ at: '2026-11-22T02:00:00.000Z', packing: copy }),
      );
      server.fail(get, 'network');
    },
  });
  await expect.element(page.getByText('2種類・27点。0種類を確認しました。')).toBeVisible();
  await expect.element(page.getByText(/最終更新/)).toBeVisible();
  await page.getByRole('tab', { name: '番号順' }).click();
  await expect.element(page.getByText('電波のあるところで開いてください')).toBeVisible();
});

test('[MATCH-03] a match that does not exist has no page', async () => {
  await showAdmin(path, {
    session,
    prepare: (server) => server.fail(get, 404),
  });
  await expect.element(page.getByText('お探しのページは見つかりませんでした。')).toBeVisible();
});
