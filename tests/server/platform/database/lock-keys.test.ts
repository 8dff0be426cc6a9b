import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAlone } from '#server/features/backup/lock.ts'
import { lockSeeds } from '#server/platform/data/insert-records.ts'
import { createTestApp, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

test('the first records of a company do not wait for a backup, nor does a backup take them for another one', async () => {
  const { pool, kysely } = app.database
  const load = () =>
    kysely.transaction().execute(async (db) => {
      await lockSeeds(db)
      return runAlone(pool, 'backup', async () => 'made')
    })
  expect(await runAlone(pool, 'backup', () => Promise.race([lockedSeeds(), late()]))).toBe('locked')
  expect(await load()).toBe('made')

  async function lockedSeeds() {
    await kysely.transaction().execute((db) => lockSeeds(db))
    return 'locked'
  }
})

const late = () => new Promise<string>((resolve) => setTimeout(resolve, 3000, 'waits').unref())
