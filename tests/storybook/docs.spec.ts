import { expect, type Page, test } from '@playwright/test';

test('the landing page shows components by room, and leads to their pages and to the guides', async ({
  page,
}) => {
  await page.goto('/iframe.html?viewMode=docs&id=はじめに--docs');
  const docs = page.locator('#storybook-docs');
  await expect(docs.getByRole('heading', { level: 1 })).toBeVisible();
  for (const room of ['ホーム', 'カード', 'トーク', 'ショップ', '窓口'])
    await expect(docs.getByRole('heading', { name: room, exact: true })).toBeVisible();
  // Live components: a tile without one would be empty.
  const drawn = docs.locator('[data-story-block] > [data-name] > *');
  const tiles = docs.locator('li:has(> [inert])');
  await expect(tiles).toHaveCount(12);
  // And the one on top.
  await expect(drawn).toHaveCount(13);
  await expect(docs.getByRole('link', { name: '推し選手のヒーロー' })).toHaveAttribute(
    'href',
    './?path=/docs/favorite-hero--docs',
  );
  const link = docs.getByRole('link', { name: 'デザインの基礎' });
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  const path = address.searchParams.get('path') ?? '';
  await page.goto(`/iframe.html?viewMode=docs&id=${path.replace('/docs/', '')}`);
  for (const heading of ['クラブの色を替える', '色の役割', '画面の幅']) {
    await expect(docs.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(docs.getByText('#c32034').first()).toBeAttached();
});

/** The product's faces: text, and the condensed one of figures. The test's browser has Noto Sans JP for code, too. */
const ownFaces = ['Noto Sans JP', 'Barlow Condensed'];

/** The names of the fonts that draw the glyphs of an element and of all inside it, as the browser says. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `${selector}, ${selector} *`,
  });
  const faces = new Map<string, number>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, glyphCount } of fonts)
      faces.set(familyName, (faces.get(familyName) ?? 0) + glyphCount);
  }
  await session.detach();
  return [...faces].map(([name]) => name.replace(/ (SemiBold|Medium|Bold).*$/, ''));
}

for (const id of ['はじめに--docs', 'デザインの基礎--docs', '検証の一覧--docs', 'button--docs'])
  test(`no glyph of ${id} is drawn in another font than ours, and its title is its largest heading`, async ({
    page,
  }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    const docs = page.locator('#storybook-docs');
    const sizes = (level: number) =>
      docs
        .getByRole('heading', { level })
        .evaluateAll((all) => all.map((heading) => parseFloat(getComputedStyle(heading).fontSize)));
    await expect(docs.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // Again if a part of the page was drawn anew while it was asked.
    await expect(async () => {
      const faces = await facesOf(page, '#storybook-docs');
      expect(faces).toContain('Noto Sans JP');
      expect(faces.filter((name) => !ownFaces.includes(name))).toEqual([]);
    }).toPass();
    const [title = 0] = await sizes(1);
    expect(title).toBeGreaterThan(Math.max(...(await sizes(2))));
  });

for (const guide of [
  'はじめに',
  '使いかた',
  'デザインの基礎',
  '声とことば',
  '決まった形',
  'アクセシビリティ',
  '部品を作る人へ',
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
