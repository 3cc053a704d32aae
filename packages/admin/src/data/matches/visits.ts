import { unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { visitAddress } from '../../paths';
import { client } from '../client';

/** The codes of the next 24 hours, and how far the server's clock is ahead. Loaded once: the screen needs no connection. */
export const useGateCodes = () =>
  useSWR('gateCodes', loadGateCodes, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });

async function loadGateCodes() {
  const { now, windowSeconds, matches } = await unwrap(client.GET('/v1/admin/gate-codes'));
  return {
    aheadMs: Date.parse(now) - Date.now(),
    windowSeconds,
    matches: matches.map((match) => ({ ...match, codes: match.codes.map(visitAddress) })),
  };
}

const inPath = (matchId: number) => ({ params: { path: { matchId } } });

/** How many fans were at a match, counted again while the page is open. */
export const useMatchVisits = (matchId: number) =>
  useSWR(
    ['matchVisits', matchId],
    ([, id]) => unwrap(client.GET('/v1/admin/matches/{matchId}/visits', inPath(id))),
    { refreshInterval: 30_000 },
  );

/** The printed code of a match. */
export const useVisitSheet = (matchId: number) =>
  useSWR(
    ['visitSheet', matchId],
    ([, id]) => unwrap(client.GET('/v1/admin/matches/{matchId}/visit-sheet', inPath(id))),
    { revalidateOnFocus: false },
  );
