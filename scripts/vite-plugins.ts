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
