/** A match whose counter is open for pickups. */
export const sampleMatch = {
  matchId: 4,
  day: '2026-11-28',
  counterFrom: '2026-11-28T01:00:00.000Z',
  counterTo: '2026-11-28T07:30:00.000Z',
  opponent: '港南マリナーズ',
  ground: '鶴浜スタジアム',
  state: 'planned',
} as const;
