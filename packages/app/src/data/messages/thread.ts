import { ApiError, type components, unwrap } from '@homestand/api-client';
import { maxPageSize } from '@homestand/api-client/limits';
import { reportUnlessNotFound } from '@homestand/app-core/http/errorNotices';
import { pageSize } from '@homestand/app-core/http/pages';
import { sessionCache, useSessionCache } from '@homestand/app-core/http/sessionCache';
import { useLoadMore } from '@homestand/app-core/http/useLoadMore';
import { useOfflineCopy } from '@homestand/app-core/offline/useOfflineCopy';
import { getSession } from '@homestand/app-core/session/session';
import useSWR from 'swr';
import { client } from '../client';
import { noteRead, sendReadMarks } from './readMarks';
import { type Thread, threadOf, withNewestPage, withOlder, withoutMessage } from './thread.merge';
import {
  clearUnreadMark,
  isFirstLoad,
  isReading,
  setUnreadMark,
  unreadMarkIn,
} from './threadReadState';
import {
  removeStoredMessage,
  removeStoredThread,
  storedThread,
  storeThread,
} from './threadStorage';

type ThreadPage = components['schemas']['ThreadPage'];

export const threadKey = (topicId: string) => ['thread', topicId];

/** The thread of one topic. Loaded messages stay while the app is open; each visit updates them. */
export function useThreadMessages(topicId: string) {
  const { change, read } = useSessionCache();
  const key = threadKey(topicId);
  const thread = useSWR(key, () => load(topicId, () => read<Thread>(key)), {
    onError: reportUnlessNotFound,
  });
  const { data } = thread;
  const copy = {
    name: topicId,
    read: () => storedThread(topicId),
    write: (now: Thread) => storeThread(topicId, now),
  };
  const shown = useOfflineCopy(thread, copy);

  const { edge, loadMore, add } = useLoadMore({
    key,
    loaded: data && { count: data.messages.length, total: data.total },
    fetch: (page, size) => fetchPage(topicId, page, size),
    merge: withOlder,
  });

  return {
    ...thread,
    ...shown,
    older: edge,
    loadOlder: loadMore,
    /** Loads back to the first unread message, in as few requests as possible. */
    async loadUnread() {
      const isThere = () =>
        read<Thread>(key)?.messages.some(({ messageId }) => messageId === data?.firstUnreadId);
      const unreadCount = data?.unreadCount ?? 0;
      for (let page = 1; (page - 1) * maxPageSize < unreadCount && !isThere(); page++)
        await add(page, maxPageSize);
    },
    /** Removes the unread mark. */
    forgetUnread() {
      const unmarked = clearUnreadMark(topicId);
      change<Thread>(key, (now) => (now.firstUnreadId === null ? now : { ...now, ...unmarked }));
    },
  };
}

/** Loads page 1 and merges it. */
async function load(topicId: string, cachedThread: () => Thread | undefined): Promise<Thread> {
  try {
    return await loadPages(topicId, cachedThread);
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) removeStoredThread(topicId);
    throw error;
  }
}

async function loadPages(topicId: string, cachedThread: () => Thread | undefined): Promise<Thread> {
  // At least as many messages as the offline copy shows, so that none disappear when the connection is back.
  const size = cachedThread()
    ? pageSize
    : Math.max(pageSize, storedThread(topicId)?.value.messages.length ?? 0);
  // What this visit has already read is not unread in the answer.
  await sendReadMarks();
  const page = await fetchPage(topicId, 1, size);
  markShown(topicId, page);
  const { firstUnreadMessageId: firstUnreadId, unreadCount } = page.topicInfo;
  setUnreadMark(topicId, { firstUnreadId, unreadCount });
  const mark = unreadMarkIn(topicId);
  const now = cachedThread();
  const updated = now ? withNewestPage(now, page) : threadOf(page);
  const reaches =
    mark.unreadCount > maxPageSize ||
    mark.firstUnreadId === null ||
    updated?.messages.some(({ messageId }) => messageId === mark.firstUnreadId);
  if (updated && reaches) return { ...updated, ...mark };
  const larger = await fetchPage(topicId, 1, maxPageSize);
  const later = cachedThread();
  return { ...((later && withNewestPage(later, larger)) ?? threadOf(larger)), ...mark };
}

/** Marks the newest message of the open thread as read: at once on opening it, later together with those that arrive. */
function markShown(topicId: string, { list: [newest], topicInfo }: ThreadPage) {
  if (!newest || topicInfo.unreadCount === 0 || !isReading(topicId)) return;
  noteRead(topicId, newest.messageId);
  if (isFirstLoad(topicId)) void sendReadMarks();
}

function fetchPage(topicId: string, page: number, size: number): Promise<ThreadPage> {
  const header = { 'Read-Mark': 'keep' } as const;
  return getSession()?.viewer === 'player'
    ? unwrap(
        client.GET('/v1/player/auth/topics/{topicId}/messages', {
          params: { path: { topicId }, query: { page, size }, header },
        }),
      )
    : unwrap(
        client.GET('/v1/user/chats/detail', {
          params: { query: { topicId, page, size }, header },
        }),
      );
}

/**
 * Deletes an own message, in the thread and on the server. A message without an id, which the server never had, is only
 * logged.
 */
export async function deleteMessage(topicId: string, messageId: string | null): Promise<void> {
  const { change } = sessionCache();
  if (messageId === null) return console.error('A message without an id cannot be deleted.');
  await callToDelete(topicId, messageId);
  change<Thread>(threadKey(topicId), (now) => withoutMessage(now, messageId));
}

type Report = components['schemas']['MessageReport'];

/** Reports a message of another person: it leaves this person's screens. */
export async function reportMessage(topicId: string, messageId: string, body: Report) {
  const { change } = sessionCache();
  const params = { path: { topicId, messageId } };
  await unwrap(client.POST('/v1/topics/{topicId}/messages/{messageId}/reports', { params, body }));
  change<Thread>(threadKey(topicId), (now) => withoutMessage(now, messageId));
  removeStoredMessage(topicId, messageId);
}

function callToDelete(topicId: string, messageId: string) {
  const session = getSession();
  return session?.viewer === 'player'
    ? unwrap(
        client.DELETE('/v1/player/auth/topics/{topicId}/messages/{messageId}', {
          params: { path: { topicId, messageId } },
        }),
      )
    : unwrap(
        client.DELETE('/v1/user/message/delete', {
          params: { query: { userId: session?.userId ?? '', topicId, messageId } },
        }),
      );
}
