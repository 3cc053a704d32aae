import type { LiveEvent } from '@homestand/api-client';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import { getSession } from '@homestand/app-core/session/session';
import { type Top, topKey, withoutUnread } from '../top/top';
import type { SentMessage } from './outbox.store';
import { markTopicRead, threadKey } from './thread';
import { isOwnMessage, type Thread, withChanged, withNew, withoutMessage } from './thread.merge';
import { openTopicId } from './threadReadState';
import { changeStoredMessage, removeStoredMessage } from './threadStorage';
import { type Topics, topicsKey, withMessage, withTopicRead } from './topics';

type EventOf<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>;
type MessageEvent = EventOf<'message' | 'changed' | 'deleted' | 'read'>;

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
  const { change, reload } = sessionCache();
  if (event.type === 'message') applyMessage(event);
  if (event.type === 'changed') {
    change<Thread>(threadKey(event.topicId), (now) => withChanged(now, event.message));
    changeStoredMessage(event.topicId, event.message);
    void reload(topicsKey);
    void reload(topKey);
  }
  if (event.type === 'deleted') {
    change<Thread>(threadKey(event.topicId), (now) => withoutMessage(now, event.messageId));
    removeStoredMessage(event.topicId, event.messageId);
    void reload(topicsKey);
    void reload(topKey);
  }
  if (event.type === 'read') {
    change<Topics>(topicsKey, (now) => withTopicRead(now, event.topicId));
    change<Top>(topKey, (now) => withoutUnread(now, event.topicId));
  }
}

function applyMessage({ topicId, message, clientKey }: EventOf<'message'>) {
  const { change, read, reload } = sessionCache();
  const me = getSession();
  const own = me !== null && isOwnMessage(message, me);
  const seen = openTopicId() === topicId && document.visibilityState === 'visible';
  change<Thread>(threadKey(topicId), (now) => withNew(now, message, clientKey));
  if (read<Topics>(topicsKey)?.items.every((item) => item.topicId !== topicId))
    void reload(topicsKey);
  change<Topics>(topicsKey, (now) => withMessage(now, topicId, message, !own && !seen) ?? now);
  if (own) return;
  if (seen) void markTopicRead(topicId);
  else void reload(topKey);
}
