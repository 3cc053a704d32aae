import { defineConfig } from 'vite';
import { appBuild } from '../../scripts/app-build.ts';
import { fans, joinedChunks } from '../../scripts/joined-chunks-build.ts';
import { serviceWorker } from '../../scripts/service-worker-build.ts';
import { homestandPlugins } from '../../scripts/vite-plugins.ts';
import { pages } from './pages-build.ts';

export default defineConfig(
  appBuild({
    base: '/user/',
    port: 5173,
    plugins: [joinedChunks(fans, homestandPlugins), serviceWorker('fans'), pages(homestandPlugins)],
    clubLinks: [
      { rel: 'stylesheet', href: '/user/club.css' },
      { rel: 'icon', type: 'image/svg+xml', href: '/user/icon.svg' },
      { rel: 'manifest', href: '/user/manifest.webmanifest' },
      { rel: 'apple-touch-icon', href: '/user/icons/apple-touch-icon.png' },
    ],
  }),
);
