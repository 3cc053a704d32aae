import { expect, test } from 'vitest';
import { fanOf, topicNameOf } from './report.map';

const topic = { id: 't', chatType: 'private', title: '', fanName: null, playerName: null } as const;

test('a private topic is named by its two people, a group by its title', () => {
  expect(topicNameOf({ ...topic, fanName: 'さくら', playerName: '佐伯 颯太' })).toBe(
    '佐伯 颯太 / さくら',
  );
  expect(topicNameOf({ ...topic, chatType: 'group', title: '応援トーク' })).toBe('応援トーク');
});

test('what was taken back does not count', () => {
  const sanction = { kind: 'warn', reason: '', at: '', endsAt: null, liftedAt: null } as const;
  const fan = {
    joinedAt: '2026-08-01T00:00:00.000Z',
    reportedMessages: 3,
    sanctions: [sanction, { ...sanction, liftedAt: '2026-11-22T00:00:00.000Z' }],
  };
  expect(fanOf({ fan } as Parameters<typeof fanOf>[0])).toMatchObject({ warnings: 1, mutes: 0 });
});
