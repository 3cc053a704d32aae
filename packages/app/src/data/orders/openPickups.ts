import { type components, schemaOf, unwrap } from '@homestand/api-client';
import { list } from '@homestand/api-client/moreSchemas';
import { afterScreen } from '@homestand/app-core/browser/idleLoading';
import { registerServiceWorker } from '@homestand/app-core/browser/serviceWorker';
import { loadAndStore } from '@homestand/app-core/offline/offlineCache';
import { createOfflineCopy, useOfflineCopy } from '@homestand/app-core/offline/useOfflineCopy';
import { getSession } from '@homestand/app-core/session/session';
import { useEffect } from 'react';
import useSWR from 'swr';
import { client } from '../client';
import { useClub } from '../club/club';

type Pickup = components['schemas']['Pickup'];

export const pickupsKey = 'pickups';

const loadOpenPickups = async () => (await unwrap(client.GET('/v1/user/pickups'))).list;

/** The same, and stores them for offline use. Somebody with codes needs an app that starts offline. */
export async function storeOpenPickups() {
  const pickups = await loadAndStore(pickupsKey, loadOpenPickups);
  if (pickups.length > 0) registerServiceWorker();
  return pickups;
}

const pickupsCopy = createOfflineCopy(pickupsKey, list(schemaOf('Pickup')));

/** Open pickups; offline the offline copy and its time. */
export function useOpenPickups() {
  const pickups = useSWR(pickupsKey, loadOpenPickups);
  return { ...pickups, ...useOfflineCopy(pickups, pickupsCopy, { atOnce: true }) };
}

/** Stores the pickup codes for offline use once the session has started and the screen is complete. */
export function useKeepOpenPickups() {
  useEffect(() => {
    if (getSession()?.viewer !== 'user') return;
    return afterScreen(() => void storeOpenPickups().catch(() => {}));
  }, []);
}

/**
 * Content of an order's QR code: the club's address for it, from the offline copy where the club cannot be
 * loaded; and its match as of that copy.
 */
export function useOrderCode(): (orderId: string) => Pick<Pickup, 'code' | 'match'> {
  const { data: club } = useClub();
  return (orderId) => {
    const stored = pickupsCopy.read()?.value.find(({ id }) => id === orderId);
    const code = club
      ? addressOf(club.adminOrderUrl, orderId)
      : (stored?.code ?? addressOf(`${window.location.origin}/admin/orders/{id}/edit`, orderId));
    return { code, ...(stored?.match && { match: stored.match }) };
  };
}

const addressOf = (template: string, orderId: string) =>
  template.replaceAll('{id}', encodeURIComponent(orderId));
