// Sorts changed pictures by what changed in the sources, and folds equal differences into one.
import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';
import { type Box, compare } from './difference.ts';
import { type Print, readCached, storyOf, type Theme } from './pictures.ts';
import type { ChangedPicture, Run } from './run.ts';

export type CauseKind = 'token' | 'style' | 'words' | 'story' | 'component' | 'build';
export type Cause = { kind: CauseKind; file: string; lines: string[] };

export type Shot = {
  theme: Theme;
  before: Buffer | null;
  after: Buffer | null;
  difference: Buffer | null;
  /** Changed pixels; null without a picture before. */
  count: number | null;
  sizes: { before: string | null; after: string };
};

/** Pictures whose differences are equal, in both themes. */
export type Fold = { stories: { title: string; width: string }[]; shots: Shot[] };

export type Group = {
  number: number;
  causes: Cause[];
  pictures: ChangedPicture[];
  folds: Fold[];
};

export function kindOf(file: string): CauseKind {
  if (/^packages\/ui\/src\/(tokens|styles)\//.test(file)) return 'token';
  if (/\.stories\.tsx$|^packages\/ui\/src\/testing\//.test(file)) return 'story';
  if (/\.css\.ts$/.test(file)) return 'style';
  if (/\/messages\.ts$/.test(file)) return 'words';
  return /^packages\//.test(file) ? 'component' : 'build';
}

export function groupsOf(
  { visited, changed }: Run,
  causesOf: (storyFile: string) => string[],
  linesOf: (file: string) => string[],
): Group[] {
  const stories = new Map(visited.map((story) => [story.id, story]));
  const byCause = new Map<string, ChangedPicture[]>();
  for (const picture of changed) {
    const files = causesOf(stories.get(storyOf(picture.name))?.file ?? '').toSorted();
    const key = files.join('\n');
    byCause.set(key, [...(byCause.get(key) ?? []), picture]);
  }
  return [...byCause]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([key, pictures], index) => ({
      number: index + 1,
      causes: key
        .split('\n')
        .filter(Boolean)
        .map((file) => ({ kind: kindOf(file), file, lines: linesOf(file) })),
      pictures,
      folds: foldsOf(pictures, (id) => stories.get(id)?.title ?? id),
    }));
}

function foldsOf(pictures: ChangedPicture[], titleOf: (id: string) => string): Fold[] {
  const places = new Map<string, ChangedPicture[]>();
  for (const picture of pictures) {
    const place = picture.name.replace(/ \w+$/, '');
    places.set(place, [...(places.get(place) ?? []), picture]);
  }
  const folds = new Map<string, Fold>();
  for (const [place, both] of places) {
    const [id = '', width = ''] = place.split(' ');
    const drawn = both.map(({ name, before, after }) => shotOf(name, before, after));
    const key = drawn.map(({ key: own }) => own).join(' ');
    const fold = folds.get(key) ?? { stories: [], shots: drawn.map(({ shot }) => shot) };
    fold.stories.push({ title: titleOf(id), width });
    folds.set(key, fold);
  }
  return [...folds.values()];
}

function shotOf(name: string, before: Print | null, after: Print): { key: string; shot: Shot } {
  const theme = name.endsWith(' dark') ? 'dark' : 'light';
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
