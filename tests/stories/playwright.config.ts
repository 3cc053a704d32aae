import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';
import { wantedVariable } from './run.ts';

const port = 4320;

export default defineConfig({
  testDir: '.',
  // A choice of stories visits just these.
  testMatch: process.env[wantedVariable] === undefined ? '*.spec.ts' : 'stories.spec.ts',
  outputDir: '../../test-results/stories/playwright',
  reporter: [['./reporter.ts']],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        // Partial redraws leave other edge pixels than full ones.
        '--disable-partial-raster',
        // Skia's routines for newer processors round otherwise than its common ones.
        '--disable-skia-runtime-opts',
      ],
    },
  },
  webServer: {
    command: `node tests/serve.ts tests/stories/page/dist ${port} --policy`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
