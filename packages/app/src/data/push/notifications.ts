import { type components, unwrap } from '@homestand/api-client';
import { createObservable } from '@homestand/app-core/browser/observable';
import { closeNotices } from '@homestand/app-core/browser/pushSubscription';
import {
  isOpenRequest,
  pushSubscriptionChanged,
} from '@homestand/app-core/browser/serviceWorkerProtocol';
import { local } from '@homestand/app-core/browser/storage';
import { useAction } from '@homestand/app-core/react/useAction';
import { useLoadError } from '@homestand/app-core/react/useLoadError';
import { useEffect } from 'react';
import useSWR from 'swr';
import { client } from '../client';
import { useClub } from '../club/club';
import { enablePush, pushState, syncPush } from './push';

type Choice = components['schemas']['PushSettings'];

const everything: Choice = { messages: true, orders: true, heroes: true };

/** The push state. The permission can change outside the page, so it is read again on focus. */
export const usePushState = () => useSWR('push-state', pushState);

function useEnabling() {
  const { mutate } = usePushState();
  const club = useClub();
  const publicKey = club.data?.pushKey;
  const { pending, error, run } = useAction();

  /** Whether the server accepted the request; the permission may still have been denied. */
  async function enable(): Promise<boolean> {
    if (!publicKey || pending) return false;
    const accepted = await run(async () => {
      await enablePush(publicKey);
      return true;
    });
    await mutate();
    return accepted === true;
  }

  const offered = club.data ? club.data.pushKey !== null : !club.error;
  return { enable, pending, error, offered, ready: Boolean(publicKey) };
}

/** Props of NotificationSettings; null where the club sends no notifications. */
export function useNotificationSettings() {
  const { data: state = 'checking' as const } = usePushState();
  const settings = useSWR(state === 'on' ? 'push-settings' : null, () =>
    unwrap(client.GET('/v1/push/settings')),
  );
  const enabling = useEnabling();
  const loadError = useLoadError({ error: settings.error });
  const saving = useAction();
  if (!enabling.offered) return null;

  async function change(chosen: Choice) {
    await saving.run(() => {
      const saved = unwrap(client.PUT('/v1/push/settings', { body: chosen }));
      return settings.mutate(saved, { optimisticData: chosen, rollbackOnError: true });
    });
  }

  return {
    status: !enabling.ready || (state === 'on' && !settings.data) ? ('checking' as const) : state,
    chosen: settings.data ?? everything,
    pending: saving.pending || enabling.pending,
    error: saving.error ?? enabling.error ?? loadError,
    onEnable: () => void enabling.enable(),
    onChange: (chosen: Choice) => void change(chosen),
  };
}

export type PushMoment = 'message' | 'order';

const handledOfferKey = 'push_offer';
const moments = createObservable<PushMoment | null>(null);

/** Offers push after a message or an order. An offer that was answered is not repeated. */
export function offerPush(moment: PushMoment) {
  if (local.read(handledOfferKey) === null) moments.set(moment);
}

/** Props of PushOffer. */
export function usePushOffer(at: PushMoment) {
  const { data: state } = usePushState();
  const enabling = useEnabling();
  const due = moments.useValue() === at;

  function markHandled() {
    local.write(handledOfferKey, 'answered');
    moments.set(null);
  }

  return {
    moment: at,
    open: due && enabling.ready && (state === 'off' || enabling.pending),
    pending: enabling.pending,
    error: enabling.error,
    onAccept: () => void enabling.enable().then((done) => done && markHandled()),
    onDecline: markHandled,
  };
}

/** Keeps the push subscription on the server current, and navigates when a notification is tapped. */
export function usePush(path: string, go: (path: string) => void) {
  const publicKey = useClub().data?.pushKey;

  useEffect(() => {
    if (publicKey) syncPush(publicKey).catch(reportQuietly);
  }, [publicKey]);

  // Closes the notifications for the screen that now shows.
  useEffect(() => void closeNotices((shown) => shown === path).catch(() => {}), [path]);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const hear = ({ data, ports }: MessageEvent<unknown>) => {
      if (data === pushSubscriptionChanged && publicKey)
        syncPush(publicKey, { now: true }).catch(reportQuietly);
      if (!isOpenRequest(data)) return;
      ports[0]?.postMessage(null);
      go(data.open);
    };
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, [publicKey, go]);
}

/** A background renewal: not shown to the user; the next day retries. */
const reportQuietly = (error: unknown) =>
  console.warn('The push subscription could not be renewed.', error);
