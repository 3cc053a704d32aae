import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import {
  isCached,
  type Manifest,
  manifestFile,
  pictureCache,
  readCached,
  readManifest,
} from '../../tests/stories/pictures.ts';

const module = 'virtual:homestand/story-pictures';
const folder = 'story-pictures';
/** Those of the pages; forced colours are drawn of a few stories only. */
const themes = ['light', 'dark'];

// A colon of a visit's name is none of an address's path.
const fileName = (story: string, width: string, theme: string) =>
  `${story.replace(':', '.')}.${width}.${theme}.webp`;

/** Those of the manifest that the visits have left on this machine: hash by file name. */
function picturesHere(): Map<string, string> {
  // The visits draw the club of the samples.
  if (process.env.CLUB_OF_STORIES ?? process.env.STORYBOOK_CLUB_COLOR) return new Map();
  const here: [string, string][] = [];
  for (const [name, { hash }] of readManifest().prints) {
    const [story = '', width = '', theme = ''] = name.split(' ');
    if (themes.includes(theme) && isCached(hash)) here.push([fileName(story, width, theme), hash]);
  }
  return new Map(here);
}

/** Heights by story and width of the window, and the pictures that are not here: both themes, or none. */
export function listed(prints: Manifest, files: ReadonlyMap<string, string>) {
  const heights: Record<string, Record<string, number>> = {};
  const missing: string[] = [];
  for (const [name, { size }] of prints) {
    const [story = '', width = '', theme] = name.split(' ');
    if (theme !== 'light') continue;
    heights[story] = { ...heights[story], [width]: Number(size.split('x')[1]) };
    const isHere = themes.every((other) => files.has(fileName(story, width, other)));
    if (!isHere) missing.push(`${story} ${width}`);
  }
  return { heights, missing };
}

/** A tenth of the PNG; stored beside it. */
async function compressed(hash: string): Promise<Buffer | null> {
  const stored = join(pictureCache, `${hash}.webp`);
  if (existsSync(stored)) return readFileSync(stored);
  const png = readCached(hash);
  if (!png) return null;
  const picture = await sharp(png).webp({ quality: 80, effort: 2 }).toBuffer();
  writeFileSync(stored, picture);
  return picture;
}

/** Brings the pictures of the last visits into Storybook's pages, where a live story would be slow. */
export const storyPictures: Plugin = {
  name: 'homestand:story-pictures',
  resolveId: (id) => (id === module ? `\0${module}` : undefined),
  load(id) {
    if (id !== `\0${module}`) return;
    this.addWatchFile(manifestFile);
    const { heights, missing } = listed(readManifest().prints, picturesHere());
    return `export const heights = ${JSON.stringify(heights)};
export const missing = ${JSON.stringify(missing)};`;
  },
  async generateBundle() {
    for (const [name, hash] of picturesHere()) {
      const source = await compressed(hash);
      if (source) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    }
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${folder}`, async ({ url = '' }, response, next) => {
      const hash = picturesHere().get(basename(url));
      const picture = hash === undefined ? null : await compressed(hash);
      if (!picture) return next();
      response.setHeader('Content-Type', 'image/webp');
      response.end(picture);
    });
  },
};
