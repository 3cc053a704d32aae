import { type Browser, test as base, type Page } from '@playwright/test';
import type { Theme } from './stories.ts';

const viewportHeight = 844;

export type Camera = {
  /** Shows a story at a width and waits until its play function has finished. */
  show: (id: string, width: number) => Promise<void>;
  take: (theme: Theme) => Promise<Buffer>;
  /** Errors on the page since the last call. */
  pageErrors: () => string[];
};

/**
 * One page for each worker: a new page for each of hundreds of stories would take longer than the pictures.
 */
export const test = base.extend<object, { camera: Camera }>({
  camera: [
    async ({ browser }, use, { project }) => {
      const page = await openPage(browser, String(project.use.baseURL));
      await use(cameraOn(page, String(project.use.baseURL)));
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const page = await context.newPage();
  // Storybook fixes the clock, too; this one also applies to stories that let it run there.
  await page.clock.setFixedTime('2026-11-21T12:00:00+09:00');
  return page;
}

function cameraOn(page: Page, baseURL: string): Camera {
  let found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(message));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(baseURL)) found.push(`requested ${url}`);
  });

  return {
    async show(id, width) {
      await page.setViewportSize({ width, height: viewportHeight });
      await page.emulateMedia({ colorScheme: 'light' });
      // axe has its own test and would only cost time here.
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
      const outcome = await (await page.waitForFunction(storyOutcome)).jsonValue();
      if (outcome !== 'finished') found.push(String(outcome));
    },
    async take(theme) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(fontsAndImages);
      const { width, height } = await page.evaluate(contentSize);
      return page.screenshot({
        fullPage: true,
        clip: { x: 0, y: 0, width, height },
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
      });
    },
    pageErrors() {
      const taken = found;
      found = [];
      return taken;
    },
  };
}

// The three functions below run in the page and cannot use anything from this file.

function storyOutcome(): string | null {
  // Storybook's preview leaves this on the window; there is no public API.
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => [{ message?: string }] | undefined };
  };
  const phase = preview?.currentRender?.phase;
  const shown = document.body.classList;
  const failed = ['sb-show-errordisplay', 'sb-show-nopreview'].some((name) => shown.contains(name));
  if (failed || phase === 'errored' || phase === 'aborted') {
    return `the story failed: ${document.querySelector('#error-message')?.textContent || phase}`;
  }
  if (phase !== 'finished') return null;
  // A story whose play function failed still ends as finished.
  const failure = channel?.last('playFunctionThrewException')?.[0];
  return failure ? `the play function failed: ${failure.message}` : phase;
}

async function fontsAndImages() {
  await document.fonts.ready;
  await Promise.all(
    Array.from(document.images, async (image) => {
      image.loading = 'eager';
      // An image of a story may be broken on purpose: decode rejects, and the fallback is photographed.
      await image.decode().catch(() => {});
    }),
  );
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** The extent of the content; the whole window when an element lies over it, such as an open dialog. */
function contentSize() {
  const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const liesOver = (element: Element) =>
    element.matches(':modal, :popover-open') || getComputedStyle(element).position === 'fixed';

  const elements = Array.from(document.body.querySelectorAll('*'));
  const width = Math.max(scrollWidth, clientWidth);
  if (elements.some((element) => liesOver(element) && isSeen(element))) {
    return { width, height: Math.max(scrollHeight, innerHeight) };
  }

  let bottom = 1;
  const measure = (element: Element) => {
    if (isSeen(element))
      bottom = Math.max(bottom, element.getBoundingClientRect().bottom + scrollY);
    // Content clipped by a scrolling box is not in the picture.
    if (getComputedStyle(element).overflowY === 'visible') {
      for (const child of element.children) measure(child);
    }
  };
  for (const child of document.body.children) measure(child);
  const padding = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  return { width, height: Math.ceil(bottom + padding) };
}
