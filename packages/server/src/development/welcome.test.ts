import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondClub } from '../../../../tests/support/clubs.ts';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { keepDemoLogins } from '../db/seed/demoLogins.ts';
import { welcome } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ CLUB_FOLDER: secondClub });
});
afterAll(() => server.stop());

const homestand = 'npm run homestand --';

test('[CLUB-02] the start of a club of one’s own promises no demo people and says what is missing', async () => {
  const text = await welcome(server.services);
  expect(text).not.toContain('デモ');
  expect(text).toContain(
    `${server.origin}/user/login （LINEボタンの先で、新しい名前を入れてログインします。2回目からは選べます）`,
  );
  expect(text).toContain('ログインできる選手はまだいません。');
  expect(text).toContain(`${homestand} help import players`);
  expect(text).toContain('運営スタッフはまだいません。');
  expect(text).toContain(`${homestand} staff create '名前' --login owner01 --role owner`);
  for (const noun of ['products', 'cards'])
    expect(text).toContain(`${homestand} help import ${noun}`);
  expect(text).toContain(`${homestand} topics create '試合の日トーク'`);
});

test('[CLUB-02] it names who can sign in, and how a forgotten password is made anew', async () => {
  const names = ['磯村 健', '浜口 翔', '汐見 蓮', '沖田 陸'];
  const players = [];
  for (const nameJapanese of names) players.push(await server.createPlayer({ nameJapanese }));
  await server.createCard(players[0]?.playerId ?? 0);
  await server.createProduct();
  await server.createGroup('開幕の集い');
  const owner = await server.createStaff('owner');
  const text = await welcome(server.services);
  expect(text).toContain(`${players[0]?.loginId} （磯村 健）`);
  expect(text).not.toContain('沖田 陸');
  expect(text).toContain(`ほか1人: ${homestand} player list`);
  expect(text).toContain(`${homestand} player reset-password ${players[0]?.loginId}`);
  expect(text).toContain(`${owner.loginId} （オーナー）`);
  expect(text).toContain(`${homestand} staff reset-password ${owner.loginId}`);
  expect(text).not.toMatch(/help import|topics create|まだ/);
});

test('[CLUB-02] the page for development promises no demo people either', async () => {
  const page = await (await fetch(`${server.origin}/dev`)).text();
  expect(page).not.toContain('デモ');
  expect(page).toContain('player reset-password');
  expect(page).toContain('staff reset-password');
});

test('[CLUB-02] commands name the folder if the data is in it', async () => {
  const { config, db } = server.services;
  const inFolder = { ...config, dataFolder: `${secondClub}/data` };
  expect(await welcome({ config: inFolder, db })).toMatch(
    /player list --club \S*tests\/clubs\/aohama\n/,
  );
  expect(await welcome({ config: { ...inFolder, demo: true }, db })).toContain('デモのファン');
});

test('the start of the demo names the roles of its staff, the counter, and where codes for it are', async () => {
  const [desk, manager] = [await server.createStaff('desk'), await server.createStaff('manager')];
  await keepDemoLogins(server.folder, [
    { ...desk, role: 'desk' },
    { ...manager, role: 'manager' },
  ]);
  const { config, db } = server.services;
  const text = await welcome({ config: { ...config, demo: true }, db });
  expect(text).toContain(`${desk.loginId} / ${desk.password} （受け渡し）`);
  expect(text).toContain(`${manager.loginId} / ${manager.password} （責任者）`);
  for (const path of ['admin （', 'dev/pickups', 'dev/desk'])
    expect(text).toContain(`${server.origin}/${path}`);
  const page = await (await fetch(`${server.origin}/dev`)).text();
  expect(page).toContain(`${manager.name}（責任者）`);
});
