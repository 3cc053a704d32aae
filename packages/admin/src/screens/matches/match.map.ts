import { momentOf } from '@homestand/api-client/day';
import { counterEndOf, type MatchValues, minutesOf } from '@homestand/ui';
import type { MatchContent } from '../../data/matches/matches';

/** What is typed, as the server stores it. */
export function contentOf(values: MatchValues): MatchContent {
  const at = (minutes: number | null) =>
    minutes === null
      ? null
      : new Date(momentOf(values.day).getTime() + minutes * 60_000).toISOString();
  return {
    day: values.day,
    opponent: values.opponent,
    ground: values.ground,
    startsAt: at(minutesOf(values.starts)),
    gatesAt: at(minutesOf(values.gates)),
    counterFrom: at(minutesOf(values.counterFrom)),
    counterTo: at(counterEndOf(values)),
    cardId: values.cardId === '' ? null : Number(values.cardId),
  };
}
