import { WarningIcon } from '../../../icons';
import { Button, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MessageBubble.css';
import { messageBubbleMessages } from './messages';

type Props = {
  /** Id of the unsent content. It tells the buttons of several unsent messages apart. */
  describedBy: string;
  /** Why the server refused it. */
  reason: string | null;
  onResend: () => void;
  onDiscard: () => void;
};

export function MessageBubbleUnsent({ describedBy, reason, onResend, onDiscard }: Props) {
  const m = useMessages('MessageBubble', messageBubbleMessages);
  return (
    <Stack gap="sm" align="end">
      <Text kind="caption" tone="muted" align="end">
        <strong className={styles.unsentMark}>
          <WarningIcon size="tiny" />
          {m.unsent}
        </strong>
        {reason ?? m.unsentNote}
      </Text>
      <div className={styles.actions}>
        <Button emphasis="bare" size="small" aria-describedby={describedBy} onClick={onDiscard}>
          {m.discard}
        </Button>
        <Button emphasis="quiet" size="small" aria-describedby={describedBy} onClick={onResend}>
          {m.resend}
        </Button>
      </div>
    </Stack>
  );
}
