import { type components, schemaOf, unwrap } from '@homestand/api-client';
import { createOfflineCopy, useOfflineCopy } from '@homestand/app-core/offline/useOfflineCopy';
import useSWR, { preload } from 'swr';
import { client } from '../client';

export const topKey = 'top';

const loadTop = () => unwrap(client.GET('/v1/user/top'));

const topCopy = createOfflineCopy(topKey, schemaOf('Top'));

/** The top page; the offline copy until it has loaded. */
export function useTop() {
  const top = useSWR(topKey, loadTop);
  return { ...top, ...useOfflineCopy(top, topCopy, { atOnce: true }) };
}

/** Requests the data while the screen's code loads. Errors are reported by `useTop`. */
export const preloadTop = () => void preload(topKey, loadTop).catch(() => {});

export type Top = components['schemas']['Top'];

const maxUnread = 10;

/** Adds an unread message of a group. Null when the page does not name the topic, as it does not name private ones. */
export function withUnread(
  top: Top,
  topicId: string,
  message: components['schemas']['Message'],
): Top | null {
  const topicTitle = top.groupTopics.find(({ id }) => id === topicId)?.title;
  if (topicTitle === undefined) return null;
  const { messageId, senderAvatar, senderName, senderType, senderId, content, messageType } =
    message;
  const sender = { senderAvatar, senderName, senderType, senderId };
  const text = { content, messageType, messageTime: message.createdAt };
  const added = { messageId, topicId, topicTitle, ...sender, ...text };
  const { unreadMessages } = withoutUnreadMessage(top, messageId);
  return { ...top, unreadMessages: [added, ...unreadMessages].slice(0, maxUnread) };
}

export const withoutUnreadMessage = (top: Top, messageId: string): Top => ({
  ...top,
  unreadMessages: top.unreadMessages.filter((message) => message.messageId !== messageId),
});

export const withoutUnread = (top: Top, topicId: string): Top => ({
  ...top,
  unreadMessages: top.unreadMessages.filter((message) => message.topicId !== topicId),
});
