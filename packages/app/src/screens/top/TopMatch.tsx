import { NextMatch, useNextMatches } from '@homestand/ui';
import { matchCalendarHref } from '../../data/matches/matches';
import type { Top } from '../../data/top/top';
import { pathTo } from '../../paths';

const pickupsHref = `${pathTo('myOrders')}?pickup=open`;

type Props = { matches: Top['nextMatches']; pickups: Top['waitingPickups'] };

/** The next match. A server of the version before, and its offline copy, have none. */
export function TopMatch({ matches = [], pickups = 0 }: Props) {
  const next = useNextMatches(matches);
  return (
    <NextMatch
      {...next}
      calendarHrefOf={matchCalendarHref}
      scheduleHref={pathTo('matches')}
      pickups={{ count: pickups, href: pickupsHref }}
    />
  );
}
