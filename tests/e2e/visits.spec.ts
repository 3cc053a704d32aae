import { dayOf } from '@homestand/api-client/day';
import { expect, test } from './camera.ts';
import { readCode } from './readQrCode.ts';
import { announceConnection, type Page } from './test.ts';
import { untilCached } from './worker.ts';

/** An address without a server: connections are refused at once. */
const noServer = 'http://127.0.0.1:9';

const scan = (page: Page) => page.getByRole('link', { name: 'コードを読み取る' }).click();
const season = (page: Page) => page.getByRole('list', { name: /年$/ });

// A phone opens the scanner without the server.
test.use({ serviceWorkers: 'allow' });

test('[MATCH-06] fans scan the code of the screen at the gate: one is stamped at once, and not again; one without a signal is stamped once it is back @journey', async ({
  server,
  openAs,
  openStaffAs,
  camera,
  network,
}) => {
  const { origin } = network;
  const match = await server.createMatch(new Date(Date.now() - 3_600_000), {
    ...{ day: dayOf(Date.now()), opponent: '港南マリナーズ' },
  });
  const manager = await server.createStaff('manager');
  const gate = await openStaffAs(manager, `/matches/${match}`, { origin });
  await gate.getByRole('link', { name: '画面に表示' }).click();
  const code = gate.getByRole('img', { name: '対 港南マリナーズの来場スタンプのコード' });
  const shown = new RegExp(`^${origin}/user/u/visits#${match}\\.`);
  await expect.poll(() => readCode(code)).toMatch(shown);
  camera.sees({ code: (await readCode(code)) ?? '' });

  const page = await openAs(await server.createFan(), '/u/visits', { origin });
  await expect(page.getByText('来場スタンプはまだありません')).toBeVisible();
  await scan(page);
  await expect(page.getByText('今季1試合目', { exact: true })).toBeVisible();
  await expect(page.getByText('もう押してあります')).toHaveCount(0);
  await expect(season(page)).toContainText('対 港南マリナーズ');
  await expect(page).toHaveURL(`${origin}/user/u/visits`);
  await scan(page);
  await expect(page.getByText('この試合のスタンプは、もう押してあります。')).toBeVisible();
  await page.goto(`${origin}/user/u/my-page`);
  await expect(page.getByRole('link', { name: '来場スタンプ（今季1試合）' })).toBeVisible();

  const away = await openAs(await server.createFan(), '/u/visits', { origin });
  await expect(away.getByText('来場スタンプはまだありません')).toBeVisible();
  await untilCached(away);
  network.connectTo(noServer);
  network.closeConnections();
  await scan(away);
  await expect(away.getByText('スタンプをお預かりしました')).toBeVisible();
  await away.reload();
  await expect(away.getByText('1件のスタンプは、電波が戻ると自動で押します')).toBeVisible();
  await expect(away.getByText('来場スタンプはまだありません')).toBeVisible();

  network.connectTo(server.origin);
  await announceConnection(away);
  await expect(away.getByText('来場スタンプを押しました')).toBeVisible();
  await expect(season(away)).toContainText('対 港南マリナーズ');
  await expect(away.getByText('電波が戻ると自動で押します')).toHaveCount(0);
  await scan(away);
  await expect(away.getByText('この試合のスタンプは、もう押してあります。')).toBeVisible();
  await expect(season(away).getByRole('listitem')).toHaveCount(1);

  await gate.getByRole('link', { name: '閉じる' }).click();
  await gate.goto(`${origin}/admin/matches/${match}`);
  await expect(gate.getByRole('region', { name: '来場スタンプ' })).toContainText('2人');
  await server.db.deleteFrom('matchVisits').where('matchId', '=', match).execute();
  await server.db.deleteFrom('matches').where('id', '=', match).execute();
});
