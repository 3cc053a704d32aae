// Draws the pictures of the READMEs: the product with its demo club on a phone, light and dark.
//   npm run readme:pictures                   four screens of the product, which it starts
//   npm run readme:pictures -- --storybook    the first page of Storybook, which it builds
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from '../scripts/chromium.ts';
import { logIn, phone, startProduct } from './performance/startProduct.ts';
import { until } from './support/until.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'images');
const port = Number(process.env.PORT ?? 4340);
const maxBytes = 60_000;
const themes = ['light', 'dark'] as const;

/** How a fan reaches each screen from the top page. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  top: (page) => page.getByRole('heading', { name: '未読メッセージ' }).waitFor(),
  async thread(page) {
    await page.goto('/user/u/message');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('main').getByRole('button', { name: '動画を再生' }).last().waitFor();
  },
  async cards(page) {
    await page.goto('/user/u/card');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
  },
  async pickup(page) {
    await page.goto('/user/u/my-order');
    await page.getByRole('main').getByText('受け取り用QRコード').first().click();
    await page.getByRole('img', { name: '受け取り用QRコード' }).waitFor();
  },
};

const { values } = parseArgs({ options: { storybook: { type: 'boolean', default: false } } });
const browser = await chromium.launch(launchOptions);
try {
  if (values.storybook) await drawStorybook(browser);
  else await drawProduct(browser);
} finally {
  await browser.close();
}

async function drawProduct(of: Browser) {
  const { origin, stop } = await startProduct(port);
  try {
    for (const colorScheme of themes) {
      const context = await of.newContext({ ...phone, baseURL: origin, colorScheme });
      const page = await context.newPage();
      await page.goto('/user/login');
      await logIn(page);
      for (const [name, open] of Object.entries(screens)) {
        await open(page);
        await save(page, `${name}-${colorScheme}`);
      }
      await context.close();
    }
  } finally {
    stop();
  }
}

async function drawStorybook(of: Browser) {
  const built = spawnSync(process.execPath, ['scripts/storybook.ts', 'build'], {
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('Storybook could not be built.');
  const server = spawn(process.execPath, ['tests/serve.ts', 'storybook-static', String(port)]);
  try {
    const address = `http://127.0.0.1:${port}/`;
    await until(() =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const page = await of.newPage({ viewport: { width: 1280, height: 860 } });
    await page.goto(address);
    const content = page.frameLocator('#storybook-preview-iframe');
    await content.getByRole('heading', { level: 1 }).waitFor();
    await save(page, 'storybook');
  } finally {
    server.kill();
  }
}

/** WebP with the highest quality at which it has fewer than 60 kB. */
async function save(page: Page, name: string) {
  await untilDrawn(page);
  const picture = await page.screenshot();
  for (let quality = 80; quality >= 40; quality -= 10) {
    const bytes = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length >= maxBytes) continue;
    writeFileSync(join(folder, `${name}.webp`), bytes);
    console.log(`docs/images/${name}.webp  ${bytes.length} bytes, quality ${quality}`);
    return;
  }
  throw new Error(`${name} has more than ${maxBytes} bytes.`);
}

/** Fonts and the pictures in view have loaded, and no animation is running. */
async function untilDrawn(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  // What a carousel cuts off stays unloaded, wherever its box lies in the window.
  await page.waitForFunction(async () => {
    const { images } = document;
    if (images.length === 0) return true;
    const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver((seen) => {
        observer.disconnect();
        resolve(seen);
      });
      for (const image of images) observer.observe(image);
    });
    return entries.every(
      ({ target, isIntersecting }) => !isIntersecting || (target as HTMLImageElement).complete,
    );
  });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
}
