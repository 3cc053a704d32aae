// The manifest of pictures, and the pictures themselves, which only this machine has.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { browserVersion } from '../../scripts/chromium.ts';

const root = join(import.meta.dirname, '../..');

export const manifestFile = join(import.meta.dirname, 'pictures.txt');

/** Size in px and SHA-256 of the file: the pinned browser writes equal pixels as equal bytes. */
export type Print = { size: string; hash: string };

/** Prints by name: story, width and theme. */
export type Manifest = Map<string, Print>;

/** Forced colours are drawn of some stories: forcedStories.ts. */
export const themes = ['light', 'dark', 'forced'] as const;
export type Theme = (typeof themes)[number];

export const pictureName = (story: string, width: number, theme: Theme) =>
  `${story} ${width} ${theme}`;

export const storyOf = (picture: string) => picture.split(' ')[0] ?? '';

/** What all pictures depend on. Another browser or font changes their pixels. */
export const drawnWith = `${browserVersion}, noto-sans-jp ${versionOf('@expo-google-fonts/noto-sans-jp')}`;

const heading =
  '# Size and SHA-256 of each picture’s file, by story, width and theme. Written by npm run visual.';

export function readManifest(content = contentOf(manifestFile)): {
  drawnWith: string | null;
  prints: Manifest;
  /** Stories of which two branches have drawn one picture differently: git merged their lines. */
  conflicts: string[];
} {
  const lines = content.split('\n').filter((line) => line !== '');
  const comments = lines.filter((line) => line.startsWith('# '));
  const prints: Manifest = new Map();
  const conflicts = new Set<string>();
  for (const line of lines) {
    const [story = '', width, theme, size, hash] = line.split(' ');
    // The marks of a conflict have fewer words: the lines of both branches count.
    if (line.startsWith('#') || !size || !hash) continue;
    const name = `${story} ${width} ${theme}`;
    if ((prints.get(name)?.hash ?? hash) !== hash) conflicts.add(story);
    prints.set(name, { size, hash });
  }
  return { drawnWith: comments[1]?.slice(2) ?? null, prints, conflicts: [...conflicts] };
}

export function writeManifest(prints: Manifest, file = manifestFile) {
  const lines = [...prints]
    .map(([name, { size, hash }]) => `${name} ${size} ${hash}`)
    .toSorted((a, b) => (a < b ? -1 : 1));
  writeFileSync(file, `${[heading, `# ${drawnWith}`, ...lines].join('\n')}\n`);
}

/** Pictures by hash. The variable is set for a second working tree, which fills the folder of the first. */
export const pictureCache =
  process.env.PICTURE_CACHE ?? join(root, 'node_modules', '.cache', 'story-pictures');

const cacheFile = (hash: string) => join(pictureCache, `${hash}.png`);

export const isCached = (hash: string) => existsSync(cacheFile(hash));

export const readCached = (hash: string): Buffer | null =>
  isCached(hash) ? readFileSync(cacheFile(hash)) : null;

export const hashOf = (picture: Buffer) => createHash('sha256').update(picture).digest('hex');

/** Stores the picture, a PNG, by its hash and returns its print. */
export function store(picture: Buffer): Print {
  const hash = hashOf(picture);
  if (!isCached(hash)) {
    mkdirSync(pictureCache, { recursive: true });
    // Two workers may store the same picture at once: a rename never shows half a file.
    const partial = `${cacheFile(hash)}.${process.pid}`;
    writeFileSync(partial, picture);
    renameSync(partial, cacheFile(hash));
  }
  return { size: sizeOf(picture), hash };
}

/** The header of a PNG has width and height as its first values. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

/** Whether there is nothing to see on a picture. */
export function isOneColour(png: Buffer): boolean {
  const { data } = PNG.sync.read(png);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  return pixels.every((pixel) => pixel === pixels[0]);
}

function contentOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function versionOf(name: string): string {
  const path = join(root, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  return version;
}
