import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { appBuild } from '../../scripts/app-build.ts';
import { serviceWorker } from '../../scripts/service-worker-build.ts';

/** Few files for each visit: one for the entry, one for what several screens share, one for each screen. */
const codeSplitting = {
  // Otherwise a group takes in all that its modules import.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'first', tags: ['$initial' as const], priority: 2 },
    { name: 'shared', minShareCount: 2, priority: 1 },
  ],
};

const worker = {
  base: '/admin/',
  input: join(import.meta.dirname, 'src/service-worker/service-worker.ts'),
  prefix: 'staff release ',
};

export default defineConfig(
  mergeConfig(
    appBuild({
      base: '/admin/',
      port: 5174,
      plugins: [serviceWorker(worker)],
      clubLinks: [
        { rel: 'stylesheet', href: '/user/club.css' },
        { rel: 'icon', type: 'image/svg+xml', href: '/user/icon.svg' },
      ],
    }),
    { build: { rolldownOptions: { output: { codeSplitting } } } },
  ),
);
