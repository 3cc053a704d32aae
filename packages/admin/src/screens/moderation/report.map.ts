import type { components } from '@homestand/api-client';
import type { ContextMessage, FanRecord, ReviewItem } from '@homestand/ui';
import type { Report, ReportDetail } from '../../data/moderation/reports';

type StaffMessage = components['schemas']['StaffMessage'];

/** The name of a group, or the two people of a private topic. */
export const topicNameOf = ({ title, fanName, playerName }: Report['topic']): string =>
  [playerName, fanName].filter((name) => name !== null).join(' / ') || title;

export const itemOf = (report: Report): ReviewItem => ({
  reportId: report.id,
  reasons: report.reasons,
  count: report.reportCount,
  senderName: report.message.senderName,
  topicName: topicNameOf(report.topic),
  text: report.message.content,
  kind: report.message.messageType,
  at: report.decision?.at ?? report.reportedAt,
  decision: report.decision,
});

export const contextOf = ({ report, before, after }: ReportDetail) => ({
  topicName: topicNameOf(report.topic),
  before: before.map(messageOf),
  message: messageOf(report.message),
  after: after.map(messageOf),
});

function messageOf(message: StaffMessage): ContextMessage {
  const { id, senderType, senderName, senderAvatar, content, messageType, createdAt } = message;
  return {
    ...{ id, senderType, senderName, senderAvatar },
    text: content,
    kind: messageType,
    at: createdAt,
    hidden: message.isHidden,
    deleted: message.isDeleted,
  };
}

/** Earlier decisions about the fan, without those that were taken back. */
export function fanOf({ fan }: ReportDetail): FanRecord | null {
  if (!fan) return null;
  const inForce = fan.sanctions.filter(({ liftedAt }) => liftedAt === null);
  const count = (kind: string) => inForce.filter((sanction) => sanction.kind === kind).length;
  return {
    joinedAt: fan.joinedAt,
    reportedMessages: fan.reportedMessages,
    warnings: count('warn'),
    mutes: count('mute'),
    suspensions: count('suspend'),
  };
}

/** The other open reports by the person who alone made this one. */
export const sameOf = (
  { report, sameReporter }: ReportDetail,
  hrefOf: (reportId: string) => string,
) => (sameReporter > 1 ? { count: sameReporter, href: hrefOf(report.id) } : null);
