// What the visits ask in the page, which has these functions as `inPage`.
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import { contentSize } from './contentSize.ts';

export type Area = {
  /** A screen fills the window, and its picture is the window. */
  isScreen: boolean;
  width: number;
  height: number;
  /** Where the picture begins in the document. */
  top: number;
  /** The document is larger than the window. */
  isLarger: boolean;
};

/** What changed since the page was last asked. */
export type Settling = {
  width: number;
  /** A font size for the root; null leaves it. */
  textSize: string | null;
  isMoving: boolean;
  isRecoloured: boolean;
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until fonts and images are decoded, the window has its width, and no element has moved for two frames: an
 * observer of sizes may respond to what another one changed, each a frame later.
 */
export async function atRest(width: number) {
  // The browser of a small device shows a button for a television, wherever one is.
  for (const video of document.querySelectorAll('video')) video.disableRemotePlayback = true;
  await decoded();
  // The new size reaches the page in a later task than the reply to the command.
  while (innerWidth !== width) await frame();
  let before: number[] = [];
  for (let equal = 0; equal < 2; ) {
    await frame();
    const now = places();
    equal = areEqual(before, now) ? equal + 1 : 0;
    before = now;
  }
}

/** Changes the text size, and waits for what the change of size, width or theme moves. */
export async function settle({ width, textSize, isMoving, isRecoloured }: Settling) {
  if (textSize !== null) document.documentElement.style.fontSize = textSize;
  if (isMoving) return atRest(width);
  if (!isRecoloured) return;
  // After a change of colours nothing moves: one frame, and the images that only this theme has.
  await frame();
  await decoded();
}

async function decoded() {
  await document.fonts.ready;
  await Promise.all(
    Array.from(document.images, async (image) => {
      image.loading = 'eager';
      // An image of a story may be broken on purpose: decode rejects, and the fallback is photographed.
      await image.decode().catch(() => {});
    }),
  );
  // A drawing of another file has no extent until the file is there.
  for (const drawing of document.querySelectorAll('use'))
    while (drawing.checkVisibility() && drawing.getBBox().width === 0) await frame();
}

function places(): number[] {
  const numbers: number[] = [];
  for (const element of document.querySelectorAll('*')) {
    const { x, y, width, height } = element.getBoundingClientRect();
    numbers.push(x, y, width, height);
  }
  return numbers;
}

const areEqual = (a: number[], b: number[]) =>
  a.length === b.length && a.every((number, at) => number === b[at]);

/** Ends what moves, and returns what the picture has to show. */
export async function readyForPicture(): Promise<Area> {
  let isEnded = false;
  for (const animation of document.getAnimations()) {
    const endTime = animation.effect?.getComputedTiming().endTime;
    if (endTime === undefined || animation.playbackRate === 0) continue;
    if (Number.isFinite(endTime)) animation.finish();
    else animation.cancel();
    isEnded = true;
  }
  // An animation of opacity runs in the compositor: until it has the next frame, a picture shows where it was.
  // A font is asked for by the first text that has it, which may have come after the last wait.
  const isLoading = document.fonts.status === 'loading';
  if (isLoading) await document.fonts.ready;
  if (isEnded || isLoading) {
    await frame();
    await frame();
  }
  const { body, documentElement } = document;
  const most = (of: (element: Element) => number) => Math.max(of(body), of(documentElement));
  const whole = {
    width: most(({ scrollWidth }) => scrollWidth),
    height: most(({ scrollHeight }) => scrollHeight),
  };
  const { isScreen, width, height } = pictureSize();
  const isLarger = !isScreen && (whole.width > innerWidth || whole.height > innerHeight);
  return {
    isScreen,
    width: isScreen ? width : Math.min(width, whole.width),
    height: isScreen ? height : Math.min(height, whole.height),
    top: isScreen ? scrollY : 0,
    isLarger,
  };
}

/** What a first view must not show: a page that is scrolled, or a focus ring. */
export function tracesOfUse(): string[] {
  const found: string[] = [];
  if (scrollY > 0) found.push(`is scrolled by ${scrollY} px`);
  const focused = document.querySelector(':focus-visible');
  if (focused && getComputedStyle(focused).outlineStyle !== 'none')
    found.push(`shows a focus ring: <${focused.localName}>`);
  return found;
}

/** Those of the selectors that match nothing that one can see. */
export function notVisible(selectors: string[]): string[] {
  return selectors.filter((selector) => {
    const found = Array.from(document.querySelectorAll(selector));
    return !found.some((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return width > 0 && height > 0 && isShown;
    });
  });
}

/** The extent of the content; the whole window for a screen. */
function pictureSize(): { isScreen: boolean; width: number; height: number } {
  if (document.documentElement.dataset.screen)
    return { isScreen: true, width: innerWidth, height: innerHeight };
  return { isScreen: false, ...contentSize() };
}

/** Selectors of the rules for wide windows or containers; the page has all its styles from the start. */
let wideSelectors: string[] | undefined;

/** Whether a rule for wide windows or containers applies to an element of the page. */
export function hasWideRules(): boolean {
  wideSelectors ??= Array.from(document.styleSheets).flatMap((sheet) =>
    selectorsOf(sheet.cssRules, false),
  );
  return wideSelectors.some((selector) => document.querySelector(selector) !== null);
}

function selectorsOf(rules: CSSRuleList, isWide: boolean): string[] {
  const names = (condition: string) => /width/.test(condition);
  return Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      // A pseudo-element matches no element: its owner does.
      const selector = rule.selectorText.replaceAll(/::[\w-]+(\([^)]*\))?/g, '');
      return isWide ? [selector || '*'] : [];
    }
    if (rule instanceof CSSMediaRule)
      return selectorsOf(rule.cssRules, isWide || names(rule.conditionText));
    if (rule instanceof CSSContainerRule)
      return selectorsOf(rule.cssRules, isWide || names(rule.containerQuery));
    return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules, isWide) : [];
  });
}

type Axe = {
  configure: (spec: Spec) => void;
  run: (context: Element, options: RunOptions) => Promise<AxeResults>;
};

/** The rules whose result depends on the colours: in the second theme the others would find the same. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong, one line for each rule, with the first element. */
export async function axeViolations(onlyColours: boolean): Promise<string[]> {
  // A file of its own, which the browser keeps compiled from one story to the next.
  const axe: Axe = (await import('axe-core')).default;
  const config = JSON.parse(document.documentElement.dataset.axe ?? '{}') as Spec;
  // A component stands alone here: landmarks and the targets of links belong to the page around it.
  const rules = ['region', 'skip-link'].map((id) => ({ id, enabled: false }));
  axe.configure({ ...config, rules: [...rules, ...(config.rules ?? [])] });
  const isEnabled = (id: string) =>
    !config.rules?.some((rule) => rule.id === id && rule.enabled === false);
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // What is named here runs even if the story has turned it off.
    ...(onlyColours && { runOnly: rulesOfColours.filter(isEnabled) }),
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}, ${nodes.length} times, first ${nodes[0]?.html}`,
  );
}

/** What does not fit: a page that scrolls sideways, and text that a box cuts off in the middle of a character. */
export function cutContent(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found: string[] = [];
  const nameOf = (element: Element) =>
    `<${element.localName}> ${JSON.stringify((element.textContent ?? '').trim().slice(0, 20))}`;

  if (scrollWidth > clientWidth) {
    const wide = Array.from(document.body.querySelectorAll('*')).find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const first = wide ? `, first ${nameOf(wide)}` : '';
    found.push(`the page is ${scrollWidth - clientWidth} px wider than the window${first}`);
  }

  if (document.documentElement.dataset.cutText) return found;

  const tolerance = 1;
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !node.nodeValue?.trim()) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      if (text.width === 0) continue;
      for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Text for screen readers only is clipped away; an ellipsis and a line limit show that they cut.
        if (style.clipPath !== 'none' || style.textOverflow === 'ellipsis') break;
        if (style.webkitLineClamp !== 'none') break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const across =
          clips(style.overflowX) &&
          text.left < right - tolerance &&
          text.right > left + tolerance &&
          (text.right > right + tolerance || text.left < left - tolerance);
        const down =
          clips(style.overflowY) &&
          text.top < bottom - tolerance &&
          text.bottom > top + tolerance &&
          (text.bottom > bottom + text.height / 4 || text.top < top - text.height / 4);
        if (across || down) {
          found.push(`${nameOf(owner)} is cut by <${box.localName} class="${box.className}">`);
          break;
        }
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') break;
      }
    }
  }
  return [...new Set(found)];
}

/** Which of the texts are on the page, also in names that only a screen reader says. */
export const namesOf = (texts: string[]): string[] =>
  texts.filter((text) => document.documentElement.outerHTML.includes(text));
