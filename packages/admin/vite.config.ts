import { defineConfig } from 'vite';
import { appBuild } from '../../scripts/app-build.ts';

export default defineConfig(
  appBuild({
    base: '/admin/',
    port: 5174,
    plugins: [],
    clubLinks: [
      { rel: 'stylesheet', href: '/user/club.css' },
      { rel: 'icon', type: 'image/svg+xml', href: '/user/icon.svg' },
    ],
  }),
);
