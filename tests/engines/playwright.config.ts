import { defineConfig } from '@playwright/test';
import type { EngineName } from './engines.ts';

/** The slowest first: two engines run beside each other. */
const engines: EngineName[] = ['webkit', 'firefox'];

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  reporter: [['list']],
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  expect: { timeout: 20_000 },
  globalSetup: '../support/database.setup.ts',
  projects: engines.map((engineName) => ({
    name: engineName,
    use: { engineName },
  })),
});
