import { defineConfig } from 'vitest/config'
import { LongFirst } from './tests/sequence.ts'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // one PostgreSQL and one template of its databases for all
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/patience.ts'],
    env: { CEP: 'fake' },
    pool: 'forks',
    sequence: { sequencer: LongFirst },
    // on two cores: the third works while the others wait for a browser or a database; a fourth gains nothing
    maxWorkers: 3,
    // a worker keeps its modules from one file to the next: loading them took longer than most tests
    isolate: false,
    // room for what lives for one request: collecting it took a tenth of the time
    execArgv: ['--max-semi-space-size=64'],
    // what a page shows a moment later, also on a machine with other work
    expect: { poll: { timeout: 10_000 } },
  },
})
