import { type components, schemaOf, unwrap } from '@homestand/api-client';
import { boolean, list } from '@homestand/api-client/moreSchemas';
import { number, object, type ValueOf } from '@homestand/api-client/schema';
import { pageSize, withPage } from '@homestand/app-core/http/pages';
import { useLoadMore } from '@homestand/app-core/http/useLoadMore';
import {
  cachePicturesLater,
  readOfflineCopy,
  storeOfflineCopy,
} from '@homestand/app-core/offline/offlineCache';
import { useOfflineCopy } from '@homestand/app-core/offline/useOfflineCopy';
import { getSession } from '@homestand/app-core/session/session';
import useSWR from 'swr';
import { client } from '../client';

type Schemas = components['schemas'];
export type TopicItem = Schemas['ChatItem'];
type TopicPage = Schemas['ChatPage'];

const topicList = object({ items: list(schemaOf('ChatItem')), total: number, preview: boolean });
export type Topics = ValueOf<typeof topicList>;

export const topicsKey = 'chats';
const maxStoredTopics = 50;

const topicsCopy = {
  name: topicsKey,
  read: () => readOfflineCopy(topicsKey, topicList),
  write: (topics: Topics) =>
    storeOfflineCopy(topicsKey, { ...topics, items: topics.items.slice(0, maxStoredTopics) }),
};

/** The topics of this session, the one with the newest message first; the offline copy until they have loaded. */
export function useTopics() {
  const topics = useSWR(topicsKey, loadTopics);
  const { data } = topics;
  const { edge, loadMore } = useLoadMore({
    key: topicsKey,
    loaded: data && { count: data.items.length, total: data.total },
    fetch: fetchPage,
    merge: (now: Topics, page) => ({ ...now, ...withPage(now, page, ({ topicId }) => topicId) }),
  });
  const shown = useOfflineCopy(topics, topicsCopy, { atOnce: true });
  // As many as page 1 will have: a list that becomes shorter would move what somebody looks at.
  const isOnTheWay = data === undefined && shown.asOf === null;
  return {
    ...topics,
    ...shown,
    data: isOnTheWay ? firstPageOf(shown.data) : shown.data,
    more: edge,
    loadMore,
  };
}

const firstPageOf = (topics: Topics | undefined) =>
  topics && { ...topics, items: topics.items.slice(0, pageSize) };

/** Page 1 replaces the list; later pages are appended. */
async function loadTopics(): Promise<Topics> {
  const { list, totalCount, isPreviewMode } = await fetchPage(1, pageSize);
  cachePicturesLater(
    list.map(({ avatarUrl }) => avatarUrl),
    96,
  );
  return { items: list, total: totalCount, preview: isPreviewMode };
}

function fetchPage(page: number, size: number): Promise<TopicPage> {
  const query = { page, size };
  return getSession()?.viewer === 'player'
    ? unwrap(client.GET('/v1/player/auth/topics', { params: { query } }))
    : unwrap(client.GET('/v1/user/chats', { params: { query } }));
}

/**
 * Moves the topic of a new message to the top, with that message. Null when the list does not contain the
 * topic.
 */
export function withMessage(
  topics: Topics,
  topicId: string,
  message: Schemas['Message'],
  isNew: boolean,
): Topics | null {
  const item = topics.items.find((item) => item.topicId === topicId);
  if (!item) return null;
  const moved = { ...withLatest(item, message), hasNew: item.hasNew || isNew };
  return { ...topics, items: [moved, ...topics.items.filter((topic) => topic !== item)] };
}

const withLatest = (item: TopicItem, message: Schemas['Message']): TopicItem => ({
  ...item,
  messageType: message.messageType,
  mediaUrl: message.mediaUrl,
  thumbnailUrl: message.thumbnailUrl,
  latestMsg: message.content,
  latestAt: message.createdAt,
});

/** Shows a message that staff have hidden, or show again, where it is the latest of its topic. */
export const withChangedMessage = (
  topics: Topics,
  topicId: string,
  message: Schemas['Message'],
): Topics => ({
  ...topics,
  items: topics.items.map((item) =>
    item.topicId === topicId && item.latestAt === message.createdAt
      ? withLatest(item, message)
      : item,
  ),
});

export const withTopicRead = (topics: Topics, topicId: string): Topics => ({
  ...topics,
  items: topics.items.map((item) => (item.topicId === topicId ? { ...item, hasNew: false } : item)),
});
