type Season<Item> = { year: number; matches: Item[] };

/** Matches under their seasons, in the order given; a season is a year. */
export function bySeason<Item extends { day: string }>(matches: readonly Item[]): Season<Item>[] {
  const seasons: Season<Item>[] = [];
  for (const match of matches) {
    const year = Number(match.day.slice(0, 4));
    const last = seasons.at(-1);
    if (last?.year === year) last.matches.push(match);
    else seasons.push({ year, matches: [match] });
  }
  return seasons;
}
