import { startBeside } from '../support/secondProcess.ts';
import { topicOf } from './messageFixtures.ts';
import {
  expect,
  firstRelease,
  installUpdate,
  type Page,
  releaseOf,
  secondRelease,
  test,
  untilCached,
} from './worker.ts';

/** Navigates like a link inside the app: no page load. */
const walk = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', `/user${to}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test.describe('a new release', () => {
  const offer = (page: Page) => page.getByText('新しいバージョンがあります');
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('[SW-02] is offered on a screen without unsaved input, not while typing or ordering, and taken completely', async ({
    nextRelease,
    server,
    openAs,
    network,
    consoleErrors,
  }) => {
    // Installs two releases.
    test.slow();
    const [fan, player] = [await server.createFan(), await server.createPlayer()];
    const topicId = await topicOf(fan, player);
    const page = await openAs(fan, '/u/message', { origin: network.origin });
    await untilCached(page);
    await page.reload();
    const box = page.getByRole('textbox');

    const second = await startBeside({
      config: { ...server.config, appFolder: nextRelease },
    });
    network.connectTo(second.origin);
    network.closeConnections();
    await installUpdate(page);
    await expect(offer(page)).toBeVisible();
    // No offer in a thread, and none on any screen while there is unsent input.
    await page.getByRole('link', { name: new RegExp(player.name) }).click();
    await box.fill('書きかけ');
    await expect(offer(page)).toHaveCount(0);
    await walk(page, '/u/message');
    await expect(heading(page)).toHaveText('メッセージ');
    await expect(offer(page)).toHaveCount(0);
    await walk(page, `/u/message/${topicId}`);
    await box.fill('');
    await walk(page, '/u/message');
    await expect(offer(page)).toBeVisible();
    for (const path of ['/u/checkout-info', '/u/shop-cart', `/u/message/${topicId}`]) {
      await walk(page, path);
      await expect(heading(page), path).toBeVisible();
      await expect(offer(page), path).toHaveCount(0);
    }
    expect(await releaseOf(page)).toEqual(firstRelease);

    await walk(page, '/u/message');
    // The list's refresh button has the same label.
    const card = page.getByRole('status').filter({ has: offer(page) });
    await card.getByRole('button', { name: '更新する' }).click();
    await expect.poll(() => releaseOf(page)).toEqual(secondRelease);
    await expect(heading(page)).toHaveText('メッセージ');
    await untilCached(page);
    await expect(offer(page)).toHaveCount(0);
    expect(await releaseOf(page)).toEqual(secondRelease);
    expect(consoleErrors).toEqual([]);
    await second.stop();
  });

  test('[SW-02] that is postponed is not offered again, and starts when the app is next opened', async ({
    nextRelease,
    server,
    openAs,
    network,
  }) => {
    const page = await openAs(await server.createFan(), '/u/my-page', { origin: network.origin });
    await untilCached(page);
    await page.reload();
    const second = await startBeside({
      config: { ...server.config, appFolder: nextRelease },
    });
    network.connectTo(second.origin);
    network.closeConnections();
    await installUpdate(page);
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: 'あとで' }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'メッセージ', exact: true }).click();
    await expect(heading(page)).toHaveText('メッセージ');
    await expect(offer(page)).toHaveCount(0);
    expect(await releaseOf(page)).toEqual(firstRelease);
    await page.reload();
    await expect.poll(() => releaseOf(page)).toEqual(secondRelease);
    await second.stop();
  });
});

test.describe('on the home screen', () => {
  test.describe('in Safari of iOS', () => {
    for (const [device, width, height, density, pictures] of [
      ['a phone', 390, 844, 3, ['1170x2532']],
      ['a tablet', 820, 1180, 2, ['1640x2360', '2360x1640']],
    ] as const)
      test(`[CLUB-04] the page names the start picture of ${device}, which the server draws`, async ({
        browser,
        server,
      }) => {
        const context = await browser.newContext({
          viewport: { width, height },
          screen: { width, height },
          deviceScaleFactor: density,
        });
        const page = await context.newPage();
        await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
        await page.goto(`${server.origin}/user/login`);
        const links = page.locator('link[rel=apple-touch-startup-image]');
        await expect(links).toHaveCount(pictures.length);
        const found = await links.evaluateAll((all) =>
          all.map((link) => ({
            address: link.getAttribute('href') ?? '',
            isOfDevice: matchMedia(
              (link.getAttribute('media') ?? '').replace(/ and [(]orientation.*/, ''),
            ).matches,
          })),
        );
        expect(found).toEqual(
          pictures.map((size) => ({ address: `/user/start/${size}.png`, isOfDevice: true })),
        );
        for (const { address } of found) {
          const response = await context.request.get(`${server.origin}${address}`);
          expect(response.headers()['content-type']).toBe('image/png');
        }
        await context.close();
      });
  });

  test('the manifest is complete, has the club’s name, and its icons have their declared sizes', async ({
    server,
    openAs,
  }) => {
    const page = await openAs(await server.createFan(), '/u/top');
    const session = await page.context().newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    expect(url).toBe(`${server.origin}/user/manifest.webmanifest`);
    expect(errors).toEqual([]);
    const sizes = await page.evaluate(async (address) => {
      const response = await fetch(address);
      const manifest = await response.json();
      const apple = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]');
      const sizeOf = async (src: string) => {
        const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
        return `${width}x${height}`;
      };
      return {
        type: response.headers.get('Content-Type'),
        names: [manifest.name, manifest.short_name],
        places: [manifest.id, manifest.scope, manifest.start_url, manifest.display],
        icons: await Promise.all(
          manifest.icons.map(async ({ src, sizes }: Record<'src' | 'sizes', string>) => [
            sizes,
            await sizeOf(src),
          ]),
        ),
        apple: await sizeOf(apple?.href ?? ''),
      };
    }, url);
    expect(sizes).toEqual({
      type: 'application/manifest+json; charset=utf-8',
      names: ['湊スカーレッツ ファンクラブ', '湊スカーレッツ'],
      places: ['/user/', '/user/', '/user/u/top', 'standalone'],
      icons: [
        ['192x192', '192x192'],
        ['512x512', '512x512'],
        ['512x512', '512x512'],
      ],
      apple: '180x180',
    });
  });
});
