import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { homestandPlugins } from '../../../scripts/vite-plugins.ts';

const root = `${import.meta.dirname}/../../..`;

/** Lists the files of ours that are part of each story file, and those of the page around every story, as bundled. */
const listModules: Plugin = {
  name: 'homestand:list-modules',
  generateBundle(_, bundle) {
    const modulesOf = (name: string, isPage: boolean, visited: Set<string>): string[] => {
      const chunk = bundle[name];
      if (visited.has(name) || chunk?.type !== 'chunk' || (chunk.isEntry && !isPage)) return [];
      visited.add(name);
      const own = Object.entries(chunk.modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => relative(root, id.replace(/\?.*$/, '')))
        .filter(
          (file) => /^(packages|[.]storybook)\//.test(file) && !/[.]vanilla[.]css$/.test(file),
        );
      // The page imports each story when it is shown.
      const further = isPage ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports];
      return [...own, ...further.flatMap((next) => modulesOf(next, isPage, visited))];
    };
    const listed = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== 'chunk') return [];
      const isStory = chunk.facadeModuleId?.endsWith('.stories.tsx') === true;
      if (!isStory && !chunk.isEntry) return [];
      const file = isStory && chunk.facadeModuleId ? relative(root, chunk.facadeModuleId) : 'page';
      return [[file, modulesOf(chunk.fileName, !isStory, new Set())] as const];
    });
    const source = JSON.stringify(Object.fromEntries(listed));
    this.emitFile({ type: 'asset', fileName: 'modules.json', source });
  },
};

export default defineConfig({
  plugins: [...homestandPlugins(), listModules],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    // In files apart, their order depends on what the bundler puts together, and a later rule of equal weight wins.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 8000,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
