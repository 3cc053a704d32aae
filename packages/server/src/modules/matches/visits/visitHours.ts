import { addDays, momentOf } from '@homestand/api-client/day';
import type { MatchRow } from '../matches.queries.ts';

const hourMs = 60 * 60 * 1000;
const hoursBeforeStart = 3;
/** As long as a match runs that nobody has marked as finished, on the top page, too. */
const hoursAfterStart = 6;

/** When fans can scan the code of a match; without a start until the end of its day. */
export function visitHours({
  day,
  startsAt,
  gatesAt,
}: Pick<MatchRow, 'day' | 'startsAt' | 'gatesAt'>): { from: Date; to: Date } {
  const beforeStart = startsAt && new Date(startsAt.getTime() - hoursBeforeStart * hourMs);
  return {
    from: gatesAt ?? beforeStart ?? momentOf(day),
    to: startsAt
      ? new Date(startsAt.getTime() + hoursAfterStart * hourMs)
      : momentOf(addDays(day, 1)),
  };
}
