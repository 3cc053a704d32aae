import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { routes as staffRoutes } from '../../packages/admin/src/routes/routes.ts';
import { routes } from '../../packages/app/src/routes/routes.ts';
import { readScreens } from './screens.ts';

const root = join(import.meta.dirname, '../..');
const screens = readScreens(root);
const contentOf = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
const exportsOf = (content: string) =>
  [...content.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name);
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const nameOf = (route: string) => route.replace('staff/', '');

test('[BOOK-03] every route of both tables is read, with its address', () => {
  expect(screens.map(({ route }) => route)).toEqual([
    ...routes.map(({ name }) => name),
    ...staffRoutes.map(({ name }) => `staff/${name}`),
  ]);
  expect(screens.filter(({ address }) => address === '')).toEqual([]);
});

/** A file and those of its app that it imports. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, type, from = ''] of contentOf(file).matchAll(
    /^import (type )?[^;]*?from '(\.[^']+)';$/gm,
  )) {
    const path = normalize(join(dirname(file), from));
    const target = ['', '.ts', '.tsx']
      .map((ending) => path + ending)
      .find((name) => /\.tsx?$/.test(name) && existsSync(join(root, name)));
    if (target && !type) filesOf(target, found);
  }
  return found;
}

/** A screen whose code loads data has all states, or says why one cannot be. */
function statesOf({ stories }: { stories: string }): string[] {
  const content = contentOf(stories);
  // Not what the page around the screen loads, such as the figures of the day in the office.
  const loads = [...filesOf(stories.replace('.stories.tsx', '.tsx'))].some(
    (file) =>
      /^packages\/(app|admin)\/src\/data\//.test(file) && /import useSWR\b/.test(contentOf(file)),
  );
  const [, without = ''] = /without: \{([^}]*)\}/.exec(content) ?? [];
  const states = loads ? ['Full', 'Empty', 'Loading', 'Failed', 'Offline'] : ['Full'];
  return states.filter((state) => !new RegExp(`\\b${state}: '.+'|\\b${state}:\\s+"`).test(without));
}

test('[BOOK-03] every screen of both tables has a story for each of its states, and one for each route', () => {
  const missing = screens.flatMap((screen) => {
    const content = contentOf(screen.stories);
    const found = exportsOf(content);
    const first = screen.storyId.endsWith('--full');
    const expected = first ? statesOf(screen) : [pascal(nameOf(screen.route))];
    return expected
      .filter((name) => !found.includes(name))
      .map((name) => `${screen.stories} has no story ${name}`);
  });
  expect(missing).toEqual([]);
});

test('[BOOK-03] a story shows the tab bar as the table says', () => {
  const differing = screens.filter(({ route, stories, storyId }) => {
    const [, tab] =
      /screenMeta\(\{.*?\btab: '(\w+)'.*?export default/s.exec(contentOf(stories)) ?? [];
    return storyId.endsWith('--full') && tab !== routes.find(({ name }) => name === route)?.tab;
  });
  expect(differing.map(({ stories }) => stories)).toEqual([]);
});

test('[BOOK-03] [STAFF-02] a story of the staff app opens its screen to the people of the table', () => {
  const differing = staffRoutes.filter(({ name, for: who }) => {
    const screen = screens.find(({ route }) => route === `staff/${name}`);
    const [, area] =
      /screenMeta\(\{.*?\bfor: '(\w+)'.*?export default/s.exec(contentOf(screen?.stories ?? '')) ??
      [];
    return area !== who;
  });
  expect(differing.map(({ name }) => name)).toEqual([]);
});
