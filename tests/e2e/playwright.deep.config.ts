import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';
import config from './playwright.config.ts';

/** Part of `npm run test:deep`: variants of what `npm test` shows once. */
export default defineConfig({
  ...config,
  grep: /@deep/,
  grepInvert: [],
  projects: [{ name: 'chromium', use: { launchOptions } }],
});
