import { clubWith } from '../support/clubs.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { topicOf } from './messageFixtures.ts';
import { expect, type Page, test } from './test.ts';

let club: TestServer;
test.beforeAll(async () => {
  club = await startServer(clubWith({ trustedHosts: ['league.example'] }));
});
test.afterAll(() => club.stop());

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'このサイトを開きますか？' });

/** Answers all sites of the test; the product itself is not one of them. */
const serveSites = (page: Page) =>
  page
    .context()
    .route(/^https:[/][/](league|evil)[.]example[/]/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>site</title>' }),
    );

const newTab = async (page: Page, open: () => Promise<void>) => {
  const opened = page.context().waitForEvent('page');
  await open();
  const tab = await opened;
  await tab.waitForLoadState();
  return { url: tab.url(), hasOpener: await tab.evaluate(() => opener !== null) };
};

test('[SAFE-06] a fan’s link opens after the dialog has named its host, a player’s listed link at once', async ({
  openAs,
  consoleErrors,
}) => {
  const [fan, player] = [await club.createFan(), await club.createPlayer()];
  const topicId = await topicOf(fan, player, '見て https://league.example/fan です');
  for (const address of [
    'https://league.example/games',
    'https://league.example.evil.example/',
    `${club.origin}/user/u/shop`,
  ])
    await player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, {
      body: { content: `案内です ${address} どうぞ` },
    });
  const page = await openAs(fan, `/u/message/${topicId}`, {
    origin: club.origin,
    prepare: serveSites,
  });

  // The fan's own link, though its host is listed: nothing opens it past the question.
  const asks = page.getByRole('button', { name: 'https://league.example/fan' });
  await asks.click({ button: 'middle' });
  await asks.click();
  await expect(question(page)).toContainText('league.example');
  expect(page.context().pages()).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'やめる' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(asks).toBeFocused();

  // By keyboard alone.
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const byKeys = await newTab(page, () => page.keyboard.press('Enter'));
  expect(byKeys).toEqual({ url: 'https://league.example/fan', hasOpener: false });
  await expect(question(page)).toHaveCount(0);

  // The player's listed link, and the one to the product itself.
  await expect(page.getByRole('link', { name: `${club.origin}/user/u/shop` })).toBeVisible();
  const listed = page.getByRole('link', { name: 'https://league.example/games' });
  const atOnce = await newTab(page, () => listed.click());
  expect(atOnce).toEqual({ url: 'https://league.example/games', hasOpener: false });
  await expect(question(page)).toHaveCount(0);

  // Another host that begins like the listed one.
  await page.getByRole('button', { name: 'https://league.example.evil.example/' }).click();
  await expect(question(page)).toContainText('league.example.evil.example');
  expect(consoleErrors).toEqual([]);
});

test('[SAFE-06] at 320 px and 200 % text the dialog fits, and its buttons stay in sight', async ({
  openAs,
}) => {
  const [fan, player] = [await club.createFan(), await club.createPlayer()];
  const host = `www.league.example.${'login-'.repeat(9)}x.${'abc-'.repeat(12)}d.evil.example`;
  const topicId = await topicOf(fan, player, `https://${host}/`);
  const page = await openAs(fan, `/u/message/${topicId}`, { origin: club.origin });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  // A list that is being resized takes no clicks.
  await page.getByRole('button', { name: `https://${host}/` }).press('Enter');
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByText(/^….*[.]evil[.]example$/)).toBeInViewport({ ratio: 0.95 });
  for (const control of [
    page.getByRole('button', { name: 'やめる' }),
    page.getByRole('link', { name: /^開く/ }),
  ])
    await expect(control).toBeInViewport({ ratio: 1 });
  const isWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
  expect(isWide).toBe(false);
});
