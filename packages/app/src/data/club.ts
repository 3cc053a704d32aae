import { unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { client } from './api';

/** What another club would change without changing code: name, slogan, links and notices. */
export const useClub = () =>
  useSWR('club', () => unwrap(client.GET('/v1/club')), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
