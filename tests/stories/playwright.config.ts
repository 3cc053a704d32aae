import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';
import { repeatVariable, wantedVariable } from './run.ts';

export default defineConfig({
  testDir: '.',
  // A choice of stories visits just these.
  testMatch: process.env[wantedVariable] === undefined ? '*.spec.ts' : 'stories.spec.ts',
  outputDir: '../../test-results/stories/playwright',
  reporter: [['./reporter.ts']],
  // More than the cores of a small machine: a visit waits for frames.
  workers: Math.max(4, availableParallelism()),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  // Stories are repeated by scripts/visual.ts, which also knows whose picture has changed.
  retries: process.env[repeatVariable] ? 1 : 0,
  use: {
    baseURL: `http://127.0.0.1:${process.env.STORIES_PORT}`,
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        // Partial redraws leave other edge pixels than full ones.
        '--disable-partial-raster',
        // A layer of its own keeps the part of a pixel at which it was first painted. On a small device a flat
        // transform has none, even one that a library writes with translate3d().
        '--enable-low-end-device-mode',
        // Skia's routines for newer processors round otherwise than its common ones.
        '--disable-skia-runtime-opts',
        // A resized window gets a pointer at 0,0, sooner or later: nothing shows that it is there.
        '--blink-settings=availableHoverTypes=1,primaryHoverType=1',
      ],
    },
  },
  webServer: {
    command: 'node tests/serve.ts tests/stories/page/dist --policy',
    cwd: '../..',
    // The workers inherit the variable.
    wait: { stdout: /on port (?<stories_port>\d+)/ },
  },
});
