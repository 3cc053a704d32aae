import { unwrap } from '@homestand/api-client';
import useSWR, { preload } from 'swr';
import { client } from './api';

export const topKey = 'top';

const loadTop = () => unwrap(client.GET('/v1/user/top'));

export const useTop = () => useSWR(topKey, loadTop);

/** Asks while the screen's code is still on its way. */
export const preloadTop = () => void preload(topKey, loadTop);
