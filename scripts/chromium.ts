// The pinned browser: Chromium from an npm package, with pinned fonts and its own copies of the system
// libraries. All pictures are taken with it.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sparticuz, { inflate } from '@sparticuz/chromium';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules', '.cache');

/**
 * Stored with the picture baselines, so that another browser reports "retake all" instead of hundreds of
 * differences.
 */
export const browserVersion = `chromium ${packageVersion()}`;

export const launchOptions = await launch();

async function launch() {
  const folder = join(cache, `chromium-${packageVersion()}`);
  const libraries = join(folder, 'al2023');
  mkdirSync(folder, { recursive: true });

  // executablePath() only checks whether <tmp>/chromium exists, so each version gets its own folder.
  const previous = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const executablePath = await sparticuz.executablePath();
  if (!existsSync(libraries)) await inflate(join(packageFolder(), 'bin', 'al2023.tar.br'));
  if (previous === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = previous;

  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      // A play function's click is no user activation and could not start sound.
      '--autoplay-policy=no-user-gesture-required',
    ],
    env: {
      ...environment(),
      FONTCONFIG_FILE: fontConfig(),
      LD_LIBRARY_PATH: join(libraries, 'lib'),
      TZ: 'Asia/Tokyo',
    },
  };
}

/** The browser sees only these fonts, whatever the machine has: missing glyphs show as boxes. */
function fontConfig(): string {
  const fonts = join(root, 'node_modules', '@expo-google-fonts', 'noto-sans-jp');
  const file = join(cache, 'fonts.conf');
  const content = readFileSync(join(import.meta.dirname, 'fonts.conf'), 'utf8')
    .replaceAll('{fonts}', fonts)
    .replaceAll('{cache}', join(cache, 'fontconfig'));
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return file;
  mkdirSync(cache, { recursive: true });
  // A browser that another process starts may read the file now: a rename never shows half of it.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, content);
  renameSync(partial, file);
  return file;
}

function packageFolder(): string {
  return join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
}

function packageVersion(): string {
  const content = readFileSync(join(packageFolder(), 'package.json'), 'utf8');
  const { version } = JSON.parse(content) as { version: string };
  return version;
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
