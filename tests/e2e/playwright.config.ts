import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';

const port = 4310;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  reporter: [['list']],
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    launchOptions,
  },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/user/`,
    reuseExistingServer: false,
  },
});
