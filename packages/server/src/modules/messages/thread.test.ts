import { randomUUID } from 'node:crypto';
import { array, assert, asyncProperty, boolean, integer, nat } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan, Player } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { transact } from '../../db/database.ts';
import { addMessage, removeMessage } from './messages.queries.ts';

type Page = {
  list: { messageId: string; content: string }[];
  clientKeys: { messageId: string; clientKey: string }[];
  totalCount: number;
  totalPage: number;
  page: number;
  topicInfo: { unreadCount: number; firstUnreadMessageId: string | null };
};

let server: TestServer;
let fan: Fan;
let player: Player;
beforeAll(async () => {
  server = await startServer();
  fan = await server.createFan();
  player = await server.createPlayer();
});
afterAll(() => server.stop());

/** Writes directly to the database, without the rate limit for messages, which these tests do not cover. */
const write = (topicId: string, content: string, sender: Fan | Player = fan) =>
  transact(server.db, (tx) =>
    addMessage(tx, {
      topicId,
      sender: { role: 'playerId' in sender ? 'player' : 'user', personId: sender.id },
      content,
    }),
  );

const remove = (topicId: string, messageId: string, sender: Fan | Player = fan) =>
  transact(server.db, (tx) => removeMessage(tx, { topicId, messageId, senderId: sender.id }));

async function read(reader: Fan, topicId: string, page = 1, size = 15): Promise<Page> {
  const response = await reader.call(
    'GET',
    `/v1/user/chats/detail?topicId=${topicId}&page=${page}&size=${size}`,
  );
  expect(response.status).toBe(200);
  return response.body.data as Page;
}

test('[CALL-05] every page of a thread is exact, wherever messages were deleted', async () => {
  let count = 0;
  await assert(
    asyncProperty(
      integer({ min: 1, max: 60 }),
      array(nat(100), { maxLength: 45 }),
      integer({ min: 1, max: 9 }),
      array(boolean(), { maxLength: 5 }),
      async (sends, deletions, size, laterSends) => {
        const topicId = await server.createGroup(`ページ ${++count}`);
        const model: string[] = [];
        for (let n = 0; n < sends; n++) model.unshift(await write(topicId, String(n)));
        for (const nth of deletions) {
          const [gone] = model.length > 0 ? model.splice(nth % model.length, 1) : [];
          if (gone !== undefined) await remove(topicId, gone);
        }
        for (const _ of laterSends) model.unshift(await write(topicId, 'later'));

        const pages = Math.ceil(model.length / size);
        for (let page = 1; page <= pages + 1; page++) {
          const found = await read(fan, topicId, page, size);
          expect(found.list.map(({ messageId }) => messageId)).toEqual(
            model.slice((page - 1) * size, page * size),
          );
          expect(found).toMatchObject({ totalCount: model.length, totalPage: pages, page });
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('a late page of a long thread with deleted messages is exact', async () => {
  const topicId = await server.createGroup('長い話題');
  const model: string[] = [];
  for (let n = 0; n < 500; n++) model.unshift(await write(topicId, String(n)));
  for (let n = 0; n < 200; n++) {
    const [gone] = model.splice((n * 7) % model.length, 1);
    if (gone !== undefined) await remove(topicId, gone);
  }
  const { list, totalPage } = await read(fan, topicId, 19);
  expect(totalPage).toBe(20);
  expect(list.map(({ messageId }) => messageId)).toEqual(model.slice(18 * 15, 19 * 15));
});

test('a page past the end is empty and no error', async () => {
  const topicId = await server.createGroup('短い話題');
  await write(topicId, '一つだけ');
  expect(await read(fan, topicId, 1_000_000, 100)).toMatchObject({ list: [], totalCount: 1 });
});

test('[MSGL-02] page 1 reports what was unread and marks it read; page 2 does not', async () => {
  const topicId = await server.createGroup('既読', [player.playerId]);
  const first = await write(topicId, '一', player);
  for (let n = 0; n < 15; n++) await write(topicId, String(n), player);
  const unread = { unreadCount: 16, firstUnreadMessageId: first };
  expect((await read(fan, topicId, 2)).topicInfo).toMatchObject(unread);
  expect((await read(fan, topicId, 1)).topicInfo).toMatchObject(unread);
  expect((await read(fan, topicId, 1)).topicInfo).toMatchObject({
    unreadCount: 0,
    firstUnreadMessageId: null,
  });
});

test('a reader’s own messages are never unread for them, and hide no others', async () => {
  const topicId = await server.createGroup('自分の発言', [player.playerId]);
  await write(topicId, '自分');
  expect((await read(fan, topicId, 2)).topicInfo.unreadCount).toBe(0);
  const theirs = await write(topicId, '相手', player);
  await write(topicId, 'また自分');
  expect((await read(fan, topicId, 2)).topicInfo).toMatchObject({
    unreadCount: 1,
    firstUnreadMessageId: theirs,
  });
});

test('a deleted message is not unread', async () => {
  const topicId = await server.createGroup('取り消し', [player.playerId]);
  const gone = await write(topicId, '一', player);
  const stays = await write(topicId, '二', player);
  await remove(topicId, gone, player);
  expect((await read(fan, topicId)).topicInfo).toMatchObject({
    unreadCount: 1,
    firstUnreadMessageId: stays,
  });
});

test('[SAFE-01] [THR-16] [THR-17] a thread identifies the other side', async () => {
  const { topicId } = (
    await fan.call('POST', '/v1/user/message/send', {
      body: { chatType: 'private', playerId: player.playerId, content: '応援' },
    })
  ).body.data as { topicId: string };
  const path = `/v1/player/auth/topics/${topicId}/messages`;
  await server.db
    .updateTable('users')
    .set({ pictureUrl: 'https://profile.line-scdn.net/akari' })
    .where('id', '=', fan.id)
    .execute();
  expect((await player.call('GET', path)).body.data).toMatchObject({
    list: [
      {
        senderType: 'user',
        senderId: fan.id,
        senderAvatar: 'https://profile.line-scdn.net/akari',
        messageType: 'text',
        mediaUrl: null,
      },
    ],
    topicInfo: {
      chatType: 'private',
      title: fan.name,
      userName: fan.name,
      userAvatar: 'https://profile.line-scdn.net/akari',
      otherType: 'user',
    },
  });
  expect((await player.call('GET', '/v1/player/auth/topics')).body.data).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ topicId, otherType: 'user' })]),
  });
  await player.call('POST', path, { body: { content: 'ありがとう' } });
  expect(await read(fan, topicId)).toMatchObject({
    list: [
      // THR-05: the app recognizes its own messages by these two fields.
      {
        senderType: 'player',
        senderId: String(player.playerId),
        senderName: expect.stringContaining('選手'),
        senderAvatar: '',
      },
      { senderType: 'user', senderId: fan.id, senderName: fan.name },
    ],
    topicInfo: {
      chatType: 'private',
      title: expect.stringContaining('選手'),
      otherType: 'player',
    },
  });
  expect((await fan.call('GET', '/v1/user/chats')).body.data).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ topicId, otherType: 'player' })]),
  });
});

test('[ROLE-02] a thread shows its reader the idempotency keys of their own messages only', async () => {
  const topicId = await server.createGroup('合言葉', [player.playerId]);
  const keys = { fan: randomUUID(), player: randomUUID() };
  const body = { topicId, content: '同じ言葉' };
  await fan.call('POST', '/v1/user/chats/message', { body, key: keys.fan });
  await player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, {
    body: { content: body.content },
    key: keys.player,
  });
  const other = await server.createFan();
  const response = await player.call('GET', `/v1/player/auth/topics/${topicId}/messages`);
  const { list, clientKeys } = response.body.data as Page;
  const [messageId, earlierId] = list.map((message) => message.messageId);
  expect(clientKeys).toEqual([{ messageId, clientKey: keys.player }]);
  expect((await read(fan, topicId)).clientKeys).toEqual([
    { messageId: earlierId, clientKey: keys.fan },
  ]);
  expect((await read(other, topicId)).clientKeys).toEqual([]);
});

test('[ROLE-02] a message of a process of the version before has no key, and a retry gets it', async () => {
  const topicId = await server.createGroup('前の版', [player.playerId]);
  const key = randomUUID();
  const send = () =>
    fan.call('POST', '/v1/user/chats/message', { body: { topicId, content: '届いた' }, key });
  const sent = (await send()).body.data;
  await server.db
    .updateTable('messages')
    .set({ clientKey: null })
    .where('topicId', '=', topicId)
    .execute();
  expect((await read(fan, topicId)).clientKeys).toEqual([]);
  expect((await send()).body.data).toEqual(sent);
  expect((await read(fan, topicId)).list).toHaveLength(1);
});
