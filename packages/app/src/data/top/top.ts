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

export const withoutUnread = (top: Top, topicId: string): Top => ({
  ...top,
  unreadMessages: top.unreadMessages.filter((message) => message.topicId !== topicId),
});
