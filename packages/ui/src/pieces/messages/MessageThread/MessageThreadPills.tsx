import { ArrowDownIcon, ChevronUpIcon } from '../../../icons';
import { Button, IconButton, type ListEdge } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MessageThread.css';
import { messageThreadMessages } from './messages';

type Props = {
  older: ListEdge;
  earlierUnread: { count: number; onJump: () => void; jumping?: boolean | undefined } | null;
  /** The end of the list is not in view. */
  away: boolean;
  waiting: number;
  onToEnd: () => void;
};

export function MessageThreadPills({ older, earlierUnread, away, waiting, onToEnd }: Props) {
  const m = useMessages('MessageThread', messageThreadMessages);
  return (
    <>
      {earlierUnread && older !== 'failed' && (
        <div className={styles.pill({ at: older === 'loading' ? 'belowSpinner' : 'top' })}>
          <span className={styles.float}>
            <Button
              tone="neutral"
              size="small"
              icon={<ChevronUpIcon size="tiny" />}
              pending={earlierUnread.jumping}
              onClick={earlierUnread.onJump}
            >
              {m.earlierUnread(earlierUnread.count)}
            </Button>
          </span>
        </div>
      )}
      {away && (
        <div className={styles.pill({ at: 'bottom' })}>
          <span className={styles.float}>
            {waiting > 0 ? (
              <Button
                tone="accent"
                size="small"
                icon={<ArrowDownIcon size="tiny" />}
                onClick={onToEnd}
              >
                {m.newMessages(waiting)}
              </Button>
            ) : (
              <IconButton
                tone="overlay"
                label={m.toEnd}
                icon={<ArrowDownIcon size="small" />}
                onClick={onToEnd}
              />
            )}
          </span>
        </div>
      )}
    </>
  );
}
