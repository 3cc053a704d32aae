import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** Styles and the React Compiler: the same for the app, Storybook and the tests, so that all three run what ships. */
export const compilerAndStyles = (): PluginOption[] => [
  babel({ presets: [reactCompilerPreset()] }),
  vanillaExtractPlugin(),
];

export const homestandPlugins = (): PluginOption[] => [react(), ...compilerAndStyles()];

/**
 * What Vite must bundle before the first test. Found late, each of these makes it reload the page in the
 * middle of a test, with a second copy of React.
 */
export const foundLate = [
  'react/compiler-runtime',
  'react-dom',
  ...[
    '@vanilla-extract/recipes/createRuntimeFn',
    '@vanilla-extract/dynamic',
    'keen-slider/react',
    'qrcode.react',
    'radix-ui/tabs',
    'react-aria/useFocusWithin',
    'react-aria/useHover',
    'virtua',
  ].map((name) => `@homestand/ui > ${name}`),
];
