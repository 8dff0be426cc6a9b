import { afterAll, expect, test } from 'vitest'
import { createPool } from '#server/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'

const made: TestDatabase[] = []
afterAll(async () => {
  for (const database of made) await database.drop()
})

test('cada arquivo de teste recebe um banco próprio, migrado, e um não vê o outro', async () => {
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
