import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PluginOption } from 'vite';
import { buildTarget } from '../baseline.ts';
import { type BuiltApp, type Chunk, chunksOf, viteBuild } from '../builtApp.ts';
import { fans, staff, type Visitors, visitsOf } from '../joined-chunks-build.ts';
import { cachedFiles, workerName } from '../service-worker-build.ts';

/** Brotli bytes. */
export type Weight = { js: number; css: number; total: number };

export type App = Weight & {
  /** The modules of the first page: those of the entry and of its static chunks. */
  modules: string[];
  offline: Offline;
  screens: Screen[];
};

/** What a cold visit loads of code and style: the first page, the screen and what is rendered around it. */
export type Screen = Weight & { name: string; files: number };

/** What the service worker loads after the first screen: itself, all files, and the large ones last. */
type Offline = { worker: number; files: number; count: number; later: number };

const repository = join(import.meta.dirname, '..', '..');

/** How everything but the app is built here: in memory, and like the product. */
export const likeTheProduct = {
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

export const buildLikeTheProduct = {
  target: buildTarget,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
} as const;

/** Builds one entry like the product, without writing files, and measures what loads first. */
export async function measure({
  input,
  plugins = [],
}: {
  input: string;
  plugins?: PluginOption[];
}) {
  const { output } = await viteBuild({
    ...likeTheProduct,
    plugins,
    build: { ...buildLikeTheProduct, write: false, rolldownOptions: { input } },
  });
  const contents = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
  const chunks = chunksOf(output);
  const first = entryOf(chunks);
  return {
    ...(await weigh(first, stylesOf(first), (file) => packedSize(contents.get(file) ?? ''))),
    modules: first.flatMap(({ modules }) => modules),
  };
}

/** Measures the fans' app as the server serves it. */
export async function measureApp({ folder, chunks, emitted }: BuiltApp): Promise<App> {
  const { content, sizeOf } = filesOf(folder);
  const first = entryOf(chunks);
  return {
    ...(await weigh(first, stylesOf(first), sizeOf)),
    modules: first.flatMap(({ modules }) => modules),
    screens: await measureScreens('app', fans, chunks, sizeOf),
    offline: await weighOffline(emitted, content, sizeOf),
  };
}

/** Measures the staff's app: what loads first, and its screens. */
export async function measureAdmin({ folder, chunks }: BuiltApp): Promise<Screen[]> {
  const { sizeOf } = filesOf(folder);
  const first = entryOf(chunks);
  const styles = stylesOf(first);
  const entry = {
    name: 'AdminEntry',
    files: first.length + styles.length,
    ...(await weigh(first, styles, sizeOf)),
  };
  const screens = await measureScreens('admin', staff, chunks, sizeOf);
  return [entry, ...screens.map((screen) => ({ ...screen, name: `Admin${screen.name}` }))];
}

function filesOf(folder: string) {
  const content = (file: string) => readFileSync(join(folder, file));
  // Screens share files, and compressing one takes longer than everything else here.
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? packedSize(content(file));
    sizes.set(file, size);
    return size;
  };
  return { content, sizeOf };
}

const measureScreens = (
  app: string,
  visitors: Visitors,
  chunks: readonly Chunk[],
  sizeOf: (file: string) => Promise<number>,
): Promise<Screen[]> => {
  const first = entryOf(chunks);
  const visits = visitsOf(join(repository, 'packages', app), visitors);
  return Promise.all(
    visits.map(async ({ modules }): Promise<Screen> => {
      const [screen = ''] = modules;
      const begin = modules.map((module) => {
        const path = relative(repository, module);
        const chunk = chunks.find(
          ({ facade, modules }) => facade === path || modules.includes(path),
        );
        if (!chunk) throw new Error(`${path} is in no chunk.`);
        return chunk;
      });
      const loaded = [...new Set([...first, ...loadedWith(begin, chunks)])];
      const styles = stylesOf(loaded);
      return {
        name: basename(screen).replace(/(Screen)?\.tsx?$/, ''),
        files: loaded.length + styles.length,
        ...(await weigh(loaded, styles, sizeOf)),
      };
    }),
  );
};

const entryOf = (chunks: readonly Chunk[]) =>
  loadedWith(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );

/** These chunks and all that they import, not what they import dynamically. */
export function loadedWith(from: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  from.forEach(visit);
  return [...found];
}

export const stylesOf = (chunks: readonly Chunk[]) => [
  ...new Set(chunks.flatMap(({ styles }) => styles)),
];

async function weigh(
  chunks: readonly Chunk[],
  styles: readonly string[],
  sizeOf: (file: string) => Promise<number>,
): Promise<Weight> {
  const sizes = (files: readonly string[]) => Promise.all(files.map(sizeOf)).then(sum);
  const js = await sizes(chunks.map(({ file }) => file));
  const css = await sizes(styles);
  return { js, css, total: js + css };
}

async function weighOffline(
  emitted: readonly string[],
  content: (file: string) => Uint8Array,
  sizeOf: (file: string) => Promise<number>,
): Promise<Offline> {
  const { files, later } = cachedFiles(emitted);
  // Fonts are already compressed.
  const transferredSize = (name: string) =>
    name.endsWith('.woff2') ? content(name).length : sizeOf(name);
  const weightOf = (names: readonly string[]) => Promise.all(names.map(transferredSize)).then(sum);
  return {
    worker: await weightOf([workerName]),
    files: await weightOf(files),
    count: files.length,
    later: await weightOf(later),
  };
}

const compress = promisify<string | Uint8Array, Buffer>(brotliCompress);

export const packedSize = async (content: string | Uint8Array) => (await compress(content)).length;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
