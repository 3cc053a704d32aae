import { type components, schemaOf, unwrap } from '@homestand/api-client';
import { client } from '@homestand/app-core/http/client';
import {
  cachePictures,
  readOfflineCopy,
  storeOfflineCopy,
} from '@homestand/app-core/offline/offlineCache';
import { getSession } from '@homestand/app-core/session/session';
import { useState } from 'react';
import useSWR from 'swr';

export type MyPage = components['schemas']['MyPage'];

export const myPageKey = 'myPage';

const keptMyPage = () => readOfflineCopy(myPageKey, schemaOf('MyPage'));

export async function loadMyPage(): Promise<MyPage> {
  const askedBy = getSession()?.userId;
  const mine = await unwrap(client.GET('/v1/user/mypage'));
  storeOfflineCopy(myPageKey, mine, askedBy);
  const { favoritePlayer } = mine;
  if (favoritePlayer) void cachePictures([favoritePlayer.pictureUrl]);
  return mine;
}

/** My page; offline the offline copy and its time. */
export function useMyPage() {
  const [last] = useState(keptMyPage);
  const page = useSWR(myPageKey, loadMyPage, last ? { fallbackData: last.value } : {});
  const asOf = page.error && page.data ? (keptMyPage()?.at ?? null) : null;
  return { ...page, asOf };
}
