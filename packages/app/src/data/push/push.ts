import { unwrap } from '@homestand/api-client';
import {
  canPush,
  pushRegistration,
  pushSubscription,
} from '@homestand/app-core/browser/pushSubscription';
import { registerServiceWorker } from '@homestand/app-core/browser/serviceWorker';
import { getSession } from '@homestand/app-core/session/session';
import { client } from '../client';

/** Push state of this device for the logged-in person. */
export type PushState = 'unsupported' | 'notInstalled' | 'blocked' | 'off' | 'on';

const day = 24 * 60 * 60 * 1000;
const timeoutMs = 10_000;

export async function pushState(): Promise<PushState> {
  if (!canPush()) return isBareApple() ? 'notInstalled' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = pushRegistration.read();
  const mine = registration !== null && registration.personId === getSession()?.userId;
  const on = mine && Notification.permission === 'granted' && (await pushSubscription()) !== null;
  return on ? 'on' : 'off';
}

/** Safari on a phone supports push only in an installed app. An iPad reports itself as a Mac. */
const isBareApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/**
 * Asks for the permission after a tap, and sends the subscription to the server. Does nothing when denied.
 */
export async function enablePush(publicKey: string): Promise<void> {
  // Must come first: the user activation of the tap expires while awaiting anything else.
  if ((await Notification.requestPermission()) !== 'granted') return;
  const got = await subscribe(publicKey);
  try {
    await registerSubscription(got);
  } catch (error) {
    await got.unsubscribe().catch(() => {});
    throw error;
  }
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  registerServiceWorker();
  const { pushManager } = await readyWorker();
  const subscription = await pushManager.getSubscription();
  if (subscription && keyOf(subscription) === publicKey) return subscription;
  // The subscription uses a key the club no longer has.
  await subscription?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Where the club has disabled its service worker, `ready` never resolves. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('There is no service worker.')), timeoutMs),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function registerSubscription(pushSubscription: PushSubscription): Promise<void> {
  const personId = getSession()?.userId;
  const { p256dh, auth } = pushSubscription.toJSON().keys ?? {};
  if (personId === undefined || p256dh === undefined || auth === undefined) return;
  const body = { endpoint: pushSubscription.endpoint, keys: { p256dh, auth } };
  await unwrap(client.PUT('/v1/push/subscription', { body }));
  if (getSession()?.userId === personId) pushRegistration.write({ personId, at: Date.now() });
}

/** Browsers change subscriptions, and servers drop them: an active one is sent again once a day. */
export async function syncPush(publicKey: string, { now = false } = {}): Promise<void> {
  const registration = pushRegistration.read();
  if (!canPush() || registration === null || registration.personId !== getSession()?.userId) return;
  if (Notification.permission !== 'granted' || (!now && Date.now() - registration.at < day)) return;
  await registerSubscription(await subscribe(publicKey));
}
