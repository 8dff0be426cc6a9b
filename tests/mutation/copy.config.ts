import { defineConfig } from 'vitest/config'

/** Runs the generated tests of one entity inside a copy of the project, each time in a thread of its own. */
export default defineConfig({
  test: {
    include: ['tests/mutation/*.suite.ts'],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
