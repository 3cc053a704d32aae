import type { HtmlTagDescriptor, Plugin, PluginOption, UserConfig } from 'vite';
import { buildTarget } from './baseline.ts';
import { licenses } from './licenses-build.ts';
import { packedFiles } from './packed-build.ts';
import { homestandPlugins } from './vite-plugins.ts';

type Options = {
  /** Path under which the server serves the app. */
  base: '/user/' | '/admin/';
  /** Port of its development server. */
  port: number;
  plugins: PluginOption[];
  /** What the server makes of the club's club.json: the same addresses for every club (0071). */
  clubLinks: Record<string, string>[];
};

/** The build that both apps have in common. */
export const appBuild = ({ base, port, plugins, clubLinks }: Options): UserConfig => ({
  base,
  plugins: [
    ...homestandPlugins(),
    linkClubFiles(clubLinks),
    preloadFont(base),
    ...plugins,
    licenses(),
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
      // The first page names every file of the app: seven characters tell the releases of one file apart.
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Those of joinedChunks have only a number for a name. Styles load beside the script of the same name.
        chunkFileNames: ({ name }) =>
          /^script-\d+$/.test(name) ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    port,
    proxy: Object.fromEntries(
      [
        '/api',
        '/stand-in',
        '/dev',
        '/user/club.css',
        '/user/icon.svg',
        '/user/icons',
        '/user/manifest.webmanifest',
      ].map((path) => [path, 'http://127.0.0.1:3000']),
    ),
  },
});

/**
 * The first paint of every page needs the upright display face; without the preload it is found only after
 * the styles. The italic face is for jersey numbers, which few pages show.
 */
function preloadFont(base: string): Plugin {
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
                href: base + file,
                crossorigin: true,
              },
              injectTo: 'head',
            }),
          ),
    },
  };
}

/** Links the club's files from the page. They stand after the build's own, which Vite would look for. */
function linkClubFiles(links: Record<string, string>[]): Plugin {
  return {
    name: 'homestand:club-links',
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        links.map((attrs): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })),
    },
  };
}
