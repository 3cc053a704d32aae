import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan, Player } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';

let server: TestServer;
let fan: Fan;
let player: Player;
beforeAll(async () => {
  server = await startServer();
  fan = await server.createFan('あかり');
  player = await server.createPlayer({
    nameJapanese: '佐伯 颯太',
    nameRomaji: 'Sota Saeki',
    avatarFile: 'saeki-avatar.webp',
    pictureFile: 'saeki.webp',
  });
});
afterAll(() => server.stop());

const top = async (who: Fan) => (await who.call('GET', '/v1/user/top')).body.data;
const myPage = async (who: Fan) => (await who.call('GET', '/v1/user/mypage')).body.data;
const choose = (who: Fan, playerCardsId: number) =>
  who.call('POST', '/v1/user/favorite/player', { body: { playerCardsId } });

const asListed = () => ({
  id: player.playerId,
  nameJapanese: '佐伯 颯太',
  nameRomaji: 'Sota Saeki',
  avatarUrl: '/api/v1/files/saeki-avatar.webp',
  pictureUrl: '/api/v1/files/saeki.webp',
});

test('[PLR-03] players are listed with their pictures', async () => {
  expect((await fan.call('GET', '/v1/user/players')).body.data).toMatchObject({
    playersInfo: [asListed()],
  });
});

test('[PLR-02] a favourite is chosen, shown everywhere, and taken back with 0', async () => {
  expect(await top(fan)).toMatchObject({ favoritePlayer: null });
  expect((await choose(fan, player.playerId)).status).toBe(200);
  expect(await top(fan)).toMatchObject({ favoritePlayer: asListed() });
  expect(await myPage(fan)).toMatchObject({
    favoritePlayer: {
      id: player.playerId,
      name: '佐伯 颯太',
      avatarUrl: '/api/v1/files/saeki-avatar.webp',
    },
  });
  expect((await choose(fan, 0)).status).toBe(200);
  expect(await top(fan)).toMatchObject({ favoritePlayer: null });
});

test('a player who is not there cannot be the favourite', async () => {
  await choose(fan, player.playerId);
  expect((await choose(fan, 2_000_000_000)).status).toBe(404);
  expect(await top(fan)).toMatchObject({ favoritePlayer: { id: player.playerId } });
});

test('[MYP-02] [MYP-05] my page counts finished orders, sent messages and collected cards', async () => {
  const active = await server.createFan('はると');
  expect(await myPage(active)).toEqual({
    orderCount: 0,
    chatCount: 0,
    collectionCount: 0,
    favoritePlayer: null,
    myInfo: { name: 'はると', pictureUrl: null },
  });
  const [collected, shown] = [
    await server.createCard(player.playerId),
    await server.createCard(player.playerId),
  ];
  for (const { uuid } of [collected, shown])
    await active.call('POST', '/v1/user/card-status', { body: { cardUuid: uuid } });
  await active.call('POST', `/v1/user/collections/${collected.id}`);
  for (const content of ['一', '二', '三'])
    await active.call('POST', '/v1/user/message/send', {
      body: { chatType: 'private', playerId: player.playerId, content },
    });
  const form = { name: 'はると', email: 'haruto@example.jp', phone: '09012345678' };
  const items = [{ product_id: await server.createProduct(), quantity: 1 }];
  await active.call('POST', '/v1/user/orders', { body: { items, form } });
  const order = server.db.updateTable('orders').where('userId', '=', active.id);

  const counts = { orderCount: 1, chatCount: 3, collectionCount: 1 };
  expect(await myPage(active)).toMatchObject(counts);
  await order.set({ paymentStatus: 'failed' }).execute();
  expect(await myPage(active)).toMatchObject({ ...counts, orderCount: 0 });
});

test('[TOP-10] the top page shows the ten newest unread messages of others, newest first', async () => {
  const reader = await server.createFan();
  const topicId = await server.createGroup('速報', [player.playerId]);
  const path = `/v1/player/auth/topics/${topicId}/messages`;
  for (let n = 0; n < 12; n++) await player.call('POST', path, { body: { content: `${n}回` } });
  await reader.call('POST', '/v1/user/chats/message', { body: { topicId, content: '自分' } });
  const { unreadMessages, groupTopics } = (await top(reader)) as {
    unreadMessages: { content: string }[];
    groupTopics: unknown[];
  };
  expect(unreadMessages.map(({ content }) => content)).toEqual(
    Array.from({ length: 10 }, (_, n) => `${11 - n}回`),
  );
  expect(unreadMessages[0]).toMatchObject({
    topicId,
    topicTitle: '速報',
    senderName: '佐伯 颯太',
    senderAvatar: '/api/v1/files/saeki-avatar.webp',
    messageType: 'text',
  });
  expect(groupTopics).toContainEqual({ id: topicId, title: '速報' });
  await reader.call('GET', `/v1/user/chats/detail?topicId=${topicId}`);
  expect(await top(reader)).toMatchObject({ unreadMessages: [] });
});

test('[ROLE-02] a private message shows on the top page of its fan only, under the player’s name', async () => {
  const [talker, other] = [await server.createFan(), await server.createFan()];
  const sent = await talker.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId: player.playerId, content: '応援' },
  });
  const { topicId } = sent.body.data as { topicId: string };
  const path = `/v1/player/auth/topics/${topicId}/messages`;
  await player.call('POST', path, { body: { content: '二人だけの話' } });
  expect(await top(talker)).toMatchObject({
    unreadMessages: expect.arrayContaining([
      expect.objectContaining({ topicId, topicTitle: '佐伯 颯太', content: '二人だけの話' }),
    ]),
  });
  expect(JSON.stringify(await top(other))).not.toContain('二人だけの話');
});
