import { describe, expect, test } from 'vitest';
import type { ThreadMessage } from '../MessageBubble/threadMessage';
import { dayAbove, dayName, groupPositionOf, messagesAfter, newestOf } from './threadRows';

const message = (key: string, at: string, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  key,
  messageId: key,
  own: false,
  senderType: 'player',
  senderId: '1',
  senderName: '黒田 蓮',
  senderAvatar: '',
  kind: 'text',
  text: key,
  at: `2026-11-${at}:00+09:00`,
  media: null,
  state: 'sent',
  progress: null,
  ...more,
});

describe('dates', () => {
  const items = [
    message('a', '19T23:59'),
    message('b', '20T00:00'),
    message('c', '20T23:59'),
    message('d', '21T09:00'),
  ];

  test('a separator is above the first message of each date in Japan', () => {
    expect(items.map((_, index) => dayAbove(items, index))).toEqual([
      '2026.11.19',
      '2026.11.20',
      null,
      '2026.11.21',
    ]);
  });

  test.each([
    ['2026.11.21', 'today'],
    ['2026.11.20', 'yesterday'],
    ['2026.11.19', null],
  ])('%s', (date, name) => {
    expect(dayName(date, Date.parse('2026-11-21T00:30:00+09:00'))).toBe(name);
  });
});

describe('groups', () => {
  test('contain messages of one sender within five minutes of each other', () => {
    const items = [
      message('a', '21T09:00'),
      message('b', '21T09:05'),
      message('c', '21T09:10'),
      message('d', '21T09:16'),
      message('e', '21T09:16', { own: true }),
      message('f', '21T09:17', { own: true, state: 'unsent' }),
      message('g', '21T09:17', { own: true }),
    ];
    expect(items.map((_, index) => groupPositionOf(items, index, null))).toEqual([
      ...['first', 'middle', 'last', 'alone'],
      ...['first', 'last', 'alone'],
    ]);
    expect(groupPositionOf(items, 1, 'c')).toBe('last');
    expect(groupPositionOf(items, 2, 'c')).toBe('alone');
  });

  test.each<[string, Partial<ThreadMessage>]>([
    ['a fan with the name and the picture of the player', { senderType: 'user', senderId: 'u1' }],
    ['a fan with even the id of the player', { senderType: 'user' }],
    ['another player of the same name', { senderId: '2' }],
  ])('[SAFE-01] end before %s', (_who, other) => {
    const items = [message('a', '21T09:00'), message('b', '21T09:01', other)];
    expect(items.map((_, index) => groupPositionOf(items, index, null))).toEqual([
      'alone',
      'alone',
    ]);
  });

  test('[SAFE-01] continue when the sender was renamed', () => {
    const items = [message('a', '21T09:00'), message('b', '21T09:01', { senderName: '黒田 廉' })];
    expect(items.map((_, index) => groupPositionOf(items, index, null))).toEqual(['first', 'last']);
  });

  test('end at midnight', () => {
    const items = [message('a', '20T23:59'), message('b', '21T00:00')];
    expect(items.map((_, index) => groupPositionOf(items, index, null))).toEqual([
      'alone',
      'alone',
    ]);
  });
});

describe('messages that arrived', () => {
  const old = [message('a', '21T09:00'), message('b', '21T09:01')];
  const waiting = message('u', '21T09:02', { own: true, state: 'unsent', messageId: null });
  const keys = (items: ThreadMessage[], before: ThreadMessage[]) =>
    messagesAfter(items, newestOf(before)).map(({ key }) => key);

  test.each<[string, ThreadMessage[], ThreadMessage[], string[]]>([
    ['nothing', old, old, []],
    ['one', old, [...old, message('c', '21T09:01')], ['c']],
    ['the first message of the thread', [], [message('c', '21T09:01')], ['c']],
    ['history', old, [message('z', '20T09:00'), ...old], []],
    ['before an unsent one', [...old, waiting], [...old, message('c', '21T09:03'), waiting], ['c']],
    ['a sent one keeps its key', [...old, waiting], [...old, { ...waiting, state: 'sent' }], []],
    ['the last one was deleted', old, old.slice(0, 1), []],
    [
      'the known end was deleted',
      [message('b', '21T09:01')],
      [message('a', '21T09:00'), message('c', '21T09:02')],
      ['c'],
    ],
  ])('%s', (_name, before, after, expected) => expect(keys(after, before)).toEqual(expected));
});
