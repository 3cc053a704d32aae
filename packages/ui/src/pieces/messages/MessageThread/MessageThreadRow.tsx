import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble';
import type { ThreadMessage } from '../MessageBubble/threadMessage';
import * as styles from './MessageThread.css';
import type { MessageThreadMessages } from './messages';
import { dayAbove, dayName, groupPositionOf } from './threadRows';

type Props = Omit<MessageBubbleProps, 'grouped'> & {
  items: readonly ThreadMessage[];
  index: number;
  unreadKey: string | null;
  now: number;
  words: MessageThreadMessages;
};

export function MessageThreadRow({ items, index, unreadKey, now, words: m, ...bubble }: Props) {
  const day = dayAbove(items, index);
  const called = day && dayName(day, now);

  return (
    <>
      {day && (
        <p className={styles.day}>
          <time dateTime={day.replaceAll('.', '-')} className={styles.dayName}>
            {called ? m[called] : day}
          </time>
        </p>
      )}
      {bubble.message.key === unreadKey && <p className={styles.unread}>{m.unreadFromHere}</p>}
      <MessageBubble {...bubble} grouped={groupPositionOf(items, index, unreadKey)} />
    </>
  );
}
