import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/pool.ts'
import { sqlMistakes } from './mistakes.ts'

/**
 * `npm run check:sql`: every statement written by hand in server/ is planned by an empty database with all migrations. The database stays in .cache, so
 * that only the first time takes long.
 */
const root = resolve(import.meta.dirname, '../..')
const started = performance.now()
const database = await openDatabase(
  { dataDir: join(root, '.cache', 'check-sql'), databaseUrl: undefined },
  { role: 'tool', max: 4 },
)
try {
  await migrate(database.pool)
  const { mistakes, checked, unknown } = await sqlMistakes(database.pool, root)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  for (const mistake of mistakes) console.error(mistake)
  console.log(
    `SQL: ${checked} comandos conferidos no banco de dados, ${unknown.length} montados em partes, ${mistakes.length} erro(s), em ${seconds} s`,
  )
  process.exitCode = mistakes.length > 0 ? 1 : 0
} finally {
  await database.close()
}
