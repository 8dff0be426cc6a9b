import { defineConfig } from 'vitest/config'

/** Stories in a browser; they wait longer. */
const stories = ['tests/**/*.{e2e,browser}.test.ts', 'tests/generator/implementer.test.ts']

/** On two cores: the third works while the others wait for a browser or a database; a fourth gains nothing. */
const maxWorkers = 3

const common = {
  env: { CEP: 'fake' },
  pool: 'forks' as const,
  maxWorkers,
  // a worker keeps its modules from one file to the next: loading them took longer than most tests
  isolate: false,
  // room for what lives for one request: collecting it took a tenth of the time
  execArgv: ['--max-semi-space-size=64'],
  // what a page shows a moment later, also on a machine with other work
  expect: { poll: { timeout: 10_000 } },
}

export default defineConfig({
  test: {
    // one PostgreSQL and one template of its databases for both
    globalSetup: ['tests/global-setup.ts'],
    maxWorkers,
    projects: [
      { test: { ...common, name: 'telas', include: stories, testTimeout: 90_000, hookTimeout: 300_000 } },
      {
        test: {
          ...common,
          name: 'demais',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: stories,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
