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

test('an engine without a file of results reads 未実行', async ({ page }) => {
  const docs = await open(page);
  for (const [name, engine] of [
    ['Firefox', 'firefox'],
    ['WebKit', 'webkit'],
  ] as const) {
    const line = docs.locator('header dl > div', { hasText: name });
    const file = join(import.meta.dirname, `../../test-results/engines/${engine}.json`);
    if (!existsSync(file)) await expect(line).toContainText('未実行');
  }
});
