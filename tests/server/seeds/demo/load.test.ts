import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadModel, schemasFolder } from '#schemas/load.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { storageOf } from '#schemas/storage.ts'
import { rowsOf } from '#server/platform/data/rows.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { buildDemo } from '#server/seeds/demo/demo.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'

const model = loadModel()

describe('a database with the demo data', () => {
  let database: TestDatabase
  let pool: pg.Pool
  const count = async (table: string) => Number((await pool.query(`select count(*) as n from ${table}`)).rows[0].n)

  beforeAll(async () => {
    database = await createTestDatabase()
    pool = createPool(database.connection, 2)
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  it('has the base data', async () => {
    expect([await count('estado'), await count('cidade'), await count('codigo_cbo')]).toEqual([27, 5571, 2694])
  })

  it('has every record of the demo data', async () => {
    const expected = new Map<string, number>()
    for (const { path, company, records } of buildDemo().batches())
      expected.set(path, (expected.get(path) ?? 0) + records.length + onlyInFile(path, company, records))
    for (const [path, records] of expected) {
      const entity = model.entities.get(path)
      if (entity) expect(await count(storageOf(entity, model).table), path).toBe(records)
    }
  })

  it('goes on counting after the last record', async () => {
    const { rows } = await pool.query("insert into candidato (empresa_id, nome) values (2, 'Zuleica') returning id")
    expect(rows[0].id).toBe(2001)
  })

  it('keeps children in their order and their parents', async () => {
    const { rows } = await pool.query(
      `select count(*) filter (where e.ordem_ = 0 and e.tipo = 'CRIACAO') as first, count(distinct s.id) as requests
       from solicitacao_pessoal s join solicitacao_pessoal_evento e on e.empresa_id = s.empresa_id and e.solicitacao_pessoal_id = s.id`,
    )
    expect(rows[0]).toEqual({ first: 60, requests: 60 })
  })

  it('has a line of the trail for each event, in the same order', async () => {
    const { rows } = await pool.query(
      `select registro_id, array_agg(operacao order by id) as operacoes from auditoria
       where entidade = 'captacao/solicitacao-pessoal' group by 1 order by 1`,
    )
    expect(rows).toHaveLength(60)
    expect(rows.every(({ operacoes }) => operacoes[0] === 'criacao')).toBe(true)
    const events = await count('solicitacao_pessoal_evento')
    expect(rows.reduce((sum, { operacoes }) => sum + operacoes.length, 0)).toBe(events)
  })

  it('finds names without their accents', async () => {
    const { rows } = await pool.query("select count(*) as n from candidato where busca like '%conceicao%'")
    expect(Number(rows[0].n)).toBeGreaterThan(10)
  })

  it('lets the demo candidate log in to both companies, terms accepted', async () => {
    const { rows } = await pool.query(
      "select empresa_id, senha, aceito_politica_seguranca as aceito from candidato where pessoal_cpf = '52998224725' order by 1",
    )
    expect(rows.map(({ empresa_id, aceito }) => [empresa_id, aceito])).toEqual([
      [1, true],
      [2, true],
    ])
    for (const { senha } of rows) expect(await verify(senha, 'prumo-demo-2026')).toBe(true)
  })
})

/** Rows that the register's file says beside those that code makes; code may take rows of the file along, too. */
function onlyInFile(path: string, company: number | undefined, records: RecordData[]): number {
  const [group = '', name = ''] = path.split('/')
  if (company === undefined || !existsSync(join(schemasFolder, group, 'dados', `${name}.json`))) return 0
  const isIn = (row: RecordData) =>
    records.some((record) => Object.entries(row).every(([name, value]) => isReference(value) || record[name] === value))
  return rowsOf(path, 'demo', company).filter((row) => !isIn(row)).length
}

const isReference = (value: unknown): boolean => typeof value === 'object'
