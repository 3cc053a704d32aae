import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from '../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { createTerminal } from './terminal.testSupport.ts';

let server: TestServer;
let homestand: ReturnType<typeof createTerminal>;
let member: Player;
let stranger: Player;
beforeAll(async () => {
  server = await startServer();
  homestand = createTerminal(server);
  member = await server.createPlayer();
  stranger = await server.createPlayer();
});
afterAll(() => server.stop());

test('a group topic is created with its players, and an announcement reaches every fan', async () => {
  const made = await homestand(['topics', 'create', '試合の日', '--player', member.loginId]);
  expect(made).toMatchObject({ code: 0, err: '' });
  const id = /ID: (\S+)/.exec(made.out)?.[1] ?? '';

  const fan = await server.createFan();
  const send = ['announce', '試合の日', '--from', member.loginId];
  expect(await homestand([...send, '--text', '本日の試合は18時からです。'])).toMatchObject({
    code: 0,
    out: '「試合の日」に送信しました。\n',
  });
  expect(
    await homestand(['announce', id, '--from', member.loginId], '2行目\nです\n'),
  ).toMatchObject({ code: 0 });
  const thread = await fan.call('GET', `/v1/user/chats/detail?topicId=${id}`);
  expect(thread.body.data).toMatchObject({
    list: [
      { content: '2行目\nです', senderId: String(member.playerId), senderType: 'player' },
      { content: '本日の試合は18時からです。' },
    ],
    topicInfo: { unreadCount: 2 },
  });
  expect((await homestand(['topics', 'list'])).out).toMatch(
    new RegExp(`^${id}  試合の日 +1人 +2件$`, 'm'),
  );
});

test('an open stream gets an announcement that another process made', async () => {
  await homestand(['topics', 'create', '速報', '--player', member.loginId]);
  const fan = await server.createFan();
  const response = await fetch(`${server.origin}/api/v1/events`, {
    headers: { Authorization: `Bearer ${fan.token}` },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await homestand(['announce', '速報', '--from', member.loginId, '--text', '中止です']);
  let heard = '';
  while (!heard.includes('中止です')) heard += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  expect(heard).toContain('"type":"message"');
});

test.each([
  ['no such topic', ['どこにもない'], 'グループトーク「どこにもない」が見つかりません。'],
  ['a title that is taken', ['試合の日'], 'グループトーク「試合の日」はすでにあります。'],
])('%s is reported', async (_, [title = ''], sentence) => {
  const command = sentence.includes('すでに')
    ? ['topics', 'create', title]
    : ['announce', title, '--from', member.loginId, '--text', 'x'];
  expect(await homestand(command)).toMatchObject({ code: 1, err: `${sentence}\n` });
});

test('a topic with an unknown player is not created', async () => {
  const players = ['--player', member.loginId, '--player', 'nobody'];
  expect(await homestand(['topics', 'create', '半分だけ', ...players])).toMatchObject({
    code: 1,
    err: 'ログインID「nobody」の選手が見つかりません。\n',
  });
  expect((await homestand(['topics', 'list'])).out).not.toContain('半分だけ');
});

test('a player outside a topic cannot announce there, and an empty text is refused', async () => {
  const send = (loginId: string, typed: string) =>
    homestand(['announce', '試合の日', '--from', loginId], typed);
  expect((await send(stranger.loginId, '部外者です')).err).toContain('に参加していないため');
  expect((await send('nobody', 'だれ')).err).toContain(
    'ログインID「nobody」の選手が見つかりません',
  );
  expect((await send(member.loginId, ' \n')).err).toBe('メッセージを入力してください。\n');
  expect((await send(member.loginId, 'あ'.repeat(1001))).err).toBe(
    '1000文字以内で入力してください。\n',
  );
});

test('nothing is announced in preview mode', async () => {
  const preview = createTerminal({ ...server, environment: { PREVIEW_MODE: 'true' } });
  const command = ['announce', '試合の日', '--from', member.loginId, '--text', '公開前です'];
  expect((await preview(command)).err).toBe('プレビュー中のため送信できません。\n');
});
