import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Snapshot, Table } from '#generator/ddl/shape.ts'
import { diff } from '#generator/diff.ts'
import { migrationSql } from '#generator/sql/migration.ts'
import type { JsonSchema, XEntity } from '#schemas/runtime/model.ts'
import { migrate } from '#server/database/migrate.ts'
import { createPool } from '#server/database/pool.ts'
import { createEmptyDatabase } from '#tests/helpers/database.ts'
import { shapeOf } from './database-shape.ts'
import { entity, tables } from './project.ts'

async function emptyPool(): Promise<pg.Pool> {
  const database = await createEmptyDatabase()
  const pool = createPool(database.connection)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  return pool
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-migracoes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const text: JsonSchema = { type: 'string' }
const hidden = { list: { columns: [] } }

/** Writes the migration from a state to another and applies it. */
async function evolve(pool: pg.Pool, folder: string, number: number, from: Snapshot, to: Table[]): Promise<Snapshot> {
  const { steps, losses, snapshot } = diff(from, to)
  expect(losses).toEqual([])
  writeFileSync(join(folder, `000${number}_passo.sql`), migrationSql(steps, number === 1 ? '' : undefined))
  await migrate(pool, folder)
  return snapshot
}

const empty: Snapshot = { version: 1, tables: [] }

test('as migrações do projeto se aplicam a um banco de dados vazio', async () => {
  const pool = await emptyPool()
  const applied = await migrate(pool)
  expect(applied.length).toBeGreaterThan(0)
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

test('um banco migrado fica igual a um novo, e os dados continuam lá', async () => {
  const [migrated, fresh] = [await emptyPool(), await emptyPool()]
  const folder = emptyFolder()
  const state = await evolve(migrated, folder, 1, empty, first())
  await migrated.query(`
    insert into area (empresa_id, id, nome) values (1, 1, 'RH');
    insert into pessoa (empresa_id, id, nome, cor, area_id) values (1, 1, 'Ana', 'azul', 1);
    insert into pessoa_areas (empresa_id, pessoa_id, area_id) values (1, 1, 1);
    insert into pessoa_curso (empresa_id, pessoa_id, nome) values (1, 1, 'NR-10');`)
  const after = await evolve(migrated, folder, 2, state, second())
  expect(diff(after, second()).steps).toEqual([])
  const { rows } = await migrated.query(`
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
  await evolve(fresh, emptyFolder(), 1, empty, second())
  expect(await shapeOf(migrated)).toEqual(await shapeOf(fresh))
})

test('valores que não cabem na regra nova param a migração com uma mensagem, e nada muda', async () => {
  const pool = await emptyPool()
  const folder = emptyFolder()
  const of = (maxLength: number) => tables({ 'a/coisa': entity({ nome: { type: 'string', maxLength } }, hidden) })
  const state = await evolve(pool, folder, 1, empty, of(50))
  await pool.query(`insert into coisa (empresa_id, nome) values (1, 'comprido demais para vinte')`)
  await expect(evolve(pool, folder, 2, state, of(20))).rejects.toThrow(
    'coisa: há registros fora da nova regra (nome: no máximo 20 caracteres); corrija-os antes',
  )
  await pool.query(`update coisa set nome = 'curto'`)
  await evolve(pool, folder, 2, state, of(20))
  await expect(
    pool.query(`insert into coisa (empresa_id, nome) values (1, 'comprido demais para vinte')`),
  ).rejects.toThrow()
})

test('um campo que passa a ser obrigatório não impede a migração, mas vale para quem grava', async () => {
  const pool = await emptyPool()
  const folder = emptyFolder()
  const of = (required: string[]) => tables({ 'a/coisa': entity({ nome: text, cor: text }, hidden, { required }) })
  const state = await evolve(pool, folder, 1, empty, of([]))
  await pool.query(`insert into coisa (empresa_id, nome) values (1, 'antiga')`)
  await evolve(pool, folder, 2, state, of(['cor']))
  await expect(pool.query(`insert into coisa (empresa_id, nome) values (1, 'nova')`)).rejects.toThrow(
    'coisa_cor_required',
  )
})

test('textos que são números viram números; os que não são param a migração', async () => {
  const pool = await emptyPool()
  const folder = emptyFolder()
  const of = (schema: JsonSchema) => tables({ 'a/coisa': entity({ n: schema }, hidden) })
  const state = await evolve(pool, folder, 1, empty, of(text))
  await pool.query(`insert into coisa (empresa_id, n) values (1, '12'), (1, 'doze')`)
  await expect(evolve(pool, folder, 2, state, of({ type: 'integer' }))).rejects.toThrow(
    'coisa.n: há valores que não cabem',
  )
  await pool.query(`delete from coisa where n = 'doze'`)
  await evolve(pool, folder, 2, state, of({ type: 'integer' }))
  expect((await pool.query('select n from coisa')).rows).toEqual([{ n: 12 }])
})

test('o banco de dados recusa uma referência a outra empresa', async () => {
  const pool = await emptyPool()
  await evolve(pool, emptyFolder(), 1, empty, first())
  await pool.query(`insert into area (empresa_id, id, nome) values (1, 1, 'RH'), (2, 2, 'Obra')`)
  await expect(pool.query(`insert into pessoa (empresa_id, nome, area_id) values (1, 'Ana', 2)`)).rejects.toThrow(
    'pessoa_area_fk',
  )
  await pool.query(`insert into pessoa (empresa_id, nome, area_id) values (1, 'Ana', 1)`)
  await expect(pool.query('delete from area where id = 1')).rejects.toThrow('pessoa_area_fk')
})
