import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';
import { launchOptions111 } from '../../scripts/chromium-111.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  reporter: [['list']],
  // Each worker has a server, a database and browsers of its own. Half of a test is waiting.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Ends a test that hangs; what is expected has limits of its own. One that works is not cut off on a busy machine.
  timeout: 300_000,
  // Longer than the default of 5 s: a busy machine can stand still for as long.
  expect: { timeout: 20_000 },
  // Run by playwright.deep.config.ts.
  grepInvert: /@deep/,
  globalSetup: ['../support/builtApps.setup.ts', '../support/database.setup.ts'],
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // The tests control the network through the proxy; worker.ts allows service workers.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'chromium', use: { launchOptions } },
    // The journeys again in the oldest browser of the baseline (docs/decisions/0039).
    { name: 'chromium-111', grep: /@journey|@smoke/, use: { launchOptions: launchOptions111 } },
  ],
});
