import { expect, vi } from 'vitest'

/** Stories in a browser, which may take longer than other tests. */
const isStory = /(?:\.(?:e2e|browser)|generator\/implementer)\.test\.ts$/.test(expect.getState().testPath ?? '')

vi.setConfig(isStory ? { testTimeout: 90_000, hookTimeout: 300_000 } : { testTimeout: 30_000, hookTimeout: 60_000 })
