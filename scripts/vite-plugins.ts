import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { reactCompiler } from './reactCompiler.ts';

/** Workers are ES modules: only modules can load parts of themselves on demand. */
const workersAreModules: Plugin = {
  name: 'homestand:workers-are-modules',
  config: () => ({ worker: { format: 'es' } }),
};

/**
 * Styles and the React Compiler, shared by the app, Storybook and the tests, so that all three run the
 * shipped code.
 */
export const compilerAndStyles = (): PluginOption[] => [
  reactCompiler(),
  vanillaExtractPlugin(),
  workersAreModules,
];

export const homestandPlugins = (): PluginOption[] => [
  react(),
  ...compilerAndStyles(),
  productionRouter,
  ownStoreHook,
];

/** React Router's package names its development files for every import, and ships production files beside them. */
const productionRouter: Plugin = {
  name: 'homestand:production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source !== 'react-router') return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

/** Libraries that also run with React 17 bring this hook; here it is React's. */
const ownStoreHook: Plugin = {
  name: 'homestand:own-store-hook',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
    },
  }),
};

/**
 * Dependencies Vite must bundle before the first test. If it discovers one later, it reloads the page in the
 * middle of a test, with a second copy of React.
 */
export const optimizedDependencies = [
  'react/compiler-runtime',
  'react-dom',
  ...[
    '@vanilla-extract/recipes/createRuntimeFn',
    'keen-slider/react',
    'qrcode.react',
    'radix-ui/tabs',
    'react-aria/useFocusWithin',
    'react-aria/useHover',
    'virtua',
  ].map((name) => `@homestand/ui > ${name}`),
  '@homestand/app-core > react-router-dom',
  '@homestand/ui > @homestand/qr-reader > jsqr',
  '@homestand/ui > @homestand/qr-reader > zxing-wasm/reader',
];
