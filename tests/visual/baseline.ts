import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserVersion } from '../../scripts/chromium.ts';
import { type PicturedStory, pictureName, themes } from './stories.ts';

const folder = join(import.meta.dirname, 'baseline');
const browserFile = join(folder, 'BROWSER');
const fontPackage = '@expo-google-fonts/noto-sans-jp';

/** Everything all pictures depend on. Another browser or font changes their pixels. */
const browser = `${browserVersion}\nnoto-sans-jp ${versionOf(fontPackage)}\n`;

const file = (picture: string) => join(folder, `${picture}.png`);

export const readBaseline = (picture: string) => read(file(picture));

export function writeBaseline(picture: string, content: Buffer) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file(picture), content);
}

export const removeBaseline = (picture: string) => rmSync(file(picture));

/** Why the pictures cannot be compared; null when they can. */
export function otherBrowser(): string | null {
  const taken = read(browserFile)?.toString();
  if (taken === undefined || taken === browser) return null;
  const oneLine = (text: string) => text.trim().replaceAll('\n', ', ');
  return `The pictures were taken with ${oneLine(taken)}, and this is ${oneLine(browser)}. Retake all: npm run visual:update`;
}

export function writeBrowser() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(browserFile, browser);
}

/** Pictures whose story, theme or width no longer exists. */
export function orphans(stories: PicturedStory[]): string[] {
  const wanted = new Set(
    stories.flatMap(({ id, widths }) =>
      widths.flatMap((width) => themes.map((theme) => pictureName(id, theme, width))),
    ),
  );
  return pictures().filter((picture) => !wanted.has(picture));
}

function pictures(): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .map((name) => name.slice(0, -'.png'.length));
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function versionOf(name: string): string {
  const path = join(import.meta.dirname, '../../node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  return version;
}
