import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

type Entry = { id: string; type: string; importPath: string };
// Written by Storybook; the type names the part that is read here.
const { entries } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');

async function open(page: Page) {
  await page.goto('/iframe.html?viewMode=docs&id=検証の一覧--docs');
  const docs = page.locator('#storybook-docs');
  await expect(docs.getByRole('group', { name: '結果で絞り込む' })).toBeVisible();
  return docs;
}

for (const width of [390, 1280])
  test(`the results of all stories, in under five screens, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const docs = await open(page);
    await expect(docs.getByRole('button', { name: /^すべて/ })).toHaveText(
      `すべて${stories.length}`,
    );
    const counts = await docs
      .getByRole('button', { name: /^(失敗|未実行|古い|合格)/ })
      .allTextContents();
    const sum = counts.reduce((total, text) => total + Number(/\d+$/.exec(text)?.[0]), 0);
    expect(sum).toBe(stories.length);
    const { height, width: needed } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { height: scrollHeight, width: scrollWidth };
    });
    expect(height).toBeLessThan(5 * 844);
    expect(needed).toBeLessThanOrEqual(width);

    await docs.getByLabel('部品をさがす').fill('botan');
    const row = docs.getByRole('row', { name: /（Button）/ });
    await expect(row).toBeVisible();
    await expect(row.getByRole('link', { name: 'ボタン（Button）' })).toHaveAttribute(
      'href',
      './?path=/docs/button--docs',
    );
    await row.getByText('状態').click();
    await expect(row.getByRole('link', { name: '操作' })).toHaveAttribute(
      'href',
      './?path=/story/button--playground',
    );
    await expect(page.getByRole('columnheader', { name: 'WebKit' }).first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    const { violations } = await new AxeBuilder({ page }).include('#storybook-docs').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

test('a story whose visit ends after the build is no longer 未実行 when the page is opened', async ({
  page,
}) => {
  const [visited] = stories;
  const parts = ['render', 'console', 'play', 'axe', 'policy', 'request', 'fit', 'picture'];
  const result = {
    commit: 'abc1234',
    isModified: false,
    date: '2026-11-21T00:12:00.000Z',
    isOutdated: false,
    parts: Object.fromEntries(parts.map((part) => [part, 'passed'])),
  };
  const chromium = { browser: 'chromium 153.0.0', stories: { [visited?.id ?? '']: result } };
  await page.route('**/check-results.json', (route) =>
    route.fulfill({ json: { results: { chromium, firefox: null, webkit: null }, report: null } }),
  );
  const docs = await open(page);
  await expect(docs.getByRole('button', { name: /^合格/ })).toHaveText('合格1');
  await expect(docs.getByRole('button', { name: /^未実行/ })).toHaveText(
    `未実行${stories.length - 1}`,
  );
  const line = (engine: string) => docs.locator('header dl > div', { hasText: engine });
  await expect(line('Chromium')).toContainText('153.0.0、最後の実行 2026.11.21 09:12（abc1234）');
  for (const engine of ['Firefox', 'WebKit']) await expect(line(engine)).toContainText('未実行');
});

test('the built pages have the results of the last visits', async ({ request }) => {
  const file = join(import.meta.dirname, '../../test-results/engines/chromium.json');
  const { results } = await (await request.get('/check-results.json')).json();
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  expect(Object.keys(results.chromium?.stories ?? {})).toEqual(Object.keys(stored?.stories ?? {}));
});
