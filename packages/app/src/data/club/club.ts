import { unwrap } from '@homestand/api-client';
import { client } from '@homestand/app-core/http/client';
import useSWR from 'swr';

export const clubKey = 'club';

/** The club's configuration: name, slogan, links and notices. */
export const useClub = () =>
  useSWR(clubKey, () => unwrap(client.GET('/v1/club')), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
