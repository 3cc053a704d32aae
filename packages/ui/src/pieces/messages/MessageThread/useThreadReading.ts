import { useLayoutEffect, useRef, useState } from 'react';
import type { InfiniteListHandle, ListPlace } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { ThreadMessage } from '../MessageBubble/threadMessage';
import { type MessageThreadMessages, messageThreadMessages } from './messages';
import { messagesAfter, type Newest, newestOf } from './threadRows';

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

type NewMessages = {
  items: readonly ThreadMessage[];
  newest: Newest;
  /** Texts for the live region, each announced once; limited in number so that it does not grow for hours. */
  spoken: readonly { key: string; words: string }[];
  /** Messages of others that arrived since the user left the end. */
  waiting: number;
  /** Own messages since the thread was opened. */
  sent: number;
  now: number;
};

const keepsSpoken = 5;

/** Tells new messages from loaded history, although the list of messages is a new array each time. */
function useNewMessages(
  items: readonly ThreadMessage[],
  startsAtEnd: boolean,
  m: MessageThreadMessages,
) {
  const [atEnd, setAtEnd] = useState(startsAtEnd);
  const [state, setState] = useState<NewMessages>(() => ({
    items,
    newest: newestOf(items),
    spoken: [],
    waiting: 0,
    sent: 0,
    now: Date.now(),
  }));
  const current = state.items === items ? state : follow(state, items, atEnd, m);
  if (current !== state) setState(current);

  return {
    atEnd,
    spoken: current.spoken,
    waiting: current.waiting,
    sent: current.sent,
    now: current.now,
    onAtEndChange(now: boolean) {
      setAtEnd(now);
      if (now) setState((before) => ({ ...before, waiting: 0 }));
    },
  };
}

function follow(
  state: NewMessages,
  items: readonly ThreadMessage[],
  atEnd: boolean,
  m: MessageThreadMessages,
): NewMessages {
  const come = messagesAfter(items, state.newest);
  const own = come.filter((item) => item.own).length;
  const others = come.filter((item) => !item.own);
  const spoken = others.map((item) => ({ key: item.key, words: wordsOf(item, m) }));
  return {
    items,
    newest: newestOf(items),
    spoken: spoken.length > 0 ? [...state.spoken, ...spoken].slice(-keepsSpoken) : state.spoken,
    waiting: atEnd || own > 0 ? 0 : state.waiting + others.length,
    sent: state.sent + own,
    now: Date.now(),
  };
}

function wordsOf(message: ThreadMessage, m: MessageThreadMessages): string {
  const { kind, text, senderType, senderName } = message;
  return m.spoken(
    senderType === 'player' ? m.player(senderName) : senderName,
    kind === 'text' ? text : m[kind],
  );
}
