import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '../stores/session.store';
import { dropMessage, dropThread, keepThread, keptThread } from './thread.kept';
import type { Thread } from './thread.merge';

const message = (id: string, content = `${id}通目`) => ({
  key: id,
  messageId: id,
  content,
  senderName: '湊 さくら',
  senderAvatar: '',
  senderType: 'user' as const,
  senderId: 'fan-1',
  createdAt: '2026-11-21T00:00:00.000Z',
  messageType: 'text' as const,
  mediaUrl: null,
  thumbnailUrl: null,
  fileName: null,
  fileSize: null,
  duration: null,
  width: null,
  height: null,
});

const threadOf = (messages: Thread['messages']): Thread => ({
  info: {
    chatType: 'private',
    title: '佐伯 颯太',
    userName: '佐伯 颯太',
    userAvatar: '',
    firstUnreadMessageId: '2',
    unreadCount: 3,
  },
  messages,
  total: messages.length,
  preview: false,
  firstUnreadId: '2',
  unreadCount: 3,
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => message(String(index + 1)));

const idsIn = (topicId: string) =>
  keptThread(topicId)?.value.messages.map(({ messageId }) => messageId);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00+09:00') });
  beginSession({
    viewer: 'user',
    token: 'token',
    name: '湊 さくら',
    email: null,
    userId: 'fan-1',
    pictureUrl: null,
    playerCardsId: null,
  });
});
afterEach(() => {
  vi.useRealTimers();
  endSession({ onPurpose: true });
  localStorage.clear();
});

test('the last thirty messages of a talk stay, without a mark that has served', () => {
  keepThread('a', threadOf(many(40)));
  expect(idsIn('a')).toEqual(
    many(40)
      .slice(10)
      .map(({ messageId }) => messageId),
  );
  expect(keptThread('a')).toMatchObject({
    at: '2026-11-21T00:00:00.000Z',
    value: { total: 40, firstUnreadId: null, unreadCount: 0 },
  });
});

test('of long messages only as many stay as there is room for', () => {
  const long = 'あ'.repeat(9000);
  keepThread('a', threadOf([message('1', long), message('2', long), message('3', long)]));
  expect(idsIn('a')).toEqual(['2', '3']);
});

test('the twenty talks that were looked at last stay', () => {
  for (let talk = 1; talk <= 22; talk++) {
    vi.setSystemTime(Date.now() + 1000);
    keepThread(`talk-${talk}`, threadOf(many(1)));
  }
  vi.setSystemTime(Date.now() + 1000);
  keepThread('talk-3', threadOf(many(2)));
  expect(['talk-1', 'talk-2', 'talk-3', 'talk-4'].map(idsIn)).toEqual([
    undefined,
    undefined,
    ['1', '2'],
    ['1'],
  ]);
  vi.setSystemTime(Date.now() + 1000);
  keepThread('talk-23', threadOf(many(1)));
  expect(idsIn('talk-4')).toBeUndefined();
  expect(idsIn('talk-3')).toEqual(['1', '2']);
});

test('a message that is taken back is gone, and the rest is as old as it was', () => {
  keepThread('a', threadOf(many(3)));
  vi.setSystemTime(Date.now() + 60_000);
  dropMessage('a', '2');
  dropMessage('b', '2');
  expect(idsIn('a')).toEqual(['1', '3']);
  expect(keptThread('a')?.at).toBe('2026-11-21T00:00:00.000Z');
  expect(keptThread('b')).toBeNull();
});

test('a talk that is not there any more is not shown any more', () => {
  keepThread('a', threadOf(many(1)));
  dropThread('a');
  expect(keptThread('a')).toBeNull();
});

test.each([
  '{}',
  '{"total":1,"preview":false,"messages":[]}',
  '{"total":1,"preview":false,"info":{"chatType":"private","title":"a"},"messages":[{}]}',
  '{"total":1,"preview":false,"info":{"chatType":"private","title":"a"},"messages":[null]}',
])('[STOR-05] what is broken is dropped: %s', (value) => {
  const key = 'kept:fan-1:thread:a';
  localStorage.setItem(key, `{"at":"2026-11-21T00:00:00.000Z","value":${value}}`);
  expect(keptThread('a')).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});
