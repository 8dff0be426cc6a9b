import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { generate } from '#generator/generate.ts'
import { entity, schemaFiles, temporaryProject } from './project.ts'

const repository = resolve(import.meta.dirname, '../..')

const run = (root: string, ...words: string[]) =>
  spawnSync(process.execPath, ['server/start/program.mjs', 'generator/new-entity.ts', ...words, '--root', root], {
    cwd: repository,
    encoding: 'utf8',
  })

test('a new register is born with one command, and is generated without a mistake', async () => {
  const root = temporaryProject({})
  const { status, stdout } = run(root, 'sst/exame-clinico')
  expect(status).toBe(0)
  expect(stdout).toContain('npm run generate')
  const schema = JSON.parse(readFileSync(join(root, 'schemas/sst/exame-clinico.json'), 'utf8'))
  expect(schema).toMatchObject({
    title: 'Exame clinico',
    'x-entity': { plural: 'Exames clinico', route: 'sst/exames-clinico' },
  })
  const { mistakes, outputs } = await generate(root)
  expect(mistakes).toEqual([])
  expect(outputs.map(({ path }) => path)).toContain('server/migrations/0001_inicial.sql')
})

test('nothing is asked that definitions say already: accents and gender are those of their words; what is said stands', async () => {
  const schemas = {
    'sst/clinica': entity(
      { nome: { type: 'string', title: 'Número clínico' } },
      { route: 'sst/clinicas', gender: 'f' },
    ),
    'sst/base': { ...entity({ nome: { type: 'string' } }, { route: 'sst/bases', gender: 'f' }), title: 'Base médica' },
  }
  const root = temporaryProject(schemaFiles(schemas))
  expect(run(root, 'sst/base-clinico').stdout).toContain('"Base clínico", "Bases clínico" (f), sst/bases-clinico')
  const said = run(root, 'sst/exame-medico', '--titulo', 'Exame médico', '--plural', 'Exames médicos')
  expect(said.stdout).not.toContain('confira os nomes')
  const schema = JSON.parse(readFileSync(join(root, 'schemas/sst/exame-medico.json'), 'utf8'))
  expect(schema).toMatchObject({ title: 'Exame médico', 'x-entity': { plural: 'Exames médicos', gender: 'm' } })
  expect((await generate(root)).mistakes).toEqual([])
})

test('a register of a folder without a group of the menu brings the group; a second one of it does not', () => {
  const root = temporaryProject({})
  expect(run(root, 'frota/veiculo').stdout).toContain('grupo novo em schemas/groups.json')
  const text = readFileSync(join(root, 'schemas/groups.json'), 'utf8')
  expect(JSON.parse(text).groups.at(-1)).toEqual({ folder: 'frota', title: 'Frota', icon: 'Folder' })
  expect(run(root, 'frota/motorista').stdout).not.toContain('grupo novo')
  expect(readFileSync(join(root, 'schemas/groups.json'), 'utf8')).toBe(text)
})

test('a bad name, a group of the system or an entity that exists are refused', () => {
  const root = temporaryProject({ 'schemas/sst/clinica.json': {} })
  const wrong = ['clinica', 'sst/Clínica', 'sst/clinica_nova', 'meta/clinica', 'fragments/clinica', '../fora/clinica']
  for (const path of [...wrong, 'sst/clinica']) {
    const { status, stderr } = run(root, path)
    expect([path, status]).toEqual([path, 1])
    expect(stderr).not.toBe('')
  }
  expect(run(root, 'geral/clinica').stderr).toContain('O nome já é de schemas/sst/clinica.json')
  expect(existsSync(join(root, 'schemas/meta/clinica.json'))).toBe(false)
  expect(existsSync(join(root, 'schemas/geral'))).toBe(false)
})
