import { useState } from 'react';
import type { ThreadMessage } from '../MessageBubble/threadMessage';
import type { MessageThreadMessages } from './messages';
import { messagesAfter, type Newest, newestOf } from './threadRows';

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
export function useNewMessages(
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
