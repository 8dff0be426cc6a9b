import { performance } from 'node:perf_hooks'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel } from '#schemas/load.ts'
import { buildApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { reports } from '#server/generated/reports/index.ts'
import { registry } from '#server/generated/routes/index.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { turnOfDay } from '#server/platform/crud/write/turn-of-day.ts'
import { openDatabase } from '#server/platform/database/pool.ts'

/**
 * The night after the index with most talents rose, in the database of DATA_DIR: the row is there, and no amount has followed yet. Prints how many amounts
 * change and how long it takes; run by `bench:salaries`, which names the budget (BUDGET, in seconds).
 */
const budget = Number(process.env.BUDGET)
const database = await openDatabase<DB>(readEnv(), { role: 'tool' })
let code = 1
try {
  const model = loadModel()
  const app = await buildApp({ database, env: readEnv(), model, runtimes: new Runtimes(model), registry, reports })
  await app.ready()
  await database.pool.query(
    `insert into indice_historico (empresa_id, indice_id, ordem_, data, valor, status)
      select empresa_id, indice_id, 999, $1, 9999, 'C' from talento where empresa_id = 1 and tipo_salario = 2
      group by empresa_id, indice_id order by count(*) desc limit 1`,
    [app.prumo.today()],
  )
  const paid = async () => {
    const { rows } = await database.pool.query<{ salarios: string }>('select sum(salario) as salarios from talento')
    return Number(rows[0]?.salarios)
  }
  const before = await paid()
  const started = performance.now()
  const changed = await turnOfDay(app.prumo)
  const seconds = (performance.now() - started) / 1000
  console.log(`${'noite após novo índice'.padEnd(28)} ${seconds.toFixed(2)} s, ${changed} alterados`)
  code = changed > 0 && (await paid()) > before && seconds <= budget ? 0 : 1
  await app.close()
} finally {
  await database.close()
}
process.exit(code)
