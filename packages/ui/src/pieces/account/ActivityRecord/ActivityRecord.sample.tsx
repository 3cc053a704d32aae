import { ActivityRecord } from '@homestand/ui';

const sent = [0, 0, 0, 2, 6, 21, 17, 14, 24, 19, 18, 9];

export function MyActivity() {
  return (
    <ActivityRecord
      joinedAt="2026-04-01T08:00:00+09:00"
      messageCount={130}
      cardCount={10}
      season={sent.map((messages, index) => ({
        month: `2026-${String(index + 1).padStart(2, '0')}`,
        messages,
        cards: messages > 15 ? 2 : 0,
      }))}
    />
  );
}
