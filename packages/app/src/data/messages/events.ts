import type { LiveEvent } from '@homestand/api-client';
import { reloadSoon } from '@homestand/app-core/http/reloadSoon';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import { getSession } from '@homestand/app-core/session/session';
import { type Top, topKey, withoutUnread, withoutUnreadMessage, withUnread } from '../top/top';
import type { SentMessage } from './outbox.store';
import { noteRead } from './readMarks';
import { threadKey } from './thread';
import {
  isOwnMessage,
  type Message,
  type Thread,
  withChanged,
  withNew,
  withoutMessage,
} from './thread.merge';
import { isReading } from './threadReadState';
import { changeStoredMessage, removeStoredMessage } from './threadStorage';
import { type Topics, topicsKey, withChangedMessage, withMessage, withTopicRead } from './topics';

type EventOf<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>;
type MessageEvent = EventOf<'message' | 'changed' | 'deleted' | 'read' | 'partlyRead'>;

/** Time over which phones spread a load that one event causes in all of them. */
const spreadMs = 10_000;
/** The same where somebody waits for what it shows. */
const shortSpreadMs = 2000;

/** Applies a message of the outbox that the server has taken, under its outbox key. */
export function applySentMessage(key: string, { topicId, message }: SentMessage) {
  const { change, reload } = sessionCache();
  if (!message) return void reload(threadKey(topicId));
  change<Thread>(threadKey(topicId), (now) => withNew(now, message, key));
  change<Topics>(topicsKey, (now) => withMessage(now, topicId, message, false) ?? now);
}

/** The same for a file, after which the specification requires a reload of the first page. */
export function applySentFile(key: string, sent: SentMessage) {
  applySentMessage(key, sent);
  void sessionCache().reload(threadKey(sent.topicId));
}

/** Applies a live event about messages. */
export function applyMessageEvent(event: MessageEvent) {
  const { change } = sessionCache();
  if (event.type === 'message') applyMessage(event);
  if (event.type === 'changed') {
    change<Thread>(threadKey(event.topicId), (now) => withChanged(now, event.message));
    changeStoredMessage(event.topicId, event.message);
    change<Topics>(topicsKey, (now) => withChangedMessage(now, event.topicId, event.message));
    withoutUnreadOnTop(event.message.messageId);
  }
  if (event.type === 'deleted') {
    change<Thread>(threadKey(event.topicId), (now) => withoutMessage(now, event.messageId));
    removeStoredMessage(event.topicId, event.messageId);
    withoutUnreadOnTop(event.messageId);
  }
  if (event.type === 'read') {
    change<Topics>(topicsKey, (now) => withTopicRead(now, event.topicId));
    change<Top>(topKey, (now) => withoutUnread(now, event.topicId));
  }
  if (event.type === 'partlyRead') reloadSoon(topKey, shortSpreadMs);
}

/**
 * Takes a message from the unread ones of the top page. Which message both lists show instead, and whether their topic is
 * still new, is loaded: everybody hears of it, so spread over seconds.
 */
function withoutUnreadOnTop(messageId: string) {
  sessionCache().change<Top>(topKey, (now) => withoutUnreadMessage(now, messageId));
  reloadSoon(topicsKey, spreadMs);
  reloadSoon(topKey, spreadMs);
}

function applyMessage({ topicId, message, clientKey }: EventOf<'message'>) {
  const { change, read } = sessionCache();
  const me = getSession();
  const own = me !== null && isOwnMessage(message, me);
  const seen = isReading(topicId);
  change<Thread>(threadKey(topicId), (now) => withNew(now, message, clientKey));
  if (read<Topics>(topicsKey)?.items.every((item) => item.topicId !== topicId))
    reloadSoon(topicsKey, shortSpreadMs);
  change<Topics>(topicsKey, (now) => withMessage(now, topicId, message, !own && !seen) ?? now);
  if (own) return;
  if (seen) noteRead(topicId, message.messageId);
  else addUnreadOnTop(topicId, message);
}

function addUnreadOnTop(topicId: string, message: Message) {
  const { change, read } = sessionCache();
  const top = read<Top>(topKey);
  // A private message concerns two people; one in a group that the page does not know yet, everybody.
  if (top && !withUnread(top, topicId, message)) return reloadSoon(topKey, shortSpreadMs);
  change<Top>(topKey, (now) => withUnread(now, topicId, message) ?? now);
}
