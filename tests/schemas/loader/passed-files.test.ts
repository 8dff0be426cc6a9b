import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readModel, schemasFolder } from '#schemas/load.ts'

let project: string
const put = (path: string, content: object | string) =>
  writeFileSync(join(project, path), typeof content === 'string' ? content : JSON.stringify(content))
const coisa = (more: object) => ({
  title: 'Coisa',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Coisas',
    label: 'nome',
    scope: 'empresa',
    route: 'a/coisas',
    authority: 'ROLE_CAD_ETAPA_SELETIVA',
  },
  required: ['nome'],
  properties: { nome: { type: 'string', title: 'Nome', ...more } },
})
const mistakes = () => readModel(join(project, 'schemas')).problems.map(({ message }) => message)
const remembered = () => JSON.parse(readFileSync(join(project, '.cache/definitions.json'), 'utf8')) as string[]

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'prumo-definicoes-'))
  mkdirSync(join(project, 'schemas/a'), { recursive: true })
  cpSync(join(schemasFolder, 'meta'), join(project, 'schemas/meta'), { recursive: true })
  for (const name of ['enums.json', 'conditions.json'])
    cpSync(join(schemasFolder, name), join(project, 'schemas', name))
  put('schemas/groups.json', { subgroups: [], groups: [{ folder: 'a', title: 'A', icon: 'Folder' }] })
  put('schemas/a/coisa.json', coisa({ maxLength: 100 }))
  put('package.json', '{}')
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

test('a definition that passed is remembered until it or its meta-schema changes; what is wrong never is', () => {
  expect(mistakes()).toEqual([])
  const first = remembered()
  expect(first).toHaveLength(2)
  expect(mistakes()).toEqual([])
  expect(remembered()).toEqual(first)

  put('schemas/a/coisa.json', coisa({ maxLength: 'muito' }))
  for (let time = 0; time < 2; time++) expect(mistakes()).toEqual(['deve ser do tipo integer'])
  put('schemas/a/coisa.json', coisa({ maxLength: 90 }))
  expect(mistakes()).toEqual([])

  const meta = join(project, 'schemas/meta/entity.json')
  const text = readFileSync(meta, 'utf8')
  const closed = text.replaceAll('"maxLength"', '"longest"')
  expect(closed).not.toBe(text)
  writeFileSync(meta, closed)
  expect(mistakes()).toEqual(['"maxLength" não é conhecido aqui'])
})

test('what cannot be read as a memory is none, and outside a project nothing is written', () => {
  expect(mistakes()).toEqual([])
  for (const broken of ['[', '{"a":1}', 'null']) {
    put('.cache/definitions.json', broken)
    expect(mistakes()).toEqual([])
    expect(remembered()).toHaveLength(2)
  }
  rmSync(join(project, '.cache'), { recursive: true })
  put('.cache', 'não é pasta')
  expect(mistakes()).toEqual([])

  rmSync(join(project, '.cache'))
  rmSync(join(project, 'package.json'))
  expect(mistakes()).toEqual([])
  expect(existsSync(join(project, '.cache'))).toBe(false)
})
