import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatedTable, datedTableOf, lastDaysSql } from '#schemas/effective-sql.ts'
import { storageOf } from '#schemas/storage.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const INDICES = '/api/cargo-salario/indices'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const tables = (): DatedTable[] => {
  const { model } = app.fastify.prumo
  return [...model.entities.values()].flatMap((entity) => datedTableOf(entity, storageOf(entity, model)) ?? [])
}

/** Tables with a last day that is not what follows from all their rows. */
async function wrong(): Promise<string[]> {
  const found: string[] = []
  for (const dated of tables()) {
    const { rowCount } = await app.database.pool.query(lastDaysSql(dated))
    if (rowCount) found.push(`${dated.table}: ${rowCount}`)
  }
  return found
}

/** The rows of an index as they are stored, the first one first. */
async function stored(indice: number): Promise<[string, string | null][]> {
  const { rows } = await app.database.pool.query<{ data: string; ate: string | null }>(
    `select data::text, ate_::text as ate from indice_historico where indice_id = $1 order by data`,
    [indice],
  )
  return rows.map(({ data, ate }) => [data, ate])
}

test('the last days of the demo are stored, of each dated list', async () => {
  expect(tables().map(({ table }) => table)).toHaveLength(5)
  for (const { table } of tables()) {
    const { rows } = await app.database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${table} where ate_ is not null`,
    )
    expect([table, (rows[0]?.n ?? 0) > 0]).toEqual([table, true])
  }
  expect(await wrong()).toEqual([])
})

test('follow each change of a list: made, moved back, one in between, one gone, by its own call, brought back', async () => {
  const historico = [
    { data: '2024-01-01', valor: 100 },
    { data: '2025-01-01', valor: 110 },
  ]
  const made = (await admin.post(INDICES, { nome: 'Últimos dias', historico })).json()
  const at = `${INDICES}/${made.id}`
  const valueOn = async (day: string) => (await admin.get(`${at}?em=${day}`)).json().valorAtual
  const write = async (rows: object[]) => {
    const now = (await admin.get(at)).json()
    const answer = await admin.put(at, { ...now, historico: rows })
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
    return answer.json().historico as { id: number; data: string; valor: number }[]
  }
  const rowsNow = async () => (await admin.get(at)).json().historico as { id: number; data: string; valor: number }[]
  expect(await stored(made.id)).toEqual([
    ['2024-01-01', '2024-12-31'],
    ['2025-01-01', 'infinity'],
  ])

  await write((await rowsNow()).map((row) => (row.data === '2025-01-01' ? { ...row, data: '2024-07-01' } : row)))
  expect(await stored(made.id)).toEqual([
    ['2024-01-01', '2024-06-30'],
    ['2024-07-01', 'infinity'],
  ])
  expect([await valueOn('2024-06-30'), await valueOn('2024-07-01')]).toEqual([100, 110])

  await write([...(await rowsNow()), { data: '2024-03-15', valor: 105 }])
  expect([await valueOn('2024-03-14'), await valueOn('2024-03-15'), await valueOn('2024-07-01')]).toEqual([
    100, 105, 110,
  ])
  await write((await rowsNow()).filter(({ data }) => data !== '2024-07-01'))
  expect(await stored(made.id)).toEqual([
    ['2024-01-01', '2024-03-14'],
    ['2024-03-15', 'infinity'],
  ])

  const [last] = await rowsNow()
  const own = `${at}/historicos`
  expect((await admin.post(own, { data: '2026-01-01', valor: 120 })).statusCode).toBe(201)
  expect([await valueOn('2025-12-31'), await valueOn('2026-01-01')]).toEqual([105, 120])
  const row = (await admin.get(`${own}/${last?.id}`)).json()
  expect((await admin.delete(`${own}/${last?.id}`, { 'if-match': `"${row.versao}"` })).statusCode).toBe(200)
  expect(await stored(made.id)).toEqual([
    ['2024-01-01', '2025-12-31'],
    ['2026-01-01', 'infinity'],
  ])

  const { versao } = (await admin.get(at)).json()
  expect((await admin.delete(at, { 'if-match': `"${versao}"` })).statusCode).toBe(200)
  const [deleted] = (await admin.get(`${INDICES}/excluidos?q=${encodeURIComponent('Últimos dias')}`)).json()
  expect((await admin.post(`${INDICES}/excluidos/${deleted.id}/restaura`)).statusCode).toBe(200)
  expect([await valueOn('2025-12-31'), await valueOn('2026-01-01')]).toEqual([100, 120])
  expect(await wrong()).toEqual([])
})

test('a row that ended leaves days without one, and one that does not count never holds', async () => {
  const linha = (data: string, rest: object = {}) => ({
    ...{ nomeAmbiente: 'Sala', data, localAmbiente: '2', tipoInscricaoDeTerceiro: '1', cnpj: '11222333000181' },
    ...rest,
  })
  const made = await admin.post('/api/sst/ambientes', {
    nome: 'Últimos dias',
    historico: [linha('2024-01-01', { dataValidade: '2024-05-31' })],
  })
  expect(made.statusCode, made.body).toBe(201)
  const at = `/api/sst/ambientes/${made.json().id}`
  const named = async (em: string) => (await admin.get(`${at}/historicos?em=${em}`)).json().length
  expect([await named('2024-05-31'), await named('2024-06-01')]).toEqual([1, 0])

  const { pool } = app.database
  const { rows } = await pool.query<{ talento: number; data: string }>(
    `select talento_id::int as talento, max(data)::text as data from talento_historico where empresa_id = 1 and ate_ is not null
     group by talento_id having count(*) > 1 order by 1 limit 1`,
  )
  const [{ talento, data } = { talento: 0, data: '' }] = rows
  await pool.query("update talento_historico set status = 'A' where empresa_id = 1 and talento_id = $1 and data = $2", [
    talento,
    data,
  ])
  // written past the interpreter: the night finds it
  await app.fastify.prumo.jobs.run('vigencias', {})
  const after = await pool.query<{ data: string; ate: string | null }>(
    'select data::text, ate_::text as ate from talento_historico where empresa_id = 1 and talento_id = $1 order by data desc',
    [talento],
  )
  expect(after.rows.slice(0, 2).map(({ ate }) => ate)).toEqual([null, 'infinity'])
  expect(await wrong()).toEqual([])
})
