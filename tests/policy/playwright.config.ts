import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';

const port = 4330;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/policy',
  reporter: [['dot']],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions },
  webServer: {
    command: `node tests/serve.ts tests/policy/page/dist ${port} --policy`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
