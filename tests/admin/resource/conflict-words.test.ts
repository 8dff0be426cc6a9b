import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { widgetNameOf } from '#admin/form/widgets/choose.ts'
import { findDifferences, mergeChoices } from '#admin/resource/conflict/differences.ts'
import { fetchNames, noteNames, nothingUnnamed } from '#admin/resource/conflict/names.ts'
import { wordsOf } from '#admin/resource/conflict/words.ts'
import type { FormServices } from '#admin/resource/services/form-services.ts'
import type { Family } from '#admin/screens/desenvolvedor/widgets/sample.ts'
import { filterWords } from '#admin/widgets/relatorio/words.ts'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel, readModel, schemasFolder } from '#schemas/load.ts'
import { isFileField, isFileList } from '#schemas/runtime/files/rules.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { sourcesOf } from '#schemas/vite-definitions.ts'

const PHOTO = '0b1f1d5e-7c55-4f6c-9a43-0d5b7b8f2a11'

/** What the server would answer: names of files, labels of records, titles of permissions. */
const services = {
  upload: {
    send: async () => ({ id: PHOTO, nome: 'foto.png' }),
    describe: async (id: number | string) => (id === PHOTO ? { id, nome: 'foto.png' } : undefined),
  },
  lookup: {
    options: async () => ({ items: [], total: 0 }),
    byIds: async (_entity: string, ids: number[]) =>
      ids.filter((id) => id !== 99).map((id) => ({ id, rotulo: ['Administração', 'Produção'][id - 7] ?? 'Outra' })),
    find: async () => [],
  },
  words: {
    'areas-permitidas': async () => () => 'Administrativo e Financeiro',
    'filtros-relatorio': async () => filterWords,
    permissoes: async () => () => 'Candidatos: Ver',
    cadastro: async () => () => 'Candidatos',
  },
} satisfies Pick<FormServices, 'upload' | 'lookup' | 'words'>

async function read(runtime: Parameters<typeof noteNames>[1], field: Field, value: unknown, other?: unknown) {
  const unnamed = nothingUnnamed()
  for (const each of [value, other]) noteNames(unnamed, runtime, field, each)
  return wordsOf(field, value, { names: await fetchNames(unnamed, services), runtime }, other)
}

const folder = join(import.meta.dirname, '../../../admin/screens/desenvolvedor/widgets/samples')
const definitions = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.includes('-'))

/** The catalogue's samples: every widget with the value it shows. */
const samples = await Promise.all(
  definitions.map(async (json) => {
    const file = join(folder, json)
    const { model } = readModel(schemasFolder, sourcesOf(file))
    const entity = model.entities.get(`amostras/${basename(file, '.json')}`) as Entity
    const module = ['ts', 'tsx'].map((end) => file.replace('json', end)).find(existsSync)
    const { default: family } = (await import(module ?? '')) as { default: Family }
    const runtime = new Runtimes(model).get(entity.path)
    const values: RecordData = { ...family.fields?.values }
    const fields = leafFields(entity.fields)
    for (const field of fields) if (isFileField(field)) values[field.name] = isFileList(field) ? [PHOTO] : PHOTO
    return { runtime, fields, values }
  }),
)
const each = samples.flatMap(({ runtime, fields, values }) =>
  fields.map((field) => ({ runtime, field, value: valueAt(values, field.path) })),
)

/** No ISO day, month or instant, no number of a file, no code of a permission, nothing of JSON, no true or false. */
const MACHINE =
  /\b(19|20)\d{2}-(0[1-9]|1[0-2])\b|\dT\d{2}:|[0-9a-f]{8}-[0-9a-f]{4}|ROLE_|[{}[\]"]|\b(true|false|null|undefined)\b|object Object/

describe('what two people wrote is laid side by side in words', () => {
  test('of each widget of the catalogue', async () => {
    const shown = await Promise.all(
      each
        .filter(({ value, field }) => value !== undefined && !field.writeOnly && !field.readOnly)
        .map(async ({ runtime, field, value }) => ({ field, value, text: await read(runtime, field, value) })),
    )
    expect(new Set(shown.map(({ field }) => widgetNameOf(field))).size).toBeGreaterThan(28)
    const unread = shown.filter(
      ({ field, value, text }) =>
        text === '' ||
        MACHINE.test(text) ||
        // a chosen value stands for its title
        (field.options && text === String(value)),
    )
    expect(unread.map(({ field, text }) => `${field.path}: ${text}`)).toEqual([])
    const byName = Object.fromEntries(shown.map(({ field, text }) => [field.path, text]))
    expect(byName).toMatchObject({
      'agendamento.filtros': 'dataIni: 01/01/2026; dataFim: 30/06/2026',
      referencia: 'Analista de Recursos Humanos',
      referencias: 'Inglês, Espanhol',
      foto: 'foto.png',
      cor: '#FF850A',
      permissoes: 'Candidatos: Ver',
      'endereco.cidade': 'Fortaleza',
      json: 'Dia: 1 · Tema: Integração',
    })
  })

  test('an empty value has no words, whatever its widget', async () => {
    for (const { runtime, field } of each)
      for (const nothing of [undefined, null, ...(field.kind === 'scalar' ? [] : [[]])])
        expect([field.path, await read(runtime, field, nothing)]).toEqual([field.path, ''])
  })
})

const model = loadModel()
const runtimes = new Runtimes(model)
const fieldOf = (path: string, name: string) => {
  const field = fieldAt(model.entities.get(path) as Entity, name)
  if (!field) throw new Error(name)
  return { field, runtime: runtimes.get(path) }
}

describe('what a record names by number', () => {
  test('is shown by name; what is gone is said to be', async () => {
    const { field, runtime } = fieldOf('captacao/area-interesse', 'areasOrganizacionaisIds')
    expect(await read(runtime, field, [7, 8, 99])).toBe('Administração, Produção, (registro que já não existe)')
    const curriculo = each.find(({ field }) => isFileField(field) && !isFileList(field))
    if (!curriculo) throw new Error('no file')
    expect(await read(curriculo.runtime, curriculo.field, 'c0ffee00-0000-4000-8000-000000000000')).toBe(
      '(arquivo sem nome)',
    )
  })

  test('in another order is the same', () => {
    const { field } = fieldOf('captacao/area-interesse', 'areasOrganizacionaisIds')
    const entity = { ...(model.entities.get('captacao/area-interesse') as Entity), fields: [field] }
    const record = (ids: number[]) => ({ areasOrganizacionaisIds: ids })
    expect(findDifferences(entity, record([7, 8]), record([8, 7]), record([7, 8]))).toEqual([])
  })
})

test('of a row that both sides changed, what differs is said; of long lists those first', async () => {
  const { field, runtime } = fieldOf('captacao/candidato', 'experiencias')
  const row = (id: number, more: RecordData = {}) => ({
    id,
    empresa: `Empresa ${id}`,
    dataAdmissao: '2020-01-02',
    ...more,
  })
  const theirs = Array.from({ length: 10 }, (_, i) => row(i + 1))
  const mine = theirs.map((each) => (each.id === 10 ? { ...each, dataAdmissao: '2021-03-04' } : each))
  const lines = (await read(runtime, field, mine, theirs)).split('\n')
  expect(lines[0]).toMatch(/^Empresa 10 \(.*: 04\/03\/2021\)$/)
  expect(lines.at(-1)).toBe('e mais 2')
  expect((await read(runtime, field, theirs, mine)).split('\n')[0]).toMatch(/: 02\/01\/2020\)$/)
})

test('a password typed anew is not lost, and shown by nobody', () => {
  const entity = model.entities.get('utilitario/usuario') as Entity
  const secret = leafFields(entity.fields).find(({ writeOnly }) => writeOnly)
  if (!secret) throw new Error('no secret')
  const theirs = { id: 3, versao: 5, nome: 'Ana Lima' }
  const mine = { id: 3, versao: 4, nome: 'Ana', [secret.name]: 'uma-frase-bem-longa' }
  const found = findDifferences(entity, { id: 3, versao: 4, nome: 'Ana' }, mine, theirs)
  expect(mergeChoices(theirs, found, {})).toMatchObject({
    versao: 5,
    nome: 'Ana Lima',
    [secret.name]: 'uma-frase-bem-longa',
  })
  expect(mergeChoices(theirs, found, { [secret.path]: 'theirs' })).not.toHaveProperty(secret.name)
})
