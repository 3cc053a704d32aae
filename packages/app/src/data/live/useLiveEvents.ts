import { followEvents, type LiveEvent } from '@homestand/api-client';
import { setOffline } from '@homestand/app-core/browser/connection';
import { connection, sessionIsOver } from '@homestand/app-core/http/client';
import { eventStreamStart } from '@homestand/app-core/http/eventStreamStart';
import { useSwrCache } from '@homestand/app-core/http/swr';
import { getSession } from '@homestand/app-core/session/session';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { wakeCardClaims } from '../cards/cardClaims';
import { clubKey } from '../club/club';
import { startOutbox, wakeOutbox } from '../messages/outbox';
import { getOutbox, updateText } from '../messages/outbox.store';
import { bufferEarlyMessage, markTopicRead, threadKey } from '../messages/thread';
import { type Message, type Thread, withNew, withoutMessage } from '../messages/thread.merge';
import { openTopicId } from '../messages/threadReadState';
import { removeStoredMessage } from '../messages/threadStorage';
import { type Topics, topicsKey, withMessage, withTopicRead } from '../messages/topics';
import { onFileSent, wakeUploads } from '../messages/uploadQueue';
import { useOrderEvents } from '../orders/useOrderEvents';
import { wakeCartSync } from '../shop/cart';
import { type Top, topKey, withoutUnread } from '../top/top';

/** How long the connection may be down before the banner shows: a change of network cell takes less. */
const grace = 1500;

/** While logged in: applies live events to the cache and sends the outbox. */
export function useLiveEvents() {
  const { mutate } = useSWRConfig();
  const { change, read } = useSwrCache();
  const hearOrder = useOrderEvents();

  const hear = useEffectEvent((event: LiveEvent) => {
    if (event.type === 'message') hearMessage(event.topicId, event.message);
    if (event.type === 'deleted') {
      change<Thread>(threadKey(event.topicId), (now) => withoutMessage(now, event.messageId));
      removeStoredMessage(event.topicId, event.messageId);
      void mutate(topicsKey);
      void mutate(topKey);
    }
    if (event.type === 'order') hearOrder(event);
    if (event.type === 'read') {
      change<Topics>(topicsKey, (now) => withTopicRead(now, event.topicId));
      change<Top>(topKey, (now) => withoutUnread(now, event.topicId));
    }
  });

  function hearMessage(topicId: string, message: Message) {
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

  const reload = useEffectEvent((topicId: string) => void mutate(threadKey(topicId)));
  const loadAfresh = useEffectEvent(() => void mutate((key) => key !== clubKey));

  const arrived = useEffectEvent((topicId: string, key: string, message: Message) => {
    change<Thread>(threadKey(topicId), (now) => withNew(now, message, key));
    change<Topics>(topicsKey, (now) => withMessage(now, topicId, message, false) ?? now);
  });

  useEffect(() => {
    const life = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let mustLoad = false;
    const tell = (connected: boolean) => {
      clearTimeout(timer);
      if (connected) {
        if (mustLoad) loadAfresh();
        mustLoad = false;
        setOffline(false);
        wakeOutbox();
        wakeUploads();
        wakeCardClaims();
        wakeCartSync();
      } else timer = setTimeout(() => setOffline(true), grace);
    };
    const follow = async () => {
      const since = await eventStreamStart(life.signal);
      // Without an event id to continue from, events between the first load and the connection are lost.
      mustLoad = since === null;
      await followEvents(connection, {
        signal: life.signal,
        onEvent: hear,
        onResync: loadAfresh,
        onSignedOut: () => sessionIsOver(),
        onLink: tell,
        ...(since !== null && { since }),
      });
    };
    follow().catch((error: unknown) => console.error('The event stream has ended.', error));
    const stop = startOutbox((text, { topicId, messageId }) =>
      arrived(topicId, text.key, ownMessage(messageId, text.text)),
    );
    const forget = onFileSent((topicId) => reload(topicId));
    return () => {
      forget();
      life.abort();
      clearTimeout(timer);
      setOffline(false);
      stop();
    };
  }, []);
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
