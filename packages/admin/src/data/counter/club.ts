import { unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { client } from '../client';

/** What a scanned code is compared with, and the club's name. */
export const useClub = () =>
  useSWR('club', () => unwrap(client.GET('/v1/club')), { revalidateOnFocus: false });

/** Addresses that a scanned code is compared with: without an answer yet, those of this place. */
export const useClubAddresses = () =>
  useClub().data ?? {
    adminOrderUrl: `${window.location.origin}/admin/orders/{id}/edit`,
    cardPrefixes: [],
  };
