import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.ts';
import { homestandPlugins, optimizedDependencies } from './scripts/vite-plugins.ts';

const provider = playwright({
  launchOptions,
  contextOptions: { locale: 'ja-JP' },
  actionTimeout: 15_000,
});
const inChromium = { browser: 'chromium' as const, viewport: { width: 390, height: 844 } };
// Opening the browser's page takes over a minute (the default limit) on a machine that runs everything at once.
const connectTimeout = 300_000;
const headless = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  connectTimeout,
  provider,
};

// Pages of one browser share its input and focus. The projects of node run before, on all cores.
const oneAtATime = { maxWorkers: 1, sequence: { groupOrder: 1 } };

/** A test that works is never cut off; an expectation that is not met ends it long before, and names itself. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };
const patient = { ...timeouts, expect: { poll: { timeout: 120_000 } } };
// Below what the fake clock of app tests stops (app-core/src/testing/fakeClock.ts).
const inBrowser = { ...timeouts, expect: { poll: { timeout: 15_000, interval: 20 } } };

const named = process.argv.filter((argument) => argument.startsWith('--project='));
// Storybook reads all stories for its project, which takes as long as many tests.
const withStories = named.length === 0 || named.includes('--project=stories');

const stories = () => ({
  extends: false as const,
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    browser: { ...headless, instances: [inChromium] },
    ...oneAtATime,
    ...inBrowser,
  },
});

export default defineConfig({
  test: {
    // More than the cores of a small machine: half of a server test is waiting.
    maxWorkers: Math.max(3, availableParallelism()),
    coverage: {
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.{test,suite,stories,docs,gen,css,d}.{ts,tsx}', '**/testing/**'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'test-results/coverage',
      reportOnFailure: true,
    },
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
          setupFiles: ['tests/support/rowChecks.setup.ts'],
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
        // Vitest evaluates this file again for each project that extends it with plugins.
        extends: false,
        plugins: homestandPlugins(),
        optimizeDeps: { include: optimizedDependencies },
        test: {
          name: 'chromium',
          // One page for all files of an instance, whose modules load once.
          isolate: false,
          setupFiles: ['packages/ui/src/testing/testPage.setup.ts'],
          browser: {
            ...headless,
            // Instances share a Vite server: it transforms each module once.
            instances: [
              {
                ...inChromium,
                name: 'browser',
                include: ['packages/*/src/**/*.test.tsx'],
                exclude: ['**/*.app.test.tsx'],
                // Paths of an instance are not resolved.
                setupFiles: [
                  join(import.meta.dirname, 'packages/ui/src/testing/componentTests.setup.ts'),
                ],
              },
              {
                ...inChromium,
                name: 'apps',
                include: ['packages/{app,admin}/src/**/*.app.test.tsx'],
              },
            ],
          },
          ...oneAtATime,
          ...inBrowser,
        },
      },
      ...(withStories ? [stories()] : []),
    ],
  },
});
