import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lanesOf, type Step } from './lanes.ts';
import { type FlowScreen, readScreens } from './screens.ts';

const screens = readScreens(join(import.meta.dirname, '../..'));
const lanes = lanesOf(screens);
const below = (step: Step): Step[] => [step, ...step.next.flatMap(below)];
const steps = lanes.flatMap(({ starts }) => starts.flatMap(below));

test('[BOOK-03] every screen of fans, players and staff stands on the board once', () => {
  expect(steps.map(({ route }) => route).toSorted()).toEqual(
    screens.map(({ route }) => route).toSorted(),
  );
});

test('[BOOK-03] every arrow of the board is a link of the screen it comes from', () => {
  const arrows = steps.flatMap(({ route, links, next }) =>
    next.map((to) => ({ arrow: `${route} → ${to.route}`, isLink: links.includes(to.route) })),
  );
  expect(arrows.length).toBeGreaterThan(0);
  expect(arrows.filter(({ isLink }) => !isLink)).toEqual([]);
});

test('a lane follows its links, the longest way first, and begins anew where none leads', () => {
  const screen = (route: string, ...links: string[]): FlowScreen => ({
    route,
    screen: route,
    address: `/${route}`,
    stories: '',
    storyId: '',
    title: '',
    group: 'ショップ',
    links,
  });
  const [lane] = lanesOf([
    screen('shop', 'goods', 'cart'),
    screen('goods', 'shop', 'cart', 'venue'),
    screen('venue'),
    screen('late', 'shop'),
    screen('cart', 'pay'),
    screen('help'),
    screen('pay', 'late'),
  ]);
  const drawn = (step: Step): unknown => [step.route, ...step.next.map(drawn)];
  expect(lane?.name).toBe('ショップ');
  expect(lane?.starts.map(drawn)).toEqual([
    ['shop', ['goods', ['cart', ['pay', ['late']]], ['venue']]],
    ['help'],
  ]);
});
