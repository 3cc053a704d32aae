import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const screenful = 900;
test.use({ viewport: { width: 390, height: screenful } });

type Index = { entries: Record<string, { id: string; type: string; importPath: string }> };
// Written by Storybook; the type names the part that is read here.
const index = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
) as Index;
const pages = Object.values(index.entries).filter(
  ({ type, importPath }) => type === 'docs' && /\/(primitives|pieces)\//.test(importPath),
);

const headings = [
  '使うとき',
  '使わないとき',
  '各部の名前',
  '種類と状態',
  '文言',
  '一緒に使う部品',
  'コード',
  'プロパティ',
];

for (const id of ['button', 'message-composer', 'dialog', 'top-page'])
  test(`[BOOK-02] the page of ${id} has its sections and two frames`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`/iframe.html?viewMode=docs&id=${id}--docs`);
    const docs = page.locator('#storybook-docs');
    for (const name of headings)
      await expect(docs.getByRole('heading', { name, exact: true })).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    for (const theme of ['ライト', 'ダーク']) {
      const frame = docs.frameLocator(`iframe[title^="${theme}"]`);
      await expect(frame.locator('#storybook-root > *').first()).toBeAttached();
    }
    await expect(docs.locator('figure').first().locator('span').first()).toBeVisible();
    expect(errors).toEqual([]);
  });

test('[BOOK-02] every component has its page, of under five screenfuls', async ({ page }) => {
  test.setTimeout(300_000);
  const tall: string[] = [];
  for (const { id } of pages) {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole('heading', { name: '各部の名前' })).toBeVisible();
    const { height, width } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { height: scrollHeight, width: scrollWidth };
    });
    if (height >= 5 * screenful || width > 390) tall.push(`${id}: ${width} × ${height} px`);
  }
  expect(tall).toEqual([]);
});

test('[BOOK-02] a page shows defaults and sentences, copies its sample, and names who presses which key', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/iframe.html?viewMode=docs&id=button--docs');
  const docs = page.locator('#storybook-docs');
  await docs.getByText('プロパティ', { exact: true }).click();
  const row = docs.locator('details').last().locator('dl > div');
  await expect(row.filter({ hasText: 'tone' }).first()).toContainText('既定 neutral');
  await expect(row.filter({ hasText: 'pending' }).first()).toContainText('既定 false');
  await expect(row.last()).toContainText('<button> の属性');
  await expect(docs.getByText('読み上げ：ボタン「購入する」：使用不可')).toBeVisible();

  await docs.getByText('コード', { exact: true }).click();
  await docs.getByRole('button', { name: 'コードをコピー' }).click();
  await expect(docs.getByRole('status')).toHaveText('コピーしました');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("from '@homestand/ui'");
});
