import { schemaOf } from '@homestand/api-client';
import { createOfflineCopy, useOfflineCopy } from '@homestand/app-core/offline/useOfflineCopy';
import { clubKey, useClub } from './club';

const clubCopy = createOfflineCopy(clubKey, schemaOf('Club'));

/** The club's configuration; offline the offline copy. */
export function useOfflineClub() {
  const club = useClub();
  return { ...club, ...useOfflineCopy(club, clubCopy) };
}
