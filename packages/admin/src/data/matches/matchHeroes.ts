import { type components, unwrap } from '@homestand/api-client';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from '../client';

type Schemas = components['schemas'];

const inPath = (matchId: number) => ({ params: { path: { matchId } } });

const refreshMs = 5000;

/** Who has decided a match, and the players to choose from; loaded again every few seconds until their fans are notified. */
export function useMatchHeroes(matchId: number) {
  // SWR asks a function for the interval no more once it has said 0.
  const [isWaiting, setIsWaiting] = useState(false);
  const heroes = useSWR(
    ['matchHeroes', matchId],
    () => unwrap(client.GET('/v1/admin/matches/{matchId}/heroes', inPath(matchId))),
    { refreshInterval: isWaiting ? refreshMs : 0 },
  );
  const waits = heroes.data?.heroes.some(({ notice }) => notice !== 'done') ?? false;
  if (waits !== isWaiting) setIsWaiting(waits);
  return heroes;
}

export const putMatchHero = (
  matchId: number,
  body: Schemas['MatchHeroChoice'],
): Promise<Schemas['MatchHeroes']> =>
  unwrap(client.PUT('/v1/admin/matches/{matchId}/heroes', { ...inPath(matchId), body }));
