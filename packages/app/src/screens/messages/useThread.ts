import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { useSession } from '@homestand/app-core/session/session';
import type { ThreadPlace } from '@homestand/ui';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { resendText, sendText } from '../../data/messages/outbox';
import { removeText, useOutboxFiles, useOutboxTexts } from '../../data/messages/outbox.store';
import { sendReadMarks } from '../../data/messages/readMarks';
import { useThreadMessages } from '../../data/messages/thread';
import {
  scrollPositionIn,
  setScrollPosition,
  startReading,
} from '../../data/messages/threadReadState';
import { cancelFile, resendFile } from '../../data/messages/uploadQueue';
import { toThreadMessages } from './thread.map';
import { useLinkDialog } from './useLinkDialog';

/** State and actions of one thread, except deleting and the media viewer. */
export function useThread(topicId: string) {
  const thread = useThreadMessages(topicId);
  const me = useSession();
  const texts = useOutboxTexts();
  const files = useOutboxFiles();
  const [place] = useState(() => scrollPositionIn(topicId));
  const { links, dialog: linkDialog } = useLinkDialog();
  const { data, forgetUnread } = thread;

  const leave = useEffectEvent(() => forgetUnread());
  // A layout effect, as that in which the thread begins to load: its answer must find the thread open.
  useLayoutEffect(() => {
    const stop = startReading(topicId);
    return () => {
      stop();
      void sendReadMarks();
      leave();
    };
  }, [topicId]);

  const mine = <Item extends { topicId: string | null; personId: string }>(all: readonly Item[]) =>
    all.filter((item) => item.topicId === topicId && item.personId === me?.userId);
  const items =
    data && me
      ? toThreadMessages({ messages: data.messages, texts: mine(texts), files: mine(files), me })
      : [];
  const firstUnread = data?.messages.find(({ messageId }) => messageId === data.firstUnreadId);
  const isFile = (key: string) => files.some((file) => file.key === key);

  return {
    thread,
    isGone: isNotFound(thread.error),
    badge: data?.info.otherType === 'player' && ('player' as const),
    /** Props of MessageThread, without its actions. */
    shown: {
      items,
      links,
      topicKind: data?.info.chatType ?? ('group' as const),
      label: data?.info.title ?? '',
      older: { status: thread.older, onLoad: () => void thread.loadOlder() },
      firstUnreadKey: firstUnread?.key ?? null,
      place,
      onPlaceChange: (next: ThreadPlace) => setScrollPosition(topicId, next),
      earlierUnread:
        data?.firstUnreadId && !firstUnread
          ? { count: data.unreadCount, onJump: () => void thread.loadUnread() }
          : null,
    },
    linkDialog,
    unsentActions: {
      onResend: (key: string) => (isFile(key) ? resendFile(key) : resendText(key)),
      onDiscard: (key: string) => (isFile(key) ? cancelFile(key) : removeText(key)),
      onCancel: cancelFile,
    },
    async send(text: string) {
      forgetUnread();
      void sendText({ topicId }, text);
    },
    forgetUnread,
  };
}
