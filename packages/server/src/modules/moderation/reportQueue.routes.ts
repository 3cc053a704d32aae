import type { components } from '@homestand/api-client/contract';
import type { Transaction } from 'kysely';
import { type Queries, transact } from '../../db/database.ts';
import { toPage } from '../../db/page.ts';
import type { Tables } from '../../db/schema.ts';
import type { Handlers } from '../../http/contract.ts';
import { conflict, type FieldError, notAllowed, notFound } from '../../http/errors.ts';
import { idempotencyKey, once } from '../../http/idempotency.ts';
import { sendFile } from '../../http/sendFile.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses, writeEvent } from '../live/index.ts';
import { avatarOf, senderOf, setMessageHidden } from '../messages/index.ts';
import { addSanction, liftSanctions, lockFan, sanctionsOf } from '../sanctions/index.ts';
import { actorOf, writeReading, writeStaffLog } from '../staff/index.ts';
import { messages } from './messages.ts';
import {
  countOfSameReporter,
  decidedTogether,
  fanUnderReview,
  haveOneReporter,
  lockReports,
  mediaShownWith,
  messagesAround,
  pageOfReports,
  type ReportRow,
  type ReviewedMessage,
  reportById,
  reportsById,
  setDecision,
} from './reportQueue.queries.ts';

type Schemas = components['schemas'];

/** Messages shown before and after the reported one. */
const contextSize = 10;
const maxSanctions = 20;
const maxSanctionMs = 366 * 24 * 60 * 60 * 1000;

/** The queue of reported messages. */
export function reportQueueRoutes(
  services: Services,
): Pick<
  Handlers,
  | 'listReports'
  | 'getReport'
  | 'getReportMedia'
  | 'decideReport'
  | 'passReports'
  | 'undoReportDecision'
> {
  const { db, storage } = services;

  async function detail(id: string): Promise<Schemas['StaffReportDetail']> {
    const row = await reportById(db, id);
    if (!row) throw notFound();
    const around = await messagesAround(db, row, contextSize);
    return {
      report: view(row),
      reports: row.reports.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
      sameReporter: await countOfSameReporter(db, id),
      before: around.filter(({ seq }) => seq < row.seq).map(viewNeighbour),
      after: around.filter(({ seq }) => seq > row.seq).map(viewNeighbour),
      fan: row.senderType === 'user' ? await viewFan(db, row.senderId) : null,
    };
  }

  return {
    async listReports({ session, query }) {
      const { rows, totalCount, open } = await pageOfReports(
        db,
        query.status,
        query.sameReporterAs,
        query,
      );
      if (rows.length > 0)
        await writeReading(db, await actorOf(db, session), {
          action: 'list_reports',
          fanIds: [...new Set(rows.flatMap(fanOf))],
        });
      return { ...toPage(rows.map(view), totalCount, query), open };
    },

    async getReport({ session, path: { reportId } }) {
      const found = await detail(reportId);
      await writeReading(db, await actorOf(db, session), {
        action: 'read_report',
        fanIds: [
          ...new Set(
            [found.report.message, ...found.before, ...found.after].flatMap(
              ({ senderType, senderId }) => (senderType === 'user' ? [senderId] : []),
            ),
          ),
        ],
        after: { reportId },
      });
      return found;
    },

    async getReportMedia({ session, path, request, reply }) {
      const found = await mediaShownWith(db, path, contextSize);
      if (!found) throw notFound();
      await writeReading(db, await actorOf(db, session), {
        action: 'read_report_media',
        fanIds: fanOf(found),
        after: path,
      });
      await sendFile(request, reply, {
        storage,
        key: found.originalKey,
        tag: `${found.mediaId}-original`,
        cacheControl: 'private, no-store',
      });
      return undefined;
    },

    async decideReport({ session, path: { reportId }, body, request }) {
      const { personId } = session;
      const attempt = {
        personId,
        key: idempotencyKey(request),
        request: ['decideReport', reportId, body],
      };
      await once(db, attempt, async (tx) => {
        const actor = await actorOf(tx, session);
        const [row] = await lockedReports(tx, [reportId]);
        if (!row) throw notFound();
        const { endsAt, isEndless, reason } = allowed(row, body);
        const { message, sender } = body;
        if (row.decidedAt) throw conflict(messages.reportDecided(row.decidedAt, row.decidedBy));
        if (sender !== 'none') await lockFan(tx, row.senderId);
        await setDecision(tx, [reportId], { decision: message, staffId: actor.id });
        await writeStaffLog(tx, actor, {
          action: 'decide_report',
          fanIds: fanOf(row),
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
      return detail(reportId);
    },

    async passReports({ session, body: { reportIds }, request }) {
      const { personId } = session;
      const attempt = {
        personId,
        key: idempotencyKey(request),
        request: ['passReports', reportIds],
      };
      await once(db, attempt, async (tx) => {
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
          fanIds: [...new Set(rows.flatMap(fanOf))],
          after: { count: rows.length, reportId: reportIds.join(' ') },
        });
        await writeEvent(tx, { type: 'report' });
        return {};
      });
      notifyProcesses(services);
      return detail(reportIds[0] ?? '');
    },

    async undoReportDecision({ session, path: { reportId }, body: { decidedAt } }) {
      await transact(db, async (tx) => {
        const actor = await actorOf(tx, session);
        const rows = await lockedReports(tx, await decidedTogether(tx, reportId));
        const row = rows.find((one) => one.reportId === reportId);
        if (!row) throw notFound();
        // A repeat has no further effect, and takes back no later decision.
        if (row.decidedAt === null) return;
        if (row.decidedAt.toISOString() !== decidedAt) throw conflict(messages.reportChanged);
        // Another may have been reported again before it was locked.
        const same = rows.filter((one) => one.decidedAt?.getTime() === row.decidedAt?.getTime());
        const ids = same.map((one) => one.reportId);
        await setDecision(tx, ids, null);
        await writeStaffLog(tx, actor, {
          action: 'undo_report_decision',
          fanIds: [...new Set(same.flatMap(fanOf))],
          before: { message: row.decision },
          after:
            ids.length > 1
              ? { count: ids.length, reportId: ids.join(' ') }
              : { reportId, topicId: row.topicId, messageId: row.id },
        });
        for (const one of same) {
          await setMessageHidden(tx, one, false);
          await liftSanctions(tx, one.reportId);
        }
        await writeEvent(tx, { type: 'report' });
      });
      notifyProcesses(services);
      return detail(reportId);
    },
  };
}

/** The reports as they are once nobody else can decide them. */
async function lockedReports(tx: Transaction<Tables>, ids: readonly string[]) {
  await lockReports(tx, ids);
  return reportsById(tx, ids);
}

const fanOf = ({ senderType, senderId }: Pick<ReviewedMessage, 'senderType' | 'senderId'>) =>
  senderType === 'user' ? [senderId] : [];

/** The parts of a decision that depend on each other. */
function allowed(
  row: ReportRow,
  { message, sender, until, reason = '' }: Schemas['ReportDecision'],
) {
  const errors: FieldError[] = [];
  const why = reason.trim();
  const isTimed = sender === 'mute' || sender === 'suspend';
  const isEndless = sender === 'suspend' && until === null;
  const endsAt = isTimed && until ? new Date(until) : null;
  if (sender !== 'none' && row.senderType === 'player')
    errors.push({ field: 'sender', message: messages.onlyFans });
  if ((sender !== 'none' || message === 'hide') && why === '')
    errors.push({
      field: 'reason',
      message: sender === 'none' ? messages.decisionReason : messages.decisionReasonForFan,
    });
  const left = (endsAt?.getTime() ?? 0) - Date.now();
  if (isTimed && !isEndless && left <= 0)
    errors.push({ field: 'until', message: messages.decisionUntil });
  if (left > maxSanctionMs) errors.push({ field: 'until', message: messages.untilTooLate });
  if (errors.length > 0) throw notAllowed(errors);
  return { endsAt, isEndless, reason: why };
}

function view(row: ReportRow): Schemas['StaffReport'] {
  const { reportId, reportedContent, reportedAt, decision, decidedAt } = row;
  const reasons = [...new Set(row.reports.map(({ reason }) => reason))];
  return {
    id: reportId,
    topic: {
      id: row.topicId,
      chatType: row.chatType,
      title: row.topicTitle,
      fanName: row.topicFanName,
      playerName: row.topicPlayerName,
    },
    message: viewMessage(row.deletedAt ? { ...row, content: reportedContent } : row),
    reasons,
    reportCount: row.reports.length,
    reportedAt: reportedAt.toISOString(),
    decision:
      decision && decidedAt
        ? {
            message: decision,
            sender: row.sanction ?? 'none',
            until: row.sanctionEndsAt?.toISOString() ?? null,
            reason: row.sanctionReason,
            at: decidedAt.toISOString(),
            by: row.decidedBy,
            reports: row.decidedReports,
          }
        : null,
  };
}

/** A message for staff: also with the text of a hidden one. */
function viewMessage(row: ReviewedMessage): Schemas['StaffMessage'] {
  return {
    id: row.id,
    ...senderOf(row),
    senderName: row.senderName,
    senderAvatar: avatarOf(row),
    content: row.content,
    messageType: row.mediaKind ?? 'text',
    createdAt: row.createdAt.toISOString(),
    isHidden: row.hiddenAt !== null,
    isDeleted: row.deletedAt !== null,
  };
}

/** What a deleted message had is kept for its own report only. */
const viewNeighbour = (row: ReviewedMessage) =>
  viewMessage(row.deletedAt ? { ...row, mediaKind: null } : row);

async function viewFan(db: Queries, userId: string): Promise<Schemas['FanUnderReview'] | null> {
  const [fan, sanctions] = await Promise.all([
    fanUnderReview(db, userId),
    sanctionsOf(db, userId, maxSanctions),
  ]);
  if (!fan) return null;
  return {
    joinedAt: fan.joinedAt.toISOString(),
    reportedMessages: fan.reportedMessages,
    sanctions: sanctions.map(({ kind, reason, createdAt, endsAt, liftedAt }) => ({
      kind,
      reason,
      at: createdAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      liftedAt: liftedAt?.toISOString() ?? null,
    })),
  };
}
