import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { entity, temporaryProject, write } from './project.ts'

const repository = resolve(import.meta.dirname, '../..')

function run(root: string, ...words: string[]): { status: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['server/start/program.mjs', 'generator/main.ts', ...words, '--root', root],
    { cwd: repository, encoding: 'utf8' },
  )
  return { status, out: stdout + stderr }
}

const schema = (...names: string[]) =>
  entity(Object.fromEntries(names.map((name) => [name, { type: 'string' }])), { route: 'a/areas' })

const migrations = (root: string) =>
  readdirSync(join(root, 'server/migrations')).filter((name) => name.endsWith('.sql'))

test('generate, check, change, check, generate again', () => {
  const root = temporaryProject({ 'schemas/a/area.json': schema('nome') })
  expect(run(root, '--check').status).toBe(1)
  expect(existsSync(join(root, 'server'))).toBe(false)
  expect(run(root).status).toBe(0)
  expect(run(root)).toEqual({ status: 0, out: 'Nada mudou.\n' })
  expect(run(root, '--check').status).toBe(0)

  write(root, { 'schemas/a/area.json': schema('nome', 'cor') })
  const late = run(root, '--check')
  expect(late.status).toBe(1)
  expect(late.out).toContain('schemas/generated/types/a/area.ts não confere: rode npm run generate')
  expect(late.out).toContain('falta uma migração (area_cor): rode npm run generate')
  const before = Math.floor(Date.now() / 1000) * 1000
  const made = run(root)
  expect(made.status).toBe(0)
  const [first, second = ''] = migrations(root)
  expect([first, second]).toEqual(['0001_inicial.sql', expect.stringMatching(/^\d{14}_area_cor\.sql$/)])
  const at = Date.parse(second.replace(/^(....)(..)(..)(..)(..)(..).*/, '$1-$2-$3T$4:$5:$6Z'))
  expect(at).toBeGreaterThanOrEqual(before)
  expect(at).toBeLessThanOrEqual(Date.now())
  expect(made.out).toContain(`migração server/migrations/${second}\n`)
  expect(run(root, '--check').status).toBe(0)
}, 60_000)

test('with a mistake nothing is written and the code is 1', () => {
  const root = temporaryProject({ 'schemas/a/area.json': entity({ nome: { type: 'string' } }, { label: 'nomes' }) })
  const { status, out } = run(root)
  expect(status).toBe(1)
  expect(out).toContain('schemas/a/area.json:8 x-entity.label: "nomes" não é um campo (você quis dizer "nome"?)')
  expect(out).toContain('1 erro; nada foi escrito.')
  expect(existsSync(join(root, 'server'))).toBe(false)
})

test('two migrations of one number are refused before a server fails to start by them', () => {
  const root = temporaryProject({ 'schemas/a/area.json': schema('nome') })
  run(root)
  writeFileSync(join(root, 'server/migrations/0001_outra.sql'), 'select 1;\n')
  const refused = run(root, '--check')
  expect(refused.status).toBe(1)
  expect(refused.out).toContain('server/migrations/0001_outra.sql repete um número ou deixa um de fora: dê-lhe um nome')
  expect(run(root).status).toBe(1)
  renameSync(join(root, 'server/migrations/0001_outra.sql'), join(root, 'server/migrations/20260231000000_outra.sql'))
  expect(run(root).out).toContain('server/migrations/20260231000000_outra.sql não tem nome de migração')
  renameSync(
    join(root, 'server/migrations/20260231000000_outra.sql'),
    join(root, 'server/migrations/20260228000000_outra.sql'),
  )
  expect(run(root)).toEqual({ status: 0, out: 'Nada mudou.\n' })
}, 60_000)

test('--name names the new migration, and --desfazer takes it and the files of the snapshot back', () => {
  const root = temporaryProject({ 'schemas/a/area.json': schema('nome') })
  run(root)
  const snapshot = () => readdirSync(join(root, 'server/migrations/snapshot/a')).map((name) => [name, at(name)])
  const at = (name: string) => readFileSync(join(root, 'server/migrations/snapshot/a', name), 'utf8')
  const before = snapshot()
  write(root, {
    'schemas/a/area.json': schema('nome', 'cor'),
    'schemas/a/peso.json': entity({ nome: { type: 'string' } }),
  })
  expect(run(root, '--name', 'cores e pesos').out).toContain('--name "cores e pesos": só letras sem acento')
  expect(run(root, '--name', 'cores-e-pesos').status).toBe(0)
  expect(migrations(root)).toEqual(['0001_inicial.sql', expect.stringMatching(/^\d{14}_cores-e-pesos\.sql$/)])
  expect(snapshot().map(([name]) => name)).toEqual(['area.json', 'peso.json'])
  run(root, '--desfazer')
  expect(migrations(root)).toEqual(['0001_inicial.sql'])
  expect(snapshot()).toEqual(before)
}, 60_000)

test('--restart makes the first migration again, but does not delete one written by hand', () => {
  const root = temporaryProject({ 'schemas/a/area.json': schema('nome') })
  run(root)
  write(root, { 'schemas/a/area.json': schema('nome', 'cor') })
  run(root)
  expect(run(root, '--restart').status).toBe(0)
  expect(migrations(root)).toEqual(['0001_inicial.sql'])
  expect(readFileSync(join(root, 'server/migrations/0001_inicial.sql'), 'utf8')).toContain('  cor text,')

  writeFileSync(join(root, 'server/migrations/0002_dados.sql'), 'update area set cor = nome;\n')
  const refused = run(root, '--restart')
  expect(refused.status).toBe(1)
  expect(refused.out).toContain('0002_dados.sql foi escrita à mão')
  expect(migrations(root)).toEqual(['0001_inicial.sql', '0002_dados.sql'])
}, 60_000)
