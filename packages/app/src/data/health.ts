import { unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { client } from './api';

export const useHealth = () =>
  useSWR('/ready', () => unwrap(client.GET('/ready')), { shouldRetryOnError: false });
