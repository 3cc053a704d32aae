import { transact } from '../../db/database.ts';
import { type PageQuery, toPage } from '../../db/page.ts';
import type { DataOf } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { fileAddress, mediaAddress } from '../../http/fileAddresses.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses } from '../live/index.ts';
import { clientKeysOf, pageOfMessages, type Sender } from './messages.queries.ts';
import { viewMessage } from './messageView.ts';
import {
  findTopic,
  markRead,
  pageOfTopics,
  type Topic,
  type TopicRow,
  unreadIn,
} from './topics.queries.ts';

/** A page of a thread, the same for both roles. Page 1 marks the thread read. */
export async function readThread(
  services: Services,
  viewer: Sender,
  topicId: string,
  page: PageQuery,
): Promise<DataOf<'listFanMessages'>> {
  const { db, config } = services;
  const topic = await findTopic(db, viewer, topicId);
  if (!topic) throw notFound();
  const [rows, unread] = await Promise.all([
    pageOfMessages(db, topic, page),
    topic.lastSeq > topic.readSeq ? unreadIn(db, viewer, topicId) : { count: 0, firstId: null },
  ]);
  const clientKeys = await clientKeysOf(db, viewer, rows);
  if (page.page === 1 && topic.lastSeq > topic.readSeq) {
    const moved = await transact(db, (tx) => markRead(tx, viewer, topicId, topic.lastSeq));
    if (moved) notifyProcesses(services);
  }
  return {
    ...toPage(rows.map(viewMessage), topic.lastSeq - topic.deletedCount, page),
    isPreviewMode: config.previewMode,
    clientKeys,
    topicInfo: {
      chatType: topic.chatType,
      ...otherSide(topic, viewer),
      firstUnreadMessageId: unread.firstId,
      unreadCount: unread.count,
    },
  };
}

function otherSide(topic: Topic, { role }: Sender) {
  if (topic.chatType === 'group')
    return { title: topic.title, userName: '', userAvatar: '', otherType: null };
  const name = (role === 'user' ? topic.playerName : topic.fanName) ?? '';
  const avatar = role === 'user' ? fileAddress(topic.avatarFile) : (topic.pictureUrl ?? '');
  const otherType = role === 'user' ? ('player' as const) : ('user' as const);
  return { title: name, userName: name, userAvatar: avatar, otherType };
}

export async function listTopics(
  { db, config }: Services,
  viewer: Sender,
  page: PageQuery,
): Promise<DataOf<'listFanChats'>> {
  const { rows, totalCount } = await pageOfTopics(db, viewer, page);
  const list = rows.map((row: TopicRow) => {
    const { title, otherType } = otherSide(row, viewer);
    return {
      topicId: row.id,
      chatType: row.chatType,
      title,
      otherType,
      hasNew: row.hasNew,
      messageType: row.mediaKind ?? ('text' as const),
      mediaUrl: row.mediaId && mediaAddress(row.mediaId, 'original'),
      thumbnailUrl: row.mediaId && mediaAddress(row.mediaId, 'thumbnail'),
      latestMsg: row.latestContent ?? '',
      latestAt: row.latestAt?.toISOString() ?? null,
      userAvatar: row.pictureUrl ?? '',
      avatarUrl: fileAddress(row.avatarFile),
    };
  });
  return { ...toPage(list, totalCount, page), isPreviewMode: config.previewMode };
}
