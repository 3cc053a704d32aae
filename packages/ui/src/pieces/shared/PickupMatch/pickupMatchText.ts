import { formatDay } from '../../../format/internal';
import type { PickupMatchMessages } from './messages';

export type MatchFacts = {
  /** Calendar day, such as `2026-11-22`. */
  day: string;
  opponent: string;
  ground: string;
  state: 'planned' | 'on' | 'postponed' | 'canceled' | 'finished';
};

/** Day and opponent, in one line of text. */
export const pickupMatchText = (
  { day, opponent }: Pick<MatchFacts, 'day' | 'opponent'>,
  m: PickupMatchMessages,
): string => `${formatDay(day)} ${m.versus(opponent)}`;
