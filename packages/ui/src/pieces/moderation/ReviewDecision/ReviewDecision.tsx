import { formatDate, formatDateTime } from '../../../format';
import { CheckIcon, EyeOffIcon } from '../../../icons';
import { ConfirmAction, Heading, Notice, Stack, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { reviewQueueMessages } from '../ReviewQueue/messages';
import type { DecisionMade, ReportReasonName } from '../ReviewQueue/ReviewQueue';
import { reviewDecisionMessages } from './messages';
import * as styles from './ReviewDecision.css';
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

type ReviewDecisionDoneProps = Pick<ReviewDecisionProps, 'pending' | 'onUndo'> & {
  decided: NonNullable<ReviewDecisionProps['decided']>;
  error: string | null;
};

/** Who decided what and when; it can be taken back. */
function ReviewDecisionDone({ decided, pending, error, onUndo }: ReviewDecisionDoneProps) {
  const m = useMessages('ReviewDecision', reviewDecisionMessages);
  const queue = useMessages('ReviewQueue', reviewQueueMessages);
  return (
    <>
      <div role="status" className={styles.done}>
        {decided.message === 'hide' ? <EyeOffIcon size="small" /> : <CheckIcon size="small" />}
        <p>
          <strong>
            {queue.both(queue.messages[decided.message], queue.senders[decided.sender])}
          </strong>
          {decided.until !== null && (
            <span className={styles.note}>{queue.until(formatDateTime(decided.until))}</span>
          )}
          {decided.sender === 'suspend' && decided.until === null && (
            <span className={styles.note}>{queue.endless}</span>
          )}
          {decided.reports > 1 && (
            <span className={styles.note}>{m.together(decided.reports)}</span>
          )}
          <span className={styles.note}>
            {m.doneBy(decided.by)} <time dateTime={decided.at}>{formatDateTime(decided.at)}</time>
          </span>
        </p>
      </div>
      {decided.reason !== null && (
        <div>
          <Text kind="label">{m.reasonOfFan}</Text>
          <p className={styles.note}>{decided.reason}</p>
        </div>
      )}
      <div className={styles.action}>
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        <ConfirmAction
          button={{ ...shortcutMark.undo, emphasis: 'quiet', pending, children: m.undo }}
          title={m.undoAsk}
          confirmLabel={m.undoYes}
          cancelLabel={m.no}
          onConfirm={onUndo}
        >
          {decided.reports > 1 ? m.undoTogether(decided.reports) : m.undoHelp}
        </ConfirmAction>
      </div>
    </>
  );
}
