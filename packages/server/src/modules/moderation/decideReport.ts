import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Transaction } from 'kysely';
import { transact } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { conflict, type FieldError, notAllowed, notFound } from '../../http/errors.ts';
import { once } from '../../http/idempotency.ts';
import type { Session } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses, writeEvent } from '../live/index.ts';
import { setMessageHidden } from '../messages/index.ts';
import { addSanction, liftSanctions, lockFan } from '../sanctions/index.ts';
import { actorOf, writeStaffLog } from '../staff/index.ts';
import { messages } from './messages.ts';
import {
  decidedTogether,
  haveOneReporter,
  lockReports,
  type ReportRow,
  reportsById,
  setDecision,
} from './reportQueue.queries.ts';
import { fansOf } from './reportView.ts';

type ReportDecision = components['schemas']['ReportDecision'];
type StaffSession = Session<StaffRole>;

const maxSanctionMs = 366 * 24 * 60 * 60 * 1000;

type Decision = {
  reportId: string;
  /** The client's idempotency key. */
  key: string | undefined;
  decision: ReportDecision;
};

/** Hides or passes the reported message, and sanctions its sender. */
export async function decideReport(
  services: Services,
  session: StaffSession,
  { reportId, key, decision }: Decision,
): Promise<void> {
  const request = ['decideReport', reportId, decision];
  const attempt = { personId: session.personId, key, request };
  await once(services.db, attempt, async (tx) => {
    const actor = await actorOf(tx, session);
    const [row] = await lockedReports(tx, [reportId]);
    if (!row) throw notFound();
    const { endsAt, isEndless, reason } = checkedDecision(row, decision);
    const { message, sender } = decision;
    if (row.decidedAt) throw conflict(messages.reportDecided(row.decidedAt, row.decidedBy));
    if (sender !== 'none') await lockFan(tx, row.senderId);
    await setDecision(tx, [reportId], { decision: message, staffId: actor.id });
    await writeStaffLog(tx, actor, {
      action: 'decide_report',
      fanIds: fansOf(row),
      after: {
        reportId,
        topicId: row.topicId,
        messageId: row.id,
        message,
        sender,
        ...(endsAt && { endsAt: endsAt.toISOString() }),
        ...(isEndless && { endsAt: 'endless' }),
      },
      reason: reason === '' ? undefined : reason,
    });
    if (message === 'hide') await setMessageHidden(tx, row, true);
    if (sender !== 'none')
      await addSanction(tx, {
        userId: row.senderId,
        kind: sender,
        reason,
        endsAt,
        reportId,
        staffId: actor.id,
      });
    await writeEvent(tx, { type: 'report' });
    // Stored for repeats of the key, which read the report again: no message is kept with it.
    return { reportId };
  });
  notifyProcesses(services);
}

/** Passes reports of one person together. */
export async function passReports(
  services: Services,
  session: StaffSession,
  { reportIds, key }: { reportIds: string[]; key: string | undefined },
): Promise<void> {
  const attempt = { personId: session.personId, key, request: ['passReports', reportIds] };
  await once(services.db, attempt, async (tx) => {
    const actor = await actorOf(tx, session);
    const rows = await lockedReports(tx, reportIds);
    if (rows.length < reportIds.length) throw notFound();
    const decided = rows.find(({ decidedAt }) => decidedAt !== null);
    if (decided?.decidedAt)
      throw conflict(messages.reportDecided(decided.decidedAt, decided.decidedBy));
    if (!(await haveOneReporter(tx, reportIds))) throw conflict(messages.reportsChanged);
    await setDecision(tx, reportIds, { decision: 'pass', staffId: actor.id });
    await writeStaffLog(tx, actor, {
      action: 'pass_reports',
      fanIds: [...new Set(rows.flatMap(fansOf))],
      after: { count: rows.length, reportId: reportIds.join(' ') },
    });
    await writeEvent(tx, { type: 'report' });
    return {};
  });
  notifyProcesses(services);
}

/** Takes a decision back, with those of the reports that were decided together. */
export async function undoDecision(
  services: Services,
  session: StaffSession,
  { reportId, decidedAt }: { reportId: string; decidedAt: string },
): Promise<void> {
  await transact(services.db, async (tx) => {
    const actor = await actorOf(tx, session);
    const rows = await lockedReports(tx, await decidedTogether(tx, reportId));
    const row = rows.find((report) => report.reportId === reportId);
    if (!row) throw notFound();
    // A repeat has no further effect, and takes back no later decision.
    if (row.decidedAt === null) return;
    if (row.decidedAt.toISOString() !== decidedAt) throw conflict(messages.reportChanged);
    // Another may have been reported again before it was locked.
    const same = rows.filter((report) => report.decidedAt?.getTime() === row.decidedAt?.getTime());
    const ids = same.map((report) => report.reportId);
    await setDecision(tx, ids, null);
    await writeStaffLog(tx, actor, {
      action: 'undo_report_decision',
      fanIds: [...new Set(same.flatMap(fansOf))],
      before: { message: row.decision },
      after:
        ids.length > 1
          ? { count: ids.length, reportId: ids.join(' ') }
          : { reportId, topicId: row.topicId, messageId: row.id },
    });
    for (const report of same) {
      await setMessageHidden(tx, report, false);
      await liftSanctions(tx, report.reportId);
    }
    await writeEvent(tx, { type: 'report' });
  });
  notifyProcesses(services);
}

/** The reports as they are once nobody else can decide them. */
async function lockedReports(tx: Transaction<Tables>, ids: readonly string[]) {
  await lockReports(tx, ids);
  return reportsById(tx, ids);
}

/** Refuses a decision whose parts do not fit each other. */
function checkedDecision(row: ReportRow, { message, sender, until, reason = '' }: ReportDecision) {
  const errors: FieldError[] = [];
  const trimmed = reason.trim();
  const isTimed = sender === 'mute' || sender === 'suspend';
  const isEndless = sender === 'suspend' && until === null;
  const endsAt = isTimed && until ? new Date(until) : null;
  if (sender !== 'none' && row.senderType === 'player')
    errors.push({ field: 'sender', message: messages.onlyFans });
  if ((sender !== 'none' || message === 'hide') && trimmed === '')
    errors.push({
      field: 'reason',
      message: sender === 'none' ? messages.decisionReason : messages.decisionReasonForFan,
    });
  const durationMs = (endsAt?.getTime() ?? 0) - Date.now();
  if (isTimed && !isEndless && durationMs <= 0)
    errors.push({ field: 'until', message: messages.decisionUntil });
  if (durationMs > maxSanctionMs) errors.push({ field: 'until', message: messages.untilTooLate });
  if (errors.length > 0) throw notAllowed(errors);
  return { endsAt, isEndless, reason: trimmed };
}
