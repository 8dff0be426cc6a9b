import { defineConfig } from 'vitest/config'

/** Runs the generated tests of one entity inside a copy of the project, on the PostgreSQL of the run that made the copy. */
export default defineConfig({
  test: {
    include: ['tests/mutation/*.suite.ts'],
    globalSetup: ['tests/mutation/inherited-server.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
