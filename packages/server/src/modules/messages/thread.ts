import { contentCache } from '../../db/contentCache.ts';
import { type PageQuery, toPage } from '../../db/page.ts';
import type { DataOf } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { fileAddress, mediaAddress } from '../../http/fileAddresses.ts';
import type { Authenticated } from '../../http/session.ts';
import { messages as texts } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { announceRead } from '../live/index.ts';
import type { Sender } from './messages.queries.ts';
import { noMedia, viewMessage } from './messageView.ts';
import { playersOf } from './players.queries.ts';
import { threadPage } from './thread.queries.ts';
import {
  moveReadMark,
  moveReadMarkTo,
  pageOfTopics,
  type Topic,
  type TopicRow,
  unreadIn,
} from './topics.queries.ts';

/** A page of a thread, the same for both roles. */
export const createReadThread = (services: Services) => {
  const { db, config } = services;
  const players = contentCache(() => playersOf(db));

  return async (
    viewer: Authenticated,
    topicId: string,
    page: PageQuery,
    { movesMark }: { movesMark: boolean },
  ): Promise<DataOf<'listFanMessages'>> => {
    const [found, { byId, byAccount }] = await Promise.all([
      threadPage(db, viewer, topicId, page),
      players(viewer.contentVersion),
    ]);
    if (!found) throw notFound();
    const { topic, messages, clientKeys } = found;
    const player = byId.get(topic.playerId);
    const hasUnread = topic.lastSeq > topic.readSeq;
    const unread = hasUnread ? await unreadIn(db, viewer, topicId) : { count: 0, firstId: null };
    if (movesMark && page.page === 1 && hasUnread) {
      const hasMoved = await moveReadMark(db, viewer, topicId, topic.lastSeq);
      if (hasMoved) announceRead(services, viewer, topicId);
    }
    const list = messages.map((message) => {
      const sender = message.senderType === 'player' ? byAccount.get(message.senderId) : undefined;
      // In a private topic the fan is known from the topic.
      const fan =
        topic.chatType === 'private'
          ? { name: topic.fanName, pictureUrl: topic.fanPictureUrl }
          : message.fan;
      return viewMessage(
        {
          ...message,
          senderPlayerId: sender?.id ?? null,
          senderName: (message.senderType === 'player' ? sender?.name : fan?.name) ?? '',
          avatarFile: sender?.avatarFile ?? null,
          pictureUrl: fan?.pictureUrl ?? null,
        },
        message.media ?? noMedia,
      );
    });
    return {
      ...toPage(list, topic.lastSeq - topic.deletedCount - topic.reportedCount, page),
      isPreviewMode: config.previewMode || player?.isRetired === true,
      clientKeys,
      topicInfo: {
        chatType: topic.chatType,
        ...otherSide(
          {
            ...topic,
            playerName: player?.name ?? null,
            playerAvatarFile: player?.avatarFile ?? null,
          },
          viewer,
        ),
        firstUnreadMessageId: unread.firstId,
        unreadCount: unread.count,
      },
    };
  };
};

export async function markMessageRead(
  services: Services,
  viewer: Authenticated,
  topicId: string,
  messageId: string,
): Promise<null> {
  const hasMoved = await moveReadMarkTo(services.db, viewer, topicId, messageId);
  if (hasMoved === undefined) throw notFound();
  if (hasMoved) announceRead(services, viewer, topicId);
  return null;
}

type OtherSide = Pick<
  Topic,
  'chatType' | 'title' | 'playerName' | 'playerAvatarFile' | 'fanName' | 'fanPictureUrl'
>;

function otherSide(topic: OtherSide, { role }: Sender) {
  if (topic.chatType === 'group')
    return { title: topic.title, userName: '', userAvatar: '', otherType: null };
  const name = (role === 'user' ? topic.playerName : topic.fanName) ?? '';
  const avatar =
    role === 'user' ? fileAddress(topic.playerAvatarFile) : (topic.fanPictureUrl ?? '');
  const otherType = role === 'user' ? ('player' as const) : ('user' as const);
  return { title: name, userName: name, userAvatar: avatar, otherType };
}

function latestOf({ mediaId, mediaKind, latestContent, latestHiddenAt }: TopicRow) {
  const isShown = latestHiddenAt === null && mediaId !== null;
  return {
    messageType: (isShown ? mediaKind : null) ?? ('text' as const),
    mediaUrl: isShown ? mediaAddress(mediaId, 'original') : null,
    thumbnailUrl: isShown ? mediaAddress(mediaId, 'thumbnail') : null,
    latestMsg: latestHiddenAt === null ? (latestContent ?? '') : texts.messageHidden,
  };
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
      ...latestOf(row),
      latestAt: row.latestAt?.toISOString() ?? null,
      userAvatar: row.fanPictureUrl ?? '',
      avatarUrl: fileAddress(row.playerAvatarFile),
    };
  });
  return { ...toPage(list, totalCount, page), isPreviewMode: config.previewMode };
}
