import { writeFileSync } from 'node:fs'
import { readEnv } from '#server/env.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { openDatabase } from '#server/platform/database/pool.ts'

/**
 * Gives PEOPLE of the demo's first company somebody to answer to, and writes their ids to FILE: teams of twenty under one of them each, those who lead a team under the
 * talent who logs in as 'lider', so that everybody has a leader and peers. Run by `bench:cycles`.
 */
const people = Number(process.env.PEOPLE)
const TEAM = 20

// $1 how many: a team has numbers that follow one another, and the first of it leads it
const CHOSEN = `escolhido as (
    select id, n, case when n % ${TEAM} = 0 then (select id from talento where empresa_id = 1 and usuario_id = 6)
      else first_value(id) over (partition by n / ${TEAM} order by n) end as superior
    from (select id, row_number() over (order by id) - 1 as n from talento
      where empresa_id = 1 and situacao = 'A' and usuario_id is null order by id limit $1) t
  )`

const database = await openDatabase<DB>(readEnv(), { role: 'tool' })
try {
  const { pool } = database
  await pool.query(
    `with ${CHOSEN}, historia as (update talento_historico h set superior_empresa_id = 1, superior_id = e.superior
      from escolhido e where h.empresa_id = 1 and h.talento_id = e.id)
    update talento t set superior_empresa_id = 1, superior_id = e.superior from escolhido e where t.empresa_id = 1 and t.id = e.id`,
    [people],
  )
  const { rows } = await pool.query<{ id: string }>(`with ${CHOSEN} select id from escolhido order by n`, [people])
  await pool.query('analyze talento, talento_historico')
  writeFileSync(String(process.env.FILE), JSON.stringify(rows.map(({ id }) => Number(id))))
} finally {
  await database.close()
}
process.exit(0)
