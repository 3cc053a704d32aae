import type { components } from '@homestand/api-client/contract';
import type { Queries } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { avatarOf, senderOf } from '../messages/index.ts';
import { sanctionsOf } from '../sanctions/index.ts';
import {
  countOfSameReporter,
  fanUnderReview,
  messagesAround,
  type ReportRow,
  type ReviewedMessage,
  reportById,
} from './reportQueue.queries.ts';

type Schemas = components['schemas'];

/** Messages shown before and after the reported one. */
export const contextSize = 10;
const maxSanctions = 20;

export async function reportDetail(db: Queries, id: string): Promise<Schemas['StaffReportDetail']> {
  const row = await reportById(db, id);
  if (!row) throw notFound();
  const around = await messagesAround(db, row, contextSize);
  return {
    report: reportView(row),
    reports: row.reports.map((report) => ({ ...report, at: new Date(report.at).toISOString() })),
    sameReporter: await countOfSameReporter(db, id),
    before: around.filter(({ seq }) => seq < row.seq).map(neighbourView),
    after: around.filter(({ seq }) => seq > row.seq).map(neighbourView),
    fan: row.senderType === 'user' ? await fanView(db, row.senderId) : null,
  };
}

export function reportView(row: ReportRow): Schemas['StaffReport'] {
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
    message: messageView(row.deletedAt ? { ...row, content: reportedContent } : row),
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
function messageView(row: ReviewedMessage): Schemas['StaffMessage'] {
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
const neighbourView = (row: ReviewedMessage) =>
  messageView(row.deletedAt ? { ...row, mediaKind: null } : row);

async function fanView(db: Queries, userId: string): Promise<Schemas['FanUnderReview'] | null> {
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

/** The sender, if it is a fan: the log names only them. */
export const fansOf = ({
  senderType,
  senderId,
}: Pick<ReviewedMessage, 'senderType' | 'senderId'>) => (senderType === 'user' ? [senderId] : []);
