import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';
import { storybookFolder } from './stories.ts';

const port = 4320;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  reporter: [['./reporter.ts']],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        // Partial redraws leave other edge pixels than full ones.
        '--disable-partial-raster',
      ],
    },
  },
  webServer: {
    command: `node tests/serve.ts ${JSON.stringify(storybookFolder)} ${port}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
