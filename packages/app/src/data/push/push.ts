import { unwrap } from '@homestand/api-client';
import { hasFields, local, readJson } from '@homestand/app-core/browser/storage';
import { client } from '@homestand/app-core/http/client';
import { getSession } from '@homestand/app-core/session/session';

/** How it stands with notices on this device, for the person who is signed in. */
export type PushState = 'unsupported' | 'notInstalled' | 'blocked' | 'off' | 'on';

/** Whose notices this device shows, and when the server was told of it last. */
type Told = { personId: string; at: number };

const toldKey = 'push';
const day = 24 * 60 * 60 * 1000;
const timeoutMs = 10_000;

const isTold = (value: unknown): value is Told =>
  hasFields(value, { personId: ['string'], at: ['number'] });
const readTold = () => readJson(local, toldKey, isTold);
const writeTold = (told: Told) => local.write(toldKey, JSON.stringify(told));

export async function pushState(): Promise<PushState> {
  if (!canPush()) return isBareApple() ? 'notInstalled' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const told = readTold();
  const mine = told !== null && told.personId === getSession()?.userId;
  const on = mine && Notification.permission === 'granted' && (await subscription()) !== null;
  return on ? 'on' : 'off';
}

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Safari on a phone has notices only for what stands on the home screen. An iPad says that it is a Mac. */
const isBareApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/user/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks, because somebody has tapped for it, and tells the server. Without a permission nothing has changed. */
export async function enablePush(publicKey: string): Promise<void> {
  // First of all: a browser that waits for anything else before has forgotten the tap.
  if ((await Notification.requestPermission()) !== 'granted') return;
  const got = await subscribe(publicKey);
  try {
    await tell(got);
  } catch (error) {
    await got.unsubscribe().catch(() => {});
    throw error;
  }
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) === publicKey) return known;
  // Made with keys that the club has no more.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Where the club has switched its worker off, there will never be one. */
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

async function tell(one: PushSubscription): Promise<void> {
  const personId = getSession()?.userId;
  const { p256dh, auth } = one.toJSON().keys ?? {};
  if (personId === undefined || p256dh === undefined || auth === undefined) return;
  const body = { endpoint: one.endpoint, keys: { p256dh, auth } };
  await unwrap(client.PUT('/v1/push/subscription', { body }));
  if (getSession()?.userId === personId) writeTold({ personId, at: Date.now() });
}

/** Browsers change addresses, and servers forget them: what is on is told again, once a day. */
export async function syncPush(publicKey: string, { now = false } = {}): Promise<void> {
  const told = readTold();
  if (!canPush() || told === null || told.personId !== getSession()?.userId) return;
  if (Notification.permission !== 'granted' || (!now && Date.now() - told.at < day)) return;
  await tell(await subscribe(publicKey));
}

/** Somebody signs in. Who was told here before is told again, under the new session; anybody else never. */
export function claimPush(personId: string) {
  const told = readTold();
  if (told?.personId === personId) writeTold({ personId, at: 0 });
  else if (told) dropPush();
}

/** Nobody is told on this device any more. The server forgets it with the session. */
export function dropPush() {
  if (readTold() === null) return;
  local.remove(toldKey);
  void forgetSubscription().catch(() => {});
}

async function forgetSubscription() {
  const one = await subscription();
  await closeNotices(() => true);
  await one?.unsubscribe();
}

/** Takes away notices that have done their work. */
export async function closeNotices(isDone: (path: string) => boolean): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration('/user/');
  for (const notification of (await registration?.getNotifications()) ?? []) {
    const { path } = (notification.data ?? {}) as { path?: unknown };
    if (isDone(String(path))) notification.close();
  }
}
