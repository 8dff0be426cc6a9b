import { readEnv } from '#server/env.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { openDatabase } from '#server/platform/database/pool.ts'

/** Gives the talents of the demo's first company so many documents (DATES) that run out within five years; run by `bench:talents`. */
const dates = Number(process.env.DATES)
const database = await openDatabase<DB>(readEnv(), { role: 'tool' })
try {
  const { rowCount } = await database.pool.query(
    `insert into talento_documento (empresa_id, talento_id, ordem_, descricao, documento, validade)
    select 1, id, 1000 + g, 'Documento ' || g, 'medicao', current_date - 30 + (g * 37 + id::int * 11) % 1800
    from talento t, generate_series(1, (select ceil($1::numeric / count(*))::int from talento where empresa_id = 1 and situacao = 'A')) g
    where t.empresa_id = 1 and t.situacao = 'A' limit $1`,
    [dates],
  )
  await database.pool.query('analyze talento_documento, talento')
  console.log(`  ${rowCount} datas`)
} finally {
  await database.close()
}
process.exit(0)
