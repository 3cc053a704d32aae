import { useState } from 'react';
import type { ThreadMessage } from '../MessageBubble';
import type { MessageThreadMessages } from './messages';
import { messagesAfter, type Newest, newestOf } from './threadRows';

type News = {
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
export function useThreadNews(
  items: readonly ThreadMessage[],
  startsAtEnd: boolean,
  m: MessageThreadMessages,
) {
  const [atEnd, setAtEnd] = useState(startsAtEnd);
  const [news, setNews] = useState<News>(() => ({
    items,
    newest: newestOf(items),
    spoken: [],
    waiting: 0,
    sent: 0,
    now: Date.now(),
  }));
  const current = news.items === items ? news : follow(news, items, atEnd, m);
  if (current !== news) setNews(current);

  return {
    atEnd,
    spoken: current.spoken,
    waiting: current.waiting,
    sent: current.sent,
    now: current.now,
    onAtEndChange(now: boolean) {
      setAtEnd(now);
      if (now) setNews((before) => ({ ...before, waiting: 0 }));
    },
  };
}

function follow(
  news: News,
  items: readonly ThreadMessage[],
  atEnd: boolean,
  m: MessageThreadMessages,
): News {
  const come = messagesAfter(items, news.newest);
  const own = come.filter((item) => item.own).length;
  const others = come.filter((item) => !item.own);
  const spoken = others.map((item) => ({ key: item.key, words: wordsOf(item, m) }));
  return {
    items,
    newest: newestOf(items),
    spoken: spoken.length > 0 ? [...news.spoken, ...spoken].slice(-keepsSpoken) : news.spoken,
    waiting: atEnd || own > 0 ? 0 : news.waiting + others.length,
    sent: news.sent + own,
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
