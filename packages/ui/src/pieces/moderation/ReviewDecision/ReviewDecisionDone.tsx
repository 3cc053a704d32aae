import { formatDateTime } from '../../../format';
import { CheckIcon, EyeOffIcon } from '../../../icons';
import { ConfirmAction, Notice, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/internal';
import { reviewQueueMessages } from '../ReviewQueue/messages';
import { reviewDecisionMessages } from './messages';
import type { ReviewDecisionProps } from './ReviewDecision';
import * as styles from './ReviewDecision.css';

type Props = Pick<ReviewDecisionProps, 'pending' | 'onUndo'> & {
  decided: NonNullable<ReviewDecisionProps['decided']>;
  error: string | null;
};

/** Who decided what and when; it can be taken back. */
export function ReviewDecisionDone({ decided, pending, error, onUndo }: Props) {
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
