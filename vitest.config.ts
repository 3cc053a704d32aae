import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.ts';
import { homestandPlugins, optimizedDependencies } from './scripts/vite-plugins.ts';

// A fresh object for each project: vitest writes the project's name into it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions,
    contextOptions: { locale: 'ja-JP' },
    actionTimeout: 15_000,
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 390, height: 844 } }],
});

// Pages of one browser share its input and focus. The projects of node run before, on all cores.
const oneAtATime = { maxWorkers: 1, sequence: { groupOrder: 1 } };

/** A test that works is never cut off; an expectation that is not met ends it long before, and names itself. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };
const patient = { ...timeouts, expect: { poll: { timeout: 120_000 } } };
// Below what the fake clock of app tests stops (app-core/src/testing/fakeClock.ts).
const inBrowser = { ...timeouts, expect: { poll: { timeout: 15_000, interval: 20 } } };

export default defineConfig({
  test: {
    // More than the cores of a small machine: half of a server test is waiting.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'packages/{ui,app,app-core,admin,qr-reader,demo-club}/src/**/*.test.ts',
            'packages/app/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/stories/*.test.ts',
            'tests/models/*.test.ts',
          ],
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          // Files share the modules of their worker: loading the server for each took a third of the time.
          isolate: false,
          include: ['packages/{server,api-client}/src/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: ['**/*.deep.test.ts', '**/*.process.test.ts'],
          globalSetup: ['tests/support/database.setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          // Spawned servers, kills, outages, other databases: `npm run test:all` only.
          name: 'processes',
          environment: 'node',
          isolate: false,
          include: ['{packages/server/src,tests/contract}/**/*.process.test.ts'],
          globalSetup: ['tests/support/database.setup.ts'],
          ...patient,
        },
      },
      {
        plugins: homestandPlugins(),
        optimizeDeps: { include: optimizedDependencies },
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.test.tsx'],
          exclude: ['**/*.app.test.tsx'],
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: browser(),
          ...oneAtATime,
          ...inBrowser,
        },
      },
      {
        plugins: homestandPlugins(),
        optimizeDeps: { include: optimizedDependencies },
        test: {
          name: 'apps',
          // One page for all: showApp empties the modules, which load once.
          isolate: false,
          include: ['packages/{app,admin}/src/**/*.app.test.tsx'],
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: browser(),
          ...oneAtATime,
          ...inBrowser,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', browser: browser(), ...oneAtATime, ...inBrowser },
      },
    ],
  },
});
