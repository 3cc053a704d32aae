import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';
import { launchOptions111 } from '../../scripts/chromium-111.ts';
import config from './playwright.config.ts';

/** The journeys of `npm test`. One that fails is repeated once, and reported; the whole repeats nothing. */
export default defineConfig({
  ...config,
  retries: 1,
  use: { ...config.use, trace: 'retain-on-first-failure' },
  projects: [
    { name: 'chromium', grep: /@gate/, use: { launchOptions } },
    { name: 'chromium-111', grep: /@smoke/, use: { launchOptions: launchOptions111 } },
  ],
});
