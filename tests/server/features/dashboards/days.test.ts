import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDecimals, decimalText, toDecimal } from '#schemas/runtime/computed/decimal.ts'
import { type Asked, askedOf } from '#server/features/dashboards/asked.ts'
import { readCells } from '#server/features/dashboards/cells/cells.ts'
import { readDays } from '#server/features/dashboards/cells/read-days.ts'
import { slicesOf } from '#server/features/dashboards/slices.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { stateLastDays } from '#server/platform/crud/rows/last-days.ts'
import { createTestApp, type TestApp } from '#tests/helpers/app.ts'

/** Those that follow dated rows, and those that do not. */
const STOCKS = [
  'cargo-salario/folha',
  'cargo-salario/salario-medio',
  'gestao-talentos/ativos',
  'gestao-talentos/ativos-no-inicio',
]
const PERIOD = { dataIni: '2023-11-10', dataFim: '2026-12-15' }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { pool } = app.database
  // on some days nothing is known of some who were there already; some rows do not count; some pay as an index or a band does, which change meanwhile
  await pool.query('update talento set data_admissao = data_admissao - 500 where id % 5 = 0')
  await pool.query("update talento_historico set status = 'A' where id % 9 = 0")
  await pool.query("update talento set situacao = 'D', data_desligamento = '2025-03-31' where id % 11 = 0")
  await pool.query(
    `update talento_historico h set tipo_salario = 2, quantidade = 3, indice_id = (select min(i.id) from indice i where i.empresa_id = h.empresa_id)
     where h.id % 4 = 0`,
  )
  await pool.query('update talento_historico set tipo_salario = 1 where id % 6 = 1')
  await pool.query(
    `insert into indice_historico (empresa_id, indice_id, data, valor)
     select empresa_id, min(id), '2025-07-15', 1234.56 from indice where empresa_id > 0 group by empresa_id`,
  )
  await pool.query(
    `insert into faixa_salarial_historico (empresa_id, faixa_salarial_id, data, tipo, valor)
     select empresa_id, id, '2025-09-01', 3, 4321.09 from faixa_salarial where id % 2 = 0`,
  )
  await stateLastDays(app.database.kysely, app.fastify.prumo.model)
})
afterAll(() => app?.close())

async function contextFor(login: string, company: number): Promise<Ctx> {
  const { prumo } = app.fastify
  const { rows } = await app.database.pool.query<{ id: number }>('select id from usuario where login = $1', [login])
  const session = await prumo.sessions.ofUser(Number(rows[0]?.id), company)
  return contextOf(prumo, prumo.model.entities.get('gestao-talentos/talento') as never, session as never)
}

const measureOf = (path: string) => app.fastify.prumo.model.measures.get(path) as never

/** As one who asks for each day by itself. */
async function oneByOne(ctx: Ctx, path: string, asked: Asked, unit: 'mes' | 'ano') {
  const found: { n: number; sum: string }[] = []
  for (const { start, end } of slicesOf(asked.period, unit)) {
    const [cell] = await readCells(ctx, measureOf(path), { ...asked, period: { start, end } })
    found.push({ n: cell?.n ?? 0, sum: decimalText(cell?.sum ?? toDecimal(0)) })
  }
  return found
}

describe('records of many days, counted by one statement', () => {
  test.each(
    STOCKS.flatMap((path) => [
      [path, 'admin', 1],
      [path, 'rh2', 2],
    ]) as [string, string, number][],
  )('%s is of each day what it is asked for alone, for %s', async (path, login, company) => {
    const ctx = await contextFor(login, company)
    const { rows } = await app.database.pool.query<{ area: number; faixa: number }>(
      `select area_organizacional_id::int as area, faixa_salarial_id::int as faixa from talento_historico where empresa_id = $1
       group by 1, 2 order by count(*) desc limit 2`,
      [company],
    )
    const areas = rows.map(({ area }) => area)
    const questions: [object, [string, string][]][] = [
      [{}, []],
      [{ areasIds: areas }, []],
      [{ vinculos: ['E'] }, [['area', String(areas[0])]]],
      [{}, [['area', `=${areas[0]}`]]],
    ]
    let told = 0
    for (const [filters, cuts] of questions)
      for (const unit of ['mes', 'ano'] as const) {
        const asked = askedOf(
          { ...PERIOD, ...filters },
          cuts.map(([by, key]) => ({ by, key })),
        )
        const slices = slicesOf(asked.period, unit)
        const found = await readDays(ctx, measureOf(path), asked, slices)
        const each = found?.map(({ n, sum }) => ({ n, sum: decimalText(sum) }))
        expect(each, JSON.stringify([filters, cuts, unit])).toEqual(await oneByOne(ctx, path, asked, unit))
        told += each?.reduce((all, { n }) => all + n, 0) ?? 0
      }
    expect(told).toBeGreaterThan(100)
  })

  test('where companies share their talents, each is paid what bands and indices of his own company pay', async () => {
    await app.database.pool.query('update parametros_sistema set compartilhar_colaboradores = true')
    const both = await contextFor('admin', 1)
    const asked = askedOf({ ...PERIOD })
    const found = await readDays(both, measureOf('cargo-salario/folha'), asked, slicesOf(asked.period, 'mes'))
    await app.database.pool.query('update parametros_sistema set compartilhar_colaboradores = false')
    const each = found?.map(({ n, sum }) => ({ n, sum: decimalText(sum) })) ?? []
    expect(each).toEqual(await oneByOne(both, 'cargo-salario/folha', asked, 'mes'))
    const last = []
    for (const [login, company] of [
      ['admin', 1],
      ['rh2', 2],
    ] as const)
      last.push((await oneByOne(await contextFor(login, company), 'cargo-salario/folha', asked, 'mes')).at(-1))
    const sum = last.reduce((all, one) => addDecimals(all, toDecimal(one?.sum ?? '0')), toDecimal(0))
    expect(each.at(-1)).toEqual({ n: (last[0]?.n ?? 0) + (last[1]?.n ?? 0), sum: decimalText(sum) })
  })

  test('what only holds on single days is asked for day by day', async () => {
    const ctx = await contextFor('admin', 1)
    const slices = slicesOf({ start: '2025-01-01', end: '2025-03-31' }, 'mes')
    const asked = askedOf({ ...PERIOD })
    // admitted within the period: a day of the record's own
    expect(await readDays(ctx, measureOf('gestao-talentos/admissoes'), asked, slices)).toBeUndefined()
  })
})
