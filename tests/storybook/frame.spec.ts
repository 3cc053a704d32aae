import { expect } from '@playwright/test';
import { test } from './frame.ts';

const pages = [
  '?path=/docs/はじめに--docs',
  '?path=/docs/button--docs',
  '?path=/story/tab-bar--home',
];

test('[BOOK-01] a story opens as large as a phone', async ({ open }) => {
  const { page, story } = await open('?path=/story/button--playground');
  await page.setViewportSize({ width: 1440, height: 1000 });
  await expect(story.getByRole('button')).toBeVisible();
  const size = () =>
    page
      .locator('#storybook-preview-iframe')
      .evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  await expect.poll(size).toEqual([390, 844]);
});

test('the frame has our name and sign, and is Japanese', async ({ open }) => {
  const { page } = await open(pages[0] ?? '');
  await expect(page.getByRole('img', { name: 'Homestand' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const icon = await page.locator('link[rel="icon"]').first().getAttribute('href');
  const response = await page.request.get(new URL(icon ?? '', page.url()).href);
  expect(await response.text()).toContain('<title>Homestand</title>');
});

test('[BOOK-01] the tools of a story are those that its readers need', async ({ open }) => {
  const { page } = await open(pages[2] ?? '');
  await expect(page.getByLabel('クラブの色')).toBeVisible();
  await expect(page.getByRole('button', { name: /background|measure|outline/i })).toHaveCount(0);
});

for (const path of pages) {
  test(`${path} opens without an error and without axe`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('requestfailed', (request) => problems.push(request.url()));
    page.on('response', (response) => {
      if (response.status() >= 400 || /\baxe\b/.test(response.url())) problems.push(response.url());
    });
    await page.goto(`/${path}`, { waitUntil: 'networkidle' });
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.locator('#storybook-docs h1, #storybook-root > *').first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}
