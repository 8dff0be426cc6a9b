import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hot, nameOf } from '#server/database/hot.ts'
import { createPool, type Database, openDatabase } from '#server/database/pool.ts'
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

describe('valores do banco', () => {
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

  test('um int8 que não cabe em um número é um erro, nunca outro número', async () => {
    await expect(one('select 9007199254740993::int8')).rejects.toThrow(/out of range/)
  })

  test('a ordem alfabética é a do português', async () => {
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

  test('são preparados uma vez por conexão, também em transações do Kysely', async () => {
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

  test('os outros seguem sem nome', async () => {
    await database.kysely.executeQuery(CompiledQuery.raw('select $1::text as x', ['a']))
    expect((await prepared()).map((row) => row.statement)).not.toContain('select $1::text as x')
  })

  test('um erro em um comando preparado chega a quem o enviou e a conexão continua', async () => {
    const division = hot('select 1 / $1::int as x')
    await expect(database.pool.query(division, [0])).rejects.toThrow('division by zero')
    expect((await database.pool.query(division, [1])).rows).toEqual([{ x: 1 }])
  })
})

test('uma conexão que cai durante uma transação falha para quem a usa, e o programa continua', async () => {
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

test('uma DATABASE_URL errada é explicada sem mostrar a senha', async () => {
  const wrong = openDatabase(
    { dataDir: 'unused', databaseUrl: 'postgresql://eu:segredo@127.0.0.1:1/x' },
    { role: 'tool' },
  )
  await expect(wrong).rejects.toThrow(/DATABASE_URL \(127\.0\.0\.1:1\/x\): connect ECONNREFUSED/)
})
