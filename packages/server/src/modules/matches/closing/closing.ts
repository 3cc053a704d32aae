import { isDeepStrictEqual } from 'node:util';
import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import { transact } from '../../../db/database.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { once } from '../../../http/idempotency.ts';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { actorOf, writeStaffLog } from '../../staff/index.ts';
import { lockMatch } from '../matches.queries.ts';
import { matchWithWindow } from '../matchWindow.ts';
import { viewStaffMatch } from '../staffMatches.routes.ts';
import {
  closingById,
  closingOf,
  type Figures,
  insertClosing,
  noteReopening,
} from './closing.queries.ts';
import { figuresOf } from './figures.ts';
import { messages } from './messages.ts';

type StaffSession = Session<StaffRole>;

/** The page of a match: as it was closed, with what has become of it since, or as it is now. */
export async function viewClosing(
  { db, config }: Services,
  matchId: number,
): Promise<components['schemas']['MatchClosing']> {
  const match = await matchWithWindow(db, matchId);
  if (!match) throw notFound();
  const closing = await closingOf(db, matchId);
  const now = await figuresOf(db, match, config.purchaseLimits);
  const closed = closing ? { id: closing.id, at: closing.at.toISOString(), by: closing.by } : null;
  return {
    match: viewStaffMatch(match),
    closed,
    figures: closing?.figures ?? now,
    present: closing && hasChanged(closing.figures, now) ? now : null,
  };
}

/** Whether a page says something else: not because time has passed, a desk has ended or somebody has signed in. */
const hasChanged = (before: Figures, now: Figures) =>
  !isDeepStrictEqual(withoutDevices(before), withoutDevices(now));

/** Without what only says that a desk runs: its devices, and tills without money and without a count. */
const withoutDevices = ({ at: _, tills, ...figures }: Figures) => ({
  ...figures,
  tills: tills
    .map(({ open: _open, unsent: _unsent, ...till }) => till)
    .filter(
      ({ start, cash, corrections, counted, other, notCounted }) =>
        counted !== null || [start, cash, corrections, other, notCounted].some((sum) => sum !== 0),
    ),
});

/** Stores the page of a match as it is now; without effect if the match is closed already. */
export async function closeMatch(
  { db, config }: Services,
  session: StaffSession,
  { matchId, key }: { matchId: number; key: string | undefined },
): Promise<void> {
  const attempt = { personId: session.personId, key, request: ['closeMatch', matchId] };
  await once(db, attempt, async (tx) => {
    const actor = await actorOf(tx, session);
    // Of two people who close it the second waits here, and then finds the closing of the first.
    if (!(await lockMatch(tx, matchId))) throw notFound();
    if (await closingOf(tx, matchId)) return {};
    const match = await matchWithWindow(tx, matchId);
    if (match?.state !== 'finished' && match?.state !== 'canceled')
      throw conflict(messages.notOver);
    const figures = await figuresOf(tx, match, config.purchaseLimits);
    await insertClosing(tx, { matchId, closedBy: actor.id, figures });
    await writeStaffLog(tx, actor, {
      action: 'close_match',
      after: { matchId, matchDay: match.day, opponent: match.opponent },
    });
    return {};
  });
}

/** Opens a closed match again; its closing stays stored. */
export async function reopenMatch(
  { db }: Services,
  session: StaffSession,
  { matchId, closingId }: { matchId: number; closingId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const actor = await actorOf(tx, session);
    const match = await lockMatch(tx, matchId);
    const closing = await closingById(tx, { id: closingId, matchId });
    if (!match || !closing) throw notFound();
    if (closing.reopenedAt) return;
    await noteReopening(tx, closingId, actor.id);
    await writeStaffLog(tx, actor, {
      action: 'reopen_match',
      before: { matchId, matchDay: match.day, opponent: match.opponent },
    });
  });
}
