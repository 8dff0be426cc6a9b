import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAlone } from '#server/features/backup/lock.ts'
import { lockSeeds } from '#server/platform/data/insert-records.ts'
import { createTestApp, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

/** Runs work while the first records of a company are being loaded. */
const whileLoading = <T>(work: () => Promise<T>): Promise<T> =>
  app.database.kysely.transaction().execute(async (db) => {
    await lockSeeds(db)
    return work()
  })

const late = (): Promise<string> => new Promise((resolve) => setTimeout(resolve, 3000, 'waits').unref())

test('the first records of a company do not wait for a backup', async () => {
  const load = () => Promise.race([whileLoading(async () => 'loaded'), late()])
  expect(await runAlone(app.database.pool, 'backup', load)).toBe('loaded')
})

test('a backup does not take the load of first records for another backup', async () => {
  expect(await whileLoading(() => runAlone(app.database.pool, 'backup', async () => 'made'))).toBe('made')
})
