import { type components, unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { keep, keepPictures, kept } from '../lib/kept';
import { hasFields } from '../lib/storage';
import { useKept } from '../lib/useKept';
import { getSession } from '../stores/session.store';
import { client } from './api';
import { pageAfter, pageSize, withPage } from './pages';
import { useEdge } from './useEdge';

type Schemas = components['schemas'];
export type ChatItem = Schemas['ChatItem'];
type ChatPage = Schemas['ChatPage'];

export type Chats = { items: readonly ChatItem[]; total: number; preview: boolean };

export const chatsKey = 'chats';
const mostKept = 50;

const shelf = {
  name: chatsKey,
  read: () => kept(chatsKey, isChats),
  write: (chats: Chats) => keep(chatsKey, { ...chats, items: chats.items.slice(0, mostKept) }),
};

const isChats = (value: unknown): value is Chats =>
  hasFields(value, { total: ['number'], preview: ['boolean'] }) &&
  Array.isArray((value as Chats).items) &&
  (value as Chats).items.every((item) =>
    hasFields(item, { topicId: ['string'], title: ['string'], latestMsg: ['string'] }),
  );

/** The topics of whoever is signed in, newest talk first; without a line as they last were, and since when. */
export function useChats() {
  const chats = useSWR(chatsKey, loadChats);
  const { data, mutate } = chats;
  const { edge, bring } = useEdge(
    chatsKey,
    data && { count: data.items.length, total: data.total },
  );

  async function loadMore() {
    if (!data) return;
    await bring(async () => {
      const page = await fetchPage(pageAfter(data.items.length));
      await mutate((now) => now && { ...now, ...withPage(now, page, ({ topicId }) => topicId) }, {
        revalidate: false,
      });
    });
  }

  return { ...chats, ...useKept(chats, shelf), more: edge, loadMore };
}

/** Page 1 replaces, later pages append. */
async function loadChats(): Promise<Chats> {
  const { list, totalCount, isPreviewMode } = await fetchPage(1);
  void keepPictures(list.map(({ avatarUrl }) => avatarUrl));
  return { items: list, total: totalCount, preview: isPreviewMode };
}

function fetchPage(page: number): Promise<ChatPage> {
  const query = { page, size: pageSize };
  return getSession()?.viewer === 'player'
    ? unwrap(client.GET('/v1/player/auth/topics', { params: { query } }))
    : unwrap(client.GET('/v1/user/chats', { params: { query } }));
}

/** The list after a message came: its topic first, with the message. Null when the topic is not in it. */
export function withMessage(
  chats: Chats,
  topicId: string,
  message: Schemas['Message'],
  isNew: boolean,
): Chats | null {
  const item = chats.items.find((one) => one.topicId === topicId);
  if (!item) return null;
  const moved: ChatItem = {
    ...item,
    hasNew: item.hasNew || isNew,
    messageType: message.messageType,
    mediaUrl: message.mediaUrl,
    thumbnailUrl: message.thumbnailUrl,
    latestMsg: message.content,
    latestAt: message.createdAt,
  };
  return { ...chats, items: [moved, ...chats.items.filter((one) => one !== item)] };
}

export const withoutNews = (chats: Chats, topicId: string): Chats => ({
  ...chats,
  items: chats.items.map((item) => (item.topicId === topicId ? { ...item, hasNew: false } : item)),
});
