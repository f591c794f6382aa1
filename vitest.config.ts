import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Isolation, not the runner, is what costs: one process per worker, state kept out of modules.
    isolate: false,
    globalSetup: ['test/setup/database.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
