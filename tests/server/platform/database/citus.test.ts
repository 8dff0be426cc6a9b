import { readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/helpers/database.ts'

const FILE = new URL('../../../../server/deploy/citus.sql', import.meta.url)

let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await database?.drop()
})

const names = async (text: string): Promise<string[]> =>
  (await client.query<{ name: string }>(text)).rows.map(({ name }) => name)

/** Tables whose rows are a company's: each key begins with the company. */
const COMPANY = `select c.oid, c.relname::text as name from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'empresa_id' and a.attnotnull)
and not exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and not exists (
  select from unnest(i.indkey::int[]) k join pg_attribute a on a.attrelid = c.oid and a.attnum = k where a.attname = 'empresa_id'))`

/** Foreign keys to a company's table that do not stay in the company. */
const ACROSS = `with company as (${COMPANY})
select f.conrelid::regclass::text as "from", f.conname::text as name from pg_constraint f
where f.contype = 'f' and f.confrelid in (select oid from company) and not (f.conrelid in (select oid from company) and exists (
  select from unnest(f.conkey, f.confkey) u(k, r) join pg_attribute a on a.attrelid = f.conrelid and a.attnum = u.k
  join pg_attribute b on b.attrelid = f.confrelid and b.attnum = u.r where a.attname = 'empresa_id' and b.attname = 'empresa_id'))
order by 1, 2`

/** What has a row per company but a key without it: small, or found by something else (sessions by their token). */
const HALF = `select c.relname::text as name from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'empresa_id' and a.attnotnull)
and c.oid not in (select oid from (${COMPANY}) x) order by 1`

test('each table of a company has the company in all its keys, but for those of the installation’s own kind', async () => {
  expect((await names(`select name from (${COMPANY}) x`)).length).toBeGreaterThan(100)
  // rows of the installation and of companies together (scope empresa-ou-instalacao), what belongs to users, what is found by a token
  expect(await names(HALF)).toEqual([
    'bairro',
    'feriado',
    'link_unico',
    'noticia',
    'perfil',
    'sessao',
    'usuario_empresa',
  ])
})

test('the statements that distribute the tables are those of server/deploy/citus.sql', async () => {
  const across = (await client.query<{ from: string; name: string }>(ACROSS)).rows
  const company = await names(`select name from (${COMPANY}) x order by 1`)
  const others = await names(
    `select c.relname::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     and c.oid not in (select oid from (${COMPANY}) x) order by 1`,
  )
  const text = [
    '-- Distributes the tables of Prumo RH by company (Citus 12 or newer). After the migrations, once, in an empty or filled database.',
    '-- Compared with the database by tests/server/platform/database/citus.test.ts; CITUS=1 writes it anew.',
    '',
    'create extension if not exists citus;',
    '',
    '-- References to what companies may share lead across companies: Citus keeps none of these.',
    ...across.map(({ from, name }) => `alter table ${from} drop constraint ${name};`),
    '',
    '-- What all companies have in common, on every node.',
    ...others.map((name) => `select create_reference_table('${name}');`),
    '',
    '-- What belongs to a company, with its company.',
    ...company.map((name, i) =>
      i === 0
        ? `select create_distributed_table('${name}', 'empresa_id');`
        : `select create_distributed_table('${name}', 'empresa_id', colocate_with => '${company[0]}');`,
    ),
    '',
  ].join('\n')
  if (process.env.CITUS) writeFileSync(FILE, text)
  expect(readFileSync(FILE, 'utf8')).toBe(text)
})
