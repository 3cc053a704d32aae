import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { screensOf } from '../../scripts/joined-chunks-build.ts';

/** As src/routes/pages.tsx renders it; packages/server/src/site/appPages.ts reads the rest. */
type Page = { name: string };

/**
 * Writes for each route what the server adds to the page: the files of the screen, which then load beside the entry
 * instead of after it, and what shows before the scripts are there.
 */
export function pages(plugins: () => PluginOption[]): Plugin {
  let root = '';
  let base = '';
  return {
    name: 'homestand:pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const modules = new Map(screensOf(root).map(({ route, module }) => [route, module]));
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const rendered = await renderPages(root, plugins());
        if (JSON.stringify(rendered).includes(' style=\\"'))
          throw new Error('A page has an inline style, which the content policy forbids.');
        const source = JSON.stringify(
          rendered.map(({ name, ...page }) => {
            const { scripts, styles } = filesOf(resolve(root, modules.get(name) ?? ''), chunks);
            const addresses = (files: Iterable<string>) => [...files].map((file) => base + file);
            return { ...page, scripts: addresses(scripts), styles: addresses(styles) };
          }),
        );
        this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source });
      },
    },
  };
}

/** The chunk that begins with the module, and all it imports that the entry does not. */
function filesOf(module: string, chunks: readonly Rolldown.OutputChunk[]) {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (start: readonly Rolldown.OutputChunk[], loaded: ReadonlySet<string>) => {
    const begun = new Set<string>();
    const found = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk) => {
      if (begun.has(chunk.fileName) || loaded.has(chunk.fileName)) return;
      begun.add(chunk.fileName);
      for (const name of chunk.imports) {
        const imported = named.get(name);
        if (imported) visit(imported);
      }
      found.add(chunk.fileName);
    };
    for (const chunk of start) visit(chunk);
    return found;
  };
  const screen = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (!screen) throw new Error(`No chunk begins with ${module}.`);
  const entry = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    new Set(),
  );
  const loaded = [...withImports([screen], entry)];
  // Styles of what is imported come first, as Vite links them: the screen's own change them.
  const styles = new Set(
    loaded.flatMap((name) => [...(named.get(name)?.viteMetadata?.importedCss ?? [])]),
  );
  return { scripts: loaded.toReversed(), styles };
}

/** Bundles src/routes/pages.tsx for Node and runs it. */
async function renderPages(root: string, plugins: PluginOption[]): Promise<Page[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    ssr: { noExternal: true },
    build: {
      write: false,
      minify: false,
      ssr: 'src/routes/pages.tsx',
      // The screens and their data are not rendered here.
      rolldownOptions: { external: [/^\.\.\/(screens|data)\//] },
    },
  });
  if (!('output' in result)) throw new Error('The build of the pages has no output.');
  const folder = await mkdtemp(join(tmpdir(), 'homestand-pages-'));
  try {
    const file = join(folder, 'pages.mjs');
    await writeFile(file, result.output[0].code);
    const module = (await import(pathToFileURL(file).href)) as { pages: Page[] };
    return module.pages;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
