import { type components, unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { client } from '../client';
import { unwrapBlob } from '../unwrapBlob';
import { matchesKey } from './events';

type Schemas = components['schemas'];
export type StaffMatch = Schemas['StaffMatch'];
export type MatchContent = Schemas['MatchContent'];

/** All matches of the season, the earliest first. */
export const useStaffMatches = () =>
  useSWR(matchesKey, async () => (await unwrap(client.GET('/v1/admin/matches'))).list);

/** Cards one of which may be that of the day. */
export const useMatchCards = () =>
  useSWR('matchCards', async () => (await unwrap(client.GET('/v1/admin/match-cards'))).list);

export const createMatch = (content: MatchContent, key: string): Promise<StaffMatch> =>
  unwrap(
    client.POST('/v1/admin/matches', {
      params: { header: { 'Idempotency-Key': key } },
      body: { content },
    }),
  );

const inPath = (matchId: number) => ({ params: { path: { matchId } } });

export const putMatch = (
  matchId: number,
  body: { version: number; content: MatchContent },
): Promise<StaffMatch> =>
  unwrap(client.PUT('/v1/admin/matches/{matchId}', { ...inPath(matchId), body }));

export const putMatchState = (
  matchId: number,
  body: Pick<StaffMatch, 'version' | 'state' | 'result' | 'outcome'>,
): Promise<StaffMatch> =>
  unwrap(client.PUT('/v1/admin/matches/{matchId}/state', { ...inPath(matchId), body }));

/** The matches as a file that `importMatches` reads. */
export const exportMatches = () =>
  unwrapBlob(client.GET('/v1/admin/matches.csv', { parseAs: 'blob' }));

/** Adds and changes matches by a file in Base64; a preview says what it would change. */
export const importMatches = (file: string, isPreview: boolean) =>
  unwrap(client.POST('/v1/admin/match-imports', { body: { file, isPreview } }));
