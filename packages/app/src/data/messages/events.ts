import type { LiveEvent } from '@homestand/api-client';
import { useSwrCache } from '@homestand/app-core/http/swr';
import { getSession } from '@homestand/app-core/session/session';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { type Top, topKey, withoutUnread } from '../top/top';
import { type SentMessage, startOutbox } from './outbox';
import { markTopicRead, threadKey } from './thread';
import {
  isOwnMessage,
  type Message,
  type Thread,
  withChanged,
  withNew,
  withoutMessage,
} from './thread.merge';
import { openTopicId } from './threadReadState';
import { changeStoredMessage, removeStoredMessage } from './threadStorage';
import { type Topics, topicsKey, withMessage, withTopicRead } from './topics';
import { onFileSent } from './uploadQueue';

type MessageEvent = Extract<LiveEvent, { type: 'message' | 'changed' | 'deleted' | 'read' }>;

/** Sends the outbox, and applies sent messages and live events to the cache. Returns the events' handler. */
export function useMessageEvents(): (event: MessageEvent) => void {
  const { mutate } = useSWRConfig();
  const { change, read } = useSwrCache();

  const reload = useEffectEvent((topicId: string) => void mutate(threadKey(topicId)));

  const onSent = useEffectEvent((key: string, { topicId, message }: SentMessage) => {
    if (!message) return reload(topicId);
    change<Thread>(threadKey(topicId), (now) => withNew(now, message, key));
    change<Topics>(topicsKey, (now) => withMessage(now, topicId, message, false) ?? now);
  });

  useEffect(() => {
    const stopOutbox = startOutbox((key, sent) => onSent(key, sent));
    const stopListening = onFileSent((key, sent) => {
      onSent(key, sent);
      // The specification requires a reload of the first page after a file.
      reload(sent.topicId);
    });
    return () => {
      stopListening();
      stopOutbox();
    };
  }, []);

  function onMessage(topicId: string, message: Message, clientKey?: string) {
    const me = getSession();
    const own = me !== null && isOwnMessage(message, me);
    const seen = openTopicId() === topicId && document.visibilityState === 'visible';
    change<Thread>(threadKey(topicId), (now) => withNew(now, message, clientKey));
    if (read<Topics>(topicsKey)?.items.every((item) => item.topicId !== topicId))
      void mutate(topicsKey);
    change<Topics>(topicsKey, (now) => withMessage(now, topicId, message, !own && !seen) ?? now);
    if (own) return;
    if (seen) void markTopicRead(topicId);
    else void mutate(topKey);
  }

  return (event) => {
    if (event.type === 'message') onMessage(event.topicId, event.message, event.clientKey);
    if (event.type === 'changed') {
      change<Thread>(threadKey(event.topicId), (now) => withChanged(now, event.message));
      changeStoredMessage(event.topicId, event.message);
      void mutate(topicsKey);
      void mutate(topKey);
    }
    if (event.type === 'deleted') {
      change<Thread>(threadKey(event.topicId), (now) => withoutMessage(now, event.messageId));
      removeStoredMessage(event.topicId, event.messageId);
      void mutate(topicsKey);
      void mutate(topKey);
    }
    if (event.type === 'read') {
      change<Topics>(topicsKey, (now) => withTopicRead(now, event.topicId));
      change<Top>(topKey, (now) => withoutUnread(now, event.topicId));
    }
  };
}
