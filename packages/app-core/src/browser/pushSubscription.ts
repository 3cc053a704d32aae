import { number, object, string } from '@homestand/api-client/schema';
import { createStored } from './storage';

/** Whose notifications this device shows, and when the server last received the subscription. */
export const pushRegistration = createStored('push', object({ personId: string, at: number }));

/** On login: the subscription is sent to the server again, under the new session. */
export function expirePushRegistration() {
  const registration = pushRegistration.read();
  if (registration) pushRegistration.write({ ...registration, at: 0 });
}

export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function pushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/user/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Ends notifications on this device when they are of a person that `isCleared` matches. The server drops the
 * subscription with the session.
 */
export function clearPush(isCleared: (personId: string) => boolean) {
  const registration = pushRegistration.read();
  if (!registration || !isCleared(registration.personId)) return;
  pushRegistration.remove();
  void unsubscribe().catch(() => {});
}

async function unsubscribe() {
  const subscription = await pushSubscription();
  await closeNotices(() => true);
  await subscription?.unsubscribe();
}

/** Closes shown notifications whose path matches. */
export async function closeNotices(isDone: (path: string) => boolean): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration('/user/');
  for (const notification of (await registration?.getNotifications()) ?? []) {
    const { path } = (notification.data ?? {}) as { path?: unknown };
    if (isDone(String(path))) notification.close();
  }
}
