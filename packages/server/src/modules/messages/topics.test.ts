import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '../../../../../tests/support/caller.ts';
import type { Fan, Player } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { transact } from '../../db/database.ts';
import { openSession } from '../../http/session.ts';
import { fanOf } from '../auth/auth.queries.ts';
import { addMessage } from './messages.queries.ts';

type List = {
  list: { topicId: string; title: string; hasNew: boolean }[];
  totalCount: number;
  totalPage: number;
};

let server: TestServer;
let player: Player;
beforeAll(async () => {
  server = await startServer();
  player = await server.createPlayer({ nameJapanese: '佐伯 颯太', avatarFile: 'saeki.webp' });
});
afterAll(() => server.stop());

async function topicsOf(fan: Fan, query = ''): Promise<List> {
  return (await fan.call('GET', `/v1/user/chats${query}`)).body.data as List;
}

const write = (topicId: string, content: string) =>
  transact(server.db, (tx) =>
    addMessage(tx, { topicId, sender: { role: 'player', personId: player.id }, content }),
  );

test('[MSGL-06] [MSGL-09] topics come in pages of 15, the one with the newest message first', async () => {
  const fan = await server.createFan();
  const ids: string[] = [];
  for (let n = 0; n < 17; n++) ids.push(await server.createGroup(`話題 ${n}`));
  for (const id of ids) await write(id, '話');
  await write(ids[3] ?? '', 'もう一度');
  const expected = [ids[3], ...ids.filter((_, n) => n !== 3).reverse()];
  const first = await topicsOf(fan);
  const second = await topicsOf(fan, '?page=2&size=15');
  expect(first).toMatchObject({ totalCount: 17, totalPage: 2, size: 15 });
  expect([...first.list, ...second.list].map(({ topicId }) => topicId)).toEqual(expected);
});

test('[MSGL-02] NEW is set while a message of others is unread, and cleared when it is read', async () => {
  const fan = await server.createFan();
  const topicId = await server.createGroup('新着', [player.playerId]);
  const isNew = async () =>
    (await topicsOf(fan)).list.find((topic) => topic.topicId === topicId)?.hasNew;
  await fan.call('POST', '/v1/user/chats/message', { body: { topicId, content: '自分' } });
  expect(await isNew()).toBe(false);
  await write(topicId, '相手');
  expect(await isNew()).toBe(true);
  await fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}&page=2`);
  expect(await isNew()).toBe(true);
  await fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}`);
  expect(await isNew()).toBe(false);
});

test('[MSGL-05] a private row has both pictures and the other side’s name as its title', async () => {
  const fan = await server.createFan('はると');
  await server.db
    .updateTable('users')
    .set({ pictureUrl: 'https://profile.line-scdn.net/haruto' })
    .where('id', '=', fan.id)
    .execute();
  const sent = await fan.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId: player.playerId, content: '応援' },
  });
  const { topicId } = sent.body.data as { topicId: string };
  const row = {
    topicId,
    chatType: 'private',
    userAvatar: 'https://profile.line-scdn.net/haruto',
    avatarUrl: '/api/v1/files/saeki.webp',
    latestMsg: '応援',
    messageType: 'text',
  };
  expect((await topicsOf(fan)).list[0]).toMatchObject({ ...row, title: '佐伯 颯太' });
  const theirs = await player.call('GET', '/v1/player/auth/topics');
  expect((theirs.body.data as List).list[0]).toMatchObject({ ...row, title: 'はると' });
});

test('[MSGL-05] [MSGL-09] a player’s list has only their own topics', async () => {
  const [fan, other] = [await server.createFan(), await server.createPlayer()];
  for (const [{ playerId }, content] of [
    [player, '一人へ'],
    [other, '別の人へ'],
  ] as const)
    await fan.call('POST', '/v1/user/message/send', {
      body: { chatType: 'private', playerId, content },
    });
  const { body } = await other.call('GET', '/v1/player/auth/topics');
  expect((body.data as List).list).toMatchObject([{ latestMsg: '別の人へ' }]);
});

test('a topic whose messages are all deleted shows none, and is not new', async () => {
  const fan = await server.createFan();
  const topicId = await server.createGroup('取り消された話', [player.playerId]);
  const messageId = await write(topicId, '取り消す');
  await player.call('DELETE', `/v1/player/auth/topics/${topicId}/messages/${messageId}`);
  expect((await topicsOf(fan)).list[0]).toMatchObject({
    topicId,
    hasNew: false,
    latestMsg: '',
    latestAt: null,
  });
});

test('group messages from before a fan joined are read; later ones are new', async () => {
  const topicId = await server.createGroup('前からの話', [player.playerId]);
  await write(topicId, '昔の話');
  const sub = randomUUID();
  const profile = { sub, name: '新人', email: null, picture: null };
  const { id } = await transact(server.db, (tx) => fanOf(tx, profile));
  const opening = { role: 'user' as const, personId: id, deviceId: 'new', deviceType: 'web' };
  const { token } = await openSession(server.db, opening);
  const caller = createCaller(server.origin, token);
  const newcomer = { ...caller, id, name: '新人' };
  expect((await topicsOf(newcomer)).list.filter(({ hasNew }) => hasNew)).toEqual([]);
  await write(topicId, '今の話');
  expect((await topicsOf(newcomer)).list.filter(({ hasNew }) => hasNew)).toMatchObject([
    { topicId },
  ]);
});

test('[ROLE-02] another person’s private topic is not in the list', async () => {
  const [fan, other] = [await server.createFan(), await server.createFan()];
  await fan.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId: player.playerId, content: '二人だけ' },
  });
  const privates = (list: List) => list.list.filter((topic) => topic.title === '佐伯 颯太');
  expect(privates(await topicsOf(fan))).toHaveLength(1);
  expect(privates(await topicsOf(other))).toEqual([]);
});
