import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './frame.ts';

const root = join(import.meta.dirname, '../..');

test('[BOOK-02] llms.txt leads to the page of every component and the text of every guide', async ({
  request,
}) => {
  const list = await (await request.get('/llms.txt')).text();
  const files = [...list.matchAll(/\]\((llms\/[^)]+)\)/g)].map(([, file = '']) => file);
  const components = globSync('packages/ui/src/**/*.docs.ts', { cwd: root });
  const guides = globSync('docs/storybook/*.mdx', { cwd: root });
  // 検証の一覧 is a table of results without words of its own.
  expect(files).toHaveLength(components.length + guides.length - 1);
  for (const file of files) {
    const response = await request.get(`/${file}`);
    expect.soft(response.status(), file).toBe(200);
    expect.soft(await response.text(), file).toMatch(/^# \S/);
  }
});

test('[BOOK-02] a page copies itself as the Markdown that its file has', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/iframe.html?viewMode=docs&id=order-row--docs');
  await page.getByRole('button', { name: 'Markdownをコピー' }).click();
  await expect(page.getByText('コピーしました').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await request.get('/llms/order-row.md')).text());
  expect(copied).toContain('## 使わないとき');
  expect(copied).toContain('### OrderRowSkeleton');
});
