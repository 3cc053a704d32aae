import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('a fan writes to a player, who reads it and answers', async () => {
  const fan = await server.createFan('あかり');
  const player = await server.createPlayer();
  const sent = await fan.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId: player.playerId, content: ' 応援しています。 ' },
    key: randomUUID(),
  });
  expect(sent).toMatchObject({ status: 200 });
  const { topicId } = sent.body.data as { topicId: string };
  const topics = await player.call('GET', '/v1/player/auth/topics');
  expect(topics.body.data).toMatchObject({
    list: [{ topicId, title: 'あかり', hasNew: true, latestMsg: '応援しています。' }],
    totalCount: 1,
  });
  const thread = await player.call('GET', `/v1/player/auth/topics/${topicId}/messages`);
  expect(thread.body.data).toMatchObject({ list: [{ senderId: fan.id, senderType: 'user' }] });
  await player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, {
    body: { content: 'ありがとう' },
  });
  const back = await fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}`);
  expect(back.body.data).toMatchObject({
    list: [{ senderId: String(player.playerId), senderType: 'player', content: 'ありがとう' }, {}],
    topicInfo: { unreadCount: 1 },
  });
});
