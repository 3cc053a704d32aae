import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const screenful = 844;
test.use({ viewport: { width: 390, height: screenful } });

type Entry = { id: string; type: string; importPath: string };
type Index = { entries: Record<string, Entry> };
type Channel = { __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, value: unknown): void } };
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
  '検証の結果',
  '変更履歴',
];

// The pictures are those of a phone's window: a story in a low one is live in both frames.
for (const { id, isLow = false } of [
  { id: 'button' },
  { id: 'message-composer' },
  { id: 'dialog', isLow: true },
  { id: 'top-page' },
])
  test(`[BOOK-02] the page of ${id} has its sections and two frames`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`/iframe.html?viewMode=docs&id=${id}--docs`);
    const docs = page.locator('#storybook-docs');
    for (const name of headings)
      await expect(docs.getByRole('heading', { name, exact: true })).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    const storyIn = (theme: string) =>
      docs.frameLocator(`iframe[title^="${theme}"]`).locator('#storybook-root > *').first();
    await expect(storyIn('ライト')).toBeVisible();
    if (!isLow) await docs.getByRole('button', { name: 'ダーク' }).click();
    await expect(storyIn('ダーク')).toBeVisible();
    await expect(docs.locator('figure').first().locator('span').first()).toBeVisible();
    expect(errors).toEqual([]);
  });

const sizeOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight: height, scrollWidth: width } = document.documentElement;
    return { height, width };
  });

/** The pages that may be too large, without drawing the stories in their frames, which takes minutes. */
async function suspectsOf(page: Page, entries: readonly Entry[]): Promise<Entry[]> {
  await page.route(/iframe\.html\?.*viewMode=story/, (route) => route.abort());
  const docs = page.locator('#storybook-docs');
  await page.goto(`/iframe.html?viewMode=docs&id=${entries[0]?.id}`);
  const suspects: Entry[] = [];
  for (const entry of entries) {
    // The event of Storybook's list: the page stays, as loading it again would take a second.
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Channel;
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    }, entry.id);
    const [, name = ''] = /([^/]+)\.stories/.exec(entry.importPath) ?? [];
    await docs.locator('h1', { hasText: name }).waitFor();
    await expect(docs.getByRole('heading', { name: '各部の名前' })).toBeVisible();
    const { height, width } = await sizeOf(page);
    if (height >= 5 * screenful || width > 390) suspects.push(entry);
  }
  return suspects;
}

test('[BOOK-01] [BOOK-02] every component has its page, of under five screens of a phone', async ({
  context,
}) => {
  const size = Math.ceil(pages.length / 4);
  const parts = [0, 1, 2, 3].map((part) => pages.slice(part * size, (part + 1) * size));
  const suspects = await Promise.all(
    parts.map(async (part) => suspectsOf(await context.newPage(), part)),
  );
  const page = await context.newPage();
  const tooLarge: string[] = [];
  for (const { id } of suspects.flat()) {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await page.frameLocator('iframe').first().locator('#storybook-root > *').first().waitFor();
    const { height, width } = await sizeOf(page);
    if (height >= 5 * screenful || width > 390) tooLarge.push(`${id}: ${width} × ${height} px`);
  }
  expect(tooLarge).toEqual([]);
});

// Fixed to the window, as high as it, opened without a play, or drawn with the frame's height.
for (const id of [
  'card-stage',
  'cart-button',
  'desk-scanner',
  'dialog',
  'menu',
  'pickup-code',
  'toast-region',
])
  test(`[BOOK-02] the first view of ${id} is whole, as it is before anyone has acted`, async ({
    page,
  }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}--docs`);
    const frame = page.locator('iframe').first();
    const story = frame.contentFrame();
    await expect(story.locator('#storybook-root > *').first()).toBeAttached();
    // In the story's own pixels: a frame without room is drawn smaller.
    const shown = await frame.evaluate(
      (element) =>
        (element.parentElement?.clientHeight ?? 0) / Number(getComputedStyle(element).zoom),
    );
    await expect
      .poll(() =>
        story.locator('body').evaluate((body, height) => {
          const seen = [...body.querySelectorAll('button, img, svg, p, h2, video')].filter(
            (element) => element.checkVisibility({ visibilityProperty: true }),
          );
          const boxes = seen.map((element) => element.getBoundingClientRect());
          return {
            isEmpty: boxes.length === 0,
            cut: boxes.filter((box) => box.width > 0 && box.top < height && box.bottom > height + 1)
              .length,
            isFocused: body.matches(':has(:focus-visible)'),
            scrolled: body.ownerDocument.documentElement.scrollTop,
          };
        }, shown),
      )
      .toEqual({ isEmpty: false, cut: 0, isFocused: false, scrolled: 0 });
  });

test('[BOOK-02] a page shows defaults and sentences, copies its example, and names who presses which key', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/iframe.html?viewMode=docs&id=button--docs');
  const docs = page.locator('#storybook-docs');
  await docs.getByText('プロパティ', { exact: true }).click();
  const row = docs.locator('details', { hasText: 'プロパティ' }).last().locator('dl > div');
  await expect(row.filter({ hasText: 'tone' }).first()).toContainText('既定 neutral');
  await expect(row.filter({ hasText: 'pending' }).first()).toContainText('既定 false');
  await expect(row.last()).toContainText('<button> の属性');
  const keyboard = docs.locator('section', {
    has: page.getByRole('heading', { name: 'キーボードと読み上げ' }),
  });
  await keyboard.getByText(/^ほか \d+ 件$/).click();
  await expect(keyboard.getByText('読み上げ：ボタン「購入する」：使用不可')).toBeVisible();

  await docs.getByText('コード', { exact: true }).click();
  await docs.getByRole('button', { name: 'コードをコピー' }).click();
  const code = docs.locator('details', { hasText: 'コードをコピー' }).last();
  await expect(code.getByRole('status')).toHaveText('コピーしました');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("from '@homestand/ui'");
});

test('[BOOK-02] values of a prop stand as samples, states as pictures, and every prop has a control', async ({
  page,
}) => {
  await page.goto('/iframe.html?viewMode=docs&id=button--docs');
  const docs = page.locator('#storybook-docs');
  const tones = docs.locator('dl', { hasText: 'クラブの色。買う、応援する。' });
  await expect(tones.getByText('購入する')).toHaveCount(3);
  const states = docs.locator('section', {
    has: page.getByRole('heading', { name: '種類と状態' }),
  });
  await expect(states.locator('a[href$="/story/button--pending"]')).toBeVisible();
  await expect(docs.getByText('塗りのボタンは一画面に一つ').first()).toBeVisible();

  // A phone has no room for the panel.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/?path=/story/button--playground');
  const panel = page.locator('#storybook-panel-root');
  for (const name of ['aria-label', 'disabled', 'emphasis', 'fullWidth', 'pending', 'size', 'tone'])
    await expect(panel.getByRole('cell', { name, exact: true }).first()).toBeVisible();
  await panel.getByText('danger', { exact: true }).last().click();
  await expect(page).toHaveURL(/args=tone:danger/);
});
