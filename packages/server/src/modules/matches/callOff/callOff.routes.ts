import type { components } from '@homestand/api-client/contract';
import { pickupMatches } from '@homestand/api-client/pickupMatches';
import type { Queries } from '../../../db/database.ts';
import type { Handlers } from '../../../http/contract.ts';
import { notFound } from '../../../http/errors.ts';
import { idempotencyKey } from '../../../http/idempotency.ts';
import type { Services } from '../../../services.ts';
import { callOffNotice } from '../../push/index.ts';
import { actorOf, subjectsOf, writeReading } from '../../staff/index.ts';
import { currentMatches, type MatchRow, matchById } from '../matches.queries.ts';
import { viewStaffMatch } from '../staffMatches.routes.ts';
import {
  type CallOff,
  cardOfDay,
  countAffected,
  countsOf,
  lastCallOff,
  waitingOrders,
} from './callOff.queries.ts';
import { callOffMatch, undoCallOff } from './callOff.ts';

type Schemas = components['schemas'];

/** Names in a preview. */
const maxNames = 100;

type CallOffHandlers = Pick<
  Handlers,
  'previewMatchCallOff' | 'getMatchCallOff' | 'callOffMatch' | 'undoMatchCallOff'
>;

export function callOffRoutes(services: Services): CallOffHandlers {
  const { db, now } = services;

  async function matchOr404(id: number): Promise<MatchRow> {
    const match = await matchById(db, id);
    if (!match) throw notFound();
    return match;
  }

  async function calledOff(id: number): Promise<Schemas['CalledOffMatch']> {
    const callOff = await lastCallOff(db, id);
    if (!callOff) throw notFound();
    return {
      match: viewStaffMatch(await matchOr404(id)),
      callOff: await viewCallOff(db, callOff),
    };
  }

  return {
    async previewMatchCallOff({ session, path: { matchId }, query: { state } }) {
      const { version, day, cardId } = await matchOr404(matchId);
      const orders = await waitingOrders(db, matchId, maxNames);
      const matches = (await currentMatches(db)).filter(({ id }) => id !== matchId);
      const targets = [...pickupMatches(matches, now()), null];
      if (orders.length > 0)
        await writeReading(db, await actorOf(db, session), {
          action: 'preview_match_call_off',
          after: { matchId },
          ...subjectsOf(orders),
        });
      return {
        version,
        ...(await countAffected(db, matchId)),
        list: orders.map(({ id: orderId, userId: _, ...order }) => ({ orderId, ...order })),
        card: cardId === null ? null : ((await cardOfDay(db, cardId)) ?? null),
        choices: targets.map((target) => ({
          target: target && viewTarget(target),
          notice: callOffNotice({ state, day, target }),
        })),
      };
    },

    async getMatchCallOff({ path: { matchId } }) {
      await matchOr404(matchId);
      const callOff = await lastCallOff(db, matchId);
      return { callOff: callOff ? await viewCallOff(db, callOff) : null };
    },

    async callOffMatch({ session, path: { matchId }, body, request }) {
      await callOffMatch(services, session, { matchId, ...body, key: idempotencyKey(request) });
      return calledOff(matchId);
    },

    async undoMatchCallOff({ session, path: { matchId }, body: { callOffId } }) {
      await undoCallOff(services, session, { matchId, callOffId });
      return calledOff(matchId);
    },
  };
}

const viewTarget = ({ id, day, opponent, ground }: MatchRow): Schemas['CallOffTarget'] => ({
  matchId: id,
  ...{ day, opponent, ground },
});

async function viewCallOff(
  db: Queries,
  { id, state, targetId, calledOffAt, undoneAt, undoUntil, undoSeconds }: CallOff,
): Promise<Schemas['MatchCallOff']> {
  const target = targetId === null ? undefined : await matchById(db, targetId);
  return {
    id,
    state,
    target: target ? viewTarget(target) : null,
    at: calledOffAt.toISOString(),
    undoUntil: undoUntil.toISOString(),
    undoSeconds,
    undoneAt: undoneAt?.toISOString() ?? null,
    ...(await countsOf(db, id)),
  };
}
