import {
  type Browser,
  type BrowserContext,
  test as base,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { shownClubIn } from '../../scripts/storybookClub.ts';
import { demoClub } from '../support/clubs.ts';
import type { Area, Settling } from './inPage.ts';
import type { Theme } from './pictures.ts';
import type { Failure, Part } from './run.ts';
import type { VisitedEntry } from './storyList.ts';

/** The club that the samples name. */
const { facts: sample } = shownClubIn(demoClub);

export const widths = { narrow: 320, phone: 390, wide: 1280 } as const;

const height = 844;
const maxPictures = 6;
const violationMark = 'violation: ';
/** Movement depends on the time that passes: what is drawn has none. */
export type Motion = 'reduce' | 'no-preference';
type TextSize = '100%' | '200%';

/** What a page is asked at one width and theme, in one call. */
export type Questions = {
  axe: 'all' | 'colours';
  /** Selectors that match something that one can see. */
  parts?: string[];
  /** Whether the page must not name the club of the samples. */
  names?: boolean;
  /** Whether the page must show the component as it is before anyone has acted. */
  untouched?: boolean;
};

export type Visit = {
  /** Opens the page with a fault that a check must find. */
  openPlanted: (name: string) => Promise<void>;
  /**
   * Shows a story in a document at a width and waits until its play function has ended. Returns the width, which is
   * another one for a story that names its own, and whether rules for wide windows apply to it.
   */
  open: (
    document: string,
    story: Pick<VisitedEntry, 'storyId' | 'importPath' | 'club' | 'isPlayed'>,
    width: number,
    motion: Motion,
  ) => Promise<{ width: number; isWide: boolean }>;
  /** Gives the open story another width. */
  widen: (width: number) => Promise<void>;
  /** The bytes of a PNG. One that is not the accepted picture is taken again until two in a row are equal. */
  picture: (theme: Theme, isAccepted: (png: Buffer) => boolean) => Promise<Buffer>;
  check: (theme: Theme, questions: Questions) => Promise<void>;
  /** Nothing scrolls sideways or is cut off at this width and text size. */
  checkFit: (width: number, size?: TextSize) => Promise<void>;
  /** What failed since the last call. */
  failures: () => Failure[];
  /** Without a step in the report for each call of the browser, which costs a stack trace and two messages. */
  unrecorded: <Value>(visit: () => Promise<Value>) => Promise<Value>;
};

/** Playwright's own way to make calls that its report does not list; its types leave it out. */
type Recorded = {
  _wrapApiCall: <Value>(calls: () => Promise<Value>, options: { internal: true }) => Promise<Value>;
};

/** Stories share a document, each unmounted before the next. */
export const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use, { project }) => {
      const baseURL = String(project.use.baseURL);
      const context = await openContext(browser, baseURL);
      await use(visitIn(context, baseURL));
      await context.close();
    },
    { scope: 'worker', timeout: 300_000 },
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

function visitIn(context: BrowserContext, baseURL: string): Visit {
  let page: Page;
  let session: CDPSession;
  let document = '';
  let found: Failure[] = [];
  /** What the page has: a command that changes nothing is not sent. */
  let current = 0;
  let media: { theme?: Theme; reducedMotion?: Motion } = {};
  let textSize: TextSize = '100%';
  const add = (part: Part, text: string) => found.push({ part, width: current, text });

  async function openPage() {
    await page?.close();
    page = await context.newPage();
    session = await context.newCDPSession(page);
    current = 0;
    media = {};
    await page.exposeFunction('resizeWindow', async (width: number) => {
      await resize(width);
      await page.evaluate((width) => inPage.atRest(width), width);
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

  /** Each in a page of its own: a renderer keeps a part of every document that it has shown. */
  async function openDocument(address: string) {
    if (address === document) return;
    await openPage();
    document = address;
    await page.goto('/');
  }

  async function resize(width: number) {
    if (width === current) return;
    current = width;
    isAtRest = false;
    await page.setViewportSize({ width, height });
  }

  async function emulate(theme: Theme, reducedMotion: Motion) {
    if (theme === media.theme && reducedMotion === media.reducedMotion) return;
    media = { theme, reducedMotion };
    await page.emulateMedia({
      reducedMotion,
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      forcedColors: theme === 'forced' ? 'active' : 'none',
    });
  }

  /** Whatever changes after this, the page has to come to rest again. */
  let isAtRest = false;

  /** What the page has to do before it is asked anything: each call to it costs as much as its answer. */
  async function settled(theme: Theme | undefined, size: TextSize): Promise<Settling> {
    const isOther = theme !== undefined && media.theme !== theme;
    if (theme) await emulate(theme, 'reduce');
    const textSizeNow = size === textSize ? null : size === '100%' ? '' : size;
    textSize = size;
    const isMoving = !isAtRest || textSizeNow !== null;
    isAtRest = true;
    return { width: current, textSize: textSizeNow, isMoving, isRecoloured: isOther };
  }

  async function capture({ isLarger, top, width, height }: Area): Promise<Buffer> {
    const { data } = await session.send('Page.captureScreenshot', {
      // A light compression takes a fraction of the time.
      optimizeForSpeed: true,
      clip: { x: 0, y: top, width, height, scale: 1 },
      // The browser makes the window as high as the picture: a screen's virtual list would draw anew.
      captureBeyondViewport: isLarger,
    });
    return Buffer.from(data, 'base64');
  }

  return {
    async openPlanted(name) {
      await openDocument(`planted: ${name}`);
      await resize(widths.phone);
      textSize = '100%';
      await page.goto(`/?planted=${encodeURIComponent(name)}`);
    },
    async open(address, { storyId, importPath, club, isPlayed }, width, reducedMotion) {
      await openDocument(address);
      await resize(width);
      await emulate('light', reducedMotion);
      // The page takes away what the story before left.
      textSize = '100%';
      const shown = await page.evaluate(
        async ([path, story, shownClub, isPlayed, isStill]) => {
          const result = await showStory(path, story, shownClub, isPlayed);
          if (isStill) await inPage.atRest(innerWidth);
          return { ...result, isWide: inPage.hasWideRules() };
        },
        [importPath, storyId, club, isPlayed, reducedMotion === 'reduce'] as const,
      );
      if (shown.outcome === 'not-rendered') add('render', shown.error);
      if (shown.outcome === 'play-failed') add('play', shown.error);
      // The checks look at the story at rest.
      await emulate('light', 'reduce');
      isAtRest = reducedMotion === 'reduce';
      return { width: current, isWide: shown.isWide };
    },
    widen: resize,
    async picture(theme, isAccepted) {
      const settling = await settled(theme, '100%');
      const area = await page.evaluate(async (first) => {
        await inPage.settle(first);
        return inPage.readyForPicture();
      }, settling);
      let picture = await capture(area);
      // After a new width the compositor of a busy machine may still have a layer as it was painted before the page came
      // to rest: edges and scaled pictures differ by a level or two.
      for (let taken = 1; taken < maxPictures && !isAccepted(picture); taken++) {
        const before = picture;
        picture = await capture(area);
        if (picture.equals(before)) break;
      }
      return picture;
    },
    async check(theme, { axe, parts = [], names = false, untouched = false }) {
      const settling = await settled(theme, '100%');
      const found = await page.evaluate(
        async ([first, onlyColours, selectors, texts, isUntouched]) => {
          await inPage.settle(first);
          return {
            touched: isUntouched ? inPage.tracesOfUse() : [],
            parts: inPage.notVisible(selectors),
            names: inPage.namesOf(texts),
            violations: await inPage.axeViolations(onlyColours),
          };
        },
        [
          settling,
          axe === 'colours',
          parts,
          names ? [sample.team, sample.slogan] : [],
          untouched,
        ] as const,
      );
      for (const text of found.touched) add('render', `[BOOK-02] the first view ${text}`);
      for (const selector of found.parts)
        add('part', `[BOOK-02] ${selector} matches nothing visible`);
      for (const text of found.names)
        add('render', `[CLUB-04] names the club of the samples: ${text}`);
      for (const text of found.violations)
        add('axe', theme === 'light' ? text : `${theme}: ${text}`);
    },
    async checkFit(width, size = '100%') {
      await resize(width);
      const cut = await page.evaluate(
        async (first) => {
          await inPage.settle(first);
          return inPage.cutContent();
        },
        await settled(undefined, size),
      );
      for (const text of cut) add('fit', size === '100%' ? text : `text at ${size}: ${text}`);
    },
    failures() {
      const taken = found;
      found = [];
      return taken;
    },
    unrecorded: (visit) => (context as unknown as Recorded)._wrapApiCall(visit, { internal: true }),
  };
}
