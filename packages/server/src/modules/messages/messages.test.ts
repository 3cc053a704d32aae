import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan, Player } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';
import { describedJpeg } from '../media/processing/fixtures/pictures.ts';

let server: TestServer;
let fan: Fan;
let player: Player;
beforeAll(async () => {
  server = await startServer();
  fan = await server.createFan('あかり');
  player = await server.createPlayer();
});
afterAll(() => server.stop());

const sendTo = (sender: Fan, playerId: number, content: string) =>
  sender.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId, content },
    key: randomUUID(),
  });

const reply = (sender: Fan, topicId: string, content: string) =>
  sender.call('POST', '/v1/user/chats/message', { body: { topicId, content } });

const sendText = (sender: Player, topicId: string, content: string) =>
  sender.call('POST', `/v1/player/auth/topics/${topicId}/messages`, { body: { content } });

const topicOf = (sent: Awaited<ReturnType<typeof sendTo>>) =>
  sent.body.data as { topicId: string; messageId: string };

async function contents(reader: Fan, topicId: string): Promise<string[]> {
  const { body } = await reader.call('GET', `/v1/user/chats/detail?topicId=${topicId}`);
  return (body.data as { list: { content: string }[] }).list.map(({ content }) => content);
}

const remove = (sender: Fan, topicId: string, messageId: string, userId = sender.id) =>
  sender.call(
    'DELETE',
    `/v1/user/message/delete?userId=${userId}&topicId=${topicId}&messageId=${messageId}`,
  );

test('a fan writes to a player, who reads it and replies', async () => {
  const { topicId } = topicOf(await sendTo(fan, player.playerId, ' 応援しています。 '));
  const topics = await player.call('GET', '/v1/player/auth/topics');
  expect(topics.body.data).toMatchObject({
    list: [{ topicId, title: 'あかり', hasNew: true, latestMsg: '応援しています。' }],
    totalCount: 1,
  });
  await sendText(player, topicId, 'ありがとう');
  expect(await contents(fan, topicId)).toEqual(['ありがとう', '応援しています。']);
});

test('a send returns the stored message, also to a retry; after its deletion a retry gets none', async () => {
  const { topicId } = topicOf(await sendTo(fan, player.playerId, '一通目'));
  const key = randomUUID();
  const send = () =>
    fan.call('POST', '/v1/user/chats/message', { body: { topicId, content: ' 二通目 ' }, key });
  const { data } = (await send()).body as { data: { messageId: string; message: object } };
  const thread = await fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}`);
  const [stored] = (thread.body.data as { list: object[] }).list;
  expect(data.message).toEqual(stored);
  expect((await send()).body.data).toEqual(data);
  await remove(fan, topicId, data.messageId);
  expect((await send()).body.data).toEqual({ messageId: data.messageId, message: null });
});

test('[TOP-06] a fan and a player have one private topic, however many messages come at once', async () => {
  const newcomer = await server.createFan();
  const sent = await Promise.all(
    Array.from({ length: 5 }, (_, n) => sendTo(newcomer, player.playerId, String(n))),
  );
  expect(new Set(sent.map((event) => topicOf(event).topicId)).size).toBe(1);
});

test('a message to an unknown player is not found', async () => {
  expect((await sendTo(fan, 2_000_000_000, 'もしもし')).status).toBe(404);
});

test('[COMP-01] [ROLE-04] text is trimmed; 1000 of the longest emoji pass, one more is refused with a sentence', async () => {
  const longestEmoji = '👩🏽‍❤️‍💋‍👨🏿';
  const { topicId } = topicOf(await sendTo(fan, player.playerId, '\n　真ん中　\n'));
  expect((await reply(fan, topicId, longestEmoji.repeat(1000))).status).toBe(200);
  expect((await contents(fan, topicId)).slice(0, 2)).toEqual([longestEmoji.repeat(1000), '真ん中']);
  const message = '1000文字以内で入力してください。';
  expect((await reply(fan, topicId, longestEmoji.repeat(1001))).body).toEqual({
    code: 422,
    message,
    data: { errors: [{ field: 'content', message }] },
  });
});

const invisible = [
  '\u3164',
  '\u115f\uffa0',
  '\u2800\n\u2800',
  '\u200b\u200d\ufe0f',
  '\u{e0041}',
  '\u202e',
];

test.each(invisible)(
  '[SAFE-07] text without a visible character, %j, is refused with a sentence',
  async (content) => {
    const message = '目に見える文字を入力してください。';
    const { topicId } = topicOf(await sendTo(fan, player.playerId, 'こんにちは'));
    for (const refused of [
      await sendTo(fan, player.playerId, content),
      await reply(fan, topicId, content),
      await sendText(player, topicId, content),
    ])
      expect(refused.body).toEqual({
        code: 422,
        message,
        data: { errors: [{ field: 'content', message }] },
      });
  },
);

test.each(['❤️‍🔥', '👩🏽‍🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '葛󠄀', '1️⃣'])('[SAFE-07] %s is sent unchanged', async (content) => {
  const { topicId } = topicOf(await sendTo(fan, player.playerId, content));
  expect((await contents(fan, topicId))[0]).toBe(content);
});

test.each(['', ' \n　'])('[COMP-01] blank text %j is refused', async (content) => {
  const sent = await sendTo(fan, player.playerId, content);
  expect(sent.body).toMatchObject({
    code: 422,
    data: { errors: [{ field: 'content', message: messages.required }] },
  });
});

test('a group message requires its topic, and a private one its player', async () => {
  const send = (body: object) => fan.call('POST', '/v1/user/message/send', { body });
  expect((await send({ chatType: 'group', content: '応援' })).body.data).toEqual({
    errors: [{ field: 'topicId', message: messages.required }],
  });
  expect((await send({ chatType: 'private', content: '応援' })).body.data).toEqual({
    errors: [{ field: 'playerId', message: messages.required }],
  });
});

test('[ROLE-02] a player reads and writes only in their own groups; every fan in all', async () => {
  const outsider = await server.createPlayer();
  const topicId = await server.createGroup('開幕戦', [player.playerId]);
  expect((await sendText(player, topicId, '来てね')).status).toBe(200);
  expect((await sendText(outsider, topicId, '割り込み')).status).toBe(404);
  const read = await outsider.call('GET', `/v1/player/auth/topics/${topicId}/messages`);
  expect(read.status).toBe(404);
  expect((await reply(fan, topicId, '行きます')).status).toBe(200);
  expect(await contents(await server.createFan(), topicId)).toEqual(['行きます', '来てね']);
});

test('[ROLE-02] a private topic is not found by anybody else', async () => {
  const other = await server.createFan();
  const { topicId } = topicOf(await sendTo(fan, player.playerId, '秘密'));
  const read = (id: string) => other.call('GET', `/v1/user/chats/detail?topicId=${id}`);
  expect((await read(topicId)).body).toEqual((await read(randomUUID())).body);
  expect((await reply(other, topicId, '割り込み')).status).toBe(404);
});

test('[CALL-04] [ROLE-03] only the sender deletes a message, in either role', async () => {
  const other = await server.createFan();
  const topicId = await server.createGroup('練習試合', [player.playerId]);
  const { messageId } = (await reply(fan, topicId, '取り消す')).body.data as { messageId: string };
  const asPlayer = (id: string) =>
    player.call('DELETE', `/v1/player/auth/topics/${topicId}/messages/${id}`);

  expect((await remove(other, topicId, messageId)).status).toBe(404);
  expect((await remove(other, topicId, messageId, fan.id)).status).toBe(404);
  expect((await asPlayer(messageId)).status).toBe(404);
  expect(await contents(fan, topicId)).toEqual(['取り消す']);
  expect((await remove(fan, topicId, messageId)).status).toBe(200);
  expect((await remove(fan, topicId, messageId)).status).toBe(404);
  const sent = await sendText(player, topicId, '選手の声');
  expect((await asPlayer((sent.body.data as { messageId: string }).messageId)).status).toBe(200);
  expect(await contents(fan, topicId)).toEqual([]);
});

test('the text of a deleted message is not stored', async () => {
  const { topicId, messageId } = topicOf(await sendTo(fan, player.playerId, '消えてほしい'));
  await remove(fan, topicId, messageId);
  const stored = await server.db.selectFrom('messages').select('content').execute();
  expect(stored.map(({ content }) => content)).not.toContain('消えてほしい');
});

test('[THR-07] deleting a message deletes its picture, from the storage and from its URL', async () => {
  const form = new FormData();
  form.set('chatType', 'private');
  form.set('playerId', String(player.playerId));
  form.set('mediaType', 'image');
  form.set('mediaFile', new Blob([new Uint8Array(await describedJpeg())]), 'photo.jpg');
  const sent = topicOf(await fan.call('POST', '/v1/user/message/media/send', { form }));
  const thread = await fan.call('GET', `/v1/user/chats/detail?topicId=${sent.topicId}`);
  const { list } = thread.body.data as { list: { mediaUrl: string; thumbnailUrl: string }[] };
  const addresses = [list[0]?.mediaUrl, list[0]?.thumbnailUrl].map((url) => server.origin + url);
  const headers = { Authorization: `Bearer ${fan.token}` };
  const statuses = async () =>
    Promise.all(addresses.map(async (address) => (await fetch(address, { headers })).status));
  const media = server.db.selectFrom('media').select(['originalKey', 'thumbnailKey']);
  const { originalKey, thumbnailKey } = await media.executeTakeFirstOrThrow();
  const sizes = () => Promise.all([originalKey, thumbnailKey].map(server.services.storage.size));

  expect(await statuses()).toEqual([200, 200]);
  expect((await remove(fan, sent.topicId, sent.messageId)).status).toBe(200);
  expect(await statuses()).toEqual([404, 404]);
  expect(await sizes()).toEqual([null, null]);
  expect(await media.execute()).toEqual([]);
});

test('a message sent twice with one key exists once, and another text with the key is refused', async () => {
  const topicId = await server.createGroup('二度押し');
  const key = randomUUID();
  const send = (content: string) =>
    fan.call('POST', '/v1/user/chats/message', { body: { topicId, content }, key });
  const [first, second] = await Promise.all([send('一度だけ'), send('一度だけ')]);
  expect(second.body).toEqual(first.body);
  expect((await send('別の文')).status).toBe(409);
  expect(await contents(fan, topicId)).toEqual(['一度だけ']);
});

test('in preview mode a fan can read and gets an error on sending', async () => {
  const preview = await startServer({ PREVIEW_MODE: 'true' });
  try {
    const reader = await preview.createFan();
    const topicId = await preview.createGroup('プレビュー');
    expect((await reader.call('GET', '/v1/user/chats')).body.data).toMatchObject({
      isPreviewMode: true,
    });
    expect((await reply(reader, topicId, '送れない')).body).toEqual({
      code: 409,
      message: messages.preview,
      data: null,
    });
    expect(await contents(reader, topicId)).toEqual([]);
  } finally {
    await preview.stop();
  }
});
