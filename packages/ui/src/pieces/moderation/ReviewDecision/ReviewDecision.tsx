import { formatDate } from '../../../format';
import { Heading, Stack, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { reviewQueueMessages } from '../ReviewQueue/messages';
import type { DecisionMade, ReportReasonName } from '../ReviewQueue/ReviewQueue';
import { reviewDecisionMessages } from './messages';
import * as styles from './ReviewDecision.css';
import { ReviewDecisionDone } from './ReviewDecisionDone';
import { ReviewDecisionForm } from './ReviewDecisionForm';
import type { Decision } from './useDecisionForm';

export type { Decision } from './useDecisionForm';

export type FanRecord = {
  joinedAt: string;
  /** Messages of the fan that were reported, with this one. */
  reportedMessages: number;
  warnings: number;
  mutes: number;
  suspensions: number;
};

export type ReviewDecisionProps = {
  reports: readonly { reason: ReportReasonName; note: string; at: string }[];
  senderName: string;
  /** Null for a player, to whom nothing can be done here. */
  fan: FanRecord | null;
  /** Open reports of the one person who made this one; null if there are no others. */
  same?: { count: number; href: string } | null;
  /** Null while it is open. */
  decided:
    | (DecisionMade & {
        reason: string | null;
        at: string;
        by: string | null;
        /** Number of reports that were decided together. */
        reports: number;
      })
    | null;
  pending: boolean;
  /** Why the last attempt failed. */
  error?: string | null;
  onDecide: (decision: Decision) => void;
  onUndo: () => void;
};

/** Why a message was reported, and the decision about it and its sender. */
export function ReviewDecision({
  reports,
  senderName,
  fan,
  same = null,
  decided,
  pending,
  error = null,
  onDecide,
  onUndo,
}: ReviewDecisionProps) {
  const m = useMessages('ReviewDecision', reviewDecisionMessages);
  const { reasons } = useMessages('ReviewQueue', reviewQueueMessages);
  return (
    <section className={styles.root} aria-label={m.label}>
      <Heading level={2} kind="label">
        {m.reports(reports.length)}
      </Heading>
      <Stack as="ul" gap="sm">
        {reports.map(({ reason, note, at }) => (
          <li key={at}>
            <Text kind="label">{reasons[reason]}</Text>
            {note !== '' && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </Stack>
      <Text kind="caption" tone="muted">
        {m.secret}
      </Text>
      {same && (
        <TextLink standalone href={same.href}>
          {m.same(same.count)}
        </TextLink>
      )}
      <ReviewDecisionFan name={senderName} fan={fan} />
      {decided ? (
        <ReviewDecisionDone {...{ decided, pending, error, onUndo }} />
      ) : (
        <ReviewDecisionForm isFan={fan !== null} {...{ senderName, pending, error, onDecide }} />
      )}
    </section>
  );
}

type Props = { name: string; fan: FanRecord | null };

function ReviewDecisionFan({ name, fan }: Props) {
  const m = useMessages('ReviewDecision', reviewDecisionMessages);
  return (
    <div className={styles.fan}>
      <Text kind="label">
        <bdi>{name}</bdi>
      </Text>
      <p className={styles.note}>
        {fan
          ? m.record({
              joined: formatDate(fan.joinedAt),
              reported: fan.reportedMessages,
              warnings: fan.warnings,
              stops: fan.mutes + fan.suspensions,
            })
          : m.player}
      </p>
    </div>
  );
}
