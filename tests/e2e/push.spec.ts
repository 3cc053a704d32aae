import { startPushService } from '../support/pushService.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { send, topicOf } from './messageFixtures.ts';
import { storedKeys } from './test.ts';
import { expect, type Page, test } from './worker.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let club: TestServer;
test.beforeAll(async () => {
  service = await startPushService();
  club = await startServer({ PUSH_SERVICES: service.host, PUSH_DELAY: '0' });
});
test.afterAll(async () => {
  await club.stop();
  await service.stop();
});

/** Simulates what headless Chromium lacks: a push service, the permission prompt and notifications. */
async function withPushService(page: Page) {
  const browser = service.subscribe();
  await page.context().addInitScript((subscription) => {
    const key = 'test push';
    const allowed = 'test permission';
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem(allowed) ?? 'default',
    });
    Notification.requestPermission = async () => {
      localStorage.setItem(allowed, 'granted');
      return 'granted';
    };
    const make = (options: PushSubscriptionOptionsInit) => ({
      endpoint: subscription.endpoint,
      options: {
        userVisibleOnly: true,
        applicationServerKey: Uint8Array.from(
          atob(String(options.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/')),
          (letter) => letter.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => subscription,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      async subscribe(options: PushSubscriptionOptionsInit) {
        localStorage.setItem(key, String(options.applicationServerKey));
        return make(options);
      },
      async getSubscription() {
        const applicationServerKey = localStorage.getItem(key);
        return applicationServerKey === null ? null : make({ applicationServerKey });
      },
    });
  }, browser.subscription);
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await (await workerOf(page)).evaluate(() => {
    const { registration } = globalThis as unknown as { registration: object };
    const notices: { tag: string }[] = [];
    const drop = (tag: string) => {
      const at = notices.findIndex((notice) => notice.tag === tag);
      if (at >= 0) notices.splice(at, 1);
    };
    Object.assign(registration, {
      async showNotification(title: string, options: { tag: string }) {
        drop(options.tag);
        notices.push({ title, ...options, close: () => drop(options.tag) } as { tag: string });
      },
      getNotifications: async ({ tag }: { tag?: string } = {}) =>
        notices.filter((notice) => tag === undefined || notice.tag === tag),
    });
  });
  return browser;
}

async function workerOf(page: Page) {
  const ours = () =>
    page
      .context()
      .serviceWorkers()
      .find((serviceWorker) => serviceWorker.url().endsWith('/user/service-worker.js'));
  await expect.poll(ours).toBeDefined();
  const worker = ours();
  if (!worker) throw new Error('There is no service worker.');
  return worker;
}

/** Delivers a push message to the worker, like the browser's push service. */
async function deliver(page: Page, data: string) {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/user/`);
      if (ours) resolve(ours.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

type Shown = { title: string; body: string; tag: string; icon: string };

const shown = async (page: Page) =>
  (await workerOf(page)).evaluate(async () => {
    const { registration } = globalThis as unknown as {
      registration: { getNotifications(): Promise<Shown[]> };
    };
    const notices = await registration.getNotifications();
    return notices.map(({ title, body, tag, icon }) => ({ title, body, tag, icon }));
  });

/** Simulates a tap on the notification. */
async function touch(page: Page) {
  await (await workerOf(page)).evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: { getNotifications(): Promise<object[]> };
    };
    const [notification] = await scope.registration.getNotifications();
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: () => {},
    });
    globalThis.dispatchEvent(event);
  });
}

const offer = (page: Page) => page.getByText('新しいメッセージが届いたら、お知らせしますか？');

test('offered after a message, push notifies a fan of the answer, and the notification opens the topic @gate', async ({
  openAs,
}) => {
  const [fan, player] = [await club.createFan(), await club.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, `/u/message/${topicId}`, { origin: club.origin });
  const browser = await withPushService(page);
  await player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, {
    body: { content: 'こんにちは' },
  });
  await expect(page.getByText('こんにちは', { exact: true })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  await send(page, '応援しています');
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: '通知を受け取る' }).click();
  await expect(offer(page)).toHaveCount(0);

  // My page shows it, and its switches change the server's settings.
  await page.goto(`${club.origin}/user/u/my-page`);
  const messages = page.getByRole('switch', { name: '新着メッセージ' });
  await expect(messages).toBeChecked();
  await page.getByRole('switch', { name: '注文状況' }).click();
  await expect
    .poll(async () => (await fan.call('GET', '/v1/push/settings')).body.data)
    .toEqual({ messages: true, orders: false, heroes: true });

  await player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, {
    body: { content: 'ありがとう！' },
  });
  await expect.poll(() => browser.pushed.length).toBe(1);
  const notice = browser.pushed[0]?.notice;
  await deliver(page, JSON.stringify(notice));
  await expect
    .poll(() => shown(page))
    .toEqual([
      {
        title: `選手 ${player.name}｜湊スカーレッツ`,
        body: 'ありがとう！',
        tag: `topic ${topicId}`,
        icon: '/user/icons/icon-192.png',
      },
    ]);

  // A newer notification of the same topic replaces it.
  await deliver(page, JSON.stringify({ ...notice, body: 'また明日' }));
  await expect.poll(async () => (await shown(page)).map(({ body }) => body)).toEqual(['また明日']);

  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await touch(page);
  await expect(page).toHaveURL(`${club.origin}/user/u/message/${topicId}`);
  await expect(page.getByText('ありがとう！')).toBeVisible();
  // The page navigated itself: no typed text is lost.
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
  await expect.poll(() => shown(page)).toEqual([]);
});

test('a push message with unknown content still shows a notification', async ({ openAs }) => {
  const page = await openAs(await club.createFan(), '/u/top', { origin: club.origin });
  await withPushService(page);
  await deliver(page, 'unknown content');
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title))
    .toEqual(['ファンクラブ']);
});

test('a declined offer is not repeated, and a logout forgets it', async ({ openAs }) => {
  const [fan, player] = [await club.createFan(), await club.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, `/u/message/${topicId}`, { origin: club.origin });
  await withPushService(page);
  await send(page, '一通目');
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: '今はしない' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await send(page, '二通目');
  await expect(page.getByText('二通目')).toBeVisible();
  await expect
    .poll(async () =>
      JSON.stringify((await fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}`)).body),
    )
    .toContain('二通目');
  // A message that has been sent has a menu, and the offer would come with it.
  const second = page.getByRole('article').filter({ hasText: '二通目' });
  await expect(second.getByRole('button', { name: 'メッセージのメニュー' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.goto(`${club.origin}/user/u/my-page`);
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);
  // The queued logout stays until the server has received it.
  await expect.poll(() => storedKeys(page)).toEqual([]);
});

test('after a logout this device gets no notifications', async ({ openAs }) => {
  const [fan, player] = [await club.createFan(), await club.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, '/u/my-page', { origin: club.origin });
  const browser = await withPushService(page);
  await page.getByRole('button', { name: '通知を受け取る' }).click();
  await expect(page.getByRole('switch', { name: '新着メッセージ' })).toBeChecked();
  const sendText = (content: string) =>
    player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, { body: { content } });
  await sendText('まだ届く');
  await expect.poll(() => browser.pushed.length).toBe(1);

  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test push'))).toBeNull();
  await sendText('もう届かない');
  const other = service.subscribe();
  const receiver = await club.createFan();
  await receiver.call('PUT', '/v1/push/subscription', { body: other.subscription });
  const theirs = await topicOf(receiver, player);
  await player.call('POST', `/v1/player/auth/topics/${theirs}/messages`, {
    body: { content: 'こちらには届く' },
  });
  // Delivered in order: once the later one has arrived, the earlier one has been processed.
  await expect.poll(() => other.pushed.length).toBe(1);
  expect(browser.requests).toHaveLength(1);
});
