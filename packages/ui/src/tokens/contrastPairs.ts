import type { ColorRole, ColorRoles } from './color.ts';
import { contrast } from './color-math.ts';

/** Two roles that components combine, the front one first, and the contrast that WCAG AA asks of them. */
export type ContrastPair = readonly [front: ColorRole, back: ColorRole, ratio: 4.5 | 3];

const grounds = ['canvas', 'surface', 'sunken'] as const;

const texts: [ColorRole, ColorRole][] = [
  ...grounds.flatMap((ground): [ColorRole, ColorRole][] => [
    ['ink', ground],
    ['inkMuted', ground],
    ['accentInk', ground],
    ['danger', ground],
    ['success', ground],
    ['warning', ground],
  ]),
  ['ink', 'accentSoft'],
  ['inkMuted', 'accentSoft'],
  ['accentInk', 'accentSoft'],
  ['ink', 'dangerSoft'],
  ['danger', 'dangerSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
];

const shapes = grounds.flatMap((ground): [ColorRole, ColorRole][] => [
  ['borderStrong', ground],
  ['accentLine', ground],
  ['focus', ground],
]);

/** All pairs that components combine: text needs 4.5, shapes and edges 3. */
export const contrastPairs: readonly ContrastPair[] = [
  ...texts.map(([front, back]) => [front, back, 4.5] as const),
  ...shapes.map(([front, back]) => [front, back, 3] as const),
];

export const contrastOf = ([front, back]: ContrastPair, colors: ColorRoles) =>
  contrast(colors[front], colors[back]);
