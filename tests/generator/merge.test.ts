import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { diff } from '#generator/diff.ts'
import { generate } from '#generator/generate.ts'
import { wrongMigrations } from '#generator/migrations.ts'
import { applyChanges, compareOutputs } from '#generator/outputs.ts'
import { readSnapshot } from '#generator/snapshot.ts'
import { migrationSql } from '#generator/sql/migration.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { shapeOf } from './database-shape.ts'
import { emptyPool, emptySnapshot } from './evolve.ts'
import { entity, type Files, temporaryProject, write } from './project.ts'

/** Branches of a project, as two people make them who do not know of each other. */

const register = (name: string, ...fields: string[]): Files => {
  const properties = Object.fromEntries(fields.map((field): [string, JsonSchema] => [field, { type: 'string' }]))
  return { [`schemas/${name}.json`]: entity(properties, { route: `${name}s` }) }
}

/** A project with three registers in two groups on branch `main`, generated and committed. */
async function repository() {
  const root = temporaryProject({
    ...register('a/area', 'nome'),
    ...register('a/peso', 'nome'),
    ...register('b/cargo', 'nome'),
  })
  copyFileSync(resolve(import.meta.dirname, '../../.gitattributes'), join(root, '.gitattributes'))
  write(root, { '.gitignore': '.cache/\n' })
  git(root, 'init', '--quiet', '--initial-branch=main')
  await make(root, '2026-03-01T08:00:00Z')
  return root
}

function git(root: string, ...words: string[]): { status: number | null; out: string } {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
  const author = ['-c', 'user.name=teste', '-c', 'user.email=teste@localhost']
  const { status, stdout, stderr } = spawnSync('git', [...author, ...words], { cwd: root, env, encoding: 'utf8' })
  return { status, out: stdout + stderr }
}

/** Generates at a time and commits; the paths written. */
async function make(root: string, now: string): Promise<string[]> {
  const { mistakes, outputs } = await generate(root, { now: new Date(now) })
  expect(mistakes).toEqual([])
  const changes = compareOutputs(root, outputs)
  applyChanges(root, changes)
  git(root, 'add', '--all')
  expect(git(root, 'commit', '--quiet', '--message', now)).toEqual({ status: 0, out: '' })
  return [...changes.written.map(({ path }) => path), ...changes.stale]
}

/** A branch from main with these files. */
async function branch(root: string, name: string, now: string, files: Files): Promise<void> {
  git(root, 'checkout', '--quiet', '-b', name, 'main')
  write(root, files)
  await make(root, now)
}

/** What `npm run generate` would write: nothing is what generate:check passes. */
async function pending(root: string): Promise<string[]> {
  const { mistakes, outputs } = await generate(root, { now: new Date('2026-03-31T00:00:00Z') })
  if (mistakes.length > 0) return mistakes
  const { written, stale } = compareOutputs(root, outputs)
  return [...written.map(({ path }) => path), ...stale]
}

const migrations = (root: string) => join(root, 'server/migrations')

/** The database a new installation gets from the definitions alone. */
async function fresh(root: string) {
  const pool = await emptyPool()
  await pool.query(migrationSql(diff(emptySnapshot, readSnapshot(root).snapshot.tables).steps, ''))
  return shapeOf(pool)
}

test('two branches that change different registers merge without a conflict, and a database of either one goes on', async () => {
  const root = await repository()
  await branch(root, 'um', '2026-03-02T08:00:00Z', {
    ...register('a/area', 'nome', 'cor'),
    ...register('b/cargo', 'nome', 'sigla'),
  })
  const one = await emptyPool()
  await migrate(one, migrations(root))
  await branch(root, 'dois', '2026-03-03T08:00:00Z', {
    ...register('a/peso', 'nome', 'unidade'),
    ...register('c/exame', 'nome'),
  })
  const two = await emptyPool()
  await migrate(two, migrations(root))

  expect(git(root, 'merge', '--no-edit', 'um').out).not.toContain('CONFLICT')
  expect(git(root, 'status', '--porcelain')).toEqual({ status: 0, out: '' })
  expect(await pending(root)).toEqual([])
  const files = ['0001_inicial.sql', '20260302080000_alteracoes.sql', '20260303080000_alteracoes.sql']
  expect(readdirSync(migrations(root)).filter((name) => name.endsWith('.sql'))).toEqual(files)

  const expected = await fresh(root)
  expect(await migrate(await emptyPool(), migrations(root))).toHaveLength(3)
  expect((await migrate(one, migrations(root))).map(({ depoisDe }) => depoisDe)).toEqual([undefined])
  expect(await shapeOf(one)).toEqual(expected)
  expect((await migrate(two, migrations(root))).map(({ depoisDe }) => depoisDe)).toEqual([files[2]])
  expect(await shapeOf(two)).toEqual(expected)
}, 60_000)

test('two branches that each add a register in the same place merge, and generating once puts the lists in order', async () => {
  const root = await repository()
  await branch(root, 'um', '2026-03-02T08:00:00Z', register('a/norma', 'nome'))
  await branch(root, 'dois', '2026-03-02T08:00:00Z', register('a/nota', 'nome'))
  expect(git(root, 'merge', '--no-edit', 'um').out).not.toContain('CONFLICT')
  expect(wrongMigrations(root)).toEqual([])
  const written = await make(root, '2026-03-03T08:00:00Z')
  expect(written.filter((path) => !path.includes('generated/'))).toEqual([])
  expect(await pending(root)).toEqual([])
  const pool = await emptyPool()
  expect(await migrate(pool, migrations(root))).toEqual([
    { numero: 1, nome: 'inicial' },
    { numero: 20260302080000, nome: 'norma' },
    { numero: 20260302080000, nome: 'nota' },
  ])
  expect(await shapeOf(pool)).toEqual(await fresh(root))
}, 60_000)

test('two branches that change one register conflict in its snapshot alone, and nothing is generated until that is settled', async () => {
  const root = await repository()
  await branch(root, 'um', '2026-03-02T08:00:00Z', register('a/area', 'nome', 'cor'))
  await branch(root, 'dois', '2026-03-03T08:00:00Z', register('a/area', 'nome', 'sigla'))
  expect(git(root, 'merge', '--no-edit', 'um').status).toBe(1)
  const snapshot = 'server/migrations/snapshot/a/area.json'
  expect(git(root, 'diff', '--name-only', '--diff-filter=U').out.trim().split('\n')).toEqual([
    'schemas/a/area.json',
    snapshot,
  ])
  write(root, register('a/area', 'nome', 'cor', 'sigla'))
  expect(await pending(root)).toEqual([
    `${snapshot} não é JSON: os dois lados de um merge mudaram esta entidade (server/migrations/README.md)`,
  ])

  // as the README says: their side of the snapshot, our migration goes and is made anew
  git(root, 'checkout', '--theirs', snapshot)
  git(root, 'rm', '--quiet', '-f', 'server/migrations/20260303080000_area_sigla.sql')
  const [made = ''] = (await make(root, '2026-03-04T08:00:00Z')).filter((path) => path.endsWith('.sql'))
  expect(made).toBe('server/migrations/20260304080000_area_sigla.sql')
  expect(readFileSync(join(root, made), 'utf8')).not.toContain('column cor')
  const pool = await emptyPool()
  await migrate(pool, migrations(root))
  expect(await shapeOf(pool)).toEqual(await fresh(root))
}, 60_000)

test('a new migration is named after all others, also when the clock is behind or it is the same second', async () => {
  const root = temporaryProject(register('a/area', 'nome'))
  git(root, 'init', '--quiet')
  await make(root, '2026-03-01T08:00:00Z')
  const times = ['2026-03-01T23:59:59.900Z', '2026-03-01T23:59:59.990Z', '2020-01-01T00:00:00Z', '2026-03-02T10:00:00Z']
  const fields = ['nome', 'a', 'b', 'c', 'd']
  for (const [i, now] of times.entries()) {
    write(root, register('a/area', ...fields.slice(0, i + 2)))
    await make(root, now)
  }
  expect(readdirSync(migrations(root)).filter((name) => name.endsWith('.sql'))).toEqual([
    '0001_inicial.sql',
    '20260301235959_area_a.sql',
    '20260302000000_area_b.sql',
    '20260302000001_area_c.sql',
    '20260302100000_area_d.sql',
  ])
})

test("a removed register takes its snapshot along, its children's and its lists' included", async () => {
  const root = await repository()
  write(root, {
    'schemas/b/turma.json': entity(
      {
        nome: { type: 'string' },
        areas: { type: 'array', items: { $ref: '../a/area.json#/$defs/ref' } },
        alunos: { type: 'array', items: { $ref: 'turma-aluno.json' } },
      },
      { route: 'b/turmas' },
    ),
    'schemas/b/turma-aluno.json': entity({ nome: { type: 'string' } }),
  })
  const folder = 'server/migrations/snapshot/b'
  const files = (await make(root, '2026-03-02T08:00:00Z')).filter((path) => path.startsWith(folder))
  expect(files).toEqual([`${folder}/turma-aluno.json`, `${folder}/turma.json`])
  const { tables } = JSON.parse(readFileSync(join(root, folder, 'turma.json'), 'utf8')) as {
    tables: { name: string }[]
  }
  expect(tables.map(({ name }) => name)).toEqual(['turma', 'turma_areas'])
  git(root, 'rm', '--quiet', 'schemas/b/turma.json', 'schemas/b/turma-aluno.json')
  const { mistakes, outputs } = await generate(root, { drop: ['b/turma', 'b/turma-aluno'] })
  expect(mistakes).toEqual([])
  applyChanges(root, compareOutputs(root, outputs))
  expect(readdirSync(join(root, folder))).toEqual(['cargo.json'])
})
