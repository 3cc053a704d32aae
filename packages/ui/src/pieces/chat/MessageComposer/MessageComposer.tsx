import { useId } from 'react';
import { SendIcon } from '../../../icons';
import { IconButton, TextArea } from '../../../primitives';
import * as styles from './MessageComposer.css';
import { type MessageComposerMessages, messageComposerMessages } from './messages';

export type MessageComposerProps = {
  draft: string;
  status: 'idle' | 'sending' | 'failed';
  /** Characters left, as people count them; negative when too long. */
  remaining: number;
  canSend: boolean;
  onDraftChange: (draft: string) => void;
  onSend: () => void;
  messages?: MessageComposerMessages;
};

const warnBelow = 50;

/** Writes one message to a topic. Pair with `useMessageComposer`. */
export function MessageComposer({
  draft,
  status,
  remaining,
  canSend,
  onDraftChange,
  onSend,
  messages: m = messageComposerMessages,
}: MessageComposerProps) {
  const noticeId = useId();
  const alarming = remaining < 0 || status === 'failed';

  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
      }}
    >
      <div className={styles.pill({ alarming })}>
        <div className={styles.text}>
          <TextArea
            label={m.label}
            labelHidden
            frame="bare"
            heightRange={[24, 96]}
            placeholder={m.placeholder}
            value={draft}
            invalid={remaining < 0}
            describedBy={noticeId}
            enterKeyHint="enter"
            onValueChange={onDraftChange}
            onSubmit={() => canSend && onSend()}
          />
        </div>
        <IconButton
          type="submit"
          label={m.send}
          icon={<SendIcon size="small" />}
          tone="accent"
          pending={status === 'sending'}
          disabled={!canSend}
        />
      </div>
      <p id={noticeId} role="status" className={styles.notice({ alarming })}>
        {notice(m, remaining, status)}
      </p>
    </form>
  );
}

function notice(
  m: MessageComposerMessages,
  remaining: number,
  status: MessageComposerProps['status'],
) {
  if (status === 'failed') return m.failed;
  if (remaining < 0) return m.tooLong(-remaining);
  if (remaining <= warnBelow) return m.remaining(remaining);
  return null;
}
