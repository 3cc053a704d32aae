import type { Match } from '../NextMatch/nextMatches';

type Month<Item> = { key: string; year: number; month: number; items: Item[] };

/** Matches under their months, in the order given. */
export function byMonth<Item extends Pick<Match, 'day'>>(matches: readonly Item[]): Month<Item>[] {
  const months: Month<Item>[] = [];
  for (const match of matches) {
    const key = match.day.slice(0, 7);
    const last = months.at(-1);
    if (last?.key === key) last.items.push(match);
    else {
      const [year = 0, month = 0] = key.split('-').map(Number);
      months.push({ key, year, month, items: [match] });
    }
  }
  return months;
}
