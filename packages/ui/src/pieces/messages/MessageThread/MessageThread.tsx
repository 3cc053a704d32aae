import {
  EmptyState,
  InfiniteList,
  type ListEdge,
  type ListPlace,
  Skeleton,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble';
import type { ThreadMessage } from '../MessageBubble/threadMessage';
import * as styles from './MessageThread.css';
import { MessageThreadPills } from './MessageThreadPills';
import { type MessageThreadMessages, messageThreadMessages } from './messages';
import { dayAbove, dayName, groupPositionOf } from './threadRows';
import { useThreadReading } from './useThreadReading';

export { MessageThreadDelete, type MessageThreadDeleteProps } from './MessageThreadDelete';

export type ThreadPlace = ListPlace;

/** Unread messages before the loaded ones. */
export type EarlierUnread = { count: number; onJump: () => void; jumping?: boolean | undefined };

export type MessageThreadProps = Pick<MessageBubbleProps, 'menuDisabled' | 'links'> & {
  /** The loaded messages, oldest first. */
  items: readonly ThreadMessage[];
  topicKind: 'private' | 'group';
  /** Accessible name of the list. */
  label: string;
  /** What a message's menu and buttons do, with the message's key. */
  actions: Pick<
    MessageBubbleProps,
    'onOpenMedia' | 'onDelete' | 'onReport' | 'onResend' | 'onDiscard' | 'onCancel'
  >;
  /** State of the page before the first message. */
  older: { status: ListEdge; onLoad: () => void };
  /** Message below the unread mark. The mark stays until the thread is closed or the user sends a message. */
  firstUnreadKey: string | null;
  /** Saved scroll position; `null` opens at the first unread message, or at the end. */
  place: ThreadPlace | null;
  onPlaceChange?: ((place: ThreadPlace) => void) | undefined;
  earlierUnread?: EarlierUnread | null | undefined;
};

/** Virtual list of a thread. Follows new messages at its end; above, the scroll position never jumps. */
export function MessageThread({
  items,
  topicKind,
  label,
  actions,
  older,
  firstUnreadKey,
  place,
  onPlaceChange,
  earlierUnread = null,
  menuDisabled,
  links,
}: MessageThreadProps) {
  const m = useMessages('MessageThread', messageThreadMessages);
  const reading = useThreadReading({ items, firstUnreadKey, place });
  const { list, unreadKey, now, isExpanded, onToggleExpand } = reading;

  return (
    <div className={styles.root}>
      <InfiniteList
        ref={list}
        items={items}
        getKey={({ key }) => key}
        label={label}
        scroll="boxFromBottom"
        row={{ height: 96 }}
        initialPlace={reading.initialPlace}
        pages={{ start: older.status, onLoadMore: older.onLoad, threshold: 0.8 }}
        onAtEndChange={reading.onAtEndChange}
        onPlaceChange={onPlaceChange}
        renderItem={(item, index) => (
          <MessageThreadRow
            {...actions}
            menuDisabled={menuDisabled}
            links={links}
            message={item}
            items={items}
            index={index}
            unreadKey={unreadKey}
            now={now}
            showName={topicKind === 'group'}
            fold={{
              expanded: isExpanded(item.key),
              onToggle: () => onToggleExpand(item.key),
            }}
            words={m}
          />
        )}
        empty={
          <div className={styles.empty}>
            <EmptyState illustration="waiting" title={m.empty} />
          </div>
        }
      />
      <MessageThreadPills
        older={older.status}
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
      />
      {/* Separate from the rows: virtual rows remount while scrolling and would be read again. */}
      <div role="log" aria-label={m.log} className={visuallyHidden}>
        {reading.spoken.map(({ key, words }) => (
          <p key={key}>{words}</p>
        ))}
      </div>
    </div>
  );
}

const shapes = [
  { side: 'other', width: 'wide', ratio: '3/1' },
  { side: 'own', width: 'medium', ratio: '3/1' },
  { side: 'other', width: 'medium', ratio: '3/1' },
  { side: 'other', width: 'narrow', ratio: '3/4' },
  { side: 'own', width: 'wide', ratio: '3/1' },
] as const;

export function MessageThreadSkeleton() {
  const m = useMessages('MessageThread', messageThreadMessages);
  return (
    <div className={styles.skeleton}>
      {shapes.map(({ side, width, ratio }, index) => (
        <div key={`${side}${width}`} className={styles.skeletonRow({ side })}>
          {side === 'other' && <Skeleton kind="circle" size="small" />}
          <div className={styles.skeletonBubble({ width })}>
            <Skeleton kind="block" ratio={ratio} {...(index === 0 && { label: m.loading })} />
          </div>
        </div>
      ))}
    </div>
  );
}

type Props = Omit<MessageBubbleProps, 'grouped'> & {
  items: readonly ThreadMessage[];
  index: number;
  unreadKey: string | null;
  now: number;
  words: MessageThreadMessages;
};

function MessageThreadRow({ items, index, unreadKey, now, words: m, ...bubble }: Props) {
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
