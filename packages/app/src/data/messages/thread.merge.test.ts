import { describe, expect, test } from 'vitest';
import {
  type Message,
  threadOf,
  withChanged,
  withNew,
  withNewestPage,
  withOlder,
  withoutMessage,
} from './thread.merge';

const message = (number: number): Message => ({
  messageId: `m${number}`,
  senderName: '佐伯 颯太',
  senderAvatar: '',
  senderType: 'player',
  senderId: '3',
  content: String(number),
  createdAt: '2026-11-21T09:30:00.000Z',
  messageType: 'text',
  mediaUrl: null,
  thumbnailUrl: null,
  fileName: null,
  fileSize: null,
  duration: null,
  width: null,
  height: null,
});

/** A page as the server returns it: newest first. */
const page = (newest: number, oldest: number, total: number) => ({
  list: Array.from({ length: newest - oldest + 1 }, (_, index) => message(newest - index)),
  totalCount: total,
  totalPage: Math.ceil(total / 15),
  page: 1,
  size: 15,
  isPreviewMode: false,
  topicInfo: {
    chatType: 'private' as const,
    title: '佐伯 颯太',
    userName: '佐伯 颯太',
    userAvatar: '',
    otherType: 'player' as const,
    firstUnreadMessageId: null,
    unreadCount: 0,
  },
});

const ids = (thread: { messages: readonly Message[] } | null) =>
  thread?.messages.map(({ messageId }) => Number(messageId.slice(1)));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('[THR-03] page 1 replaces, later pages are prepended', () => {
  test('the oldest message is first', () => {
    expect(ids(threadOf(page(30, 16, 30)))).toEqual(range(16, 30));
  });

  test('an older page is prepended, without messages that are already loaded', () => {
    const thread = threadOf(page(32, 18, 32));
    expect(ids(withOlder(thread, page(18, 4, 32)))).toEqual(range(4, 32));
  });

  test('a page without new messages ends the paging, whatever its total says', () => {
    const thread = threadOf(page(30, 16, 31));
    expect(withOlder(thread, page(20, 16, 31)).total).toBe(15);
  });
});

describe('a thread that is loaded again', () => {
  const loaded = withOlder(threadOf(page(30, 16, 30)), page(15, 1, 30));

  test('new messages are appended, and the older ones stay', () => {
    expect(ids(withNewestPage(loaded, page(33, 19, 33)))).toEqual(range(1, 33));
  });

  test('a message deleted meanwhile is removed', () => {
    const now = page(30, 15, 29);
    now.list = now.list.filter(({ messageId }) => messageId !== 'm25');
    expect(ids(withNewestPage(loaded, now))).toEqual(
      range(1, 30).filter((number) => number !== 25),
    );
  });

  test('a page that does not overlap the loaded messages returns null, instead of leaving a gap', () => {
    expect(withNewestPage(loaded, page(80, 66, 80))).toBeNull();
  });

  test('a short thread is replaced', () => {
    expect(ids(withNewestPage(threadOf(page(3, 1, 3)), page(5, 4, 2)))).toEqual([4, 5]);
  });

  test('the key of a message survives a reload of the page', () => {
    const sent = withNew(loaded, message(31), 'own-key');
    expect(withNewestPage(sent, page(31, 17, 31))?.messages.at(-1)?.key).toBe('own-key');
  });
});

test('a message that arrives twice is there once', () => {
  const thread = withNew(threadOf(page(3, 1, 3)), message(4));
  expect(withNew(thread, message(4))).toBe(thread);
  expect(ids(thread)).toEqual([1, 2, 3, 4]);
  expect(thread.total).toBe(4);
});

test('a deleted message is removed, an unknown id changes nothing', () => {
  const thread = threadOf(page(3, 1, 3));
  expect(ids(withoutMessage(thread, 'm2'))).toEqual([1, 3]);
  expect(withoutMessage(thread, 'm9')).toBe(thread);
});

test('[SAFE-05] a message that staff hide is replaced in its place, and keeps its key', () => {
  const thread = withNew(threadOf(page(3, 1, 3)), message(4), 'key');
  const hidden = { ...message(4), isHidden: true, content: 'sentence' };
  const changed = withChanged(thread, hidden);
  expect(ids(changed)).toEqual(range(1, 4));
  expect(changed.messages[3]).toEqual({ ...hidden, key: 'key' });
  expect(changed.total).toBe(thread.total);
  expect(withChanged(thread, message(9))).toBe(thread);
});
