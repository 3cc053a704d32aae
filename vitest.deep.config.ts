import { defineConfig } from 'vitest/config';

/** `npm run test:deep`: in full what `npm test` runs in a short form. */
export default defineConfig({
  test: {
    include: ['tests/contract/**/*.deep.test.ts'],
    globalSetup: ['tests/support/database.setup.ts'],
    hookTimeout: 30_000,
    // A run of one file uses both cores, or is limited by its pauses.
    fileParallelism: false,
  },
});
