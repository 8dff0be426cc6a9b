import { defineConfig } from 'vitest/config'

/** Runs the generated tests of one entity inside a copy of the project, on the PostgreSQL of the run that made the copy. */
export default defineConfig({
  test: {
    include: ['tests/mutation/*.suite.ts'],
    globalSetup: ['tests/mutation/inherited-server.ts'],
    pool: 'threads',
    maxWorkers: 1,
    // a copy differs from one run to the next by one file
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modulos' },
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
