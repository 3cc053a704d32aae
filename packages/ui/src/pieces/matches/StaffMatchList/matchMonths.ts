import type { StaffMatch } from './StaffMatchList';

type Month = { key: string; year: number; month: number; items: StaffMatch[] };

/** Matches under their months, in the order given. */
export function matchMonths(matches: readonly StaffMatch[]): Month[] {
  const months: Month[] = [];
  for (const match of matches) {
    const key = match.content.day.slice(0, 7);
    const last = months.at(-1);
    if (last?.key === key) last.items.push(match);
    else {
      const [year = 0, month = 0] = key.split('-').map(Number);
      months.push({ key, year, month, items: [match] });
    }
  }
  return months;
}

/**
 * Those from today on, the next first, and the others, the last first. One that is postponed and has no new day yet is
 * still to come, and stands first.
 */
export function splitMatches(matches: readonly StaffMatch[], today: string) {
  const isPast = ({ state, content }: StaffMatch) => content.day < today && state !== 'postponed';
  return {
    coming: matches.filter((match) => !isPast(match)),
    past: matches.filter(isPast).toReversed(),
  };
}
