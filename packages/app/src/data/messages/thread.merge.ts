import type { components } from '@homestand/api-client';
import type { Session } from '@homestand/app-core/session/session';

export type Message = components['schemas']['Message'];
type ThreadPage = components['schemas']['ThreadPage'];

/** `key` is the idempotency key of a message from this person's outbox, otherwise the message id. */
export type KeyedMessage = Message & { key: string };

type Sender = Pick<Message, 'senderType' | 'senderId'>;
type Person = Pick<Session, 'viewer' | 'userId' | 'playerCardsId'>;

/** A player's own messages carry the player card's id, a fan's the user id. */
export const senderOf = ({ viewer, userId, playerCardsId }: Person): Sender => ({
  senderType: viewer,
  senderId: viewer === 'player' ? String(playerCardsId) : userId,
});

export function isOwnMessage({ senderType, senderId }: Sender, me: Person): boolean {
  const own = senderOf(me);
  return senderType === own.senderType && senderId === own.senderId;
}

export type Thread = {
  info: ThreadPage['topicInfo'];
  /** Oldest first. */
  messages: readonly KeyedMessage[];
  total: number;
  preview: boolean;
  /** The first unread message when the thread was opened. */
  firstUnreadId: string | null;
  unreadCount: number;
};

const keep = (message: Message, key: string = message.messageId): KeyedMessage => ({
  ...message,
  key,
});

/** Oldest first. */
function messagesOf({ list, clientKeys = [] }: ThreadPage): KeyedMessage[] {
  const keys = new Map(clientKeys.map(({ messageId, clientKey }) => [messageId, clientKey]));
  return list.map((message) => keep(message, keys.get(message.messageId))).reverse();
}

export function threadOf(page: ThreadPage): Thread {
  return {
    info: page.topicInfo,
    messages: messagesOf(page),
    total: page.totalCount,
    preview: page.isPreviewMode,
    firstUnreadId: null,
    unreadCount: 0,
  };
}

/**
 * Merges the newest page: new messages are appended, messages the server no longer has are removed. Null when
 * the page does not overlap the loaded messages, so that some may be missing between.
 */
export function withNewestPage(thread: Thread, page: ThreadPage): Thread | null {
  const fresh = threadOf(page);
  const oldest = fresh.messages[0];
  if (!oldest || thread.messages.length === 0) return fresh;
  const from = thread.messages.findIndex(({ messageId }) => messageId === oldest.messageId);
  const reachesAll = page.list.length >= page.totalCount;
  if (from < 0 && !reachesAll) return null;
  const keys = new Map(thread.messages.map(({ messageId, key }) => [messageId, key]));
  const newest = fresh.messages.map((message) =>
    keep(message, keys.get(message.messageId) ?? message.key),
  );
  return {
    ...fresh,
    messages: from > 0 ? [...thread.messages.slice(0, from), ...newest] : newest,
  };
}

/** Prepends an older page; each message once. */
export function withOlder(thread: Thread, page: ThreadPage): Thread {
  const ids = new Set(thread.messages.map(({ messageId }) => messageId));
  const older = messagesOf(page).filter(({ messageId }) => !ids.has(messageId));
  const messages = [...older, ...thread.messages];
  return {
    ...thread,
    messages,
    // A page without new messages is the last one, whatever its total says.
    total: older.length === 0 ? messages.length : page.totalCount,
  };
}

/** Appends a message. One that is already there takes the key, by which its outbox item is hidden. */
export function withNew(thread: Thread, message: Message, key?: string): Thread {
  const existing = thread.messages.find(({ messageId }) => messageId === message.messageId);
  if (existing) {
    if (key === undefined || existing.key === key) return thread;
    return {
      ...thread,
      messages: thread.messages.map((message) =>
        message === existing ? { ...message, key } : message,
      ),
    };
  }
  return {
    ...thread,
    messages: [...thread.messages, keep(message, key)],
    total: thread.total + 1,
  };
}

/** Replaces a message that staff have hidden or show again; without effect if it is not loaded. */
export function withChanged(thread: Thread, message: Message): Thread {
  const existing = thread.messages.find(({ messageId }) => messageId === message.messageId);
  if (!existing) return thread;
  const changed = keep(message, existing.key);
  return {
    ...thread,
    messages: thread.messages.map((message) => (message === existing ? changed : message)),
  };
}

export function withoutMessage(thread: Thread, messageId: string | null): Thread {
  const messages = thread.messages.filter((message) => message.messageId !== messageId);
  return messages.length === thread.messages.length
    ? thread
    : { ...thread, messages, total: thread.total - 1 };
}
