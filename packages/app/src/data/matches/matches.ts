import { schemaOf, unwrap } from '@homestand/api-client';
import { list } from '@homestand/api-client/moreSchemas';
import { createOfflineCopy, useOfflineCopy } from '@homestand/app-core/offline/useOfflineCopy';
import useSWR from 'swr';
import { client } from '../client';

export const matchesKey = 'matches';

const loadMatches = async () => (await unwrap(client.GET('/v1/matches'))).matches;

const matchesCopy = createOfflineCopy(matchesKey, list(schemaOf('Match')));

/** All matches, the earliest first; the offline copy where they cannot be loaded. */
export function useMatches() {
  const matches = useSWR(matchesKey, loadMatches);
  return { ...matches, ...useOfflineCopy(matches, matchesCopy) };
}

/** Whole address of the calendar of all matches; calendars ask for it without a session. */
export const calendarAddress = () => new URL('/api/v1/matches.ics', window.location.origin).href;

/** Whole address of the calendar file of one match. */
export const matchCalendarHref = (matchId: number) =>
  new URL(`/api/v1/matches/${matchId}.ics`, window.location.origin).href;
