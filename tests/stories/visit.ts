import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import {
  atRest,
  axeViolations,
  contentSize,
  cutContent,
  fontsAndImages,
  hasWideRules,
  notVisible,
} from './inPage.ts';
import type { Theme } from './pictures.ts';
import type { Failure, Part } from './run.ts';
import type { StoryEntry } from './storyList.ts';

export const widths = { narrow: 320, phone: 390, wide: 1280 } as const;

const height = 844;
const violationMark = 'violation: ';
/** Movement depends on the time that passes: what is drawn has none. */
export type Motion = 'reduce' | 'no-preference';

export type Visit = {
  /** Opens the page with a fault that a check must find. */
  openPlanted: (name: string) => Promise<void>;
  /**
   * Shows a story at a width and waits until its play function has ended. Returns the width, which is another one
   * for a story that names its own.
   */
  open: (
    story: Pick<StoryEntry, 'id' | 'importPath'>,
    width: number,
    motion: Motion,
  ) => Promise<number>;
  picture: (theme: Theme) => Promise<Buffer>;
  checkAxe: () => Promise<void>;
  /** Each of the selectors matches something that one can see. */
  checkParts: (selectors: string[]) => Promise<void>;
  /** Nothing scrolls sideways or is cut off at this width and text size. */
  checkFit: (width: number, textSize?: '100%' | '200%') => Promise<void>;
  hasWideRules: () => Promise<boolean>;
  /** What failed since the last call. */
  failures: () => Failure[];
};

/** The stories of a file share a document, each unmounted before the next; another file is a new navigation. */
export const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use, { project }) => {
      const baseURL = String(project.use.baseURL);
      const context = await openContext(browser, baseURL);
      await use(visitIn(context, baseURL));
      await context.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

async function openContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
  });
  await context.addInitScript((mark) => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const place = `${sourceFile}:${lineNumber}`;
      console.error(`${mark}${effectiveDirective} ${blockedURI} at ${place} ${sample}`);
    });
  }, violationMark);
  // The stories freeze the clock while they run; this one also applies afterwards.
  await context.clock.setFixedTime('2026-11-21T12:00:00+09:00');
  return context;
}

/** A renderer keeps a part of every document it has shown. */
const documentsOfAPage = 10;

function visitIn(context: BrowserContext, baseURL: string): Visit {
  let page: Page;
  let documents = 0;
  /** The story file of the document. */
  let file = '';
  let found: Failure[] = [];
  let current: number = widths.phone;
  const add = (part: Part, text: string) => found.push({ part, width: current, text });

  async function openPage() {
    await page?.close();
    page = await context.newPage();
    await page.exposeFunction('resizeWindow', async (width: number) => {
      await resize(width);
      await page.evaluate(atRest, width);
    });
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
  }

  async function openDocument(wanted: string) {
    if (wanted === file && wanted !== '') return;
    if (documents++ % documentsOfAPage === 0) await openPage();
    file = wanted;
    await page.goto('/');
  }

  async function resize(width: number) {
    current = width;
    await page.setViewportSize({ width, height });
  }

  async function settle() {
    await page.evaluate(fontsAndImages);
    await page.evaluate(atRest, current);
  }

  return {
    async openPlanted(name) {
      await openDocument('');
      await resize(widths.phone);
      await page.goto(`/?planted=${encodeURIComponent(name)}`);
    },
    async open({ id, importPath }, width, reducedMotion) {
      await openDocument(importPath);
      await resize(width);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion });
      const shown = await page.evaluate(([path, story]) => showStory(path, story), [
        importPath,
        id,
      ] as const);
      if (shown.outcome === 'not-rendered') add('render', shown.error);
      if (shown.outcome === 'play-failed') add('play', shown.error);
      // The checks look at the story at rest.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await settle();
      return current;
    },
    async picture(theme) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await settle();
      const isScreen = (await page.locator('html').getAttribute('data-screen')) !== null;
      const clip = { x: 0, y: 0, ...(await page.evaluate(contentSize)) };
      return page.screenshot({
        // For a picture of the whole page the browser makes the window as high: a screen's virtual list draws anew.
        fullPage: !isScreen,
        clip,
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
      });
    },
    async checkAxe() {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const config = (await page.locator('html').getAttribute('data-axe')) ?? '{}';
      for (const text of await page.evaluate(axeViolations, JSON.parse(config) as object))
        add('axe', text);
    },
    async checkParts(selectors) {
      for (const selector of await page.evaluate(notVisible, selectors))
        add('part', `[BOOK-02] ${selector} matches nothing visible`);
    },
    async checkFit(width, textSize = '100%') {
      if (width !== current) await resize(width);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size === '100%' ? '' : size;
      }, textSize);
      await settle();
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
