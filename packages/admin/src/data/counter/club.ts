import { unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { client } from '../client';

/** What a scanned code is compared with, and the club's name. */
export const useClub = () =>
  useSWR('club', () => unwrap(client.GET('/v1/club')), { revalidateOnFocus: false });
