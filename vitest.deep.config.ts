import { defineConfig } from 'vitest/config';

/** `npm run test:deep`: in full what other tests run in a short form, or not at all. */
export default defineConfig({
  test: {
    include: ['tests/contract/**/*.deep.test.ts', 'tests/models/*.test.ts'],
    // Some thousands of runs of each model, with a new seed.
    env: { MODEL_RUNS: process.env.MODEL_RUNS ?? '80' },
    globalSetup: ['tests/support/database.setup.ts'],
    testTimeout: 900_000,
    hookTimeout: 600_000,
    // A run of one file uses both cores, or is limited by its pauses.
    fileParallelism: false,
  },
});
