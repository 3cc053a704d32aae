import { unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { client } from './api';

export const useHealth = () =>
  useSWR('/health', () => unwrap(client.GET('/health')), { shouldRetryOnError: false });
