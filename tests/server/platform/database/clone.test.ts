import { afterAll, expect, test } from 'vitest'
import { createPool } from '#server/platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'

const made: TestDatabase[] = []
afterAll(async () => {
  for (const database of made) await database.drop()
})

test('each test file gets a database of its own, migrated, and one does not see the other', async () => {
  const first = await createTestDatabase()
  const second = await createTestDatabase()
  made.push(first, second)
  const [one, two] = [createPool(first.connection), createPool(second.connection)]
  await one.query('create table marca (id int)')
  const { rows } = await two.query<{ there: boolean }>(`select to_regclass('marca') is not null as there`)
  expect(rows).toEqual([{ there: false }])
  const { rows: applied } = await two.query<{ n: number }>('select count(*) as n from migracao')
  expect(applied[0]?.n).toBeGreaterThan(0)
  await Promise.all([one.end(), two.end()])
})
