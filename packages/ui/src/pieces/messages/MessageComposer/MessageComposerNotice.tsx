import { RetryIcon } from '../../../icons';
import { Button } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { MessageComposerProps } from './MessageComposer';
import * as styles from './MessageComposer.css';
import type { MessageComposerMessages } from './messages';
import { messageComposerMessages } from './messages';

type Props = Pick<MessageComposerProps, 'remaining' | 'invisible' | 'status' | 'waiting'> & {
  id: string;
  error: string | null;
  alarming: boolean;
};

const warnBelow = 50;

/** Notices below the composer: about the draft and about messages in the outbox. */
export function MessageComposerNotice({ id, alarming, waiting, ...rest }: Props) {
  const m = useMessages('MessageComposer', messageComposerMessages);
  return (
    <>
      <p id={id} role="status" className={styles.notice({ alarming })}>
        {wordsOf(rest, m)}
      </p>
      {waiting && waiting.count > 0 && (
        <div className={styles.waiting}>
          <p className={styles.waitingWords}>{m.waiting(waiting.count)}</p>
          <Button
            size="small"
            emphasis="bare"
            icon={<RetryIcon size="tiny" />}
            onClick={waiting.onResend}
          >
            {m.resend}
          </Button>
        </div>
      )}
    </>
  );
}

function wordsOf(
  { remaining, invisible, status, error }: Omit<Props, 'id' | 'alarming' | 'waiting'>,
  m: MessageComposerMessages,
) {
  if (error) return error;
  if (status === 'failed') return m.failed;
  if (invisible) return m.invisible;
  if (remaining < 0) return m.tooLong(-remaining);
  if (remaining <= warnBelow) return m.remaining(remaining);
  return null;
}
