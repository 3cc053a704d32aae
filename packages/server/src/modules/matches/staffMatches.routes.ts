import type { components } from '@homestand/api-client/contract';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { actorOf, writeStaffLog } from '../staff/index.ts';
import { importMatches, matchesCsv } from './matchCsv.ts';
import {
  cardUuids,
  choosableCards,
  currentMatches,
  type MatchRow,
  matchById,
} from './matches.queries.ts';
import { viewAnnounced } from './matches.routes.ts';
import { putHero, viewHeroes } from './matchHeroes.ts';
import { createMatch, putMatch, putMatchState } from './saveMatch.ts';

type StaffMatchHandlers = Pick<
  Handlers,
  | 'listStaffMatches'
  | 'createMatch'
  | 'putMatch'
  | 'putMatchState'
  | 'exportMatches'
  | 'importMatches'
  | 'listMatchCards'
  | 'getMatchHeroes'
  | 'putMatchHero'
>;

export function staffMatchesRoutes(services: Services): StaffMatchHandlers {
  const { db } = services;

  async function match(id: number) {
    const row = await matchById(db, id);
    if (!row) throw notFound();
    return viewStaffMatch(row);
  }

  return {
    listStaffMatches: async () => ({ list: (await currentMatches(db)).map(viewStaffMatch) }),

    createMatch: async ({ session, body: { content: typed }, request }) =>
      match(await createMatch(services, session, { typed, key: idempotencyKey(request) })),

    async putMatch({ session, path: { matchId: id }, body: { version, content: typed } }) {
      await putMatch(services, session, { id, version, typed });
      return match(id);
    },

    async putMatchState({ session, path: { matchId: id }, body }) {
      await putMatchState(services, session, { id, ...body });
      return match(id);
    },

    async exportMatches({ session, reply }) {
      const actor = await actorOf(db, session);
      const [rows, cards] = [await currentMatches(db), await cardUuids(db)];
      await writeStaffLog(db, actor, { action: 'export_matches', after: { count: rows.length } });
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="matches.csv"',
      });
      await reply.send(matchesCsv(rows, cards));
      return undefined;
    },

    importMatches: ({ session, body }) => importMatches(services, session, body),

    getMatchHeroes: ({ path: { matchId } }) => viewHeroes(services, matchId),

    async putMatchHero({ session, path: { matchId }, body }) {
      await putHero(services, session, { matchId, ...body });
      return viewHeroes(services, matchId);
    },

    listMatchCards: async () => ({ list: await choosableCards(db) }),
  };
}

export const viewStaffMatch = (match: MatchRow): components['schemas']['StaffMatch'] => ({
  matchId: match.id,
  version: match.version,
  changedBy: match.changedBy,
  changedAt: match.changedAt.toISOString(),
  state: match.state,
  result: match.result,
  outcome: match.outcome,
  content: { ...viewAnnounced(match), cardId: match.cardId },
});
