import { buildRelease, mixRelease } from '../support/release.ts';
import { startBeside } from '../support/secondProcess.ts';
import { topicOf } from './messageFixtures.ts';
import { expect, isReady, one, type Page, releaseOf, test, two, update } from './worker.ts';

/** A server that nobody can reach: connections are refused at once. */
const nowhere = 'http://127.0.0.1:9';

const names = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    kept: Object.keys(localStorage).filter((key) => key.startsWith('kept:')),
  }));

test('[SW-01] after one visit the app opens without a line, from nothing and on any page @journey', async ({
  server,
  openAs,
  line,
  complaints,
}) => {
  const page = await openAs(await server.createFan(), '/u/top', { origin: line.origin });
  await isReady(page);
  const { scope, script } = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    return { scope, script: active?.scriptURL };
  });
  expect(scope).toBe(`${line.origin}/user/`);
  expect(script).toBe(`${line.origin}/user/service-worker.js`);

  line.layTo(nowhere);
  line.cut();
  const cold = await openAs(null, '/u/card', { origin: line.origin, beside: page });
  await page.close();
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText(/カード/);
  await expect(cold.getByRole('navigation', { name: 'メニュー' })).toBeVisible();
  // A deep link, a reload, and every page that a fan can reach from here.
  for (const path of ['/u/card', '/u/my-page', '/u/shop', '/u/message']) {
    await cold.goto(`${line.origin}/user${path}?from=home`);
    await cold.reload();
    await expect(cold.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(cold, path).toHaveURL(`${line.origin}/user${path}?from=home`);
  }
  await expect(cold.getByText('オフラインです')).toBeVisible();
  expect(complaints).toEqual([]);

  // The line is back: nothing has to be opened again.
  line.layTo(server.origin);
  await expect(cold.getByText('オフラインです')).toHaveCount(0, { timeout: 20_000 });
});

test('the album opens without a line, with the faces and the words of what one has, and says as of when', async ({
  server,
  openAs,
  line,
}) => {
  const fan = await server.createFan();
  const player = await server.createPlayer({ position: 1, school: '湊東高校' });
  const pictureFile = await server.storePicture();
  const card = await server.createCard(player.playerId, { pictureFile });
  await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: card.uuid } });
  await fan.call('POST', `/v1/user/collections/${card.id}`);
  const page = await openAs(fan, '/u/card', { origin: line.origin });
  await expect(page.getByRole('link', { name: new RegExp(player.name) })).toBeVisible();
  await isReady(page);

  line.layTo(nowhere);
  line.cut();
  const cold = await openAs(null, '/u/card', { origin: line.origin, beside: page });
  await page.close();
  const mine = cold.getByRole('link', { name: new RegExp(player.name) });
  await expect(mine).toBeVisible();
  await expect(cold.getByText(/最終更新 \d{4}\.\d{2}\.\d{2}/)).toBeVisible();
  const face = mine.locator('img');
  await expect
    .poll(() => face.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await mine.click();
  await expect(cold).toHaveURL(`${line.origin}/user/u/card/${card.id}`);
  await cold.getByRole('button', { name: 'カードを裏返す' }).click();
  await expect(cold.getByText('湊東高校')).toBeVisible();
  await expect(cold.getByText('投手')).toBeVisible();
});

test('without a line nothing is shown that nobody has seen: a topic says so, and comes with the line', async ({
  server,
  openAs,
  line,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, '/u/top', { origin: line.origin });
  await isReady(page);
  line.layTo(nowhere);
  line.cut();
  await page.goto(`${line.origin}/user/u/message/${topicId}`);
  await expect(page.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
  line.layTo(server.origin);
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByText('はじめまして')).toBeVisible();
});

test('[SW-01] the topics that were looked at last are there without a line, as of when, and writing goes on', async ({
  server,
  openAs,
  line,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const topicId = await topicOf(fan, player);
  const page = await openAs(fan, '/u/message', { origin: line.origin });
  await page.getByRole('link', { name: new RegExp(player.name) }).click();
  await expect(page.getByText('はじめまして')).toBeVisible();
  await isReady(page);

  line.layTo(nowhere);
  line.cut();
  const cold = await openAs(null, '/u/message', { origin: line.origin, beside: page });
  await page.close();
  const asOf = cold.getByText(/最終更新 \d{4}\.\d{2}\.\d{2} \d{2}:\d{2}/);
  await expect(asOf).toBeVisible();
  await cold.getByRole('link', { name: new RegExp(player.name) }).click();
  await expect(cold).toHaveURL(`${line.origin}/user/u/message/${topicId}`);
  await expect(cold.getByText('はじめまして')).toBeVisible();
  await expect(asOf).toBeVisible();
  await cold.getByRole('textbox').fill('電波がないときに書いた');
  await cold.getByRole('button', { name: '送信' }).click();
  await expect(cold.getByText('電波がないときに書いた')).toBeVisible();
  await expect(cold.getByText('オフラインです')).toBeVisible();

  line.layTo(server.origin);
  await expect(asOf).toHaveCount(0, { timeout: 20_000 });
  await expect(cold.getByText('電波がないときに書いた')).toHaveCount(1);
  const sent = async () => {
    const answer = await fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}`);
    const { list } = answer.body.data as { list: { content: string }[] };
    return list.filter(({ content }) => content === '電波がないときに書いた').length;
  };
  await expect.poll(sent, { timeout: 20_000 }).toBe(1);

  // A logout takes them along.
  await cold.goto(`${line.origin}/user/u/my-page`);
  expect((await names(cold)).kept.length).toBeGreaterThan(1);
  await cold.getByRole('button', { name: 'ログアウト' }).click();
  await expect(cold).toHaveURL(/\/user\/login$/);
  expect((await names(cold)).kept).toEqual([]);
});

test('calls never come from the worker: what another device changes shows at once', async ({
  server,
  openAs,
}) => {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const page = await openAs(fan, '/u/message');
  await isReady(page);
  await page.reload();
  await expect(page.getByText('メッセージはありません')).toBeVisible();
  await topicOf(fan, player);
  await page.reload();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(new URL(url).pathname);
    return found;
  });
  expect(kept.filter((path) => !path.startsWith('/user/'))).toEqual([]);
});

test.describe('a new release', () => {
  test('[SW-02] waits until a page opens anew, and no page ever runs files of both', async ({
    nextRelease,
    server,
    openAs,
    line,
  }) => {
    const page = await openAs(await server.createFan(), '/u/top', { origin: line.origin });
    await isReady(page);
    await page.reload();
    const other = await openAs(null, '/u/top', { origin: line.origin, beside: page });

    const second = await startBeside({
      config: { ...server.config, appFolder: nextRelease.folder },
    });
    line.layTo(second.origin);
    line.cut();
    await update(page);
    // Nothing happens to a page that is open, and screens it has not shown yet are those of its release.
    expect(await releaseOf(page)).toEqual(one);
    await page.getByRole('link', { name: 'メッセージ', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('メッセージ');
    expect(await releaseOf(page)).toEqual(one);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('メッセージ');
    expect(await releaseOf(page)).toEqual(two);
    // The tab beside it is as old as it was, under the new worker, and still whole.
    await other.getByRole('link', { name: 'マイページ' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.getByRole('link', { name: 'メッセージ', exact: true }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('メッセージ');
    expect(await releaseOf(other)).toEqual(one);
    expect((await names(page)).caches).toHaveLength(2);

    // Alone again, and opened once more: nothing of the first release is left, and it needs no line.
    await other.close();
    await isReady(page);
    await page.reload();
    await expect.poll(async () => (await names(page)).caches.length, { timeout: 15_000 }).toBe(1);
    line.layTo(nowhere);
    line.cut();
    await page.goto(`${line.origin}/user/u/my-page`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await releaseOf(page)).toEqual(two);
    await second.stop();
  });

  test('[SW-02] that does not even start is left for the next one, without a person who knows how', async ({
    nextRelease,
    server,
    openAs,
    line,
  }) => {
    test.slow();
    const bad = await buildRelease('bad', { broken: true });
    const page = await openAs(await server.createFan(), '/u/message', { origin: line.origin });
    await isReady(page);
    const broken = await startBeside({ config: { ...server.config, appFolder: bad.folder } });
    line.layTo(broken.origin);
    line.cut();
    await update(page);
    await page.reload();
    await expect.poll(() => releaseOf(page)).toMatchObject({ page: 'bad' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);

    const mended = await startBeside({
      config: { ...server.config, appFolder: nextRelease.folder },
    });
    line.layTo(mended.origin);
    line.cut();
    // Nothing of ours runs in this page: it is the browser that looks for the next release.
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
    expect(await releaseOf(page)).toEqual(two);
    for (const { stop } of [broken, mended]) await stop();
    await bad.remove();
  });

  test('[SW-02] that only half arrives is not used, and the old one goes on', async ({
    nextRelease,
    server,
    openAs,
    line,
  }) => {
    const page = await openAs(await server.createFan(), '/u/top', { origin: line.origin });
    await isReady(page);
    // The worker of the second release, and everything else of the first: servers that change over.
    const half = await mixRelease(server.config.appFolder, nextRelease.folder);
    const second = await startBeside({ config: { ...server.config, appFolder: half.folder } });
    line.layTo(second.origin);
    line.cut();
    const ended = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise<ServiceWorker | null>((resolve) => {
        registration.onupdatefound = () => resolve(registration.installing);
      });
      await registration.update().catch(() => {});
      const worker = await found;
      while (worker && worker.state === 'installing')
        await new Promise((next) => setTimeout(next, 50));
      return worker?.state;
    });
    expect(ended).toBe('redundant');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await releaseOf(page)).toEqual(one);
    await second.stop();
    await half.remove();
  });
});

test('switched off by the club, nothing is kept and the server answers again; switched on, the app is kept again', async ({
  server,
  openAs,
  line,
}) => {
  const page = await openAs(await server.createFan(), '/u/top', { origin: line.origin });
  await isReady(page);
  const without = await startBeside({ config: { ...server.config, serviceWorker: false } });
  line.layTo(without.origin);
  line.cut();
  await page.reload();
  await expect.poll(async () => (await names(page)).caches, { timeout: 20_000 }).toEqual([]);
  const answered = page.waitForResponse((response) => response.url().endsWith('/user/u/my-page'));
  await page.goto(`${line.origin}/user/u/my-page`);
  expect((await answered).fromServiceWorker()).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  line.layTo(server.origin);
  line.cut();
  await page.reload();
  await expect
    .poll(async () => (await names(page)).caches, { timeout: 20_000 })
    .toEqual([expect.stringMatching(/^release /)]);
  await isReady(page);
  line.layTo(nowhere);
  line.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await without.stop();
});

test('a logout leaves nothing of this person in any cache; the app itself stays', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const page = await openAs(fan, '/u/my-page');
  await isReady(page);
  await page.evaluate(async (id) => {
    localStorage.setItem(`kept:${id}:cards`, '{}');
    const cache = await caches.open(`pictures ${id}`);
    await cache.put('/api/v1/files/a.webp', new Response('a picture'));
  }, fan.id);
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);
  await expect
    .poll(async () => (await names(page)).caches)
    .toEqual([expect.stringMatching(/^release /)]);
  const left = await page.evaluate(async () => ({
    local: { ...localStorage },
    databases: await indexedDB.databases(),
  }));
  expect(left.databases).toEqual([]);
  expect(JSON.stringify(left.local)).not.toContain(fan.id);
});

test('pictures of the club show without a line once they are kept; other files are not touched', async ({
  server,
  openAs,
  line,
}) => {
  const fan = await server.createFan();
  const page = await openAs(fan, '/u/top', { origin: line.origin });
  await isReady(page);
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
  line.layTo(nowhere);
  line.cut();
  expect(await show('/api/v1/files/a.png')).toBe(true);
  expect(await show('/api/v1/files/b.png')).toBe(false);
});

test('where there are no service workers, no caches and no storage, everything is as it was', async ({
  server,
  openAs,
  complaints,
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
  await page.goto('/user/u/my-page');
  expect(await page.evaluate(() => 'serviceWorker' in navigator || 'caches' in globalThis)).toBe(
    false,
  );
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);
  // Longer than the app waits before it registers one.
  await page.waitForTimeout(4000);
  expect(complaints).toEqual([]);
});
