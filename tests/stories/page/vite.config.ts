import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { homestandPlugins } from '../../../scripts/vite-plugins.ts';

const root = `${import.meta.dirname}/../../..`;

/** Lists the modules of each story file as the bundler sees them, for the test of changedStories.ts. */
const listModules: Plugin = {
  name: 'homestand:list-modules',
  generateBundle(_, bundle) {
    const modulesOf = (name: string, visited: Set<string>): string[] => {
      const chunk = bundle[name];
      if (visited.has(name) || chunk?.type !== 'chunk' || chunk.isEntry) return [];
      visited.add(name);
      const own = Object.entries(chunk.modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => relative(root, id.replace(/\?.*$/, '')));
      const further = [...chunk.imports, ...chunk.dynamicImports];
      return [...own, ...further.flatMap((next) => modulesOf(next, visited))];
    };
    const stories = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('.stories.tsx')
        ? [[relative(root, chunk.facadeModuleId), modulesOf(chunk.fileName, new Set())] as const]
        : [],
    );
    const source = JSON.stringify(Object.fromEntries(stories));
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
