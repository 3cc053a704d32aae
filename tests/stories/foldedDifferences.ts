// Folds equal differences of changed pictures into one.
import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';
import { type Box, compare } from './difference.ts';
import { type Print, readCached, type Theme, themes } from './pictures.ts';
import type { ChangedPicture, Run } from './run.ts';

export type Shot = {
  theme: Theme;
  before: Buffer | null;
  after: Buffer | null;
  difference: Buffer | null;
  /** Changed pixels; null without a picture before. */
  count: number | null;
  sizes: { before: string | null; after: string };
};

/** Pictures whose differences are equal, in each theme. */
export type Fold = {
  stories: { title: string; width: string }[];
  pictures: ChangedPicture[];
  shots: Shot[];
};

/** The differences of a run, from the one that most pictures have. */
export function foldsOf({ visited, changed }: Pick<Run, 'visited' | 'changed'>): Fold[] {
  const titles = new Map(visited.map(({ id, title }) => [id, title]));
  const folds = new Map<string, Fold>();
  for (const [place, both] of Map.groupBy(changed, ({ name }) => name.replace(/ \w+$/, ''))) {
    const [id = '', width = ''] = place.split(' ');
    const drawn = both.map(({ name, before, after }) => shotOf(name, before, after));
    const key = drawn.map(({ key: own }) => own).join(' ');
    const shots = drawn.map(({ shot }) => shot);
    const fold: Fold = folds.get(key) ?? { stories: [], pictures: [], shots };
    fold.stories.push({ title: titles.get(id) ?? id, width });
    fold.pictures.push(...both);
    folds.set(key, fold);
  }
  return [...folds.values()].toSorted((a, b) => b.pictures.length - a.pictures.length);
}

function shotOf(name: string, before: Print | null, after: Print): { key: string; shot: Shot } {
  const theme = themes.find((own) => name.endsWith(` ${own}`)) ?? 'light';
  const shots = { before: before && readCached(before.hash), after: readCached(after.hash) };
  const found = shots.before && shots.after && compare(shots.before, shots.after);
  const shot: Shot = {
    theme,
    ...shots,
    difference: found?.picture ?? null,
    count: found?.count ?? null,
    sizes: { before: before?.size ?? null, after: after.size },
  };
  if (!found || !shots.before || !shots.after) return { key: name, shot };
  return { key: `${theme} ${areaKey(shots.before, shots.after, found.box)}`, shot };
}

/** Equal for two pictures whose changed areas were the same before and are the same now. */
function areaKey(before: Buffer, after: Buffer, { left, top, right, bottom }: Box): string {
  const hash = createHash('sha256').update(`${right - left} ${bottom - top}`);
  for (const { width, height, data } of [PNG.sync.read(before), PNG.sync.read(after)])
    for (let y = top; y <= Math.min(bottom, height - 1); y++)
      hash.update(
        data.subarray((y * width + left) * 4, (y * width + Math.min(right + 1, width)) * 4),
      );
  return hash.digest('hex');
}
