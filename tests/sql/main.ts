import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/pool.ts'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { sqlMistakes } from './mistakes.ts'

/**
 * `npm run check:sql`: every statement written by hand in server/ is planned by an empty database with all migrations. The database stays in .cache, so
 * that only the first time takes long; where a migration was made anew it is made anew, too.
 */
const root = resolve(import.meta.dirname, '../..')
const dataDir = join(root, '.cache', 'check-sql')
const started = performance.now()

const { mistakes, checked, unknown } = await checkAll().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error
  rmSync(dataDir, { recursive: true, force: true })
  return checkAll()
})
const seconds = ((performance.now() - started) / 1000).toFixed(1)
for (const mistake of mistakes) console.error(mistake)
console.log(
  `SQL: ${checked} comandos conferidos no banco de dados, ${unknown.length} montados em partes, ${mistakes.length} erro(s), em ${seconds} s`,
)
process.exitCode = mistakes.length > 0 ? 1 : 0

async function checkAll() {
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, { role: 'tool', max: 4 })
  try {
    return await database.asOwner(async (pool) => {
      await migrate(pool)
      return sqlMistakes(pool, root)
    })
  } finally {
    await database.close()
  }
}
