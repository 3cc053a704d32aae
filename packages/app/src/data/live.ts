import { followEvents, type LiveEvent } from '@homestand/api-client';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { setOffline } from '../stores/link.store';
import { getSession } from '../stores/session.store';
import { changeText, getUnsent } from '../stores/unsent.store';
import { connection, sessionIsOver } from './api';
import { firstLastEvent } from './beginning';
import { useChange } from './cache';
import { wakeCart } from './cart';
import { type Chats, chatsKey, withMessage, withoutNews } from './chats';
import { wakeClaims } from './claims';
import { clubKey } from './club';
import { onFileSent, wakeFiles } from './files';
import { useOrderNews } from './orderNews';
import { startOutbox, wakeOutbox } from './outbox';
import { openTopic } from './reading';
import { dropMessage } from './thread.kept';
import { type Message, type Thread, withNew, without } from './thread.merge';
import { keepEarly, markSeen, threadKey } from './threads';
import { type Top, topKey, withoutUnread } from './top';

/** How long the line may be down before anybody is told: a change of cell takes less. */
const grace = 1500;

/** What happens elsewhere reaches the cache, and what waits here is sent, as long as someone is signed in. */
export function useLive() {
  const { mutate } = useSWRConfig();
  const { change, read } = useChange();
  const hearOrder = useOrderNews();

  const hear = useEffectEvent((event: LiveEvent) => {
    if (event.type === 'message') hearMessage(event.topicId, event.message);
    if (event.type === 'deleted') {
      change<Thread>(threadKey(event.topicId), (now) => without(now, event.messageId));
      dropMessage(event.topicId, event.messageId);
      void mutate(chatsKey);
      void mutate(topKey);
    }
    if (event.type === 'order') hearOrder(event);
    if (event.type === 'read') {
      change<Chats>(chatsKey, (now) => withoutNews(now, event.topicId));
      change<Top>(topKey, (now) => withoutUnread(now, event.topicId));
    }
  });

  function hearMessage(topicId: string, message: Message) {
    const own = isOwn(message);
    const seen = openTopic() === topicId && document.visibilityState === 'visible';
    const twin = own ? twinOf(topicId, message) : undefined;
    if (twin) changeText(twin, { arrivedAs: message.messageId });
    keepEarly(topicId, message);
    change<Thread>(threadKey(topicId), (now) => withNew(now, message, twin));
    if (read<Chats>(chatsKey)?.items.every((item) => item.topicId !== topicId))
      void mutate(chatsKey);
    change<Chats>(chatsKey, (now) => withMessage(now, topicId, message, !own && !seen) ?? now);
    if (own) return;
    if (seen) void markSeen(topicId);
    else void mutate(topKey);
  }

  const reload = useEffectEvent((topicId: string) => void mutate(threadKey(topicId)));
  const loadAfresh = useEffectEvent(() => void mutate((key) => key !== clubKey));

  const arrived = useEffectEvent((topicId: string, key: string, message: Message) => {
    change<Thread>(threadKey(topicId), (now) => withNew(now, message, key));
    change<Chats>(chatsKey, (now) => withMessage(now, topicId, message, false) ?? now);
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
        wakeFiles();
        wakeClaims();
        wakeCart();
      } else timer = setTimeout(() => setOffline(true), grace);
    };
    const follow = async () => {
      const since = await firstLastEvent(life.signal);
      // Without a place to go on from, what came between the first load and the connection is told by nobody.
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

/** The text that waits for its answer and has just come back by the stream. */
const twinOf = (topicId: string, { content, messageType }: Message) =>
  getUnsent().texts.find(
    (text) =>
      text.topicId === topicId &&
      text.arrivedAs === null &&
      messageType === 'text' &&
      text.text === content,
  )?.key;

/** An own text as the server has it now. */
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
