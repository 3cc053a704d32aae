// Pictures as small as they show: bytes and order of the requests, on a common phone (390 px, density 2).
import type { Locator } from '@playwright/test';
import { addCollectedCards, addGoods } from '../support/goods.ts';
import { startServer } from '../support/server.ts';
import { expect, type Page, test } from './test.ts';

const goods = 15;
const budget = 90_000;

test.use({ deviceScaleFactor: 2 });

/** Follows the requests of the screen for the club's pictures, in their order; copies for offline use come later. */
function followPictures(page: Page) {
  const requests: string[] = [];
  const sizes: Promise<{ responseBodySize: number } | Error>[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'image' && pathname.startsWith('/api/v1/files/'))
      requests.push(pathname.split('/').at(-1) ?? '');
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/api/v1/files/'))
      // A copy for offline use may finish while the page is closed after the test.
      sizes.push(request.sizes().catch((error: Error) => error));
  });
  const bytes = async () => {
    let sum = 0;
    for (const size of await Promise.all(sizes)) {
      if (size instanceof Error) throw size;
      sum += size.responseBodySize;
    }
    return sum;
  };
  return { requests, bytes, count: () => sizes.length };
}

const noPictures: ReturnType<typeof followPictures> = {
  requests: [],
  bytes: async () => 0,
  count: () => 0,
};

const scrollToEnd = (page: Page) =>
  page.getByRole('main').getByRole('listitem').last().scrollIntoViewIfNeeded();

test('[NET-04] a list of 15 goods costs at most 90 kB, and their pictures are AVIF once the server has made them', async ({
  openAs,
}) => {
  // A club of its own: the list is as long as the club has goods.
  const club = await startServer();
  const pictureFiles = await addGoods(club, goods);
  const fan = await club.createFan();
  for (const expected of ['first', 'later']) {
    let list = noPictures;
    const page = await openAs(fan, '/u/shop', {
      origin: club.origin,
      prepare: (opened) => {
        list = followPictures(opened);
      },
    });
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(goods);
    await scrollToEnd(page);
    await expect.poll(() => list.count()).toBe(goods);
    expect(new Set(list.requests)).toEqual(new Set(pictureFiles));
    const bytes = await list.bytes();
    expect(bytes, `${expected} visit`).toBeGreaterThan(10_000);
    expect(bytes, `${expected} visit`).toBeLessThanOrEqual(budget);
    // As many pixels as it is drawn with, or hardly more.
    const enlargement = await page
      .getByRole('main')
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth / (2 * image.clientWidth));
    expect(enlargement).toBeGreaterThan(0.9);
    expect(enlargement).toBeLessThan(1.3);
    await expect
      .poll(
        async () => {
          const types = await Promise.all(
            pictureFiles.map(async (name) => {
              const { headers } = await fetch(`${club.origin}/api/v1/files/${name}?width=360`);
              return headers.get('content-type');
            }),
          );
          return new Set(types);
        },
        { timeout: 30_000 },
      )
      .toEqual(new Set(['image/avif']));
  }
  await club.stop();
});

test('[NET-04] pictures of the first screen are asked for first, those far below when they come near @journey', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const { playerId } = await server.createPlayer();
  // 30 rows: browsers load lazy pictures up to 3000 px ahead.
  await addCollectedCards(server, { playerId, fan, count: 90 });
  const { list: album } = (await fan.call('GET', '/v1/user/cards')).body.data as {
    list: { pictureUrl: string; hasFavorited: boolean }[];
  };
  const files = album
    .filter(({ hasFavorited }) => hasFavorited)
    .map(({ pictureUrl }) => pictureUrl.split('/').at(-1));

  let list = noPictures;
  const page = await openAs(fan, '/u/card', {
    prepare: (opened) => {
      list = followPictures(opened);
    },
  });
  const pictures = page.getByRole('main').getByRole('link').locator('img');
  await expect(pictures).toHaveCount(files.length);
  const isLoaded = (of: Locator) =>
    of.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(() => isLoaded(pictures.first())).toBe(true);
  const { requests } = list;
  const firstScreen = 9;
  expect(requests.slice(0, firstScreen)).toEqual(files.slice(0, firstScreen));
  expect(requests).not.toContain(files.at(-1));
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(pictures.last())).toBe(true);
  expect(requests).toContain(files.at(-1));
});
