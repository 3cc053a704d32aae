import { addOrder } from '../support/orders.ts';
import { buildRelease, mixRelease } from '../support/release.ts';
import { startBeside } from '../support/secondProcess.ts';
import { topicOf } from './messageFixtures.ts';
import { readCode } from './readQrCode.ts';
import {
  announceConnection,
  expect,
  firstRelease,
  installUpdate,
  type Page,
  releaseOf,
  secondRelease,
  test,
  untilCached,
} from './worker.ts';

/** An address without a server: connections are refused at once. */
const noServer = 'http://127.0.0.1:9';

/** The paths of everything in the caches. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(new URL(url).pathname);
    return found;
  });

const names = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    offlineCopies: Object.keys(localStorage).filter((key) => key.startsWith('kept:')),
  }));

test('[SW-01] [QRP-01] after one visit the app opens offline, from a cold start and on any page, and shows the codes of open pickups; a logout removes this person’s data, and the app stays cached @gate @smoke @journey', async ({
  server,
  openAs,
  network,
  consoleErrors,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const day = 86_400_000;
  const at = (days: number) => ({ createdAt: new Date(Date.now() - days * day) });
  const [first, second] = [
    await addOrder(server, fan),
    await addOrder(server, fan, at(2), [{ name: '応援バット' }]),
  ];
  await addOrder(server, fan, { ...at(4), deliveryStatus: 'received' });
  const page = await openAs(fan, '/u/message', { origin: network.origin });
  await untilCached(page);
  const { scope, script } = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    return { scope, script: active?.scriptURL };
  });
  expect(scope).toBe(`${network.origin}/user/`);
  expect(script).toBe(`${network.origin}/user/service-worker.js`);

  // API calls never come from the worker's cache: changes of another device show at once.
  const answered = page.waitForResponse((response) => response.url().includes('/v1/user/chats?'));
  await page.reload();
  await answered;
  await topicOf(fan, player);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: player.name })).toBeVisible();
  expect((await cachedPaths(page)).filter((path) => !path.startsWith('/user/'))).toEqual([]);
  // The pickups are stored without having been opened, and only what the counter needs.
  const pickups = () =>
    page.evaluate((id) => localStorage.getItem(`kept:${id}:pickups`) ?? '', fan.id);
  await expect.poll(pickups).toContain(second);
  expect(await pickups()).not.toMatch(/浜野 さくら|09012345678|1111/);

  network.connectTo(noServer);
  network.closeConnections();
  const cold = await openAs(null, '/u/my-order', { origin: network.origin, beside: page });
  await page.close();
  await expect(cold.getByRole('navigation', { name: 'メニュー' })).toBeVisible();
  await expect(cold.getByText('受け取り待ちが2件あります')).toBeVisible();
  await cold.getByRole('button', { name: 'QRコードを表示' }).click();
  const sheet = cold.getByRole('dialog', { name: '受け取り用QRコード' });
  const code = cold.getByRole('img', { name: '受け取り用QRコード' });
  const addressOf = (orderId: string) => `${server.origin}/admin/orders/${orderId}/edit`;
  await expect(sheet).toContainText(first);
  await expect(sheet.getByText(/最終更新 \d{4}\.\d{2}\.\d{2}/)).toBeVisible();
  await expect.poll(() => readCode(code)).toBe(addressOf(first));
  await cold.getByRole('button', { name: /次/ }).click();
  await expect(cold.getByText('2件中2件目')).toBeVisible();
  await expect.poll(() => readCode(code)).toBe(addressOf(second));
  await cold.reload();
  await expect(sheet).toBeVisible();
  // Deep links, reloads, and every main page of a fan.
  for (const path of ['/u/card', '/u/my-page', '/u/shop', '/u/message']) {
    await cold.goto(`${network.origin}/user${path}?from=home`);
    await cold.reload();
    await expect(cold.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(cold, path).toHaveURL(`${network.origin}/user${path}?from=home`);
  }
  await expect(cold.getByText('オフラインです')).toBeVisible();
  expect(consoleErrors).toEqual([]);

  // The connection is back: the banner disappears without a reload.
  network.connectTo(server.origin);
  await announceConnection(cold);
  await expect(cold.getByText('オフラインです')).toHaveCount(0);

  expect((await names(cold)).offlineCopies).toContain(`kept:${fan.id}:pickups`);
  await cold.getByRole('link', { name: 'マイページ' }).click();
  await cold.evaluate(async (id) => {
    const cache = await caches.open(`pictures ${id}`);
    await cache.put('/api/v1/files/a.webp', new Response('a picture'));
  }, fan.id);
  await cold.getByRole('button', { name: 'ログアウト' }).click();
  await expect(cold).toHaveURL(/\/user\/login$/);
  await expect
    .poll(() => names(cold))
    .toEqual({ caches: [expect.stringMatching(/^release /)], offlineCopies: [] });
  expect(await cold.evaluate(() => indexedDB.databases())).toEqual([]);
  // The logout call names the person until the server has answered it.
  await expect
    .poll(() => cold.evaluate(() => JSON.stringify({ ...localStorage })))
    .not.toContain(fan.id);
});

test('the album opens offline, with pictures and texts of the collected cards and the time of the copy', async ({
  server,
  openAs,
  network,
}) => {
  const fan = await server.createFan();
  const player = await server.createPlayer({ position: 1, school: '浜野東高校' });
  const pictureFile = await server.storePicture();
  const card = await server.createCard(player.playerId, { pictureFile });
  await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: card.uuid } });
  await fan.call('POST', `/v1/user/collections/${card.id}`);
  const page = await openAs(fan, '/u/card', { origin: network.origin });
  await expect(page.getByRole('link', { name: new RegExp(player.name) })).toBeVisible();
  await untilCached(page);

  network.connectTo(noServer);
  network.closeConnections();
  const cold = await openAs(null, '/u/card', { origin: network.origin, beside: page });
  await page.close();
  const mine = cold.getByRole('link', { name: new RegExp(player.name) });
  await expect(mine).toBeVisible();
  await expect(cold.getByText(/最終更新 \d{4}\.\d{2}\.\d{2}/)).toBeVisible();
  const face = mine.locator('img');
  await expect
    .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await mine.click();
  await expect(cold).toHaveURL(`${network.origin}/user/u/card/${card.id}`);
  await cold.getByRole('button', { name: 'カードを裏返す' }).click();
  await expect(cold.getByText('浜野東高校')).toBeVisible();
  await expect(cold.getByText('投手')).toBeVisible();
});

test('a topic without an offline copy shows an error offline, and loads when the connection is back', async ({
  server,
  openAs,
  network,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, '/u/top', { origin: network.origin });
  await untilCached(page);
  network.connectTo(noServer);
  network.closeConnections();
  await page.goto(`${network.origin}/user/u/message/${topicId}`);
  await expect(page.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
  network.connectTo(server.origin);
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByText('はじめまして')).toBeVisible();
});

test('[SW-01] recently opened topics show offline with the time of the copy, and messages can be written', async ({
  server,
  openAs,
  network,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, '/u/message', { origin: network.origin });
  await page.getByRole('link', { name: new RegExp(player.name) }).click();
  await expect(page.getByText('はじめまして')).toBeVisible();
  await untilCached(page);

  network.connectTo(noServer);
  network.closeConnections();
  const cold = await openAs(null, '/u/message', { origin: network.origin, beside: page });
  await page.close();
  const asOf = cold.getByText(/最終更新 \d{4}\.\d{2}\.\d{2} \d{2}:\d{2}/);
  await expect(asOf).toBeVisible();
  await cold.getByRole('link', { name: new RegExp(player.name) }).click();
  await expect(cold).toHaveURL(`${network.origin}/user/u/message/${topicId}`);
  await expect(cold.getByText('はじめまして')).toBeVisible();
  await expect(asOf).toBeVisible();
  await cold.getByRole('textbox').fill('電波がないときに書いた');
  await cold.getByRole('button', { name: '送信' }).click();
  await expect(cold.getByText('電波がないときに書いた')).toBeVisible();
  await expect(cold.getByText('オフラインです')).toBeVisible();

  network.connectTo(server.origin);
  await expect(asOf).toHaveCount(0);
  await expect(cold.getByText('電波がないときに書いた')).toHaveCount(1);
  const sent = async () => {
    const response = await fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}`);
    const { list } = response.body.data as { list: { content: string }[] };
    return list.filter(({ content }) => content === '電波がないときに書いた').length;
  };
  await expect.poll(sent).toBe(1);

  // A logout removes the copies.
  await cold.goto(`${network.origin}/user/u/my-page`);
  expect((await names(cold)).offlineCopies.length).toBeGreaterThan(1);
  await cold.getByRole('button', { name: 'ログアウト' }).click();
  await expect(cold).toHaveURL(/\/user\/login$/);
  expect((await names(cold)).offlineCopies).toEqual([]);
});

test.describe('a new release', () => {
  test('[SW-02] waits until a page is reloaded, and no page ever runs files of both', async ({
    nextRelease,
    server,
    openAs,
    network,
  }) => {
    const page = await openAs(await server.createFan(), '/u/top', { origin: network.origin });
    await untilCached(page);
    await page.reload();
    const other = await openAs(null, '/u/top', { origin: network.origin, beside: page });

    const second = await startBeside({
      config: { ...server.config, appFolder: nextRelease },
    });
    network.connectTo(second.origin);
    network.closeConnections();
    await installUpdate(page);
    // An open page does not change, and screens it has not loaded yet come from its release.
    expect(await releaseOf(page)).toEqual(firstRelease);
    await page.getByRole('link', { name: 'メッセージ', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('メッセージ');
    expect(await releaseOf(page)).toEqual(firstRelease);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('メッセージ');
    expect(await releaseOf(page)).toEqual(secondRelease);
    // The tab beside it stays on the old release, under the new worker, and still works.
    await other.getByRole('link', { name: 'マイページ' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.getByRole('link', { name: 'メッセージ', exact: true }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('メッセージ');
    expect(await releaseOf(other)).toEqual(firstRelease);
    expect((await names(page)).caches).toHaveLength(2);

    // With one tab left and a reload, the first release is removed, and the app works offline.
    await other.close();
    await untilCached(page);
    await page.reload();
    await expect.poll(async () => (await names(page)).caches.length).toBe(1);
    network.connectTo(noServer);
    network.closeConnections();
    await page.goto(`${network.origin}/user/u/my-page`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await releaseOf(page)).toEqual(secondRelease);
    await second.stop();
  });

  test('[SW-02] that does not start is replaced by the next one without user action', async ({
    nextRelease,
    server,
    openAs,
    network,
  }) => {
    const bad = await buildRelease('bad', { broken: true });
    const thrown: string[] = [];
    const page = await openAs(await server.createFan(), '/u/message', {
      origin: network.origin,
      prepare: (opened) => opened.on('pageerror', ({ message }) => thrown.push(message)),
    });
    await untilCached(page);
    const broken = await startBeside({ config: { ...server.config, appFolder: bad } });
    network.connectTo(broken.origin);
    network.closeConnections();
    await installUpdate(page);
    await page.reload();
    await expect.poll(() => releaseOf(page)).toMatchObject({ page: 'bad' });
    await expect.poll(() => thrown).toContain('broken');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);

    const mended = await startBeside({
      config: { ...server.config, appFolder: nextRelease },
    });
    network.connectTo(mended.origin);
    network.closeConnections();
    // The page's code does not run: the browser itself checks for the next release.
    await expect
      .poll(
        async () => {
          await page.reload();
          return releaseOf(page);
        },
        { timeout: 30_000, intervals: [3000] },
      )
      .toMatchObject({ page: 'two' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('メッセージ');
    expect(await releaseOf(page)).toEqual(secondRelease);
    for (const { stop } of [broken, mended]) await stop();
  });

  test('[SW-02] that is downloaded incompletely is not used, and the old one continues', async ({
    nextRelease,
    server,
    openAs,
    network,
  }) => {
    const page = await openAs(await server.createFan(), '/u/top', { origin: network.origin });
    await untilCached(page);
    // The worker of the second release with all other files of the first, as during a deployment.
    const half = await mixRelease(server.config.appFolder, nextRelease);
    const second = await startBeside({ config: { ...server.config, appFolder: half.folder } });
    network.connectTo(second.origin);
    network.closeConnections();
    const ended = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise<ServiceWorker | null>((resolve) => {
        registration.onupdatefound = () => resolve(registration.installing);
      });
      await registration.update().catch(() => {});
      const worker = await found;
      while (worker?.state === 'installing')
        await new Promise((next) => worker.addEventListener('statechange', next, { once: true }));
      return worker?.state;
    });
    expect(ended).toBe('redundant');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await releaseOf(page)).toEqual(firstRelease);
    await second.stop();
    await half.remove();
  });
});

test('with the service worker disabled by the club nothing is cached and the server responds; enabled again, the app is cached again', async ({
  server,
  openAs,
  network,
}) => {
  const page = await openAs(await server.createFan(), '/u/top', { origin: network.origin });
  await untilCached(page);
  const without = await startBeside({ config: { ...server.config, serviceWorker: false } });
  network.connectTo(without.origin);
  network.closeConnections();
  await page.reload();
  await expect.poll(async () => (await names(page)).caches).toEqual([]);
  const pageResponse = page.waitForResponse((response) =>
    response.url().endsWith('/user/u/my-page'),
  );
  await page.goto(`${network.origin}/user/u/my-page`);
  expect((await pageResponse).fromServiceWorker()).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  network.connectTo(server.origin);
  network.closeConnections();
  await page.reload();
  await expect
    .poll(async () => (await names(page)).caches)
    .toEqual([expect.stringMatching(/^release /)]);
  await untilCached(page);
  network.connectTo(noServer);
  network.closeConnections();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await without.stop();
});

test('a release whose cache was deleted is loaded again by the next page', async ({
  server,
  openAs,
}) => {
  const page = await openAs(await server.createFan(), '/u/my-page');
  await untilCached(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await untilCached(page);
});

test('a large file that is needed after the release’s cache was deleted does not create it again', async ({
  server,
  openAs,
}) => {
  const page = await openAs(await server.createFan(), '/u/my-page');
  const decoder = async () => (await cachedPaths(page)).find((path) => path.endsWith('.wasm'));
  await expect.poll(decoder).toBeDefined();
  const path = await decoder();
  const { status, left } = await page.evaluate(async (path = '') => {
    for (const name of await caches.keys()) await caches.delete(name);
    const { status } = await fetch(path);
    return { status, left: await caches.keys() };
  }, path);
  expect(status).toBe(200);
  expect(left).toEqual([]);
});

test('cached pictures of the club show offline; other files are not cached', async ({
  server,
  openAs,
  network,
}) => {
  const fan = await server.createFan();
  const page = await openAs(fan, '/u/top', { origin: network.origin });
  await untilCached(page);
  const show = (path: string) =>
    page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      return image.decode().then(
        () => true,
        () => false,
      );
    }, path);
  await page.evaluate(async (id) => {
    const canvas = new OffscreenCanvas(2, 2);
    canvas.getContext('2d')?.fillRect(0, 0, 2, 2);
    const cache = await caches.open(`pictures ${id}`);
    await cache.put('/api/v1/files/a.png', new Response(await canvas.convertToBlob()));
  }, fan.id);
  network.connectTo(noServer);
  network.closeConnections();
  expect(await show('/api/v1/files/a.png')).toBe(true);
  expect(await show('/api/v1/files/b.png')).toBe(false);
});

test('without service workers, caches and storage the app works as usual', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const page = await openAs(null, '/login');
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'caches');
  });
  const fan = await server.createFan();
  await page.evaluate(
    ([token, userId]) => {
      localStorage.setItem('user_type', 'user');
      const info = { token, userId, name: '', email: null, pictureUrl: null, playerCardsId: null };
      localStorage.setItem('login_user_info', JSON.stringify(info));
    },
    [fan.token, fan.id],
  );
  await page.clock.install();
  await page.goto('/user/u/my-page');
  expect(await page.evaluate(() => 'serviceWorker' in navigator || 'caches' in globalThis)).toBe(
    false,
  );
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);
  // Longer than the app waits before it registers the worker.
  await page.clock.fastForward(10_000);
  expect(consoleErrors).toEqual([]);
});
