import { object, string, type ValueOf } from '@homestand/api-client/schema';
import { type OpenRequest, pushSubscriptionChanged } from '../browser/serviceWorkerProtocol';

declare const self: ServiceWorkerGlobalScope;

const isNotice = object({ title: string, body: string, path: string, tag: string });
type Notice = ValueOf<typeof isNotice>;

/** Data stored with a notification. */
type NotificationData = { path: string; at: number };

/** Missing in TypeScript: `renotify`, whether a replaced notification alerts again. */
type Options = NotificationOptions & { renotify: boolean };

const home = '/user';
const icons = { icon: `${home}/icons/icon-192.png`, badge: `${home}/icons/badge-96.png` };
/** After five minutes a replaced notification alerts again. */
const renotifyAfterMs = 5 * 60 * 1000;
const timeoutMs = 1000;

/** Always shows a notification: Safari revokes the permission otherwise. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = read(data) ?? (await genericNotice());
  const [shown] = await self.registration.getNotifications({ tag });
  const options: Options = {
    ...icons,
    body,
    tag,
    lang: 'ja',
    renotify: shown !== undefined && Date.now() - dataOf(shown).at > renotifyAfterMs,
    data: { path, at: Date.now() } satisfies NotificationData,
  };
  await self.registration.showNotification(title, options);
}

function read(data: PushMessageData | null): Notice | undefined {
  try {
    const notice: unknown = data?.json();
    return isNotice(notice) ? notice : undefined;
  } catch {
    return undefined;
  }
}

/** For a push message in a format this worker does not know: a generic notification. */
async function genericNotice(): Promise<Notice> {
  const page = await caches.match(`${home}/`);
  const title = /<title>([^<]+)</.exec((await page?.text()) ?? '')?.[1];
  return { title: title ?? self.location.host, body: '', path: '/', tag: 'news' };
}

/** On a tap: focuses an open page of the app and navigates it, or opens a window. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close();
  const { path } = dataOf(notification);
  const url = new URL(home + path, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const appWindows = windows.filter((window) =>
    new URL(window.url).pathname.startsWith(`${home}/`),
  );
  const page =
    appWindows.find(({ focused }) => focused) ??
    appWindows.find(({ visibilityState }) => visibilityState === 'visible') ??
    appWindows[0];
  if (!page) {
    await self.clients.openWindow(url);
    return;
  }
  await page.focus().catch(() => {});
  // A page that navigates itself keeps its unsaved input.
  if (!(await navigatesItself(page, path))) await page.navigate(url);
}

/** Accepts only paths inside the app, whatever the notification contains. */
function dataOf({ data }: Notification): NotificationData {
  const { path, at } = (data ?? {}) as Partial<NotificationData>;
  const isOurs = typeof path === 'string' && /^\/[up]\/[\w/-]+$/.test(path);
  return { path: isOurs ? path : '/', at: typeof at === 'number' ? at : 0 };
}

function navigatesItself(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, timeoutMs, false);
    page.postMessage({ open: path } satisfies OpenRequest, [port2]);
  });
}

/**
 * The browser dropped the push subscription: subscribes again with the same key; an open page sends it to the
 * server.
 */
export async function resubscribe(old: PushSubscription | null): Promise<void> {
  const { pushManager } = self.registration;
  const applicationServerKey = old?.options.applicationServerKey;
  if (applicationServerKey && !(await pushManager.getSubscription()))
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage(pushSubscriptionChanged);
}
