import { WarningIcon } from '../../../icons';
import { Button } from '../../../primitives';
import * as styles from './MessageBubble.css';
import type { MessageBubbleMessages } from './messages';

type Props = {
  /** Id of the unsent content. It tells the buttons of several unsent messages apart. */
  describedBy: string;
  onResend: () => void;
  onDiscard: () => void;
  messages: MessageBubbleMessages;
};

export function MessageBubbleUnsent({ describedBy, onResend, onDiscard, messages: m }: Props) {
  return (
    <div className={styles.unsent}>
      <p className={styles.unsentNote}>
        <strong className={styles.unsentMark}>
          <WarningIcon size="tiny" />
          {m.unsent}
        </strong>
        {m.unsentNote}
      </p>
      <div className={styles.actions}>
        <Button emphasis="bare" size="small" aria-describedby={describedBy} onClick={onDiscard}>
          {m.discard}
        </Button>
        <Button emphasis="quiet" size="small" aria-describedby={describedBy} onClick={onResend}>
          {m.resend}
        </Button>
      </div>
    </div>
  );
}
