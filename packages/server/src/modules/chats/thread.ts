import { transact } from '../../db/database.ts';
import { type PageQuery, toPage } from '../../db/page.ts';
import type { DataOf } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { wake } from '../live/wake.ts';
import { fileAddress } from '../media/files.ts';
import { pageOfMessages, type Sender } from './messages.queries.ts';
import {
  type ChatRow,
  findTopic,
  markRead,
  pageOfTopics,
  type Topic,
  unreadIn,
} from './topics.queries.ts';
import { viewMessage } from './view.ts';

/** A page of a thread as both roles get it. Page 1 marks the thread read. */
export async function readThread(
  services: Services,
  viewer: Sender,
  topicId: string,
  page: PageQuery,
): Promise<DataOf<'listFanMessages'>> {
  const { db, media, config } = services;
  const topic = await findTopic(db, viewer, topicId);
  if (!topic) throw notFound();
  const [rows, unread] = await Promise.all([
    pageOfMessages(db, topic, page),
    topic.lastSeq > topic.readSeq ? unreadIn(db, viewer, topicId) : { count: 0, firstId: null },
  ]);
  if (page.page === 1 && topic.lastSeq > topic.readSeq) {
    const moved = await transact(db, (tx) => markRead(tx, viewer, topicId, topic.lastSeq));
    if (moved) wake(services);
  }
  return {
    ...toPage(
      rows.map((row) => viewMessage(row, media)),
      topic.lastSeq - topic.deletedCount,
      page,
    ),
    isPreviewMode: config.previewMode,
    topicInfo: {
      chatType: topic.chatType,
      ...otherSide(topic, viewer),
      firstUnreadMessageId: unread.firstId,
      unreadCount: unread.count,
    },
  };
}

function otherSide(topic: Topic, { role }: Sender) {
  if (topic.chatType === 'group') return { title: topic.title, userName: '', userAvatar: '' };
  const name = (role === 'user' ? topic.playerName : topic.fanName) ?? '';
  const avatar = role === 'user' ? fileAddress(topic.avatarFile) : (topic.pictureUrl ?? '');
  return { title: name, userName: name, userAvatar: avatar };
}

export async function listChats(
  { db, media, config }: Services,
  viewer: Sender,
  page: PageQuery,
): Promise<DataOf<'listFanChats'>> {
  const { rows, totalCount } = await pageOfTopics(db, viewer, page);
  const list = rows.map((row: ChatRow) => ({
    topicId: row.id,
    chatType: row.chatType,
    title: otherSide(row, viewer).title,
    hasNew: row.hasNew,
    messageType: row.mediaKind ?? ('text' as const),
    mediaUrl: row.mediaId && media.addressOf(row.mediaId, 'original'),
    thumbnailUrl: row.mediaId && media.addressOf(row.mediaId, 'thumbnail'),
    latestMsg: row.latestContent ?? '',
    latestAt: row.latestAt?.toISOString() ?? null,
    userAvatar: row.pictureUrl ?? '',
    avatarUrl: fileAddress(row.avatarFile),
  }));
  return { ...toPage(list, totalCount, page), isPreviewMode: config.previewMode };
}
