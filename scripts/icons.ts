// Renders the app's icons from packages/app/public/icon.svg: npm run icons
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { brandColor } from '../packages/ui/src/tokens/index.ts';
import { launchOptions } from './chromium.ts';

const folder = join(import.meta.dirname, '../packages/app/public');
const sign = readFileSync(join(folder, 'icon.svg')).toString('base64');
const to = join(folder, 'icons');

type Icon = { name: string; size: number; share: number; ground: string; white?: boolean };

/**
 * A maskable icon is cut to a circle of four fifths, and Apple rounds the corners. Of the badge in the status
 * bar only the shape shows.
 */
const icons: Icon[] = [
  { name: 'icon-192', size: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, share: 1, ground: 'transparent' },
  { name: 'maskable-512', size: 512, share: 0.7, ground: brandColor },
  { name: 'apple-touch-icon', size: 180, share: 0.72, ground: brandColor },
  { name: 'badge-96', size: 96, share: 0.9, ground: 'transparent', white: true },
];

mkdirSync(to, { recursive: true });
const browser = await chromium.launch(launchOptions);
for (const { name, size, share, ground, white = false } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
      <img style="width:${share * 100}%;filter:${white ? 'brightness(0) invert(1)' : 'none'}" src="data:image/svg+xml;base64,${sign}" alt="">`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: join(to, `${name}.png`), omitBackground: true });
}
await browser.close();
