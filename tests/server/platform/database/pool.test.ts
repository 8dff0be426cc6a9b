import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hot, nameOf } from '#server/platform/database/hot.ts'
import { createPool, type Database, openDatabase } from '#server/platform/database/pool.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/helpers/database.ts'

let own: TestDatabase
let database: Database<unknown>

beforeAll(async () => {
  own = await createEmptyDatabase()
  database = await openDatabase({ dataDir: 'unused', databaseUrl: own.url }, { role: 'tool', max: 1 })
})

afterAll(async () => {
  await database.close()
  await own.drop()
})

const one = async (sql: string): Promise<unknown> =>
  (await database.pool.query({ text: sql, rowMode: 'array' })).rows[0]?.[0]

describe('values of the database', () => {
  test.each([
    ['int8', 'select 9007199254740991::int8', 9007199254740991],
    ['numeric', 'select 1234567.10::numeric(15,2)', 1234567.1],
    ['date', "select date '2026-02-28'", '2026-02-28'],
    ['timestamptz', "select timestamptz '2026-11-21 09:14:14.123456-03'", '2026-11-21T12:14:14.123Z'],
    ['timestamptz antigo', "select timestamptz '1900-01-01 00:00:00Z'", '1900-01-01T00:00:00.000Z'],
    ['timestamptz infinito', "select timestamptz 'infinity'", 'infinity'],
    ['int8[]', 'select array[1, null, 3]::int8[]', [1, null, 3]],
    [
      'numeric[][]',
      'select array[[1.5, 2], [3, 4]]::numeric[]',
      [
        [1.5, 2],
        [3, 4],
      ],
    ],
    ['date[]', "select array[date '2026-02-28']", ['2026-02-28']],
    ['nulo', 'select null::int8', null],
    ['fuso horário', "select current_setting('TimeZone')", 'America/Sao_Paulo'],
  ])('%s', async (_type, sql, value) => {
    expect(await one(sql)).toEqual(value)
  })

  test('an int8 that does not fit a number is an error, never another number', async () => {
    await expect(one('select 9007199254740993::int8')).rejects.toThrow(/out of range/)
  })

  test('the alphabetical order is that of Portuguese', async () => {
    const { rows } = await database.pool.query<{ x: string }>(
      `select x from unnest(array['zebra', 'Água', 'abelha', 'Êxito', 'casa']) x order by x`,
    )
    expect(rows.map((row) => row.x)).toEqual(['abelha', 'Água', 'casa', 'Êxito', 'zebra'])
  })
})

describe('comandos frequentes', () => {
  const text = hot('select $1::int + $2::int as total')

  const prepared = async (): Promise<{ name: string; statement: string }[]> =>
    (await database.pool.query('select name, statement from pg_prepared_statements')).rows

  test('are prepared once per connection, in transactions of Kysely, too', async () => {
    for (const value of [1, 2, 3]) {
      const total = await database.kysely.transaction().execute(async (trx) => {
        const { rows } = await trx.executeQuery<{ total: number }>(CompiledQuery.raw(text, [value, 10]))
        return rows[0]?.total
      })
      expect(total).toBe(value + 10)
    }
    const direct = await database.pool.query<{ total: number }>(text, [20, 2])
    expect(direct.rows).toEqual([{ total: 22 }])
    expect(await prepared()).toEqual([{ name: nameOf(text), statement: text }])
  })

  test('the others go on without a name', async () => {
    await database.kysely.executeQuery(CompiledQuery.raw('select $1::text as x', ['a']))
    expect((await prepared()).map((row) => row.statement)).not.toContain('select $1::text as x')
  })

  test('the same row arrives the same the first time, when the columns are asked for, and afterwards', async () => {
    const wide = hot(`select n as id, case when n = $1 then null else 'ç' || n end as texto, n * 1.5 as numero,
      n = $1 as igual, date '2026-02-28' as dia, timestamptz '2026-11-21 09:14:14-03' as instante,
      array[n, null]::int8[] as lista, json_build_object('n', n) as objeto, null::int as vazio
      from generate_series(1, $2) n order by n`)
    const row = (id: number, texto: string | null) => ({
      id,
      texto,
      numero: id * 1.5,
      igual: texto === null,
      dia: '2026-02-28',
      instante: '2026-11-21T12:14:14.000Z',
      lista: [id, null],
      objeto: { n: id },
      vazio: null,
    })
    const ask = async (nulo: number, ate: number) => {
      const { rows, rowCount, fields, command } = await database.pool.query(wide, [nulo, ate])
      return { rows, rowCount, columns: fields.map(({ name }) => name), command }
    }
    const columns = Object.keys(row(1, 'ç1'))
    const first = { rows: [row(1, 'ç1'), row(2, null)], rowCount: 2, columns, command: 'SELECT' }
    expect(await ask(2, 2)).toEqual(first)
    expect(await ask(2, 2)).toEqual(first)
    expect(await ask(1, 1)).toEqual({ rows: [row(1, null)], rowCount: 1, columns, command: 'SELECT' })
    expect(await ask(1, 0)).toEqual({ rows: [], rowCount: 0, columns, command: 'SELECT' })
    const client = await database.pool.connect()
    try {
      expect((await client.query(wide, [0, 1])).rows).toEqual([row(1, 'ç1')])
    } finally {
      client.release()
    }
  })

  test('a column that changes after it was prepared is an error, never a row mixed up', async () => {
    await database.pool.query('create table mudanca (a int, b text); insert into mudanca values (1, $$x$$)')
    const all = hot('select * from mudanca where a = $1')
    for (const _ of [1, 2]) expect((await database.pool.query(all, [1])).rows).toEqual([{ a: 1, b: 'x' }])
    await database.pool.query('alter table mudanca drop column a, add column a text default $$1$$')
    await expect(database.pool.query(all, [1])).rejects.toThrow(/cached plan must not change result type|operator/)
    await database.pool.query('drop table mudanca')
  })

  test('an error in a prepared command reaches who sent it and the connection goes on', async () => {
    const division = hot('select 1 / $1::int as x')
    await expect(database.pool.query(division, [0])).rejects.toThrow('division by zero')
    expect((await database.pool.query(division, [1])).rows).toEqual([{ x: 1 }])
  })
})

test('a connection that falls during a transaction fails for who uses it, and the program goes on', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const other = createPool(own.connection)
  await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
  await other.end()
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect(await one('select 1')).toBe(1)
})

test('a wrong DATABASE_URL is explained without showing the password', async () => {
  const wrong = openDatabase(
    { dataDir: 'unused', databaseUrl: 'postgresql://eu:segredo@127.0.0.1:1/x' },
    { role: 'tool' },
  )
  await expect(wrong).rejects.toThrow(/DATABASE_URL \(127\.0\.0\.1:1\/x\): connect ECONNREFUSED/)
})
