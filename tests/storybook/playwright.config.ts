import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';

// Another working tree of the same machine may be testing its pages.
const port = Number(process.env.PAGES_PORT ?? 4330);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  reporter: [['list']],
  // They run beside the visits of the stories, which use both cores of a small machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions },
  webServer: {
    command: `node tests/serve.ts storybook-static ${port}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
