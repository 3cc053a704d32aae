import { useEffect, useState } from 'react';
import { formatDate } from '../../../format';
import { type Match, nextMatches } from './nextMatches';

const hourMs = 3_600_000;

/** The matches that are next, and today by the clock of this device; both change while the page stays open. */
export function useNextMatches(matches: readonly Match[]): {
  items: readonly Match[];
  today: string;
} {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    // Midnight in Japan is at a full hour.
    const timer = setTimeout(() => setNow(Date.now()), hourMs - (Date.now() % hourMs));
    return () => clearTimeout(timer);
  });

  const today = formatDate(new Date(now).toISOString()).replaceAll('.', '-');
  return { items: nextMatches(matches, today, now), today };
}
