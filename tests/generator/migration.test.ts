import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { createPool } from '#server/database/pool.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/helpers/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
})
afterAll(() => database.drop())

test('as migrações do projeto se aplicam a um banco de dados vazio', async () => {
  const pool = createPool(database.connection)
  try {
    const applied = await migrate(pool, process.env.MIGRATIONS)
    expect(applied.length).toBeGreaterThan(0)
  } finally {
    await pool.end()
  }
})
