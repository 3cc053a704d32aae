import type { components } from '@homestand/api-client/contract';
import { contentCache } from '../../db/contentCache.ts';
import type { Handlers } from '../../http/contract.ts';
import type { Services } from '../../services.ts';
import { type Content, currentMatches, type MatchRow } from './matches.queries.ts';

export function matchesRoutes({ db }: Services): Pick<Handlers, 'listMatches'> {
  const content = contentCache(async () => (await currentMatches(db)).map(viewMatch));
  return {
    listMatches: async ({ session }) => ({ matches: await content(session.contentVersion) }),
  };
}

export const viewMatch = (match: MatchRow): components['schemas']['Match'] => ({
  matchId: match.id,
  ...viewAnnounced(match),
  state: match.state,
  result: match.result,
  ...(match.outcome !== null && { outcome: match.outcome }),
  ...(match.state === 'finished' && {
    ...(match.winningPitcher !== null && { winningPitcher: match.winningPitcher }),
    ...(match.hero !== null && { hero: match.hero }),
  }),
});

/** What the club announces of a match. */
export const viewAnnounced = (match: Omit<Content, 'cardId'>) => ({
  day: match.day,
  startsAt: match.startsAt?.toISOString() ?? null,
  gatesAt: match.gatesAt?.toISOString() ?? null,
  counterFrom: match.counterFrom?.toISOString() ?? null,
  counterTo: match.counterTo?.toISOString() ?? null,
  opponent: match.opponent,
  ground: match.ground,
});
