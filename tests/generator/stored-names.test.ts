import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tablesOf } from '#generator/ddl.ts'
import { diff } from '#generator/diff.ts'
import { migrationSql } from '#generator/sql/migration.ts'
import { storedPaths } from '#generator/stored-paths.ts'
import type { Model } from '#schemas/load.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { createPool } from '#server/platform/database/pool.ts'
import type { Stored } from '#tests/entities/case.ts'
import { loadWorld } from '#tests/entities/random/world.ts'
import { model as shipped } from '#tests/entities/subject.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'
import { after, before } from './renamed-register.ts'

function worldOf(files: typeof before): Model {
  const { model, mistakes } = loadWorld(files)
  expect(mistakes.join()).toBe('')
  return model
}

/** Every text of the database that names a register by its path, as 'table.column'. */
const NAMED = `select c.relname as table, a.attname as column from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and format_type(a.atttypid, a.atttypmod) in ('text', 'jsonb', 'text[]')`

async function placesNaming(app: TestApp, paths: string[]): Promise<string[]> {
  const { pool } = app.database
  const { rows } = await pool.query<{ table: string; column: string }>(NAMED)
  // hundreds of names in one expression take the database half a minute, and a program milliseconds
  const named = new RegExp(`(^|["|]|[.])(${paths.map((path) => path.replace('/', '[/.]')).join('|')})($|["|:]|[.])`)
  const found: string[] = []
  for (const { table, column } of rows) {
    const text = `"${column}"::text`
    const values = await pool.query<{ value: string }>(
      `select distinct ${text} as value from "${table}" where ${text} ~ '[a-z0-9][/.][a-z]'`,
    )
    if (values.rows.some(({ value }) => named.test(value))) found.push(`${table}.${column}`)
  }
  return found.sort()
}

let database: TestDatabase
let old: TestApp
let now: TestApp
let admin: Client
let door: Stored
let gone: Stored
let own: { id: number; campo: string }
let lote: number
let seenBefore: string[]

async function made<T = Stored>(answer: Promise<Response> | Response): Promise<T> {
  const { statusCode, body } = await answer
  expect([statusCode, body]).toEqual([expect.toSatisfy((code: number) => code < 300), body])
  return JSON.parse(body) as T
}

const doors = '/api/exemplo/portas'
const entries = '/api/predio/entradas'

beforeAll(async () => {
  database = await createTestDatabase()
  const first = worldOf(before)
  old = await createTestApp({ model: first, testDatabase: { ...database, drop: async () => {} } })
  await old.database.pool.query(
    migrationSql(diff({ version: 1, tables: tablesOf(shipped.entities) }, tablesOf(first.entities)).steps),
  )
  admin = await login(old, 'admin')
  await usedFor30Days(old, admin)
  seenBefore = await placesNaming(old, ['exemplo/porta'])
  const second = worldOf(after)
  const { steps, losses } = diff(
    diff({ version: 1, tables: [] }, tablesOf(first.entities)).snapshot,
    tablesOf(second.entities),
  )
  expect(losses).toEqual([])
  await old.close()
  const pool = createPool(database.connection)
  await pool.query(migrationSql(steps))
  await pool.end()
  now = await createTestApp({ model: second, testDatabase: database })
  admin = await login(now, 'admin')
}, 180_000)
afterAll(async () => {
  await now?.close()
})

/** What leaves the name of the register, and those of its fields, in every place that keeps them. */
async function usedFor30Days(app: TestApp, admin: Client): Promise<void> {
  const { pool } = app.database
  own = await made(
    admin.post('/api/utilitario/campos-empresa', {
      entidade: 'exemplo/porta',
      rotulo: 'Andar',
      tipo: 'NUMERO',
      naLista: true,
      noFiltro: true,
      depoisDe: 'cor',
    }),
  )
  await made(
    admin.post('/api/utilitario/campos-empresa', {
      entidade: 'exemplo/porta',
      rotulo: 'Ao lado',
      tipo: 'REFERENCIA',
      referencia: 'exemplo/porta',
    }),
  )
  await made(
    admin.put('/api/utilitario/campos-empresa/produto', { entidade: 'exemplo/porta', campo: 'cor', rotulo: 'Pintura' }),
  )
  const short = { entidade: 'exemplo/porta', rotulo: 'De passagem', tipo: 'TEXTO' }
  const passing = await made(admin.post('/api/utilitario/campos-empresa', short))
  await made(admin.delete(`/api/utilitario/campos-empresa/${passing.id}`))
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const planta = (await made(admin.upload('/api/arquivos', 'a.png', Buffer.from(pixel, 'base64'), 'image/png'))).id
  const body = {
    nome: 'Entrada',
    cor: 'azul',
    senha: 'segredo',
    sala: 'Térreo',
    itens: [{ titulo: 'Fechadura', peso: 2 }],
    extras: { andar: 3 },
  }
  door = await made(admin.post(doors, { ...body, planta }))
  door = await made(admin.patch(`${doors}/${door.id}`, { versao: door.versao, cor: 'verde', sala: 'Subsolo' }))
  const [{ id: item } = { id: 0 }] = door.itens as { id: number }[]
  door = await made(
    admin.patch(`${doors}/${door.id}`, { versao: door.versao, itens: [{ id: item, titulo: 'Trinco', peso: 2 }] }),
  )
  gone = await made(admin.post(doors, { ...body, nome: 'Fundos' }))
  await made(admin.delete(`${doors}/${gone.id}`))
  const bulk = await made(
    admin.post(`${doors}/edicao-em-lote`, {
      valores: { cor: 'roxo' },
      registros: [{ id: door.id, versao: door.versao }],
    }),
  )
  lote = Number(bulk.loteId)
  const preferences = '/api/userinfo/preferencias'
  await made(
    admin.put(`${preferences}/lista.exemplo.porta`, {
      valor: { colunas: ['cor', 'nome', 'sala'], ocultas: [], ordem: '-cor' },
    }),
  )
  await made(
    admin.put(`${preferences}/filtro.exemplo.porta.k1`, {
      valor: { nome: 'Azuis', filtro: { cor_contem: 'azul', q: 'x' }, ordem: 'cor' },
    }),
  )
  await made(admin.put(`${preferences}/lista.exemplo.portao`, { valor: { colunas: ['cor'] } }))
  await admin.put('/api/login/recuperar-senha', { usuario: 'rh' })
  await admin.upload(`${doors}/importacao`, 'p.csv', 'Nome;Pintura\r\nJanela;azul\r\n', 'text/csv')
  await admin.send({ method: 'GET', url: `${doors}/exportacao?formato=csv`, headers: { prefer: 'respond-async' } })
  const values = [door.id]
  for (const statement of [
    `update webhook set eventos = '["exemplo/porta:alterado", "exemplo/portao:alterado"]' where id = (select min(id) from webhook)`,
    `update webhook_entrega set entidade = 'exemplo/porta', registro_id = $1, campos = '["cor", "nome"]' where id = (select min(id) from webhook_entrega)`,
    `update email_saida set sobre = jsonb_build_array(jsonb_build_object('entidade', 'exemplo/porta', 'id', $1::bigint)) where id = (select min(id) from email_saida)`,
    `insert into link_unico (token_hash, finalidade, empresa_id, entidade, registro_id, criado_em, expira_em) values ('x', 'teste', 1, 'exemplo/porta', $1, now(), now() + interval '1 day')`,
    `insert into tarefa (empresa_id, tipo, titulo, estado, entrada) values (1, 'exportacao', 'Portas', 'concluida', jsonb_build_object('entidade', 'exemplo/porta', 'id', $1::bigint))`,
    `insert into numeracao (empresa_id, entidade, campo, chave, ultimo) values (1, 'exemplo/porta', 'cor', '2026', 7)`,
    `insert into assinatura_calendario (empresa_id, usuario_id, entidade, meus, token_hash, criada_em) select 1, 2, 'exemplo/porta', false, 'x' || $1::text, now()`,
    `insert into aprovacao (empresa_id, entidade, registro_id, fluxo, nivel) values (1, 'exemplo/porta', $1, 'x', 'y')`,
    `insert into publico_congelado (empresa_id, entidade, registro_id, dia) values (1, 'exemplo/porta', $1, now())`,
    `insert into publico_talento (empresa_id, entidade, registro_id, talento_id, desde) values (1, 'exemplo/porta', $1, 1, now())`,
    `insert into colecao_anonima (empresa_id, registro, registro_id, minimo, tamanho) values (1, 'exemplo/porta', $1, 5, 4096)`,
    `insert into folha (empresa_id, registro, registro_id, versao, atributos, respostas) values (1, 'exemplo/porta', $1, 0, '{}', '{}')`,
    `insert into comentario_anonimo (empresa_id, registro, registro_id, versao, pergunta, texto) values (1, 'exemplo/porta', $1, 0, 'p1', 'x')`,
    `insert into aviso_envio (empresa_id, aviso_id, entidade, registro_id, ocasiao, canal, destino, resumo)
      values (1, 1, 'exemplo/porta', $1, 'v1', 'MENSAGEM', 'usuario:1', false)`,
    `update aviso_automatico set cadastro = 'exemplo/porta' where id = (select min(id) from aviso_automatico)`,
    `insert into lote_registro (empresa_id, lote_id, registro_id, versao, antes)
      values (1, 999, 1, 1, '{"eventos": ["exemplo/porta:*"]}')`,
    `update modelo_documento set entidade = 'exemplo/porta' where id = (select min(id) from modelo_documento)`,
    `insert into documento_emitido (empresa_id, modelo, versao_modelo, entidade, registro_id, titulo, emitido_por_id, emitido_em, arquivo)
      values (1, 'Ficha', 1, 'exemplo/porta', $1, 'Ficha', 1, now(), 'x')`,
    `insert into pendencia_ac (empresa_id, tipo, pendencia, origem, origem_id) values (1, 'pendencia', 'Porta', 'exemplo/porta', $1)`,
  ])
    await pool.query(statement, statement.includes('$1') ? values : [])
}

describe('a register, its fields and its rows are called otherwise', () => {
  test('every place that names it was tried, and none names it any more', async () => {
    expect(seenBefore).toEqual(storedPaths.map(({ table, column }) => `${table}.${column}`).sort())
    expect(await placesNaming(now, ['exemplo/porta'])).toEqual([])
    expect(await placesNaming(now, ['exemplo/portao'])).toEqual(['preferencia.chave', 'webhook.eventos'])
  })

  test('the history tells what was, by the names of today', async () => {
    const lines = await made<
      { id: number; titulo: string; campos: { campo: string; titulo: string; de: string; para: string }[] }[]
    >(admin.get(`${entries}/${door.id}/historico`))
    expect(lines.map(({ titulo }) => titulo)).toEqual(['Alteração em lote', 'Alteração', 'Alteração', 'Criação'])
    expect(lines[2]?.campos).toEqual([
      { campo: 'tom', titulo: 'Pintura', de: 'azul', para: 'verde' },
      { campo: 'local.sala', titulo: 'Sala', de: 'Térreo', para: 'Subsolo' },
    ])
    expect(lines[1]?.campos).toMatchObject([{ campo: 'pecas', titulo: 'Peças' }])
    const state = await made(admin.get(`${entries}/${door.id}/historico/${lines[3]?.id}`))
    expect(state.valores).toEqual({
      tom: 'azul',
      local: { sala: 'Térreo' },
      pecas: [{ id: (door.itens as Stored[])[0]?.id, nome: 'Fechadura', peso: 2 }],
    })
  })

  test('an operation on many records is taken back', async () => {
    const { tom } = await made(admin.get(`${entries}/${door.id}`))
    await made(admin.post(`${entries}/lotes/${lote}/desfaz`, {}))
    expect([tom, (await made(admin.get(`${entries}/${door.id}`))).tom]).toEqual(['roxo', 'verde'])
  })

  test('an earlier state is restored', async () => {
    const lines = await made<Stored[]>(admin.get(`${entries}/${door.id}/historico`))
    const { versao } = await made(admin.get(`${entries}/${door.id}`))
    const back = await made(admin.put(`${entries}/${door.id}/historico/${lines.at(-1)?.id}/restaura`, { versao }))
    expect(back).toMatchObject({ tom: 'azul', local: { sala: 'Térreo' }, pecas: [{ nome: 'Fechadura' }] })
  })

  test('a deleted record comes back with its rows and with what nobody reads', async () => {
    const [deleted] = await made<Stored[]>(admin.get(`${entries}/excluidos`))
    expect(deleted).toMatchObject({ registroId: gone.id, rotulo: 'Fundos' })
    const back = await made(admin.post(`${entries}/excluidos/${deleted?.id}/restaura`))
    expect(back).toMatchObject({
      id: gone.id,
      tom: 'azul',
      local: { sala: 'Térreo' },
      pecas: [{ nome: 'Fechadura', peso: 2 }],
    })
    const { rows } = await now.database.pool.query('select chave from entrada where id = $1', [gone.id])
    expect(rows).toEqual([{ chave: 'segredo' }])
  })

  test('own fields, what follows them and their indexes, files and arrangements go on', async () => {
    const record = await made(admin.get(`${entries}/${door.id}`))
    expect(record).toMatchObject({ extras: { andar: 3 } })
    const filter = encodeURIComponent(JSON.stringify({ 'extras.andar': 3 }))
    expect((await made<Stored[]>(admin.get(`${entries}?filter=${filter}`))).map(({ id }) => id)).toContain(door.id)
    const { pool } = now.database
    const indexes = await pool.query(`select indexname from pg_indexes where indexname like '%extras_c${own.id}'`)
    expect(indexes.rows).toEqual([{ indexname: `entrada_extras_c${own.id}` }])
    const fields = await made<RecordData[]>(
      admin.get('/api/utilitario/campos-empresa?entidade=predio/entrada&sort=id,asc'),
    )
    expect(fields.map(({ campo, rotulo }) => [campo, rotulo])).toEqual([
      ['andar', 'Andar'],
      ['aoLado', 'Ao lado'],
      ['tom', 'Pintura'],
    ])
    const { rows } = await pool.query(
      'select depois_de, referencia from campo_empresa where entidade = $1 order by id',
      ['predio/entrada'],
    )
    expect(rows.map(({ depois_de, referencia }) => depois_de ?? referencia)).toEqual(['tom', 'predio/entrada', null])
    const files = await pool.query('select entidade, registro_id from arquivo where id::text = $1', [record.planta])
    expect(files.rows).toEqual([{ entidade: 'predio/entrada', registro_id: door.id }])
    const preferences = await made<{ chave: string; valor: RecordData }[]>(admin.get('/api/userinfo/preferencias'))
    const of = (key: string) => preferences.find(({ chave }) => chave === key)?.valor
    expect(of('lista.predio.entrada')).toEqual({ colunas: ['tom', 'nome', 'local.sala'], ocultas: [], ordem: '-tom' })
    expect(of('filtro.predio.entrada.k1')).toEqual({
      nome: 'Azuis',
      filtro: { tom_contem: 'azul', q: 'x' },
      ordem: 'tom',
    })
    const { rows: counters } = await pool.query('select entidade, campo, ultimo from numeracao where entidade = $1', [
      'predio/entrada',
    ])
    expect(counters).toEqual([{ entidade: 'predio/entrada', campo: 'tom', ultimo: 7 }])
    expect(of('lista.exemplo.portao')).toEqual({ colunas: ['cor'] })
    expect(
      (await pool.query(`select campos from webhook_entrega where entidade = 'predio/entrada'`)).rows,
    ).toContainEqual({ campos: ['tom', 'nome'] })
    expect((await pool.query(`select eventos from webhook where eventos::text like '%entrada%'`)).rows).toEqual([
      { eventos: ['predio/entrada:alterado', 'exemplo/portao:alterado'] },
    ])
  })
})

/** Columns that name registers, and why a renamed one leaves them as they are. */
const leftAlone: Record<string, string> = {
  'registro_seguranca.dados': 'the security log is chained: what it says is never changed',
}

test('a place that names registers is in the list: columns of the base, and fields of definitions', async () => {
  const listed = new Set([...storedPaths.map(({ table, column }) => `${table}.${column}`), ...Object.keys(leftAlone)])
  const base = readFileSync(join(resolve(import.meta.dirname, '../..'), 'server/platform/database/base.sql'), 'utf8')
  const named = [...base.matchAll(/^create table (\w+) \(([\s\S]*?)^\);/gm)].flatMap(([, table, body = '']) =>
    [...body.matchAll(/^ {2}(entidade\w*|recurso|cadastro) /gm)].map(([, column]) => `${table}.${column}`),
  )
  expect(named.length).toBeGreaterThan(5)
  const paths = new Set(shipped.entities.keys())
  const namesRegisters = ({ hint, options = [] }: Field) =>
    hint.widget === 'cadastro' || hint.options === 'eventos' || options.some(({ value }) => paths.has(String(value)))
  const fields = [...shipped.entities.values()].flatMap((one) => [
    ...leafFields(one.fields)
      .filter(namesRegisters)
      .map(({ path }) => `${one.table}.${toSnakeCase(path)}`),
    ...(one.rows?.about ? [`${one.table}.${toSnakeCase(one.rows.about.entity)}`] : []),
  ])
  expect(fields.length).toBeGreaterThan(3)
  expect([...named, ...fields].filter((place) => !listed.has(place))).toEqual([])
  const seen = await placesNaming(now, [...paths])
  expect(seen.filter((place) => !listed.has(place))).toEqual([])
})
