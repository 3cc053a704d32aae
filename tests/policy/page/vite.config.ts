import { defineConfig } from 'vite';
import { homestandPlugins } from '../../../scripts/vite-plugins.ts';

export default defineConfig({
  plugins: homestandPlugins(),
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 8000,
    reportCompressedSize: false,
  },
});
