import { type components, schemaOf, unwrap } from '@homestand/api-client';
import { cachePicturesLater, loadAndStore } from '@homestand/app-core/offline/offlineCache';
import { createOfflineCopy, useOfflineCopy } from '@homestand/app-core/offline/useOfflineCopy';
import useSWR from 'swr';
import { client } from '../client';

export type MyPage = components['schemas']['MyPage'];

export const myPageKey = 'myPage';

const myPageCopy = createOfflineCopy(myPageKey, schemaOf('MyPage'));

async function loadMyPage(): Promise<MyPage> {
  const mine = await unwrap(client.GET('/v1/user/mypage'));
  const { favoritePlayer } = mine;
  if (favoritePlayer) cachePicturesLater([favoritePlayer.pictureUrl], 480);
  return mine;
}

/** The same, and stores it for offline use. */
export const storeMyPage = () => loadAndStore(myPageKey, loadMyPage);

/** My page; offline the offline copy and its time. */
export function useMyPage() {
  const page = useSWR(myPageKey, loadMyPage);
  return { ...page, ...useOfflineCopy(page, myPageCopy, { atOnce: true }) };
}
