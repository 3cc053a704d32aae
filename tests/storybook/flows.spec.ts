import { expect, type Page, test } from '@playwright/test';
import { test as framed } from './frame.ts';

async function openMap(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.goto('/iframe.html?viewMode=docs&id=画面の流れ--docs');
  const buying = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '買う' }) });
  return { buying, screen: buying.frameLocator('iframe') };
}

for (const width of [390, 1280])
  test(`[BOOK-03] at ${width} px a tap in a flow's screen leads to the next one`, async ({
    page,
  }) => {
    const { buying, screen } = await openMap(page, width);
    await expect(buying.getByRole('button', { name: 'ファンショップ' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await screen
      .getByRole('link', { name: /ホームユニフォーム/ })
      .first()
      // By keyboard: Playwright aims beside a link in a frame of half its size.
      .press('Enter');
    await expect(buying.getByRole('button', { name: '商品' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(screen.getByRole('button', { name: 'カートに入れる' })).toBeVisible();
    await buying.getByRole('button', { name: '情報入力' }).press('Enter');
    await expect(screen.getByRole('button', { name: '次へ進む' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
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
