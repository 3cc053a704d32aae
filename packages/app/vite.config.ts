import { brandColor } from '@homestand/ui/tokens';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { buildTarget } from '../../scripts/baseline.ts';
import { homestandPlugins } from '../../scripts/vite-plugins.ts';
import { joinedChunks } from './joined-chunks-build.ts';
import { webManifest } from './manifest-build.ts';
import { packedFiles } from './packed-build.ts';
import { pages } from './pages-build.ts';
import { serviceWorker } from './service-worker-build.ts';

/**
 * The first paint of every page needs the upright display face; without the preload it is found only after
 * the styles. The italic face is for jersey numbers, which few pages show.
 */
function preloadFont(): Plugin {
  return {
    name: 'homestand:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /display-600-[^/]+\.woff2$/.test(file))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/user/${file}`,
                crossorigin: true,
              },
              injectTo: 'head',
            }),
          ),
    },
  };
}

/** Sets theme-color to the club's colour. */
function themeColor(): Plugin {
  return {
    name: 'homestand:theme-color',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: brandColor }, injectTo: 'head' },
    ],
  };
}

export default defineConfig({
  base: '/user/',
  plugins: [
    ...homestandPlugins(),
    joinedChunks(homestandPlugins),
    themeColor(),
    webManifest(),
    preloadFont(),
    serviceWorker(),
    pages(homestandPlugins),
    packedFiles(),
  ],
  build: {
    target: buildTarget,
    // The CSP forbids inline content: no data: fonts, no polyfill script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // A module of constants, such as the contract's limits, would be a chunk of its own.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      // The groups of joinedChunks take modules from the chunks that screens begin with.
      preserveEntrySignatures: 'allow-extension',
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/stand-in', '/dev'].map((path) => [path, 'http://127.0.0.1:3000']),
    ),
  },
});
