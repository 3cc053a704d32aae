import { useLayoutEffect, useRef, useState } from 'react';
import type { InfiniteListHandle, ListPlace } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { ThreadMessage } from '../MessageBubble/threadMessage';
import { messageThreadMessages } from './messages';
import { useNewMessages } from './useNewMessages';

type Options = {
  items: readonly ThreadMessage[];
  firstUnreadKey: string | null;
  place: ListPlace | null;
};

/** Offset in px at which the end of the last read message is visible above the unread mark. */
const unreadTop = 48;

/** Scroll state of a thread: opening position, unread mark and expanded texts. */
export function useThreadReading({ items, firstUnreadKey, place }: Options) {
  const messages = useMessages('MessageThread', messageThreadMessages);
  const list = useRef<InfiniteListHandle>(null);
  const [initialPlace] = useState(() => openingPlace(items, firstUnreadKey, place));
  const [unreadKey, setUnreadKey] = useState(firstUnreadKey);
  const [jumping, setJumping] = useState(false);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const incoming = useNewMessages(items, initialPlace === 'end', messages);

  // Opening a thread marks it as read on the server; the unread mark stays for the user.
  if (unreadKey === null && firstUnreadKey !== null) setUnreadKey(firstUnreadKey);

  useLayoutEffect(() => {
    if (incoming.sent > 0) list.current?.scrollToEnd();
  }, [incoming.sent]);

  useLayoutEffect(() => {
    if (!jumping || unreadKey === null || !has(items, unreadKey)) return;
    list.current?.scrollToPlace({ key: unreadKey, offset: unreadTop });
    setJumping(false);
  }, [jumping, items, unreadKey]);

  return {
    ...incoming,
    list,
    initialPlace,
    unreadKey: incoming.sent > 0 ? null : unreadKey,
    jump: () => setJumping(true),
    isExpanded: (key: string) => expanded.has(key),
    onToggleExpand(key: string) {
      const next = new Set(expanded);
      // Collapsing keeps the start of the text in view, expanding keeps what is in view.
      if (next.delete(key)) list.current?.stay(key);
      else {
        next.add(key);
        list.current?.stay();
      }
      setExpanded(next);
    },
  };
}

const has = (items: readonly ThreadMessage[], key: string) =>
  items.findLastIndex((item) => item.key === key) >= 0;

function openingPlace(
  items: readonly ThreadMessage[],
  firstUnreadKey: string | null,
  place: ListPlace | null,
): ListPlace {
  if (place === 'end' || (place && has(items, place.key))) return place;
  if (firstUnreadKey === null || !has(items, firstUnreadKey)) return 'end';
  return { key: firstUnreadKey, offset: unreadTop };
}
