import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { readScreens } from '../../scripts/screenFlow/screens.ts';
import { test as framed } from './frame.ts';

const root = join(import.meta.dirname, '../..');
const screens = readScreens(root);

async function openBoard(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.goto('/iframe.html?viewMode=docs&id=画面の流れ--docs');
  const screen = (person: string, title: string) =>
    page
      .getByRole('region', { name: person, exact: true })
      .getByRole('button', { name: title, exact: true });
  await expect(screen('ファン', 'ファンショップ')).toBeVisible();
  return { screen, live: page.getByRole('dialog') };
}

test('[BOOK-03] every screen of fans, players and staff has its place on the board', async ({
  page,
}) => {
  await openBoard(page, 1280);
  const shown = await page.locator('button[aria-haspopup="dialog"]').allTextContents();
  expect(shown.toSorted()).toEqual(screens.map(({ title }) => title).toSorted());
  const { violations } = await new AxeBuilder({ page }).include('#storybook-docs').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

for (const width of [390, 1280])
  test(`[BOOK-03] at ${width} px a press makes a screen live, and a link in it leads to the next`, async ({
    page,
  }) => {
    const { screen, live } = await openBoard(page, width);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);
    const opener = screen('ファン', 'ファンショップ');
    // By keyboard.
    await opener.press('Enter');
    const inLive = live.frameLocator('iframe');
    await inLive
      .getByRole('link', { name: /ホームユニフォーム/ })
      .first()
      .press('Enter');
    await expect(live.getByRole('heading', { name: '商品' })).toBeVisible();
    await expect(inLive.getByRole('button', { name: 'カートに入れる' })).toBeVisible();
    await live.getByRole('button', { name: '会場払いのご注文' }).click();
    await expect(live.getByRole('heading', { name: '会場払いのご注文' })).toBeVisible();
    expect(await overflow()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(live).toBeHidden();
    await expect(opener).toBeFocused();
  });

test('the board shows where the screen leads that the focus is on', async ({ page }) => {
  const { screen } = await openBoard(page, 1280);
  const cart = screen('ファン', 'カート');
  await expect(cart).not.toHaveAttribute('data-leads');
  await screen('ファン', '商品').focus();
  await expect(cart).toHaveAttribute('data-leads');
});

framed(
  '[BOOK-03] a link in a screen’s story selects the story of the screen it points to',
  async ({ open }) => {
    const { page, story } = await open('?path=/story/screen-cart--full');
    await story.getByRole('link', { name: '注文手続きへ' }).click();
    await expect(page).toHaveURL(/path=\/story\/screen-checkout-info--full/);
  },
);

framed('[BOOK-03] stories can be filtered by a requirement', async ({ open }) => {
  const { page } = await open('?path=/story/screen-cart--full&tags=chk-01');
  const sidebar = page.locator('[data-item-id]');
  await expect(sidebar.filter({ hasText: '購入手続き' })).toHaveCount(1);
  await expect(page.locator('[data-item-id="部品"]')).toHaveCount(0);
});
