import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, test as base, type Page } from '@playwright/test';
import {
  axeViolations,
  contentSize,
  cutContent,
  drawnAt,
  fontsAndImages,
  hasWideRules,
} from './inPage.ts';
import type { Theme } from './pictures.ts';
import type { Failure, Part } from './run.ts';

export const widths = { narrow: 320, phone: 390, wide: 1280 } as const;

const height = 844;
const violationMark = 'violation: ';
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** Movement depends on the time that passes: what is drawn has none. */
export type Motion = 'reduce' | 'no-preference';

export type Visit = {
  /**
   * Shows a story or a planted fault at a width and waits until its play function has ended. Returns the width,
   * which is another one for a story that names its own.
   */
  open: (query: string, width: number, motion: Motion) => Promise<number>;
  picture: (theme: Theme) => Promise<Buffer>;
  checkAxe: () => Promise<void>;
  /** Nothing scrolls sideways or is cut off at this width and text size. */
  checkFit: (width: number, textSize?: '100%' | '200%') => Promise<void>;
  hasWideRules: () => Promise<boolean>;
  /** What failed since the last call. */
  failures: () => Failure[];
  page: Page;
};

/** One page for each worker. Each story is a new navigation, so none affects the next. */
export const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use, { project }) => {
      const baseURL = String(project.use.baseURL);
      const page = await openPage(browser, baseURL);
      await use(visitOn(page, baseURL));
      await page.context().close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
  });
  await context.addInitScript((mark) => {
    localStorage.clear();
    sessionStorage.clear();
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const place = `${sourceFile}:${lineNumber}`;
      console.error(`${mark}${effectiveDirective} ${blockedURI} at ${place} ${sample}`);
    });
  }, violationMark);
  const page = await context.newPage();
  // The stories freeze the clock while they run; this one also applies afterwards.
  await page.clock.setFixedTime('2026-11-21T12:00:00+09:00');
  return page;
}

function visitOn(page: Page, baseURL: string): Visit {
  let found: Failure[] = [];
  let current: number = widths.phone;
  const add = (part: Part, text: string) => found.push({ part, width: current, text });

  page.on('pageerror', ({ name, message }) => add('console', `${name}: ${message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(violationMark)) add('policy', text.slice(violationMark.length));
    else if (message.type() === 'error') add('console', text);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(baseURL)) add('request', url);
  });

  async function resize(width: number) {
    current = width;
    await page.setViewportSize({ width, height });
  }

  return {
    page,
    async open(query, width, reducedMotion) {
      await resize(width);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion });
      await page.goto(`/?${query}`);
      const html = page.locator('html');
      await page.locator('html[data-outcome], html[data-width]').waitFor();
      const wanted = await html.getAttribute('data-width');
      if (wanted !== null) {
        await resize(Number(wanted));
        await page.locator('html[data-outcome]').waitFor();
      }
      const { outcome, error = '' } = await html.evaluate(({ dataset }) => ({ ...dataset }));
      if (outcome === 'not-rendered') add('render', error);
      if (outcome === 'play-failed') add('play', error);
      // The checks look at the story at rest.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.evaluate(fontsAndImages);
      return current;
    },
    async picture(theme) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.evaluate(fontsAndImages);
      const clip = { x: 0, y: 0, ...(await page.evaluate(contentSize)) };
      return page.screenshot({
        fullPage: true,
        clip,
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
      });
    },
    async checkAxe() {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      // Evaluated by the debugger: the page's policy allows no script from a string.
      await page.evaluate(axeSource);
      const config = (await page.locator('html').getAttribute('data-axe')) ?? '{}';
      for (const text of await page.evaluate(axeViolations, JSON.parse(config) as object))
        add('axe', text);
    },
    async checkFit(width, textSize = '100%') {
      if (width !== current) await resize(width);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size === '100%' ? '' : size;
      }, textSize);
      await page.evaluate(drawnAt, width);
      for (const text of await page.evaluate(cutContent))
        add('fit', textSize === '100%' ? text : `text at ${textSize}: ${text}`);
    },
    hasWideRules: () => page.evaluate(hasWideRules),
    failures() {
      const taken = found;
      found = [];
      return taken;
    },
  };
}
