import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import type { Table } from '#generator/ddl/shape.ts'
import { diff } from '#generator/diff.ts'
import { shapeOf } from './database-shape.ts'
import { emptyPool, Installation } from './evolve.ts'
import { family, today } from './family.ts'
import { tables } from './project.ts'

const known = new Map<number, Table[]>()
const last = family.length - 1
const earlier = family.slice(0, last).map(({ title }, i) => [i, title] as const)

/** The tables of a state. */
function tablesAt(state: number): Table[] {
  const found = known.get(state) ?? tables(family[state]?.schemas ?? {})
  known.set(state, found)
  return found
}

const people = `
  select c.empresa_id, c.id, c.nome_completo, c.apelido, c.ativa, c.documento, c.nota, c.situacao, a.nome as area,
    to_char(c.desde at time zone 'America/Sao_Paulo', 'YYYY-MM-DD HH24:MI') as desde, coalesce(c.cursos, '[]') as cursos
  from colaborador c left join area a on a.empresa_id = c.empresa_id and a.id = c.area_id order by c.id`

/** The nickname is a field of the second state. */
const nicknameIn = (state: number) => (state === 0 ? '-' : 'Aninha')

/** Everything the newest state can say of the rows of an earlier one; after that, rows can be added as in a new database. */
async function expectAllThere(pool: pg.Pool, state: number): Promise<void> {
  expect((await pool.query(people)).rows).toEqual(today(nicknameIn(state)))
  const found = await pool.query(`select id from colaborador where busca like '%ana%'`)
  expect(found.rows).toEqual([{ id: 1 }])
}

async function at(state: number): Promise<Installation> {
  const installation = new Installation(await emptyPool())
  await installation.reach(tablesAt(state))
  await installation.pool.query(family[state]?.rows ?? '')
  return installation
}

describe('from each former state until today nothing is lost', () => {
  test.each(earlier)('passo a passo, desde %i (%s)', async (state) => {
    const installation = await at(state)
    for (let next = state + 1; next <= last; next++) await installation.reach(tablesAt(next))
    await expectAllThere(installation.pool, state)
    expect(diff(installation.snapshot, tablesAt(last)).steps).toEqual([])
  })

  test.each(earlier)('at once, since %i (%s), and the database is the same as a new one', async (state) => {
    const installation = await at(state)
    await installation.reach(tablesAt(last))
    await expectAllThere(installation.pool, state)
    const fresh = new Installation(await emptyPool())
    await fresh.reach(tablesAt(last))
    expect(await shapeOf(installation.pool)).toEqual(await shapeOf(fresh.pool))
  })
})
