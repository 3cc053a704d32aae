import { hasFields, local, readJson } from './storage';

/** Whose notifications this device shows, and when the server last received the subscription. */
type PushRegistration = { personId: string; at: number };

const key = 'push';

const isPushRegistration = (value: unknown): value is PushRegistration =>
  hasFields(value, { personId: ['string'], at: ['number'] });

export const readPushRegistration = () => readJson(local, key, isPushRegistration);
export const writePushRegistration = (registration: PushRegistration) =>
  local.write(key, JSON.stringify(registration));

/** On login: the subscription is sent to the server again, under the new session. */
export function expirePushRegistration() {
  const registration = readPushRegistration();
  if (registration) writePushRegistration({ ...registration, at: 0 });
}

export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function pushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/user/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Ends notifications on this device when they are of a person that `isGone` matches. The server drops the
 * subscription with the session.
 */
export function dropPush(isGone: (personId: string) => boolean) {
  const registration = readPushRegistration();
  if (!registration || !isGone(registration.personId)) return;
  local.remove(key);
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
