import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readModel, schemasFolder } from '#schemas/load.ts'
import { formatProblem } from '#schemas/loader/problem.ts'

/** A project of these definitions. */
function read(files: Record<string, object>) {
  const root = mkdtempSync(join(tmpdir(), 'prumo-fragmentos-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(join(schemasFolder, 'meta'), join(root, 'meta'), { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), JSON.stringify(content))
  }
  const { model, problems } = readModel(root)
  const { entities, reports, measures } = model
  return { entity: (path: string) => entities.get(path), reports, measures, problems: problems.map(formatProblem) }
}

const text = { type: 'string', title: 'Nome', maxLength: 40 }
const definition = (properties: object, more: object = {}) => ({
  title: 'Coisa',
  type: 'object',
  additionalProperties: false,
  'x-entity': { plural: 'Coisas', authority: 'LOGIN' },
  properties,
  ...more,
})
const cidade = definition({ nome: text })
const lugar = definition(
  { nome: text, cidade: { $ref: '../geral/cidade.json#/$defs/ref', title: 'Cidade' } },
  { required: ['nome'] },
)
const taken = (more: object = {}) => ({ $ref: '../fragments/lugar.json', ...more })

test('two definitions take a whole fragment, whose references lead where they led', () => {
  const { entity, problems } = read({
    'geral/cidade.json': cidade,
    'fragments/lugar.json': lugar,
    'geral/obra.json': taken({ description: 'Uma obra.' }),
    'sst/posto.json': taken(),
  })
  expect(problems).toEqual([])
  for (const path of ['geral/obra', 'sst/posto']) {
    expect(entity(path)?.fields.map(({ path, required, target }) => [path, required, target])).toEqual([
      ['id', false, undefined],
      ['nome', true, undefined],
      ['cidade', false, 'geral/cidade'],
    ])
  }
  expect(entity('geral/obra')?.description).toBe('Uma obra.')
})

test('what a definition says itself is added to its fragment, and wins', () => {
  const { entity, problems } = read({
    'geral/cidade.json': cidade,
    'fragments/lugar.json': lugar,
    'geral/obra.json': taken({
      title: 'Obra',
      'x-entity': { plural: 'Obras' },
      required: ['inicio'],
      properties: { nome: { title: 'Nome da obra' }, inicio: { type: 'string', format: 'date', title: 'Início' } },
    }),
  })
  expect(problems).toEqual([])
  const obra = entity('geral/obra')
  expect([obra?.title, obra?.plural, obra?.authority.read]).toEqual(['Obra', 'Obras', 'LOGIN'])
  expect(obra?.fields.map(({ title, required, schema }) => [title, required, schema.maxLength])).toEqual([
    ['Código', false, undefined],
    ['Nome da obra', true, 40],
    ['Cidade', false, undefined],
    ['Início', true, undefined],
  ])
})

test('one property comes from a fragment, under the name and title it is given', () => {
  const bloco = { type: 'object', additionalProperties: false, title: 'Local', properties: { rua: text } }
  const { entity, problems } = read({
    'fragments/local.json': { $defs: { local: bloco } },
    'geral/obra.json': definition({
      nome: text,
      sede: { $ref: '../fragments/local.json#/$defs/local', title: 'Sede' },
    }),
  })
  expect(problems).toEqual([])
  const sede = entity('geral/obra')?.fields.find(({ name }) => name === 'sede')
  expect([sede?.title, sede?.fields?.map(({ path }) => path)]).toEqual(['Sede', ['sede.rua']])
})

const alto = { when: [{ if: { $ref: '#/conditions/grande' }, then: { const: 'Alto' } }], else: { const: 'Baixo' } }
const altura = {
  conditions: { grande: { value: 'altura', from: 10 } },
  values: { alto, palavra: { first: [{ $ref: '#/values/alto' }, { const: 'Nada' }] } },
}
const predio = definition({ nome: text, altura: { type: 'integer', title: 'Altura' } })
const from = (name: string) => ({ $ref: `../../fragments/altura.json#/${name}` })

test('a report and a measure take values and conditions, which may take each other', () => {
  const { reports, measures, problems } = read({
    'fragments/altura.json': altura,
    'geral/predio.json': predio,
    'groups.json': {
      subgroups: [{ key: 'relatorios', title: 'Relatórios' }],
      groups: [{ folder: 'geral', title: 'Geral', icon: 'Home' }],
    },
    'geral/relatorios/predios.json': {
      ...{ title: 'Prédios', type: 'object', additionalProperties: false },
      'x-report': {
        ...{ formats: ['pdf'], authority: 'LOGIN' },
        source: {
          ...{ entity: 'geral/predio', where: [from('conditions/grande')] },
          columns: [{ name: 'alto', title: 'Alto', value: from('values/palavra') }],
        },
      },
    },
    'geral/medidas/predios.json': {
      ...{ title: 'Prédios', summary: 'Quantos são.', entity: 'geral/predio' },
      ...{ where: [{ none: [from('conditions/grande')] }], by: { alto: from('values/alto') } },
    },
  })
  expect(problems).toEqual([])
  const grande = { value: 'altura', from: 10 }
  const whole = { when: [{ if: grande, then: { const: 'Alto' } }], else: { const: 'Baixo' } }
  const { where, columns } = reports.get('geral/relatorios/predios')?.source ?? {}
  expect([where, columns]).toMatchObject([[grande], [{ value: { first: [whole, { const: 'Nada' }] } }]])
  expect(measures.get('geral/predios')).toMatchObject({ where: [{ none: [grande] }], by: { alto: whole } })
})

test('a value that no fragment has is named with the nearest one', () => {
  const { problems } = read({
    'fragments/altura.json': altura,
    'geral/predio.json': predio,
    'geral/medidas/predios.json': {
      ...{ title: 'Prédios', summary: 'Quantos são.', entity: 'geral/predio' },
      by: { alto: from('values/palavras') },
    },
  })
  expect(problems).toEqual([
    expect.stringContaining(
      'schemas/geral/medidas/predios.json by.alto.$ref: "../../fragments/altura.json#/values/palavras" não existe',
    ),
  ])
  expect(problems[0]).toContain('palavra"?')
})

test('a fragment that does not exist is named with the nearest one', () => {
  const { problems } = read({
    'fragments/lugar.json': { $defs: { sala: text } },
    'geral/obra.json': { $ref: '../fragments/lugra.json' },
    'geral/casa.json': definition({ nome: { $ref: '../fragments/lugar.json#/$defs/salla' } }),
  })
  expect(problems.join('\n')).toContain('schemas/geral/obra.json $ref: "../fragments/lugra.json" não é um fragmento')
  expect(problems.join('\n')).toContain('fragments/lugar.json')
  expect(problems.join('\n')).toContain('schemas/geral/casa.json properties.nome.$ref')
  expect(problems.join('\n')).toContain('sala')
})

test('a mistake inside a fragment is reported once, at the fragment', () => {
  const { problems } = read({
    'fragments/lugar.json': { ...lugar, properties: { nome: { ...text, maxLenght: 3 } } },
    'geral/obra.json': taken(),
    'sst/posto.json': taken(),
  })
  expect(problems).toEqual([
    'schemas/fragments/lugar.json properties.nome.maxLenght: "maxLenght" não é conhecido aqui (você quis dizer "maxLength"?)',
  ])
})

test('a fragment that takes itself is refused', () => {
  const { problems } = read({
    'fragments/a.json': { $defs: { x: { $ref: 'b.json#/$defs/y' } } },
    'fragments/b.json': { $defs: { y: { $ref: 'a.json#/$defs/x' } } },
    'geral/obra.json': definition({ nome: { $ref: '../fragments/a.json#/$defs/x', title: 'Nome' } }),
  })
  expect(problems.join('\n')).toContain('aponta para si mesmo')
})

test('a property without title is refused unless its fragment may give one', () => {
  const { problems } = read({ 'geral/obra.json': definition({ nome: { type: 'string' } }) })
  expect(problems).toEqual(['schemas/geral/obra.json properties.nome: falta "title"'])
})
