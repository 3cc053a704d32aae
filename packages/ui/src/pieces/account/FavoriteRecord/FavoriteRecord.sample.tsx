import { FavoriteRecord } from '@homestand/ui';

export function MyPlayer() {
  return (
    <FavoriteRecord
      player={{
        name: '佐藤',
        jerseyNumber: '10',
        pictureUrl: '',
        since: '2026-04-01T08:00:00+09:00',
        messages: 48,
        cards: 2,
        totalCards: 3,
      }}
      chooseHref="#players"
    />
  );
}
