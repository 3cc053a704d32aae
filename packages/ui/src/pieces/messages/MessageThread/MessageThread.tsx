import { MessageIcon } from '../../../icons';
import { EmptyState, InfiniteList, type ListEdge, type ListPlace } from '../../../primitives';
import { visuallyHidden } from '../../../styles';
import type { MessageBubbleProps, ThreadMessage } from '../MessageBubble';
import * as styles from './MessageThread.css';
import { MessageThreadPills } from './MessageThreadPills';
import { MessageThreadRow } from './MessageThreadRow';
import { type MessageThreadMessages, messageThreadMessages } from './messages';
import { useThreadReading } from './useThreadReading';

export type ThreadPlace = ListPlace;

/** Unread messages older than what is loaded. */
export type EarlierUnread = { count: number; onJump: () => void; jumping?: boolean | undefined };

export type MessageThreadProps = Pick<
  MessageBubbleProps,
  'menuDisabled' | 'onOpenMedia' | 'onDelete' | 'onResend' | 'onDiscard' | 'onCancel'
> & {
  /** The oldest first. */
  items: readonly ThreadMessage[];
  topicKind: 'private' | 'group';
  /** Names the thread. */
  label: string;
  /** What lies before the first message. */
  older: ListEdge;
  onLoadOlder: () => void;
  /** The mark stands above it for as long as the thread is open, or until the reader answers. */
  firstUnreadKey: string | null;
  /** Where reading goes on; `null` opens at the first unread message, or at the end. */
  place: ThreadPlace | null;
  onPlaceChange?: ((place: ThreadPlace) => void) | undefined;
  earlierUnread?: EarlierUnread | null | undefined;
  messages?: MessageThreadMessages | undefined;
};

/** A thread of any length. It follows who is at its end, and never moves who reads above. */
export function MessageThread({
  items,
  topicKind,
  label,
  older,
  onLoadOlder,
  firstUnreadKey,
  place,
  onPlaceChange,
  earlierUnread = null,
  messages: m = messageThreadMessages,
  ...bubble
}: MessageThreadProps) {
  const reading = useThreadReading({ items, firstUnreadKey, place, messages: m });
  const { list, unreadKey, now, isExpanded, onToggleExpand } = reading;

  return (
    <div className={styles.root}>
      <InfiniteList
        ref={list}
        items={items}
        getKey={({ key }) => key}
        label={label}
        scroll="box"
        stack="bottom"
        initialPlace={reading.initialPlace}
        start={older}
        onLoadMore={onLoadOlder}
        onAtEndChange={reading.onAtEndChange}
        onPlaceChange={onPlaceChange}
        renderItem={(item, index) => (
          <MessageThreadRow
            {...bubble}
            message={item}
            items={items}
            index={index}
            unreadKey={unreadKey}
            now={now}
            showName={topicKind === 'group'}
            expanded={isExpanded(item.key)}
            onToggleExpand={() => onToggleExpand(item.key)}
            words={m}
          />
        )}
        empty={
          <div className={styles.empty}>
            <EmptyState icon={<MessageIcon />} title={m.empty} />
          </div>
        }
      />
      <MessageThreadPills
        older={older}
        earlierUnread={
          earlierUnread && {
            ...earlierUnread,
            onJump() {
              reading.jump();
              earlierUnread.onJump();
            },
          }
        }
        away={!reading.atEnd && items.length > 0}
        waiting={reading.waiting}
        onToEnd={() => list.current?.scrollToEnd()}
        messages={m}
      />
      {/* Apart from the rows: those come and go as one scrolls, and would be read again. */}
      <div role="log" aria-label={m.log} className={visuallyHidden}>
        {reading.spoken.map(({ key, words }) => (
          <p key={key}>{words}</p>
        ))}
      </div>
    </div>
  );
}
