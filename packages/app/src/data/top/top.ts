import { type components, unwrap } from '@homestand/api-client';
import { client } from '@homestand/app-core/http/client';
import useSWR, { preload } from 'swr';

export const topKey = 'top';

const loadTop = () => unwrap(client.GET('/v1/user/top'));

export const useTop = () => useSWR(topKey, loadTop);

/** Requests the data while the screen's code loads. Errors are reported by `useTop`. */
export const preloadTop = () => void preload(topKey, loadTop).catch(() => {});

export type Top = components['schemas']['Top'];

export const withoutUnread = (top: Top, topicId: string): Top => ({
  ...top,
  unreadMessages: top.unreadMessages.filter((message) => message.topicId !== topicId),
});
