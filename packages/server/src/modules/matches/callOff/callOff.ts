import { pickupMatches } from '@homestand/api-client/pickupMatches';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Transaction } from 'kysely';
import { transact } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';
import { conflict, notAllowed, notFound } from '../../../http/errors.ts';
import { once } from '../../../http/idempotency.ts';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { notifyProcesses, writeEvents } from '../../live/index.ts';
import { actorOf, subjectsOf, writeStaffLog } from '../../staff/index.ts';
import { lockMatch, type MatchRow, updateMatch } from '../matches.queries.ts';
import { messages as matchMessages } from '../messages.ts';
import { isPossible } from '../saveMatch.ts';
import {
  type CallOff,
  type CallOffState,
  countAffected,
  insertCallOff,
  isAnyoneNotified,
  lastCallOff,
  lockCallOff,
  type MovedOrder,
  markUndone,
  moveOrders,
  moveOrdersBack,
} from './callOff.queries.ts';
import { messages } from './messages.ts';

type Tx = Transaction<Tables>;
type StaffSession = Session<StaffRole>;

/** Above this number the entry of the log has the number of the orders instead of their ids. */
const maxLogged = 500;

type Request = {
  matchId: number;
  version: number;
  state: CallOffState;
  targetId: number | null;
  key: string | undefined;
};

/** Cancels or postpones a match, moves its orders, and enqueues the job that notifies their fans when it can no longer be undone. */
export async function callOffMatch(
  services: Services,
  session: StaffSession,
  { key, ...request }: Request,
): Promise<void> {
  const attempt = { personId: session.personId, key, request: ['callOffMatch', request] };
  await once(services.db, attempt, async (tx, store) => {
    const actor = await actorOf(tx, session);
    const { match, target } = await lockBoth(tx, request);
    const { matchId, state, targetId } = request;
    if (await isDone(tx, match, request)) return {};
    if (request.version !== match.version || !isPossible(match.state, state))
      throw conflict(matchMessages.stateChanged(match));
    if (targetId !== null && !isChoosable(target, services.now()))
      throw notAllowed([{ field: 'targetId', message: messages.noSuchTarget }]);
    const callOff = await insertCallOff(tx, {
      ...{ matchId, state, targetId, staffId: actor.id },
      stateBefore: stateBefore(match.state),
    });
    // Also if only orders move: whoever does it at the same time has an older version.
    await updateMatch(
      tx,
      { id: matchId, changedBy: actor.id },
      { state, result: null, outcome: null },
    );
    const orders = await moveOrders(tx, callOff);
    await writeStaffLog(tx, actor, {
      action: 'call_off_match',
      before: { matchId, matchState: match.state },
      after: { matchId, matchState: state, movedTo: targetId, count: orders.length },
      ...(orders.length <= maxLogged && subjectsOf(orders)),
    });
    await services.jobs.enqueue(tx, 'notifyOfCallOff', [
      { key: callOff.id, data: { callOffId: callOff.id }, runAt: callOff.undoUntil },
    ]);
    await store({});
    await writeEvents(tx, orders.flatMap(orderEvent));
    return {};
  });
  notifyProcesses(services);
}

/** Both in the order of their numbers: two matches that are called off at once never wait for each other. */
async function lockBoth(tx: Tx, { matchId, targetId }: Pick<Request, 'matchId' | 'targetId'>) {
  const locked = new Map<number, MatchRow | undefined>();
  for (const id of [...new Set([matchId, targetId ?? matchId])].sort((a, b) => a - b))
    locked.set(id, await lockMatch(tx, id));
  const match = locked.get(matchId);
  if (!match) throw notFound();
  const target = targetId === matchId || targetId === null ? undefined : locked.get(targetId);
  return { match, target };
}

type Wanted = Omit<Request, 'key'>;

/**
 * Whether somebody has done the same since. Who knows the match as it is now means the orders that it has now: without any
 * there is nothing to do.
 */
async function isDone(tx: Tx, match: MatchRow, { version, state, targetId }: Wanted) {
  if (match.state !== state) return false;
  const last = await lastCallOff(tx, match.id);
  if (last?.undoneAt !== null || last.state !== state) return false;
  if (version !== match.version) return last.targetId === targetId;
  return (await countAffected(tx, match.id)).orders === 0;
}

const isChoosable = (target: MatchRow | undefined, now: number) =>
  target !== undefined && pickupMatches([target], now).length > 0;

/** A finished match cannot be called off. */
const stateBefore = (state: MatchRow['state']) => {
  if (state === 'finished') throw conflict();
  return state;
};

/** The page of an order whose payment is not finished asks for it itself. */
export const orderEvent = ({ id, userId, deliveryStatus, paymentStatus }: MovedOrder) =>
  paymentStatus === 'awaiting'
    ? []
    : [
        {
          type: 'order' as const,
          personId: userId,
          orderId: id,
          ...{ deliveryStatus, paymentStatus },
        },
      ];

/** Restores state and orders, unless the job may have begun to notify the fans. */
export async function undoCallOff(
  services: Services,
  session: StaffSession,
  { matchId, callOffId }: { matchId: number; callOffId: string },
): Promise<void> {
  await transact(services.db, async (tx) => {
    const actor = await actorOf(tx, session);
    const callOff = await lockCallOff(tx, callOffId);
    const match = callOff?.matchId === matchId ? await lockMatch(tx, matchId) : undefined;
    if (!callOff || !match) throw notFound();
    if (callOff.undoneAt) return;
    if (callOff.isOver || (await isAnyoneNotified(tx, callOffId)))
      throw conflict(messages.undoTooLate);
    await refuseUnlessLast(tx, match, callOff);
    const { state, stateBefore } = callOff;
    await markUndone(tx, callOffId);
    const before = { state: stateBefore, result: null, outcome: null };
    await updateMatch(tx, { id: matchId, changedBy: actor.id }, before);
    const orders = await moveOrdersBack(tx, callOff);
    await writeStaffLog(tx, actor, {
      action: 'undo_match_call_off',
      before: { matchId, matchState: state, movedTo: callOff.targetId },
      after: { matchId, matchState: stateBefore, count: orders.length },
      ...(orders.length <= maxLogged && subjectsOf(orders)),
    });
    await writeEvents(tx, orders.flatMap(orderEvent));
  });
  notifyProcesses(services);
}

async function refuseUnlessLast(tx: Tx, match: MatchRow, { id, state }: CallOff): Promise<void> {
  const last = await lastCallOff(tx, match.id);
  if (match.state !== state || last?.id !== id) throw conflict(matchMessages.stateChanged(match));
}
