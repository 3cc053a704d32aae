import { calendarDay } from '../../../format/internal';
import type { PickupMatchMessages } from './messages';

export type MatchFacts = {
  /** Calendar day, such as `2026-11-22`. */
  day: string;
  opponent: string;
  ground: string;
  state: 'planned' | 'on' | 'postponed' | 'canceled' | 'finished';
};

/** `11月22日（日）` */
export function pickupDay(day: string, m: PickupMatchMessages): string {
  const { month, date, weekday } = calendarDay(day);
  return m.day(month, date, weekday);
}

/** Day and opponent, in one line of text. */
export const pickupMatchText = (
  { day, opponent }: Pick<MatchFacts, 'day' | 'opponent'>,
  m: PickupMatchMessages,
): string => `${pickupDay(day, m)} ${m.versus(opponent)}`;
