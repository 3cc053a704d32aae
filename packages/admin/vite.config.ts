import { defineConfig } from 'vite';
import { appBuild } from '../../scripts/app-build.ts';
import { joinedChunks, staff } from '../../scripts/joined-chunks-build.ts';
import { serviceWorker } from '../../scripts/service-worker-build.ts';
import { homestandPlugins } from '../../scripts/vite-plugins.ts';

export default defineConfig(
  appBuild({
    base: '/admin/',
    port: 5174,
    plugins: [joinedChunks(staff, homestandPlugins), serviceWorker('staff')],
    clubLinks: [
      { rel: 'stylesheet', href: '/user/club.css' },
      { rel: 'icon', type: 'image/svg+xml', href: '/user/icon.svg' },
    ],
  }),
);
