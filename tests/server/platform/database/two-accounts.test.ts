import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Field } from '#schemas/runtime/model.ts'
import { ownKey, ownSql } from '#schemas/storage.ts'
import { readEnv } from '#server/env.ts'
import { jobs } from '#server/jobs.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/pool.ts'
import { startQueue } from '#server/platform/queue/queue.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'

/** An installation as server/deploy has it: one account owns the tables and migrates, the other works for the servers. */
const suffix = `${process.pid}_${Math.random().toString(36).slice(2, 8)}`
const [owner, worker, password] = [`dona_${suffix}`, `servidor_${suffix}`, 'senha-do-teste']
const { connection } = inject('testServer')
let own: TestDatabase
let env: Record<string, string>
let app: TestApp
let admin: Client

async function administer(sql: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
async function administerOwn(sql: string): Promise<void> {
  const client = new pg.Client(own.connection)
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** Everything of the database that no extension brought, to the account that migrates. */
const handOver = (account: string) => `do $$ declare one text; begin
  for one in
    select format('alter table %s owner to ${account}', c.oid::regclass) from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    union all select format('alter function %s owner to ${account}', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  loop execute one; end loop;
end $$`

const addressOf = (user: string) =>
  `postgresql://${user}:${password}@localhost:${connection.port}/${own.connection.database}?host=${encodeURIComponent(connection.host)}`

/** What the account that owns the tables does. */
async function asOwner<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const database = await openDatabase(readEnv(env), { role: 'tool' })
  return database.asOwner(work).finally(() => database.close())
}

beforeAll(async () => {
  own = await createTestDatabase()
  for (const role of [owner, worker]) await administer(`create role ${role} login password '${password}'`)
  await administer(`alter database ${own.connection.database} owner to ${owner}`)
  env = { DATABASE_URL: addressOf(worker), MIGRATION_DATABASE_URL: addressOf(owner) }
  await administerOwn(handOver(owner))
  expect(await asOwner(migrate)).toEqual([])
  const working = { ...own.connection, user: worker, password }
  app = await createTestApp({ testDatabase: { ...own, connection: working, url: addressOf(worker) } })
  admin = await login(app, 'admin')
}, 120_000)
afterAll(async () => {
  if (app) await app.close()
  else await own?.drop()
  for (const role of [worker, owner]) await administer(`drop role if exists ${role}`)
})

const refusal = async (sql: string): Promise<string | undefined> =>
  app.database.pool.query(sql).then(
    () => undefined,
    (error: pg.DatabaseError) => error.code,
  )

test('the account of the servers can neither make, change, empty nor drop what holds the data', async () => {
  const { rows } = await app.database.pool.query<{ name: string }>('select current_user as name')
  expect(rows).toEqual([{ name: worker }])
  const statements = [
    'create table intrusa (id int)',
    'create temporary table intrusa (id int)',
    'create schema intruso',
    'create view intrusa as select * from candidato',
    "create function intrusa() returns int language sql as 'select 1'",
    'create extension pgcrypto',
    'create index intruso on candidato (nome)',
    'alter table candidato add column intrusa text',
    'alter table candidato disable trigger all',
    'truncate candidato_idioma',
    'drop table candidato_idioma',
    'drop function prumo_indices_campo',
    `set role ${owner}`,
    'copy candidato to program $$cat$$',
    "insert into migracao (numero, nome, checksum) values (99990101000000, 'x', 'x')",
    'delete from migracao',
  ]
  const codes = await Promise.all(statements.map(refusal))
  expect(statements.filter((_, i) => codes[i] !== '42501')).toEqual([])
})

test('the function that makes indexes of own fields takes nothing else', async () => {
  const call = (...values: unknown[]) =>
    app.database.pool.query('select prumo_indices_campo($1, $2, $3, true, true)', values).then(
      () => 'made',
      ({ code, message }: pg.DatabaseError) => `${code} ${message}`,
    )
  expect(await call('usuario_empresa_perfis', 'c1', 'texto')).toBe('22023 tabela sem campos de empresas')
  expect(await call('pg_class', 'c1', 'texto')).toBe('22023 tabela sem campos de empresas')
  expect(await call('candidato; drop table cidade', 'c1', 'texto')).toBe('22023 tabela sem campos de empresas')
  expect(await call('candidato', "c1') is null); drop table cidade --", 'texto')).toBe('22023 chave inválida')
  expect(await call('candidato', 'c1', 'text; drop table cidade')).toBe('22023 tipo inválido')
  expect(await call(null, 'c1', 'texto')).toBe('22023 tabela sem campos de empresas')
  expect(await call('candidato', null, 'texto')).toBe('22023 chave inválida')
})

test('with it the product writes records, makes own fields with their indexes, works on tasks and prints reports', async () => {
  const url = '/api/utilitario/estabelecimentos'
  const entidade = 'utilitario/estabelecimento'
  const fields = [
    { rotulo: 'Apelido', tipo: 'TEXTO', tamanhoMaximo: 20, naBusca: true },
    { rotulo: 'Vagas na garagem', tipo: 'NUMERO' },
    { rotulo: 'Tem refeitório', tipo: 'SIM_NAO' },
    { rotulo: 'Cidade do depósito', tipo: 'REFERENCIA', referencia: 'geral/cidade' },
  ]
  const ids: number[] = []
  for (const field of fields) {
    const answer = await admin.post('/api/utilitario/campos-empresa', {
      entidade,
      ...field,
      naLista: true,
      noFiltro: true,
    })
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
    ids.push(answer.json<{ id: number }>().id)
  }
  const extras = { apelido: 'Depósito sul', vagasNaGaragem: 12, temRefeitorio: true }
  const made = await admin.post(url, { nome: 'Filial do teste', complementoCnpj: '7001', extras })
  expect([made.statusCode, made.body]).toEqual([201, made.body])
  const { id, versao } = made.json<{ id: number; versao: number }>()
  const changed = await admin.patch(`${url}/${id}`, { versao, extras: { ...extras, vagasNaGaragem: 13 } })
  expect([changed.statusCode, changed.body]).toEqual([200, changed.body])
  const found = await admin.get(
    `${url}?filter=${encodeURIComponent(JSON.stringify({ 'extras.vagasNaGaragem': 13, q: 'deposito' }))}`,
  )
  expect(found.json<{ id: number }[]>().map((row) => row.id)).toEqual([id])

  // each index is one that the list's own statement can use
  const kinds = [
    ['scalar', 'string', "= 'x'"],
    ['scalar', 'number', '= 1'],
    ['scalar', 'boolean', '= true'],
    ['reference', undefined, '= 1'],
  ] as const
  await asOwner(async (pool) => {
    const client = await pool.connect()
    const plans: string[] = []
    try {
      await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off')
      for (const [i, [kind, type, compared]] of kinds.entries()) {
        const value = ownSql({ field: { kind, type } as Field, key: ownKey(ids[i] ?? 0) }, 'estabelecimento')
        const asked = `explain select id from estabelecimento where empresa_id = 1 and ${value} ${compared}`
        plans.push(JSON.stringify((await client.query(asked)).rows))
      }
    } finally {
      await client.query('rollback')
      client.release()
    }
    for (const [i, plan] of plans.entries()) expect(plan).toContain(`estabelecimento_extras_${ownKey(ids[i] ?? 0)} `)
    const names = await pool.query<{ n: number }>(
      `select count(*) as n from pg_indexes where indexname = 'estabelecimento_extras_${ownKey(ids[0] ?? 0)}_busca'`,
    )
    expect(names.rows).toEqual([{ n: 1 }])
  })
  const hidden = (await admin.get(`/api/utilitario/campos-empresa/${ids[1]}`)).json<{ versao: number }>()
  await admin.patch(`/api/utilitario/campos-empresa/${ids[1]}`, {
    versao: hidden.versao,
    naLista: false,
    noFiltro: false,
  })
  const left = await app.database.pool.query(
    `select from pg_indexes where indexname = 'estabelecimento_extras_${ownKey(ids[1] ?? 0)}'`,
  )
  expect(left.rowCount).toBe(0)
  expect((await admin.delete(`${url}/${id}`)).statusCode).toBe(200)

  const queue = await startQueue(app.fastify.prumo, jobs)
  try {
    const started = await admin.get(`${url}/exportacao?formato=csv`, { prefer: 'respond-async' })
    expect(started.statusCode).toBe(202)
    const { tarefaId } = started.json<{ tarefaId: string }>()
    await vi.waitFor(
      async () => expect((await admin.get(`/api/tarefas/${tarefaId}`)).json()).toMatchObject({ estado: 'concluida' }),
      15_000,
    )
  } finally {
    await queue.stop(2000)
  }
  const report = await admin.post('/api/captacao/relatorios/duracao-vaga', {
    formato: 'csv',
    filters: { dataIni: '2020-01-01', dataFim: '2026-12-31', filtrarPor: '1', areasIds: [1, 2, 3, 4, 5] },
  })
  expect([report.statusCode, report.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
}, 60_000)

test('a migration is refused by its name with that account, applied by the other, and its tables are open to servers at work', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-migracoes-'))
  try {
    cpSync(fileURLToPath(new URL('../../../../server/migrations', import.meta.url)), folder, { recursive: true })
    writeFileSync(
      join(folder, '29990101000000_novidade.sql'),
      'create table novidade (id bigint generated always as identity, texto text);\n',
    )
    await expect(migrate(app.database.pool, folder)).rejects.toThrow(
      `Faltam 1 migração(ões) no banco de dados (a primeira é 29990101000000_novidade.sql), e a conta ${worker} não pode alterar tabelas. Execute npm run migrate com MIGRATION_DATABASE_URL`,
    )
    expect(await asOwner((pool) => migrate(pool, folder))).toHaveLength(1)
    await app.database.pool.query("insert into novidade (texto) values ('x')")
    expect((await app.database.pool.query('select texto from novidade')).rows).toEqual([{ texto: 'x' }])
    expect(await refusal('alter table novidade add column mais text')).toBe('42501')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('an account of the servers that can do more is said at each start and migration', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  try {
    await asOwner(async () => {})
    expect(warn).not.toHaveBeenCalled()
    await administerOwn(`grant create on schema public to ${worker}; grant truncate on cidade to ${worker}`)
    await asOwner(async () => {})
    expect(warn).toHaveBeenLastCalledWith(
      `Aviso: a conta ${worker} de DATABASE_URL pode mais do que o servidor precisa: pode criar tabelas, pode esvaziar tabelas.`,
    )
  } finally {
    await administerOwn(`revoke create on schema public from ${worker}; revoke truncate on cidade from ${worker}`)
    warn.mockRestore()
  }
})
