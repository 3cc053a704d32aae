import { brotliCompressSync } from 'node:zlib';
import { build, type PluginOption, type Rolldown } from 'vite';
import { cachedFiles, workerName } from '../../packages/app/service-worker-build.ts';

export type Bundle = {
  /** The first page: the entry, its static chunks and their styles. Brotli bytes. */
  js: number;
  css: number;
  total: number;
  /** The modules in these chunks. */
  modules: string[];
  offline: Offline;
  screens: Screen[];
};

/** What a screen adds to the first page: its chunk, that chunk's imports and their styles. */
export type Screen = { name: string; js: number; css: number; total: number };

/** What the service worker loads after the first screen: itself, all files, and the large ones last. */
type Offline = { worker: number; files: number; count: number; later: number };

type Options = {
  input: string;
  plugins?: PluginOption[];
  root?: string;
  configFile?: string | false;
};

/** Builds one entry like the product, without writing files, and measures what loads first. */
export async function measure({ input, plugins = [], root, configFile = false }: Options) {
  const result = await build({
    ...(root && { root }),
    configFile,
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input },
    },
  });
  return sizesOf(outputOf(result));
}

type Output = Rolldown.RolldownOutput['output'];
type Chunk = Extract<Output[number], { type: 'chunk' }>;

const stylesOf = (chunks: ReadonlySet<Chunk>) =>
  new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));

function outputOf(result: Awaited<ReturnType<typeof build>>): Output {
  const first = Array.isArray(result) ? result[0] : result;
  if (!first || !('output' in first)) throw new Error('The build has no output.');
  return first.output;
}

function sizesOf(output: Output): Bundle {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const first = new Set<Chunk>();
  const visit = (name: string, found: Set<Chunk>) => {
    const chunk = chunks.get(name);
    if (!chunk || first.has(chunk) || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports) visit(imported, found);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName, first);
  const styles = stylesOf(first);

  const bytesOf = (loaded: ReadonlySet<Chunk>, names: ReadonlySet<string>) => {
    const css = sum(
      output.map((file) =>
        file.type === 'asset' && names.has(file.fileName) ? packed(file.source) : 0,
      ),
    );
    const js = sum([...loaded].map(({ code }) => packed(code)));
    return { js, css, total: js + css };
  };
  const screens = [...chunks.values()].flatMap((chunk): Screen[] => {
    const name = /\/(?:screens\/.+|shell)\/(\w+?)(?:Screen\.tsx|\.ts)$/.exec(
      chunk.facadeModuleId ?? '',
    )?.[1];
    if (name === undefined) return [];
    const added = new Set<Chunk>();
    visit(chunk.fileName, added);
    return [
      {
        name,
        ...bytesOf(added, new Set([...stylesOf(added)].filter((file) => !styles.has(file)))),
      },
    ];
  });
  return {
    ...bytesOf(first, styles),
    screens,
    modules: [...first].flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? [id] : [],
      ),
    ),
    offline: weighOffline(output),
  };
}

function weighOffline(output: Output): Offline {
  const { files, later } = cachedFiles(output.map(({ fileName }) => fileName));
  const weightOf = (names: readonly string[]) =>
    sum(output.filter(({ fileName }) => names.includes(fileName)).map(travelling));
  return {
    worker: weightOf([workerName]),
    files: weightOf(files),
    count: files.length,
    later: weightOf(later),
  };
}

/** The transferred size: fonts are already compressed. */
function travelling(file: Output[number]): number {
  const content = file.type === 'chunk' ? file.code : file.source;
  return file.fileName.endsWith('.woff2') ? content.length : packed(content);
}

const packed = (source: string | Uint8Array) => brotliCompressSync(source).length;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
