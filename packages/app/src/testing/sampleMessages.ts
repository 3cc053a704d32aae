import type { components } from '@homestand/api-client';
import {
  fanOf,
  fanPictureOf,
  pictureOf,
  sampleId,
  sampleNow,
  samplePlayer,
  timeOf,
} from '@homestand/app-core/testing/sampleClub';
import { groupTopics, playerOf, privateTopics, type Said } from '@homestand/demo-club';
import { avatar, scenes } from '@homestand/demo-club/drawings';
import { fanSession } from './samplePeople';

type Schemas = components['schemas'];
type Message = Schemas['Message'];

const me = 'demo-fan-01';
const longestThread = 14;

/** Videos are left out: a sample has no files. */
const saidWithoutVideos = (messages: readonly Said[]) =>
  messages.filter(({ type }) => type !== 'video');

const senderOf = (said: Said) => {
  if ('fan' in said) {
    const fan = fanOf(said.fan);
    const senderId = said.fan === me ? fanSession.userId : sampleId(100);
    return {
      senderType: 'user',
      senderId,
      senderName: fan.name,
      senderAvatar: fanPictureOf(said.fan),
    } as const;
  }
  const { id, nameJapanese, avatarUrl } = samplePlayer(playerOf(said.player));
  return {
    senderType: 'player',
    senderId: String(id),
    senderName: nameJapanese,
    senderAvatar: avatarUrl,
  } as const;
};

const noMedia = {
  mediaUrl: null,
  thumbnailUrl: null,
  fileName: null,
  fileSize: null,
  duration: null,
  width: null,
  height: null,
};

function messageOf(said: Said, number: number): Message {
  const common = { messageId: sampleId(number), ...senderOf(said), createdAt: timeOf(said.sent) };
  if (said.type !== 'image')
    return {
      ...common,
      ...noMedia,
      messageType: 'text',
      content: said.type === 'text' ? said.content : '',
    };
  const url = pictureOf(scenes[said.scene]);
  const wide = scenes[said.scene].includes('width="800"');
  return {
    ...common,
    ...noMedia,
    messageType: 'image',
    content: '',
    mediaUrl: url,
    thumbnailUrl: url,
    fileName: `${said.scene}.webp`,
    fileSize: 120_000,
    width: wide ? 800 : 600,
    height: wide ? 600 : 800,
  };
}

type Topic = {
  topicId: string;
  title: string;
  jerseyNumber: string | null;
  messages: Message[];
  unread: number;
};

const topics: readonly Topic[] = [
  ...privateTopics
    .filter(({ fan }) => fan === me)
    .map(({ jerseyNumber, messages, unread }) => ({
      title: playerOf(jerseyNumber).nameJapanese,
      jerseyNumber,
      said: messages,
      unread,
    })),
  ...groupTopics.map(({ title, messages, unread }) => ({
    title,
    jerseyNumber: null,
    said: messages,
    unread,
  })),
].map(({ said, ...topic }, index) => ({
  ...topic,
  topicId: sampleId(1000 + index),
  messages: saidWithoutVideos(said)
    .slice(-longestThread)
    .map((saying, at) => messageOf(saying, (index + 1) * 10_000 + at)),
}));

export const groups = topics
  .filter(({ jerseyNumber }) => jerseyNumber === null)
  .map(({ topicId, title }) => ({ id: topicId, title }));

const [first = unknown()] = topics;
function unknown(): Topic {
  throw new Error('The demo club has no topics.');
}

const avatarOf = ({ jerseyNumber }: Topic) =>
  jerseyNumber === null ? '' : pictureOf(avatar(playerOf(jerseyNumber)));

const newest = ({ messages }: Topic) => messages.at(-1);
const timeOfNewest = (topic: Topic) => newest(topic)?.createdAt ?? '';

export const topicPage: Schemas['ChatPage'] = {
  list: topics
    .toSorted((a, b) => (timeOfNewest(a) < timeOfNewest(b) ? 1 : -1))
    .map((topic) => ({
      topicId: topic.topicId,
      chatType: topic.jerseyNumber === null ? 'group' : 'private',
      title: topic.title,
      otherType: topic.jerseyNumber === null ? null : 'player',
      hasNew: topic.unread > 0,
      messageType: newest(topic)?.messageType ?? 'text',
      mediaUrl: newest(topic)?.mediaUrl ?? null,
      thumbnailUrl: newest(topic)?.thumbnailUrl ?? null,
      latestMsg: newest(topic)?.content ?? '',
      latestAt: newest(topic)?.createdAt ?? null,
      userAvatar: fanSession.pictureUrl ?? '',
      avatarUrl: avatarOf(topic),
    })),
  totalCount: topics.length,
  totalPage: 1,
  page: 1,
  size: 15,
  isPreviewMode: false,
};

/** The player of the sample sees the first topic from the other side. */
export const playerTopicPage: Schemas['ChatPage'] = {
  ...topicPage,
  list: topicPage.list
    .filter(({ topicId, chatType }) => chatType === 'group' || topicId === first.topicId)
    .map((item) =>
      item.chatType === 'group'
        ? item
        : { ...item, title: fanSession.name, otherType: 'user', avatarUrl: item.userAvatar },
    ),
};

export const sampleTopicId = first.topicId;

export const threadPage: Schemas['ThreadPage'] = {
  list: first.messages.toReversed(),
  totalCount: first.messages.length,
  totalPage: 1,
  page: 1,
  size: 15,
  isPreviewMode: false,
  topicInfo: {
    chatType: 'private',
    title: first.title,
    userName: first.title,
    userAvatar: avatarOf(first),
    otherType: 'player',
    firstUnreadMessageId: first.messages.at(-first.unread)?.messageId ?? null,
    unreadCount: first.unread,
  },
};

/** A thread of the fan's messages 1番目, 2番目 and so on, a minute apart, by page. */
export const threadOfLength = (count: number) => {
  const list = Array.from({ length: count }, (_, at): Message => {
    const number = count - at;
    return {
      ...messageOf(
        { fan: me, type: 'text', content: `${number}番目`, sent: { daysAgo: 1, time: '12:00' } },
        number,
      ),
      createdAt: new Date(sampleNow.getTime() - at * 60_000).toISOString(),
    };
  });
  return (query: URLSearchParams): Schemas['ThreadPage'] => {
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    return {
      ...threadPage,
      ...{ page, size, totalCount: count, totalPage: Math.ceil(count / size) },
      list: list.slice((page - 1) * size, page * size),
      topicInfo: { ...threadPage.topicInfo, firstUnreadMessageId: null, unreadCount: 0 },
    };
  };
};

export const playerThreadPage: Schemas['ThreadPage'] = {
  ...threadPage,
  topicInfo: {
    ...threadPage.topicInfo,
    title: fanSession.name,
    userName: fanSession.name,
    userAvatar: fanSession.pictureUrl ?? '',
    otherType: 'user',
    firstUnreadMessageId: null,
    unreadCount: 0,
  },
};

export const unreadMessages: Schemas['UnreadMessage'][] = topics
  .filter(({ unread }) => unread > 0)
  .flatMap((topic) => {
    const message = newest(topic);
    if (!message) return [];
    const { messageId, senderAvatar, senderName, senderType, senderId, content, messageType } =
      message;
    return {
      ...{ messageId, senderAvatar, senderName, senderType, senderId, content, messageType },
      topicId: topic.topicId,
      messageTime: message.createdAt,
      topicTitle: topic.title,
    };
  });

export const sentMessage = { messageId: sampleId(9), topicId: first.topicId };
