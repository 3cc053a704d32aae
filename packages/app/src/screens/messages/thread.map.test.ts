import { describe, expect, test } from 'vitest';
import type { OutboxText } from '../../data/messages/outbox.store';
import type { KeyedMessage } from '../../data/messages/thread.merge';
import { toThreadMessages } from './thread.map';

const message = (values: Partial<KeyedMessage>): KeyedMessage => ({
  key: 'm1',
  messageId: 'm1',
  senderName: '佐伯 颯太',
  senderAvatar: '',
  senderType: 'player',
  senderId: '3',
  content: 'こんばんは',
  createdAt: '2026-11-21T09:30:00.000Z',
  messageType: 'text',
  mediaUrl: null,
  thumbnailUrl: null,
  fileName: null,
  fileSize: null,
  duration: null,
  width: null,
  height: null,
  ...values,
});

const text = (values: Partial<OutboxText>): OutboxText => ({
  key: 'k1',
  personId: 'u1',
  topicId: 't1',
  playerId: null,
  atTop: undefined,
  text: '応援しています',
  at: '2026-11-21T09:31:00.000Z',
  state: 'sending',
  refusal: null,
  ...values,
});

const fan = {
  viewer: 'user',
  userId: 'u1',
  playerCardsId: null,
  name: '浜野',
  pictureUrl: null,
} as const;
const player = { ...fan, viewer: 'player', userId: 'a1', playerCardsId: 3 } as const;

describe('[THR-05] which messages are own messages', () => {
  const cases = [
    ['a fan and the own user id', fan, { senderType: 'user', senderId: 'u1' }, true],
    ['a fan and another fan', fan, { senderType: 'user', senderId: 'u2' }, false],
    ['a fan and a player with the same id', fan, { senderType: 'player', senderId: 'u1' }, false],
    ['a player and the own card id', player, { senderType: 'player', senderId: '3' }, true],
    ['a player and the account id', player, { senderType: 'player', senderId: 'a1' }, false],
    ['a player and a fan with the same id', player, { senderType: 'user', senderId: '3' }, false],
  ] as const;

  test.each(cases)('%s', (_who, me, sender, own) => {
    const [shown] = toThreadMessages({ messages: [message(sender)], texts: [], files: [], me });
    expect(shown?.own).toBe(own);
  });
});

test('[THR-13] a text that is being sent shows at once, after the server’s messages', () => {
  const shown = toThreadMessages({
    messages: [message({})],
    texts: [text({}), text({ key: 'k2', state: 'unsent', at: '2026-11-21T09:32:00.000Z' })],
    files: [],
    me: fan,
  });
  expect(shown.map(({ key, state, own }) => [key, state, own])).toEqual([
    ['m1', 'sent', false],
    ['k1', 'sending', true],
    ['k2', 'unsent', true],
  ]);
});

test('a text that the event stream delivered before the response shows once', () => {
  const parts = {
    messages: [message({ key: 'k1', messageId: 'm2', senderType: 'user', senderId: 'u1' })],
    texts: [text({})],
    files: [],
    me: fan,
  };
  expect(toThreadMessages(parts).map(({ key }) => key)).toEqual(['k1']);
  expect(toThreadMessages({ ...parts, messages: [] }).map(({ key }) => key)).toEqual(['k1']);
});

test('the same message maps to the same object on every call', () => {
  const messages = [message({ messageType: 'video', mediaUrl: '/v.mp4', width: 320, height: 180 })];
  const make = () => toThreadMessages({ messages, texts: [], files: [], me: fan })[0];
  expect(make()).toBe(make());
  expect(make()?.media).toMatchObject({ url: '/v.mp4', width: 320, height: 180 });
});
