import { type components, sendOnce, unwrap } from '@homestand/api-client';
import { reportUnlessNotFound } from '@homestand/app-core/http/errorNotices';
import useSWR from 'swr';
import { client } from '../client';

export type MatchClosing = components['schemas']['MatchClosing'];

const inPath = (matchId: number) => ({ path: { matchId } });

/** The page of a match, as it was closed or as it is now. */
export const useMatchClosing = (matchId: number) =>
  useSWR(
    ['matchClosing', matchId] as const,
    ([, id]) => unwrap(client.GET('/v1/admin/matches/{matchId}/closing', { params: inPath(id) })),
    { onError: reportUnlessNotFound },
  );

/** Closes a match, once for each key. */
export const closeMatch = (matchId: number, key: string): Promise<MatchClosing> =>
  sendOnce(key, (header) =>
    unwrap(
      client.POST('/v1/admin/matches/{matchId}/closing', {
        params: { ...inPath(matchId), header },
      }),
    ),
  );

export const reopenMatch = (matchId: number, closingId: string): Promise<MatchClosing> =>
  unwrap(
    client.POST('/v1/admin/matches/{matchId}/closing/reopen', {
      params: inPath(matchId),
      body: { closingId },
    }),
  );
