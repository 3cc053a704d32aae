import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';
import { launchOptions111 } from '../../scripts/chromium-111.ts';
import config from './playwright.config.ts';

/** The journeys of `npm test`. One that fails is repeated once, and reported; the whole repeats nothing. */
export default defineConfig({
  ...config,
  retries: 1,
  use: {
    ...config.use,
    // Without its film, which takes a third of the stage's processor time; each step keeps the page's elements.
    trace: { mode: 'retain-on-first-failure', screenshots: false },
  },
  projects: [
    { name: 'chromium', grep: /@gate/, use: { launchOptions } },
    { name: 'chromium-111', grep: /@smoke/, use: { launchOptions: launchOptions111 } },
  ],
});
