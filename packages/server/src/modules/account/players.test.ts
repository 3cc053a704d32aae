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

test('[PLR-02] a favourite is chosen, shown everywhere, and removed with 0', async () => {
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

test('a player who does not exist cannot be the favourite', async () => {
  await choose(fan, player.playerId);
  expect((await choose(fan, 2_000_000_000)).status).toBe(404);
  expect(await top(fan)).toMatchObject({ favoritePlayer: { id: player.playerId } });
});

test('[MYP-02] [MYP-05] [MATCH-05] my page counts finished orders, sent messages and collected cards', async () => {
  const active = await server.createFan('はると');
  expect(await myPage(active)).toEqual({
    orderCount: 0,
    chatCount: 0,
    collectionCount: 0,
    favoritePlayer: null,
    myInfo: { name: 'はると', pictureUrl: null },
    pickupCount: 0,
    hasAddress: false,
    joinedAt: expect.any(String),
    season: expect.any(Array),
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

  const counts = { orderCount: 1, chatCount: 3, collectionCount: 1, pickupCount: 1 };
  expect(await myPage(active)).toMatchObject(counts);
  expect(await top(active)).toMatchObject({ waitingPickups: 1 });
  expect(await top(fan)).toMatchObject({ waitingPickups: 0 });
  await order.set({ deliveryStatus: 'received' }).execute();
  expect(await myPage(active)).toMatchObject({ ...counts, pickupCount: 0 });
  expect(await top(active)).toMatchObject({ waitingPickups: 0 });
  await order.set({ deliveryStatus: 'pending', paymentStatus: 'failed' }).execute();
  expect(await myPage(active)).toMatchObject({ ...counts, orderCount: 0, pickupCount: 0 });
});

type MyPage = {
  favoritePlayer: Record<string, unknown> | null;
  joinedAt: string;
  season: { month: string; messages: number; cards: number }[];
};

const write = (who: Fan, playerId: number, content = '応援') =>
  who.call('POST', '/v1/user/message/send', { body: { chatType: 'private', playerId, content } });

/** The month in Japan `count` months ago, and its first moment. */
function monthAgo(count: number) {
  const japan = new Date(Date.now() + 9 * 3_600_000);
  const first = new Date(Date.UTC(japan.getUTCFullYear(), japan.getUTCMonth() - count));
  return { month: first.toISOString().slice(0, 7), begin: first.getTime() - 9 * 3_600_000 };
}

test('[MYP-03] my page reports whether an address is saved, and only the fan’s own counts', async () => {
  const [saved, other] = [await server.createFan(), await server.createFan()];
  const address = {
    name: '浜野 さくら',
    email: 'sakura@example.com',
    postalCode: '2310002',
    prefecture: '神奈川県',
    city: '横浜市中区',
    street: '海岸通1-2-3',
    building: '',
    phoneNumber: '09012345678',
  };
  const created = await saved.call('POST', '/v1/user/shipping-address', { body: address });
  expect(created.status).toBe(200);
  expect(await myPage(saved)).toMatchObject({ hasAddress: true });
  expect(await myPage(other)).toMatchObject({ hasAddress: false });
});

test('[MYP-04] the record has the join date, and twelve months in Japan time, oldest first', async () => {
  const keen = await server.createFan();
  const other = await server.createFan();
  const joinedAt = new Date(monthAgo(14).begin).toISOString();
  await server.db
    .updateTable('users')
    .set({ createdAt: joinedAt })
    .where('id', '=', keen.id)
    .execute();
  const empty = (await myPage(keen)) as MyPage;
  expect(empty.joinedAt).toBe(joinedAt);
  expect(empty.season).toEqual(
    Array.from({ length: 12 }, (_, index) => ({
      month: monthAgo(11 - index).month,
      messages: 0,
      cards: 0,
    })),
  );

  // Moments just before and at the beginning of months in Japan, which are still the evening before in UTC.
  const times = [
    monthAgo(0).begin,
    monthAgo(0).begin - 1,
    monthAgo(3).begin,
    monthAgo(11).begin,
    monthAgo(11).begin - 1,
  ];
  for (const time of times) {
    const sent = await write(keen, player.playerId);
    await server.db
      .updateTable('messages')
      .set({ createdAt: new Date(time) })
      .where('id', '=', (sent.body.data as { messageId: string }).messageId)
      .execute();
    const { id: cardId } = await server.createCard(player.playerId);
    await server.db
      .insertInto('collections')
      .values({ userId: keen.id, cardId, collectedAt: new Date(time) })
      .execute();
  }
  const { id: onlyShown } = await server.createCard(player.playerId);
  await server.db
    .insertInto('collections')
    .values({ userId: keen.id, cardId: onlyShown })
    .execute();
  await write(other, player.playerId);
  const topics = (await keen.call('GET', '/v1/user/chats?page=1&size=15')).body.data as {
    list: { id: string }[];
  };
  await player.call('POST', `/v1/player/auth/topics/${topics.list[0]?.id}/messages`, {
    body: { content: 'ありがとう' },
  });

  const { season } = (await myPage(keen)) as MyPage;
  const ones = new Set([0, 1, 3, 11].map((count) => monthAgo(count).month));
  expect(season).toEqual(
    empty.season.map(({ month }) => {
      const count = ones.has(month) ? 1 : 0;
      return { month, messages: count, cards: count };
    }),
  );
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
    senderType: 'player',
    senderId: String(player.playerId),
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

test('[MYP-04] the record of the favourite counts messages and cards since they were chosen', async () => {
  const [keen, other] = [await server.createFan(), await server.createFan()];
  const [loved, second] = [
    await server.createPlayer({ jerseyNumber: '007', pictureFile: 'seven.webp' }),
    await server.createPlayer(),
  ];
  const cards = [await server.createCard(loved.playerId), await server.createCard(loved.playerId)];
  const elsewhere = await server.createCard(second.playerId);
  for (const { id: cardId } of [...cards.slice(1), elsewhere])
    await server.db
      .insertInto('collections')
      .values({ userId: keen.id, cardId, collectedAt: new Date() })
      .execute();
  for (const who of [keen, keen, other]) await write(who, loved.playerId);
  await write(keen, second.playerId);
  const groupId = await server.createGroup('応援席', [loved.playerId]);
  await keen.call('POST', '/v1/user/chats/message', {
    body: { topicId: groupId, content: 'やあ' },
  });

  const begun = Date.now();
  await choose(keen, loved.playerId);
  const { favoritePlayer } = (await myPage(keen)) as MyPage;
  expect(favoritePlayer).toEqual({
    id: loved.playerId,
    name: loved.name,
    avatarUrl: '',
    pictureUrl: '/api/v1/files/seven.webp',
    jerseyNumber: '007',
    since: expect.any(String),
    messages: 2,
    cards: 1,
    totalCards: 2,
  });
  expect(Date.parse(`${favoritePlayer?.since}`)).toBeGreaterThanOrEqual(begun - 1000);

  const long = new Date('2026-04-01T00:00:00.000Z');
  const favorite = server.db.updateTable('users').where('id', '=', keen.id);
  await favorite.set({ favoriteSince: long }).execute();
  await choose(keen, loved.playerId);
  expect(await myPage(keen)).toMatchObject({ favoritePlayer: { since: long.toISOString() } });
  await favorite.set({ favoriteSince: null }).execute();
  expect(await myPage(keen)).toMatchObject({ favoritePlayer: { since: null } });
  await choose(keen, second.playerId);
  expect(await myPage(keen)).toMatchObject({
    favoritePlayer: { messages: 1, cards: 1, totalCards: 1 },
  });
});
