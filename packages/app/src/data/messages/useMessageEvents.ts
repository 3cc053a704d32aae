import type { LiveEvent } from '@homestand/api-client';
import { useSwrCache } from '@homestand/app-core/http/swr';
import { getSession } from '@homestand/app-core/session/session';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { type Top, topKey, withoutUnread } from '../top/top';
import { startOutbox } from './outbox';
import { getOutbox, updateText } from './outbox.store';
import { bufferEarlyMessage, markTopicRead, threadKey } from './thread';
import { type Message, type Thread, withNew, withoutMessage } from './thread.merge';
import { openTopicId } from './threadReadState';
import { removeStoredMessage } from './threadStorage';
import { type Topics, topicsKey, withMessage, withTopicRead } from './topics';
import { onFileSent } from './uploadQueue';

type MessageEvent = Extract<LiveEvent, { type: 'message' | 'deleted' | 'read' }>;

/** Sends the outbox, and applies sent messages and live events to the cache. Returns the events' handler. */
export function useMessageEvents(): (event: MessageEvent) => void {
  const { mutate } = useSWRConfig();
  const { change, read } = useSwrCache();

  const onSent = useEffectEvent((topicId: string, key: string, message: Message) => {
    change<Thread>(threadKey(topicId), (now) => withNew(now, message, key));
    change<Topics>(topicsKey, (now) => withMessage(now, topicId, message, false) ?? now);
  });
  const reload = useEffectEvent((topicId: string) => void mutate(threadKey(topicId)));

  useEffect(() => {
    const stopOutbox = startOutbox((text, { topicId, messageId }) =>
      onSent(topicId, text.key, ownMessage(messageId, text.text)),
    );
    const stopListening = onFileSent((topicId) => reload(topicId));
    return () => {
      stopListening();
      stopOutbox();
    };
  }, []);

  function onMessage(topicId: string, message: Message) {
    const own = isOwn(message);
    const seen = openTopicId() === topicId && document.visibilityState === 'visible';
    const twin = own ? twinOf(topicId, message) : undefined;
    if (twin) updateText(twin, { arrivedAs: message.messageId });
    bufferEarlyMessage(topicId, message);
    change<Thread>(threadKey(topicId), (now) => withNew(now, message, twin));
    if (read<Topics>(topicsKey)?.items.every((item) => item.topicId !== topicId))
      void mutate(topicsKey);
    change<Topics>(topicsKey, (now) => withMessage(now, topicId, message, !own && !seen) ?? now);
    if (own) return;
    if (seen) void markTopicRead(topicId);
    else void mutate(topKey);
  }

  return (event) => {
    if (event.type === 'message') onMessage(event.topicId, event.message);
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

const isOwn = ({ senderType, senderId }: Message) => {
  const session = getSession();
  return session?.viewer === 'player'
    ? senderType === 'player' && senderId === String(session.playerCardsId)
    : senderType === 'user' && senderId === session?.userId;
};

/** The outbox text without a response that the event stream has just delivered. */
const twinOf = (topicId: string, { content, messageType }: Message) =>
  getOutbox().texts.find(
    (text) =>
      text.topicId === topicId &&
      text.arrivedAs === null &&
      messageType === 'text' &&
      text.text === content,
  )?.key;

/** An own text as the server stores it. */
function ownMessage(messageId: string, content: string): Message {
  const session = getSession();
  return {
    messageId,
    senderName: session?.name ?? '',
    senderAvatar: session?.pictureUrl ?? '',
    senderType: session?.viewer ?? 'user',
    senderId:
      session?.viewer === 'player' ? String(session.playerCardsId) : (session?.userId ?? ''),
    content,
    createdAt: new Date().toISOString(),
    messageType: 'text',
    mediaUrl: null,
    thumbnailUrl: null,
    fileName: null,
    fileSize: null,
    duration: null,
    width: null,
    height: null,
  };
}
