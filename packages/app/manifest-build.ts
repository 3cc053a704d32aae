import { brandColor, light } from '@homestand/ui/tokens';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const name = 'manifest.webmanifest';
const base = '/user/';
const icons = `${base}icons/`;

/** What a phone needs to install the app. The server adds the club's name when it serves the file. */
const manifest = {
  id: base,
  name: 'Homestand',
  short_name: 'Homestand',
  lang: 'ja',
  scope: base,
  start_url: `${base}u/top`,
  display: 'standalone',
  theme_color: brandColor,
  background_color: light.canvas,
  icons: [
    { src: `${icons}icon-192.png`, sizes: '192x192', type: 'image/png' },
    { src: `${icons}icon-512.png`, sizes: '512x512', type: 'image/png' },
    { src: `${icons}maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const source = JSON.stringify(manifest);

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
});

/** Emits the app's manifest and links it from the page. */
export function webManifest(): Plugin {
  return {
    name: 'homestand:web-manifest',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source });
    },
    configureServer({ middlewares }) {
      middlewares.use(base + name, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(source);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        link({ rel: 'manifest', href: base + name }),
        link({ rel: 'apple-touch-icon', href: `${icons}apple-touch-icon.png` }),
      ],
    },
  };
}
