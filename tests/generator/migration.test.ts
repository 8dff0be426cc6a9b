import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { diff } from '#generator/diff.ts'
import { readBase } from '#generator/migrations.ts'
import { readSnapshot } from '#generator/snapshot.ts'
import { migrationMark, migrationSql } from '#generator/sql/migration.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XEntity } from '#schemas/runtime/written/written.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { shapeOf } from './database-shape.ts'
import { emptyPool, emptySnapshot, Installation } from './evolve.ts'
import { entity, tables } from './project.ts'

const text: JsonSchema = { type: 'string' }
const hidden = { list: { columns: [] } }

/** An installation at a state. */
async function installed(state: ReturnType<typeof tables>): Promise<Installation> {
  const installation = new Installation(await emptyPool())
  await installation.reach(state)
  return installation
}

/** The same, taken apart. */
async function ready(state: ReturnType<typeof tables>) {
  const installation = await installed(state)
  return { pool: installation.pool, reach: installation.reach.bind(installation) }
}

const root = resolve(import.meta.dirname, '../..')

/** Indexes that migrations written by hand make for what schemas do not say. */
function specialIndexes(): string[] {
  const folder = join(root, 'server/migrations')
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sql'))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => !text.startsWith(migrationMark))
  return texts.flatMap((text) => [...text.matchAll(/^create (?:unique )?index (\w+)/gm)].map((match) => match[1] ?? ''))
}

test('the migrations of the project, one after the other, end where its snapshot and base.sql begin anew', async () => {
  const old = await emptyPool()
  expect((await migrate(old)).length).toBeGreaterThan(0)
  const anew = await emptyPool()
  await anew.query(migrationSql(diff(emptySnapshot, readSnapshot(root).snapshot.tables).steps, readBase(root)))
  const [migrated, begun] = [await shapeOf(old), await shapeOf(anew)]
  const indexes = begun.indexes ?? []
  const special = new Set(specialIndexes())
  const others = migrated.indexes?.filter((definition) => {
    const [, name = ''] = / INDEX (\w+) /.exec(String(definition)) ?? []
    return !special.has(name) || indexes.includes(definition)
  })
  expect({ ...migrated, indexes: others }).toEqual(begun)
})

const first = () =>
  tables({
    'a/area': entity({ nome: { type: 'string', 'x-field': { search: true } } }, { route: 'a/areas' }),
    'a/pessoa': entity(
      {
        nome: { type: 'string', maxLength: 40, 'x-field': { search: true } },
        cor: { type: 'string', maxLength: 7 },
        nota: { type: 'integer', minimum: 0 },
        velho: text,
        area: { $ref: 'area.json#/$defs/ref' },
        areas: { type: 'array', items: { $ref: 'area.json#/$defs/ref' } },
        cursos: { type: 'array', items: { $ref: 'pessoa-curso.json' } },
      },
      { route: 'a/pessoas', list: { columns: ['nome', 'cor'] }, unique: [['cor']] },
      { required: ['nome'] },
    ),
    'a/pessoa-curso': entity({ nome: text }),
  })

const second = () => {
  const x: Partial<XEntity> = { was: ['a/pessoa'], dropped: ['velho'] }
  return tables({
    'a/area': entity({ nome: text }, { route: 'a/areas' }),
    'a/gente': entity(
      {
        nome: { type: 'string', maxLength: 80, 'x-field': { search: true } },
        tom: { type: 'string', maxLength: 7, 'x-field': { was: ['cor'], search: true } },
        nota: { type: 'number', minimum: 0, default: 5 },
        ativa: { type: 'boolean', default: true },
        area: { $ref: 'area.json#/$defs/ref' },
        setores: { type: 'array', items: { $ref: 'area.json#/$defs/ref' }, 'x-field': { was: ['areas'] } },
        cursos: { type: 'array', items: { $ref: 'gente-curso.json' } },
      },
      { route: 'a/gente', list: { columns: ['nome', 'tom'] }, unique: [['tom']], ...x },
      { required: ['nome', 'nota'] },
    ),
    'a/gente-curso': entity({ titulo: { type: 'string', 'x-field': { was: ['nome'] } } }, { was: ['a/pessoa-curso'] }),
  })
}

test('a migrated database is the same as a new one, and the data are still there', async () => {
  const old = await installed(first())
  await old.pool.query(`
    insert into area (empresa_id, id, nome) values (1, 1, 'RH');
    insert into pessoa (empresa_id, id, nome, cor, area_id) values (1, 1, 'Ana', 'azul', 1);
    insert into pessoa_areas (empresa_id, pessoa_id, area_id) values (1, 1, 1);
    insert into pessoa_curso (empresa_id, pessoa_id, nome) values (1, 1, 'NR-10');`)
  await old.reach(second())
  expect(diff(old.snapshot, second()).steps).toEqual([])
  const { rows } = await old.pool.query(`
    select g.nome, g.tom, g.nota, g.ativa, g.area_id, g.busca, c.titulo, s.area_id as setor
    from gente g join gente_curso c on c.gente_id = g.id join gente_setores s on s.gente_id = g.id`)
  const ana = {
    nome: 'Ana',
    tom: 'azul',
    nota: 5,
    ativa: true,
    area_id: 1,
    busca: 'ana azul',
    titulo: 'NR-10',
    setor: 1,
  }
  expect(rows).toEqual([ana])
  const fresh = await installed(second())
  expect(await shapeOf(old.pool)).toEqual(await shapeOf(fresh.pool))
})

test('values that do not fit the new rule stop the migration with a message, and nothing changes', async () => {
  const of = (maxLength: number) => tables({ 'a/coisa': entity({ nome: { type: 'string', maxLength } }, hidden) })
  const { pool, reach } = await ready(of(50))
  await pool.query(`insert into coisa (empresa_id, id, nome)
    select 1, n, case when n % 200 = 0 then 'comprido demais para vinte' else 'curto' end from generate_series(1, 1300) n`)
  await expect(reach(of(20))).rejects.toThrow(
    'coisa: há registros fora da nova regra (nome: no máximo 20 caracteres); corrija-os antes: 6 de 1.300 registros (id 200, 400, 600, 800, 1000…)',
  )
  await pool.query(`update coisa set nome = 'curto'`)
  await reach(of(20))
  await expect(
    pool.query(`insert into coisa (empresa_id, nome) values (1, 'comprido demais para vinte')`),
  ).rejects.toThrow()
})

test('a field that becomes mandatory does not stop the migration, but holds for who writes', async () => {
  const of = (required: string[]) => tables({ 'a/coisa': entity({ nome: text, cor: text }, hidden, { required }) })
  const { pool, reach } = await ready(of([]))
  await pool.query(`insert into coisa (empresa_id, nome) values (1, 'antiga')`)
  await reach(of(['cor']))
  await expect(pool.query(`insert into coisa (empresa_id, nome) values (1, 'nova')`)).rejects.toThrow(
    'coisa_cor_required',
  )
})

test('old rows without what became mandatory do not stop later migrations that change them; filled in, it holds for all', async () => {
  const of = (properties: Record<string, JsonSchema>, required: string[]) =>
    tables({ 'a/coisa': entity({ nome: text, ...properties }, hidden, { required }) })
  const situation = (values: string[], replaces?: Record<string, string>): JsonSchema => ({
    enum: values,
    ...(replaces ? { 'x-field': { replaces } } : {}),
  })
  const { pool, reach } = await ready(of({ cor: text, situacao: situation(['A', 'B']), peso: text }, []))
  await pool.query(`insert into coisa (empresa_id, id, nome, cor, situacao, peso) values
    (1, 1, 'Ana', null, 'B', null), (1, 2, 'Bia', 'azul', 'A', '7'), (2, 3, 'Caio', null, 'B', '8')`)
  const late = async () =>
    (await pool.query(`select conname, convalidated from pg_constraint where conname like '%_required'`)).rows
  await reach(of({ cor: text, situacao: situation(['A', 'B']), peso: text }, ['cor']))
  expect(await late()).toEqual([{ conname: 'coisa_cor_required', convalidated: false }])
  // a value is replaced, another field gets its default, a column changes its type, the field itself its name
  const replaced = situation(['A', 'C'], { B: 'C' })
  await reach(of({ cor: text, situacao: replaced, peso: text }, ['cor']))
  await reach(of({ cor: text, situacao: replaced, peso: { type: 'integer', default: 5 } }, ['cor', 'peso']))
  const tom: JsonSchema = { type: 'string', 'x-field': { was: ['cor'] } }
  await reach(
    of({ tom, situacao: situation(['A', 'D'], { C: 'D' }), peso: { type: 'integer', default: 5 } }, ['tom', 'peso']),
  )
  expect((await pool.query('select id, tom, situacao, peso from coisa order by id')).rows).toEqual([
    { id: 1, tom: null, situacao: 'D', peso: 5 },
    { id: 2, tom: 'azul', situacao: 'A', peso: 7 },
    { id: 3, tom: null, situacao: 'D', peso: 8 },
  ])
  expect(await late()).toEqual([{ conname: 'coisa_tom_required', convalidated: false }])
  await expect(pool.query(`insert into coisa (empresa_id, nome) values (1, 'nova')`)).rejects.toThrow('tom_required')
  await pool.query(`update coisa set tom = 'verde' where tom is null`)
  await reach(
    of({ tom, situacao: situation(['A', 'E'], { D: 'E' }), peso: { type: 'integer', default: 5 } }, ['tom', 'peso']),
  )
  expect(await late()).toEqual([{ conname: 'coisa_tom_required', convalidated: true }])
})

test('texts that are numbers become numbers; those that are not stop the migration', async () => {
  const of = (schema: JsonSchema) => tables({ 'a/coisa': entity({ n: schema }, hidden) })
  const { pool, reach } = await ready(of(text))
  await pool.query(`insert into coisa (empresa_id, n) values (1, '12'), (1, 'doze')`)
  await expect(reach(of({ type: 'integer' }))).rejects.toThrow(
    'coisa.n: há valores que não cabem no tipo integer: 1 de 2 registros (id 2)',
  )
  await pool.query(`delete from coisa where n = 'doze'`)
  await reach(of({ type: 'integer' }))
  expect((await pool.query('select n from coisa')).rows).toEqual([{ n: 12 }])
})

test('a key that becomes unique says which records repeat it', async () => {
  const of = (unique: string[][]) =>
    tables({ 'a/coisa': entity({ nome: text, ano: { type: 'integer' } }, { ...hidden, unique }) })
  const { pool, reach } = await ready(of([]))
  await pool.query(`insert into coisa (empresa_id, id, nome, ano) values
    (1, 1, 'azul', 2025), (1, 2, 'azul', 2025), (1, 3, 'azul', 2026), (2, 4, 'azul', 2025), (1, 5, null, 2025), (1, 6, null, 2025)`)
  await expect(reach(of([['nome', 'ano']]))).rejects.toThrow(
    'coisa: há valores repetidos na nova chave única (nome + ano); corrija-os antes: "azul + 2025" (id 1, 2)',
  )
  await pool.query('update coisa set ano = 2024 where id = 2')
  await reach(of([['nome', 'ano']]))
  await expect(pool.query(`insert into coisa (empresa_id, id, nome, ano) values (1, 7, 'azul', 2024)`)).rejects.toThrow(
    'coisa_nome_ano_key',
  )
})

test('a value that leaves the list is refused while it is in use, and replaced when the schema says by which', async () => {
  const of = (values: string[], replaces?: Record<string, string | null>) =>
    tables({ 'a/coisa': entity({ cor: { enum: values, 'x-field': replaces ? { replaces } : {} } }, hidden) })
  const { pool, reach } = await ready(of(['AZUL', 'ANIL', 'ROXO', 'VERDE']))
  await pool.query(`insert into coisa (empresa_id, cor) values (1, 'ANIL'), (1, 'ANIL'), (2, 'ROXO'), (1, 'VERDE')`)
  await expect(reach(of(['AZUL', 'VERDE']))).rejects.toThrow(
    'coisa.cor: a lista perdeu ANIL, ROXO, e ainda há ANIL em 2 registros; ROXO em 1 registros; mude-os antes, ou diga por qual valor trocá-los em x-field.replaces',
  )
  expect((await pool.query('select distinct cor from coisa')).rowCount).toBe(3)
  const [applied] = await reach(of(['AZUL', 'VERDE'], { ANIL: 'AZUL', ROXO: null }))
  expect(applied?.perdas).toEqual(['esvazia coisa.cor onde é ROXO: 1 de 4 registros'])
  expect((await pool.query('select cor from coisa order by id')).rows.map(({ cor }) => cor)).toEqual([
    'AZUL',
    'AZUL',
    null,
    'VERDE',
  ])
})

test('a list of references becomes one reference only when no record has two', async () => {
  const area = entity({ nome: text }, hidden)
  const one: JsonSchema = { $ref: 'area.json#/$defs/ref' }
  const of = (area_: Record<string, JsonSchema>) => tables({ 'a/area': area, 'a/coisa': entity(area_, hidden) })
  const { pool, reach } = await ready(of({ area: { type: 'array', items: one } }))
  await pool.query(`
    insert into area (empresa_id, id, nome) values (1, 1, 'RH'), (1, 2, 'Obra');
    insert into coisa (empresa_id, id) values (1, 1), (1, 2);
    insert into coisa_area (empresa_id, coisa_id, area_id) values (1, 1, 1), (1, 1, 2), (1, 2, 2);`)
  await expect(reach(of({ area: one }))).rejects.toThrow(
    'coisa_area: o campo passa a ter só um, e há listas com mais; deixe no máximo um antes: coisa_id 1 tem 2',
  )
  await pool.query('delete from coisa_area where coisa_id = 1 and area_id = 1')
  await reach(of({ area: one }))
  expect((await pool.query('select id, area_id from coisa order by id')).rows).toEqual([
    { id: 1, area_id: 2 },
    { id: 2, area_id: 2 },
  ])
})

test('items that have what the children have not stop the migration, unless it is said that they may lose it', async () => {
  const item = (...names: string[]): JsonSchema => ({
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string', title: name }])),
    },
  })
  const children = (dropped: string[] = []) =>
    tables({
      'a/coisa': entity({ itens: { type: 'array', items: { $ref: 'coisa-item.json' } } }, { ...hidden, dropped }),
      'a/coisa-item': entity({ nome: text }),
    })
  const { pool, reach } = await ready(tables({ 'a/coisa': entity({ itens: item('nome', 'obs') }, hidden) }))
  await pool.query(`insert into coisa (empresa_id, id, itens) values (1, 1, '[{"nome":"a","obs":"x"},{"nome":"b"}]')`)
  await expect(reach(children())).rejects.toThrow(
    'coisa.itens: os itens têm o que a tabela de filhos não tem (obs em 1 itens)',
  )
  await reach(children(['itens.obs']))
  expect((await pool.query('select coisa_id, ordem_, nome from coisa_item order by ordem_')).rows).toEqual([
    { coisa_id: 1, ordem_: 0, nome: 'a' },
    { coisa_id: 1, ordem_: 1, nome: 'b' },
  ])
  // and back: what the list cannot hold is named before anything is written
  const back = item()
  back['x-field'] = { was: ['a/coisa-item'] }
  await expect(reach(tables({ 'a/coisa': entity({ itens: back }, hidden) }))).rejects.toThrow(
    'perderia a coluna coisa_item.nome: os itens da lista não têm "nome": acrescente-o a eles, ou marque "itens.nome" em x-entity.dropped',
  )
})

test('what is dropped on purpose is told with the real numbers', async () => {
  const before = tables({
    'a/coisa': entity({ nome: text, cor: text }, hidden),
    'a/outra': entity({ nome: text }, hidden),
  })
  const { pool, reach } = await ready(before)
  await pool.query(`
    insert into coisa (empresa_id, nome, cor) select 1, 'n', case when n <= 1204 then 'azul' end from generate_series(1, 2000) n;
    insert into outra (empresa_id, nome) values (1, 'x');`)
  const after = tables({ 'a/coisa': entity({ nome: text }, { ...hidden, dropped: ['cor'] }) })
  await expect(reach(after)).rejects.toThrow('perderia a tabela outra')
  const [applied] = await reach(after, { drop: ['a/outra'] })
  expect(applied?.perdas).toEqual([
    'perde a coluna coisa.cor: preenchida em 1.204 de 2.000 registros',
    'perde a tabela outra: 1 registros',
  ])
})

test('the database refuses a reference to another company', async () => {
  const { pool } = await installed(first())
  await pool.query(`insert into area (empresa_id, id, nome) values (1, 1, 'RH'), (2, 2, 'Obra')`)
  await expect(pool.query(`insert into pessoa (empresa_id, nome, area_id) values (1, 'Ana', 2)`)).rejects.toThrow(
    'pessoa_area_fk',
  )
  await pool.query(`insert into pessoa (empresa_id, nome, area_id) values (1, 'Ana', 1)`)
  await expect(pool.query('delete from area where id = 1')).rejects.toThrow('pessoa_area_fk')
})
