import { expect, test } from '@playwright/test';

test('the landing page leads to the page that explains colours, type and space', async ({
  page,
}) => {
  await page.goto('/iframe.html?viewMode=docs&id=はじめに--docs');
  const docs = page.locator('#storybook-docs');
  await expect(docs.getByRole('heading', { level: 1 })).toBeVisible();
  for (const heading of ['ストーリーの読み方', '条件を替えて見る', 'さがす']) {
    await expect(docs.getByRole('heading', { name: heading })).toBeVisible();
  }
  const link = docs.getByRole('link', { name: 'デザインの基礎' });
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  const path = address.searchParams.get('path') ?? '';
  await page.goto(`/iframe.html?viewMode=docs&id=${path.replace('/docs/', '')}`);
  for (const heading of ['クラブの色を替える', '色の役割', '画面の幅']) {
    await expect(docs.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(docs.getByText('#c32034').first()).toBeAttached();
});

for (const guide of [
  'はじめに',
  'デザインの基礎',
  '声とことば',
  '決まった形',
  'アクセシビリティ',
  '検証の一覧',
  '公開のしかた',
  '画面の流れ',
])
  test(`the guide ${guide} opens without an error, fits a phone, and its links lead somewhere`, async ({
    page,
    request,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/iframe.html?viewMode=docs&id=${guide}--docs`);
    const docs = page.locator('#storybook-docs');
    await expect(docs.getByRole('heading', { level: 1 })).toBeVisible();
    // Its rows are loaded.
    if (guide === '検証の一覧')
      await expect(docs.getByRole('group', { name: '結果で絞り込む' })).toBeVisible();
    await expect(page.locator('.sb-errordisplay')).toBeHidden();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(390);
    const { entries } = await (await request.get('/index.json')).json();
    const linked = await docs
      .locator('a[href*="?path="]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const ids = linked.map((href) =>
      new URL(href).searchParams.get('path')?.replace(/^\/(docs|story)\//, ''),
    );
    expect(ids.filter((id) => !(`${id}` in entries))).toEqual([]);
    expect(errors).toEqual([]);
  });
