import type { components } from '@homestand/api-client/contract';
import type { Handlers } from '../../../http/contract.ts';
import { notFound } from '../../../http/errors.ts';
import type { Services } from '../../../services.ts';
import { actorOf, writeStaffLog } from '../../staff/index.ts';
import { type MatchRow, matchById, matchesBetween } from '../matches.queries.ts';
import { viewMatch } from '../matches.routes.ts';
import { stampVisit } from './stampVisit.ts';
import { windowMs } from './visitCodes.ts';
import { visitHours } from './visitHours.ts';
import { countVisitors, type VisitRow, visitsOf } from './visits.queries.ts';

type Schemas = components['schemas'];

/** A screen has the codes of so long ahead, for when it has no connection. */
const aheadMs = 24 * 60 * 60 * 1000;

type VisitHandlers = Pick<
  Handlers,
  'listVisits' | 'stampVisit' | 'getGateCodes' | 'getMatchVisits' | 'getVisitSheet'
>;

export function visitsRoutes(services: Services): VisitHandlers {
  const { db, now, visitCodes } = services;

  async function matchOr404(id: number): Promise<MatchRow> {
    const match = await matchById(db, id);
    if (!match) throw notFound();
    return match;
  }

  return {
    listVisits: async ({ session }) => ({
      list: (await visitsOf(db, session.personId)).map(viewVisit),
    }),

    async stampVisit({ session, body }) {
      const { visit, ...stamped } = await stampVisit(services, session.personId, body);
      return { ...stamped, visit: viewVisit(visit) };
    },

    async getGateCodes({ session }) {
      const at = now();
      const actor = await actorOf(db, session);
      const held = (await matchesBetween(db, new Date(at), new Date(at + aheadMs)))
        .filter(({ state }) => state !== 'postponed' && state !== 'canceled')
        .map((match) => ({ match, ...visitHours(match) }))
        .filter(({ from, to }) => from.getTime() < at + aheadMs && to.getTime() > at);
      await writeStaffLog(db, actor, {
        action: 'show_visit_codes',
        after: { matchIds: held.map(({ match }) => match.id).join(', ') },
      });
      return {
        now: new Date(at).toISOString(),
        windowSeconds: windowMs / 1000,
        matches: held.map(({ match, from, to }) => ({
          ...{ matchId: match.id, day: match.day, opponent: match.opponent, ground: match.ground },
          ...{ from: from.toISOString(), to: to.toISOString() },
          ...codesOf(match.id, Math.max(from.getTime(), at), to.getTime()),
        })),
      };
    },

    async getMatchVisits({ path: { matchId } }) {
      const match = await matchOr404(matchId);
      const { from, to } = visitHours(match);
      return {
        ...(await countVisitors(db, matchId)),
        ...{ from: from.toISOString(), to: to.toISOString() },
      };
    },

    async getVisitSheet({ session, path: { matchId } }) {
      const match = await matchOr404(matchId);
      const { from, to } = visitHours(match);
      await writeStaffLog(db, await actorOf(db, session), {
        action: 'print_visit_code',
        after: { matchId },
      });
      return {
        code: visitCodes.write({ matchId, window: null }),
        ...{ day: match.day, opponent: match.opponent, ground: match.ground },
        ...{ from: from.toISOString(), to: to.toISOString() },
      };
    },
  };

  /** One code for each window of these hours. */
  function codesOf(matchId: number, fromMs: number, toMs: number) {
    const firstWindow = Math.floor(fromMs / windowMs);
    const count = Math.ceil(toMs / windowMs) - firstWindow;
    return {
      firstWindow,
      codes: Array.from({ length: count }, (_, index) =>
        visitCodes.write({ matchId, window: firstWindow + index }),
      ),
    };
  }
}

const viewVisit = (visit: VisitRow): Schemas['Visit'] => ({
  match: viewMatch(visit),
  scannedAt: visit.scannedAt.toISOString(),
});
