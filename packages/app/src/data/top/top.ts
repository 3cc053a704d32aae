import { type components, unwrap } from '@homestand/api-client';
import { client } from '@homestand/app-core/http/client';
import useSWR, { preload } from 'swr';

export const topKey = 'top';

const loadTop = () => unwrap(client.GET('/v1/user/top'));

export const useTop = () => useSWR(topKey, loadTop);

/** Asks while the screen's code is still on its way. The hook that takes the answer up tells of a failure. */
export const preloadTop = () => void preload(topKey, loadTop).catch(() => {});

export type Top = components['schemas']['Top'];

export const withoutUnread = (top: Top, topicId: string): Top => ({
  ...top,
  unreadMessages: top.unreadMessages.filter((message) => message.topicId !== topicId),
});
