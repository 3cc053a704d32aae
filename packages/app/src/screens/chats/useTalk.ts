import type { ThreadPlace } from '@homestand/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { cancelFile, resendFile } from '../../data/files';
import { resendText, sendText } from '../../data/outbox';
import { beginReading, placeIn, setPlaceIn } from '../../data/reading';
import { useThread } from '../../data/threads';
import { useSession } from '../../stores/session.store';
import { dropText, useUnsentFiles, useUnsentTexts } from '../../stores/unsent.store';
import { toThreadMessages } from './thread.map';

/** Everything the thread of one topic shows and can do, but for deleting and looking closer. */
export function useTalk(topicId: string) {
  const thread = useThread(topicId);
  const me = useSession();
  const texts = useUnsentTexts();
  const files = useUnsentFiles();
  const [place] = useState(() => placeIn(topicId));
  const { data, forgetUnread } = thread;

  const leave = useEffectEvent(() => forgetUnread());
  useEffect(() => {
    const stop = beginReading(topicId);
    return () => {
      stop();
      leave();
    };
  }, [topicId]);

  const mine = <Kept extends { topicId: string | null; personId: string }>(kept: readonly Kept[]) =>
    kept.filter((one) => one.topicId === topicId && one.personId === me?.userId);
  const items =
    data && me
      ? toThreadMessages({ messages: data.messages, texts: mine(texts), files: mine(files), me })
      : [];
  const firstUnread = data?.messages.find(({ messageId }) => messageId === data.firstUnreadId);
  const isFile = (key: string) => files.some((file) => file.key === key);

  return {
    thread,
    /** The props of MessageThread. */
    shown: {
      items,
      topicKind: data?.info.chatType ?? ('group' as const),
      label: data?.info.title ?? '',
      older: thread.older,
      onLoadOlder: () => void thread.loadOlder(),
      firstUnreadKey: firstUnread?.key ?? null,
      place,
      onPlaceChange: (next: ThreadPlace) => setPlaceIn(topicId, next),
      earlierUnread:
        data?.firstUnreadId && !firstUnread
          ? { count: data.unreadCount, onJump: () => void thread.loadUnread() }
          : null,
      onResend: (key: string) => (isFile(key) ? resendFile(key) : resendText(key)),
      onDiscard: (key: string) => (isFile(key) ? cancelFile(key) : dropText(key)),
      onCancel: cancelFile,
    },
    async send(text: string) {
      forgetUnread();
      void sendText({ topicId }, text);
    },
    forgetUnread,
  };
}
