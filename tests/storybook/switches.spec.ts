import { colorsFrom } from '@homestand/ui/tokens';
import { expect } from '@playwright/test';
import { type Frame, test } from './frame.ts';

const address = (story: string) => `?path=/story/${story}`;

async function choose({ page }: Frame, menu: string, item: string) {
  await page.getByTestId('sb-preview-toolbar').getByRole('button', { name: menu }).click();
  await page.getByRole('option', { name: item }).click();
}

/** The address that the frame shows, which another person opens. */
const shared = ({ page }: Frame) => page.url().slice(new URL(page.url()).origin.length + 1);

test('[BOOK-04] any club colour, for every part of the page, kept in the URL', async ({ open }) => {
  const chosen = '#0050b5';
  const first = await open(address('button--playground'));
  await expect(first.story.getByRole('button')).toBeVisible();
  await first.page.getByLabel('クラブの色').fill(chosen);
  await expect(first.page).toHaveURL(/club:!hex\(0050b5\)/);
  for (const frame of [first, await open(shared(first))]) {
    await expect(frame.root).toHaveCSS('--accent', colorsFrom(chosen).light.accent);
    await expect(frame.page.getByLabel('クラブの色')).toHaveValue(chosen);
  }
  await first.page.getByRole('button', { name: '元の色' }).click();
  await expect(first.root).not.toHaveCSS('--accent', colorsFrom(chosen).light.accent);
});

test('[BOOK-04] the frames of a page follow the club colour', async ({ open }) => {
  const { story } = await open('?path=/docs/button--docs&globals=club:!hex(0050b5)');
  const { light, dark } = colorsFrom('#0050b5');
  for (const [title, { accent }] of [['ライト', light] as const, ['ダーク', dark] as const])
    await expect(story.frameLocator(`iframe[title^="${title}"]`).locator('html')).toHaveCSS(
      '--accent',
      accent,
    );
});

test('[BOOK-04] text at 200 %, kept in the URL', async ({ open }) => {
  const first = await open(address('button--playground'));
  await expect(first.root).toHaveCSS('font-size', '16px');
  await choose(first, '文字', '文字 200 %');
  await expect(first.page).toHaveURL(/text:x2/);
  for (const frame of [first, await open(shared(first))])
    await expect(frame.root).toHaveCSS('font-size', '32px');
});

test('[BOOK-04] forced colours, kept in the URL', async ({ open }) => {
  const first = await open(address('button--disabled'));
  const probe = '<i style="color: GrayText"></i>';
  const grey = await first.root.evaluate((root, html) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    root.append(box);
    const { color } = getComputedStyle(box.firstElementChild ?? box);
    box.remove();
    return color;
  }, probe);
  const button = first.story.getByRole('button');
  await expect(button).not.toHaveCSS('color', grey);
  await choose(first, '強制カラー', '強制カラー（模擬）');
  await expect(first.page).toHaveURL(/contrast:forced/);
  for (const frame of [first, await open(shared(first))]) {
    await expect(frame.story.getByRole('button')).toHaveCSS('color', grey);
    await expect(frame.root).toHaveCSS('--canvas', 'Canvas');
  }
});

test('[BOOK-04] reduced motion for styles and scripts, kept in the URL', async ({ open }) => {
  const first = await open(address('button--playground'));
  await expect(first.story.getByRole('button')).not.toHaveCSS('transition-duration', '0s');
  await choose(first, '動き', '動きを減らす');
  await expect(first.page).toHaveURL(/motion:reduced/);
  for (const frame of [first, await open(shared(first))]) {
    await expect(frame.story.getByRole('button')).toHaveCSS('transition-duration', '0s');
    const matches = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(await frame.root.evaluate(matches)).toBe(true);
  }
});

test('[BOOK-04] the viewport, kept in the URL', async ({ open }) => {
  const first = await open(address('button--playground'));
  await expect(first.story.getByRole('button')).toBeVisible();
  const width = (frame: Frame) => frame.root.evaluate(() => innerWidth);
  expect(await width(first)).toBe(390);
  await choose(first, '390 px', '768 px（タブレット）');
  await expect(first.page).toHaveURL(/viewport/);
  for (const frame of [first, await open(shared(first))])
    await expect.poll(() => width(frame)).toBe(768);
});

test('[BOOK-04] Japanese that someone writes into a story is kept in the URL', async ({ open }) => {
  const first = await open(address('button--playground'));
  const field = (frame: Frame) => frame.page.locator('textarea[name="children"]');
  await field(first).fill('注文する。「はい」');
  await expect(first.page).toHaveURL(/args64:a-/);
  for (const frame of [first, await open(shared(first))]) {
    await expect(frame.story.getByRole('button', { name: '注文する。「はい」' })).toBeVisible();
    await expect(field(frame)).toHaveValue('注文する。「はい」');
  }
});
