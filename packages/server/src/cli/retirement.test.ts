import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { messages } from '../messages.ts';
import { createTerminal } from './terminal.testSupport.ts';

let server: TestServer;
let homestand: ReturnType<typeof createTerminal>;
beforeAll(async () => {
  server = await startServer();
  homestand = createTerminal(server);
});
afterAll(() => server.stop());

type Fan = Awaited<ReturnType<TestServer['createFan']>>;
type Player = Awaited<ReturnType<TestServer['createPlayer']>>;

const logIn = ({ loginId, password }: Player) =>
  server.nobody.call('POST', '/v1/player/login', {
    body: { loginId, password, deviceId: 'dugout', deviceType: 'web' },
  });

const write = (fan: Fan, { playerId }: Player) =>
  fan.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId, content: '応援しています' },
  });

async function offered(fan: Fan): Promise<number[]> {
  const [players, top] = [
    (await fan.call('GET', '/v1/user/players')).body.data as { playersInfo: { id: number }[] },
    (await fan.call('GET', '/v1/user/top')).body.data as { playerList: { id: number }[] },
  ];
  expect(top.playerList).toEqual(players.playersInfo);
  return players.playersInfo.map(({ id }) => id);
}

const retire = (reference: string) => homestand(['player', 'retire', reference]);
const reinstate = (reference: string) => homestand(['player', 'return', reference]);

describe('a retired player', () => {
  test('cannot log in, and every session has ended with an event', async () => {
    const player = await server.createPlayer();
    expect((await player.call('GET', '/v1/player/auth/topics')).status).toBe(200);
    expect(await retire(player.loginId)).toEqual({
      code: 0,
      out: `${player.name} 選手を引退にしました。ログイン中だった1台をログアウトさせました。\n`,
      err: '',
    });
    expect((await player.call('GET', '/v1/player/auth/topics')).status).toBe(401);
    expect(await logIn(player)).toMatchObject({
      status: 422,
      body: { data: { errors: [{ field: 'password', message: messages.loginRefused }] } },
    });
    const event = await server.db
      .selectFrom('events')
      .select(['type', 'personId'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({ type: 'signedOut', personId: player.id });

    expect((await reinstate(player.loginId)).out).toContain('以前のパスワードでログインできます。');
    expect((await logIn(player)).status).toBe(200);
  });

  test('who logs in at that moment has no session afterwards', async () => {
    const player = await server.createPlayer();
    await Promise.all([logIn(player), retire(player.loginId), logIn(player)]);
    const sessions = await server.db
      .selectFrom('sessions')
      .selectAll()
      .where('personId', '=', player.id)
      .execute();
    expect(sessions).toEqual([]);
  });

  test('is not offered to fans, to write to or to choose; thread, card and favorite stay', async () => {
    const [fan, player, other] = [
      await server.createFan(),
      await server.createPlayer(),
      await server.createPlayer(),
    ];
    const { topicId } = (await write(fan, player)).body.data as { topicId: string };
    await fan.call('POST', '/v1/user/favorite/player', {
      body: { playerCardsId: player.playerId },
    });
    const card = await server.createCard(player.playerId);
    await retire(player.loginId);

    expect(await offered(fan)).not.toContain(player.playerId);
    expect(await offered(fan)).toContain(other.playerId);
    expect((await write(fan, player)).status).toBe(404);
    const reply = await fan.call('POST', '/v1/user/chats/message', {
      body: { topicId, content: 'まだいますか' },
    });
    expect(reply).toMatchObject({ status: 409, body: { message: messages.playerRetired } });
    const thread = await fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}&page=1&size=20`);
    expect(thread.body.data).toMatchObject({
      isPreviewMode: true,
      topicInfo: { title: player.name },
      list: [{ content: '応援しています' }],
    });
    const shown = await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: card.uuid } });
    expect(shown.status).toBe(200);
    expect((await fan.call('GET', '/v1/user/mypage')).body.data).toMatchObject({
      favoritePlayer: { name: player.name },
    });

    await reinstate(player.loginId);
    expect(await offered(fan)).toContain(player.playerId);
    expect((await write(fan, player)).status).toBe(200);
  });

  test('frees the jersey number, and gets it back only when it is free', async () => {
    await server.createPlayer({ jerseyNumber: '88', nameJapanese: '先代 一郎' });
    const create = ['player', 'create', 'next.one', '--name', '次代 二郎', '--romaji', 'Jiro'];
    const taken = [...create, '--number', '88'];
    expect((await homestand(taken)).code).toBe(1);
    expect((await retire('先代一郎')).code).toBe(0);
    expect((await homestand(taken)).code).toBe(0);
    expect((await reinstate('先代 一郎')).err).toBe(
      '背番号88は「次代 二郎」選手として登録されています。\n',
    );
    expect((await homestand(['player', 'list'])).out).toMatch(/^88 +先代 一郎 .+引退（.+）$/m);
    // The number alone means the active player.
    expect((await retire('88')).out).toContain('次代 二郎 選手を引退にしました。');
    expect((await reinstate('先代 一郎')).code).toBe(0);
  });

  test.each([
    [['player', 'reset-password', 'gone']],
    [['announce', 'ベンチ', '--from', 'gone', '--text', 'やあ']],
    [['topics', 'create', '別のトーク', '--player', 'gone']],
    [['player', 'retire', 'gone']],
  ])('is refused by %j, with the command that brings the player back', async (argv) => {
    const player = await server.createPlayer();
    await server.db
      .updateTable('playerAccounts')
      .set({ loginId: 'gone' })
      .where('id', '=', player.id)
      .execute();
    await retire('gone');
    expect(await homestand(argv)).toMatchObject({
      code: 1,
      err: `${player.name} 選手は引退しています。元に戻すには: homestand player return "gone"\n`,
    });
    await server.db
      .updateTable('playerAccounts')
      .set({ loginId: player.loginId })
      .where('id', '=', player.id)
      .execute();
  });

  test('that does not exist, or is active, cannot be brought back', async () => {
    const player = await server.createPlayer();
    expect((await reinstate('nobody')).err).toBe('「nobody」という選手が見つかりません。\n');
    expect((await reinstate(player.loginId)).err).toBe(`${player.name} 選手は引退していません。\n`);
  });
});
