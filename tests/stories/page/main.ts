/// <reference types="vite/client" />
// Shows stories without Storybook's own frame: one by ?story=<id>, several of a file one after the other by
// showStory(), or a planted violation by ?planted=<name>.

import { type ShownClub, showClub } from '@homestand/ui/testing';
import {
  composeStories,
  INTERNAL_DEFAULT_PROJECT_ANNOTATIONS as framework,
  setProjectAnnotations,
} from '@storybook/react-vite';
import preview from '../../../.storybook/preview.tsx';
import * as functions from '../inPage.ts';
import { planted } from './planted.ts';
import { stoppableTimers } from './timers.ts';

declare global {
  /** Shows a story in place of the one before, and resolves when its play function has ended. */
  function showStory(
    file: string,
    id: string,
    club: ShownClub | null,
    isPlayed: boolean,
  ): Promise<Shown>;
  /** Set by the visits: a page cannot set the width of its window. */
  function resizeWindow(width: number): Promise<void>;
  /** What the visits ask. */
  var inPage: typeof functions;
}

export type Shown = { outcome: 'finished' | 'play-failed' | 'not-rendered'; error: string };

type StoryModule = Parameters<typeof composeStories>[0];
type StoryParameters = {
  layout?: string;
  a11y?: { config?: object };
  /** Why text of the story may be cut off. */
  cutText?: string;
  /** A screen of the app, which fills the window. */
  screen?: object;
};
type Composed = {
  id: string;
  parameters: StoryParameters;
  globals: { viewport?: { value?: string } };
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
};
type Index = { entries: Record<string, { importPath: string }> };

const files = import.meta.glob<StoryModule>(
  '../../../packages/{ui,app,admin}/src/**/*.stories.tsx',
);

const narrow = 320;
const root = document.documentElement;
const [canvasElement] = document.querySelectorAll<HTMLElement>('#story');
const timers = stoppableTimers();
let rendered = false;

/** A production build of React runs effects after the frame; the play function needs them finished. */
const renderToCanvas: NonNullable<typeof framework.renderToCanvas> = async (context, canvas) => {
  const unmount = await framework.renderToCanvas?.(context, canvas);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  rendered = true;
  return unmount ?? (() => {});
};

/** Runs when the story before has been unmounted: nothing that it left is there for the next one. */
function resetPage() {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
  for (const element of [...document.body.children])
    if (element !== canvasElement && element.localName !== 'script') element.remove();
  for (const element of [root, document.body])
    for (const name of element.getAttributeNames())
      if (name !== 'lang') element.removeAttribute(name);
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
}

/** Styles by which the browser leaves out what is far from the window. */
const leavingOut = (rules: CSSRuleList): CSSStyleDeclaration[] =>
  Array.from(rules).flatMap((rule) => {
    const inside = rule instanceof CSSGroupingRule ? leavingOut(rule.cssRules) : [];
    const isOne = rule instanceof CSSStyleRule && rule.style.contentVisibility === 'auto';
    return isOne ? [rule.style, ...inside] : inside;
  });
const farAway = Array.from(document.styleSheets).flatMap(({ cssRules }) => leavingOut(cssRules));

/**
 * A picture enlarges the window, and on a busy machine it was taken before the browser had drawn what it had left out:
 * after the play everything is drawn.
 */
function drawFarAway(isDrawn: boolean) {
  for (const style of farAway) {
    style.contentVisibility = isDrawn ? 'visible' : 'auto';
    // What the other value implies.
    style.contain = isDrawn ? 'content' : '';
  }
}

const started = Promise.resolve(
  setProjectAnnotations([
    preview,
    {
      renderToCanvas,
      beforeEach: async ({ parameters, globals }) => {
        resetPage();
        const { layout, a11y, cutText, screen } = parameters as StoryParameters;
        if (layout !== 'fullscreen') document.body.className = 'padded';
        root.dataset.axe = JSON.stringify(a11y?.config ?? {});
        if (screen) root.dataset.screen = 'true';
        if (cutText) root.dataset.cutText = cutText;
        const { viewport } = globals as Composed['globals'];
        if (viewport?.value === 'narrow' && innerWidth !== narrow) await resizeWindow(narrow);
      },
    },
  ]).beforeAll?.(),
);

/** Plays look for the names and words of the samples; the head of a component's page has none. */
const withoutPlays = (module: StoryModule): StoryModule => ({
  ...module,
  ...Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? { ...value, play: undefined } : value,
    ]),
  ),
});

let isHead = false;
// The page of a component takes the focus from a dialog that nobody has opened, too.
addEventListener('focusin', ({ target }) => {
  if (isHead && target instanceof HTMLElement) target.blur();
});

async function showStory(
  file: string,
  id: string,
  club: ShownClub | null = null,
  isPlayed = true,
): Promise<Shown> {
  rendered = false;
  isHead = !isPlayed;
  showClub(club);
  timers.resume();
  drawFarAway(false);
  try {
    await started;
    const load = files[`../../.${file}`];
    if (!load) throw new Error(`The bare page has no file ${file}.`);
    const stories: Composed[] = Object.values(
      composeStories(isPlayed ? await load() : withoutPlays(await load())),
    );
    const story = stories.find((candidate) => candidate.id === id);
    if (!story || !canvasElement) throw new Error(`${file} does not export ${id}.`);
    await story.run({ canvasElement });
    // A play waits for what the screen loads.
    while (club && document.querySelector('[aria-busy=true]'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return { outcome: 'finished', error: '' };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { outcome: rendered ? 'play-failed' : 'not-rendered', error: text };
  } finally {
    timers.stop();
    drawFarAway(true);
  }
}

Object.assign(globalThis, { showStory, inPage: functions });

const question = new URLSearchParams(location.search);
planted[question.get('planted') ?? '']?.();
const storyId = question.get('story');
if (storyId !== null) {
  const response = await fetch('/index.json');
  const { entries } = (await response.json()) as Index;
  const { outcome, error } = await showStory(entries[storyId]?.importPath ?? '', storyId);
  Object.assign(root.dataset, { outcome, error });
}
