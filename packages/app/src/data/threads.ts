import { ApiError, type components, unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { useKept } from '../lib/useKept';
import { getSession } from '../stores/session.store';
import { client } from './api';
import { useChange } from './cache';
import { pageAfter, pageSize } from './pages';
import { dropMark, keepMark, markIn } from './reading';
import { dropThread, keepThread, keptThread } from './thread.kept';
import {
  type Message,
  refreshed,
  type Thread,
  threadOf,
  withNew,
  withOlder,
  without,
} from './thread.merge';
import { useEdge } from './useEdge';

type ThreadPage = components['schemas']['ThreadPage'];

const largestPage = 100;

export const threadKey = (topicId: string) => ['thread', topicId];

/** Messages that came by the stream while a thread was being loaded for the first time. */
const early = new Map<string, Message[]>();

export function keepEarly(topicId: string, message: Message) {
  early.get(topicId)?.push(message);
}

/** One talk. What was loaded stays while the app is open; each look brings it up to date. */
export function useThread(topicId: string) {
  const { change, read } = useChange();
  const key = threadKey(topicId);
  const thread = useSWR(key, () => load(topicId, () => read<Thread>(key)));
  const { data } = thread;
  const shelf = {
    name: topicId,
    read: () => keptThread(topicId),
    write: (now: Thread) => keepThread(topicId, now),
  };
  const shown = useKept(thread, shelf);

  const { edge: older, bring } = useEdge(
    topicId,
    data && { count: data.messages.length, total: data.total },
  );

  const bringOlder = (fetch: () => Promise<ThreadPage>) =>
    bring(async () => {
      const page = await fetch();
      change<Thread>(key, (now) => withOlder(now, page));
    });

  return {
    ...thread,
    ...shown,
    older,
    loadOlder: () =>
      data && bringOlder(() => fetchPage(topicId, pageAfter(data.messages.length), pageSize)),
    /** Everything down to where reading stopped, in as few calls as there can be. */
    async loadUnread() {
      const isThere = () =>
        read<Thread>(key)?.messages.some(({ messageId }) => messageId === data?.firstUnreadId);
      const wanted = data?.unreadCount ?? 0;
      for (let page = 1; (page - 1) * largestPage < wanted && !isThere(); page++)
        await bringOlder(() => fetchPage(topicId, page, largestPage));
    },
    /** The mark of where reading stopped has served. */
    forgetUnread() {
      const unmarked = dropMark(topicId);
      change<Thread>(key, (now) => (now.firstUnreadId === null ? now : { ...now, ...unmarked }));
    },
  };
}

/** Page 1 replaces, as far as it reaches; reading it marks the thread read. */
async function load(topicId: string, known: () => Thread | undefined): Promise<Thread> {
  early.set(topicId, []);
  try {
    const thread = await loadPages(topicId, known);
    return (early.get(topicId) ?? []).reduce((now, message) => withNew(now, message), thread);
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) dropThread(topicId);
    throw error;
  } finally {
    early.delete(topicId);
  }
}

async function loadPages(topicId: string, known: () => Thread | undefined): Promise<Thread> {
  // Who reads what was kept must not lose messages when the line comes back.
  const size = known()
    ? pageSize
    : Math.max(pageSize, keptThread(topicId)?.value.messages.length ?? 0);
  const page = await fetchPage(topicId, 1, size);
  const { firstUnreadMessageId: firstUnreadId, unreadCount } = page.topicInfo;
  keepMark(topicId, { firstUnreadId, unreadCount });
  const mark = markIn(topicId);
  const now = known();
  const updated = now ? refreshed(now, page) : threadOf(page);
  const reaches =
    mark.unreadCount > largestPage ||
    mark.firstUnreadId === null ||
    updated?.messages.some(({ messageId }) => messageId === mark.firstUnreadId);
  if (updated && reaches) return { ...updated, ...mark };
  const larger = await fetchPage(topicId, 1, largestPage);
  const later = known();
  return { ...((later && refreshed(later, larger)) ?? threadOf(larger)), ...mark };
}

function fetchPage(topicId: string, page: number, size: number): Promise<ThreadPage> {
  return getSession()?.viewer === 'player'
    ? unwrap(
        client.GET('/v1/player/auth/topics/{topicId}/messages', {
          params: { path: { topicId }, query: { page, size } },
        }),
      )
    : unwrap(client.GET('/v1/user/chats/detail', { params: { query: { topicId, page, size } } }));
}

/** Tells the server that what shows has been seen. */
export const markSeen = (topicId: string) => fetchPage(topicId, 1, 1).catch(() => undefined);

/** Takes an own message back, in the thread and on the server. */
export function useDeleteMessage(topicId: string) {
  const { change } = useChange();
  return async (messageId: string | null) => {
    if (await deleteMessage(topicId, messageId))
      change<Thread>(threadKey(topicId), (now) => without(now, messageId));
  };
}

/** Whether there was something to delete. A message that the server never had is only logged. */
export async function deleteMessage(topicId: string, messageId: string | null): Promise<boolean> {
  if (messageId === null) {
    console.error('A message without an id cannot be deleted.');
    return false;
  }
  await callToDelete(topicId, messageId);
  return true;
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
