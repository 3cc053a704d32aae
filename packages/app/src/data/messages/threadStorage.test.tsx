import { beginSession, endSession } from '@homestand/app-core/session/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Thread } from './thread.merge';
import {
  removeStoredMessage,
  removeStoredThread,
  storedThread,
  storeThread,
} from './threadStorage';

const message = (id: string, content = `${id}通目`) => ({
  key: id,
  messageId: id,
  content,
  senderName: '浜野 さくら',
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
    otherType: 'player',
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
  storedThread(topicId)?.value.messages.map(({ messageId }) => messageId);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00+09:00') });
  beginSession({
    viewer: 'user',
    token: 'token',
    name: '浜野 さくら',
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

test('the last thirty messages of a topic are stored, without the unread mark', () => {
  storeThread('a', threadOf(many(40)));
  expect(idsIn('a')).toEqual(
    many(40)
      .slice(10)
      .map(({ messageId }) => messageId),
  );
  expect(storedThread('a')).toMatchObject({
    at: '2026-11-21T00:00:00.000Z',
    value: { total: 40, firstUnreadId: null, unreadCount: 0 },
  });
});

test('long messages are stored only up to the character limit', () => {
  const long = 'あ'.repeat(9000);
  storeThread('a', threadOf([message('1', long), message('2', long), message('3', long)]));
  expect(idsIn('a')).toEqual(['2', '3']);
});

test('the twenty most recently opened topics are stored', () => {
  for (let topic = 1; topic <= 22; topic++) {
    vi.setSystemTime(Date.now() + 1000);
    storeThread(`topic-${topic}`, threadOf(many(1)));
  }
  vi.setSystemTime(Date.now() + 1000);
  storeThread('topic-3', threadOf(many(2)));
  expect(['topic-1', 'topic-2', 'topic-3', 'topic-4'].map(idsIn)).toEqual([
    undefined,
    undefined,
    ['1', '2'],
    ['1'],
  ]);
  vi.setSystemTime(Date.now() + 1000);
  storeThread('topic-23', threadOf(many(1)));
  expect(idsIn('topic-4')).toBeUndefined();
  expect(idsIn('topic-3')).toEqual(['1', '2']);
});

test('a deleted message is removed, and the copy keeps its time', () => {
  storeThread('a', threadOf(many(3)));
  vi.setSystemTime(Date.now() + 60_000);
  removeStoredMessage('a', '2');
  removeStoredMessage('b', '2');
  expect(idsIn('a')).toEqual(['1', '3']);
  expect(storedThread('a')?.at).toBe('2026-11-21T00:00:00.000Z');
  expect(storedThread('b')).toBeNull();
});

test('a removed topic has no copy', () => {
  storeThread('a', threadOf(many(1)));
  removeStoredThread('a');
  expect(storedThread('a')).toBeNull();
});

test('[STOR-05] a copy of an older version without a now required field is dropped', () => {
  const key = 'kept:fan-1:thread:a';
  const { senderType: _senderType, ...older } = message('1');
  const value = { ...threadOf([]), messages: [older] };
  localStorage.setItem(key, JSON.stringify({ at: '2026-11-21T00:00:00.000Z', value }));
  expect(storedThread('a')).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

test.each([
  '{}',
  '{"total":1,"preview":false,"messages":[]}',
  '{"total":1,"preview":false,"info":{"chatType":"private","title":"a"},"messages":[{}]}',
  '{"total":1,"preview":false,"info":{"chatType":"private","title":"a"},"messages":[null]}',
])('[STOR-05] a broken copy is dropped: %s', (value) => {
  const key = 'kept:fan-1:thread:a';
  localStorage.setItem(key, `{"at":"2026-11-21T00:00:00.000Z","value":${value}}`);
  expect(storedThread('a')).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});
