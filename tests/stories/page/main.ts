/// <reference types="vite/client" />
// Renders one story without Storybook's own frame: ?story=<id>, or a planted violation: ?planted=<name>.
import {
  composeStories,
  INTERNAL_DEFAULT_PROJECT_ANNOTATIONS as framework,
  setProjectAnnotations,
} from '@storybook/react-vite';
import preview from '../../../.storybook/preview.tsx';
import { planted } from './planted.ts';
import { stoppableTimers } from './timers.ts';

type StoryModule = Parameters<typeof composeStories>[0];
type Composed = {
  id: string;
  parameters: {
    layout?: string;
    a11y?: { config?: object };
    /** Why text of the story may be cut off. */
    cutText?: string;
    /** A screen of the app, which fills the window. */
    screen?: object;
  };
  globals: { viewport?: { value?: string } };
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
};
type Index = { entries: Record<string, { importPath: string }> };

const files = import.meta.glob<StoryModule>('../../../packages/{ui,app}/src/**/*.stories.tsx');

Object.assign(globalThis, { loadAxe: async () => (await import('axe-core')).default });

const narrow = 320;
const question = new URLSearchParams(location.search);
const { dataset } = document.documentElement;
const stopTimers = stoppableTimers();
let rendered = false;

/** A production build of React runs effects after the frame; the play function needs them finished. */
const renderToCanvas: NonNullable<typeof framework.renderToCanvas> = async (
  context,
  canvasElement,
) => {
  const unmount = await framework.renderToCanvas?.(context, canvasElement);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  rendered = true;
  return unmount ?? (() => {});
};

try {
  const plant = question.get('planted');
  if (plant === null) await showStory(question.get('story') ?? '');
  else planted[plant]?.();
  dataset.outcome = 'finished';
} catch (error) {
  dataset.error = error instanceof Error ? error.message : String(error);
  dataset.outcome = rendered ? 'play-failed' : 'not-rendered';
} finally {
  stopTimers();
}

async function showStory(id: string) {
  await setProjectAnnotations([preview, { renderToCanvas }]).beforeAll?.();
  const response = await fetch('/index.json');
  const { entries } = (await response.json()) as Index;
  const load = files[`../../.${entries[id]?.importPath}`];
  if (!load) throw new Error(`The bare page has no story ${id}.`);
  const stories: Composed[] = Object.values(composeStories(await load()));
  const story = stories.find((candidate) => candidate.id === id);
  const canvasElement = document.querySelector<HTMLElement>('#story');
  if (!story || !canvasElement) throw new Error(`The file of ${id} does not export it.`);
  const { parameters, globals } = story;
  if (parameters.layout !== 'fullscreen') document.body.className = 'padded';
  dataset.axe = JSON.stringify(parameters.a11y?.config ?? {});
  if (parameters.screen) dataset.screen = 'true';
  if (parameters.cutText) dataset.cutText = parameters.cutText;
  if (globals.viewport?.value === 'narrow') await narrowed();
  await story.run({ canvasElement });
}

/** Asks the test for a window of 320 px: a page cannot set its own width. */
async function narrowed() {
  const resized = new Promise((resolve) => addEventListener('resize', resolve, { once: true }));
  if (innerWidth === narrow) return;
  dataset.width = String(narrow);
  await resized;
}
