import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  reporter: [['list']],
  // They run beside the visits of the stories, which use both cores of a small machine.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL: `http://127.0.0.1:${process.env.PAGES_PORT}`, launchOptions },
  webServer: {
    command: 'node tests/serve.ts storybook-static',
    cwd: '../..',
    // The workers inherit the variable.
    wait: { stdout: /on port (?<pages_port>\d+)/ },
  },
});
