import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { generate } from '#generator/generate.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { copyOfProject, entity, type Files, schemaFiles, temporaryProject } from './project.ts'

const text: JsonSchema = { type: 'string' }
const number: JsonSchema = { type: 'number', minimum: 0 }

/** A register with a reference, a list and a day; one of the installation; and one that is a row of the first. */
const registers: Record<string, JsonSchema> = {
  'a/clinica': entity(
    {
      nome: { ...text, maxLength: 20 },
      cidade: { title: 'Cidade', $ref: 'local.json#/$defs/ref' },
      aberta: { type: 'string', format: 'date' },
      mae: { title: 'Matriz', $ref: 'clinica.json#/$defs/ref' },
      salas: { type: 'array', items: { $ref: 'clinica-sala.json' } },
    },
    { route: 'a/clinicas', unique: [['nome']] },
    { required: ['nome'], title: 'Clínica' },
  ),
  'a/clinica-sala': entity({ nome: text, area: number }, {}, { required: ['nome'], title: 'Sala' }),
  'a/local': entity(
    { nome: text, sigla: text },
    { route: 'a/locais', scope: 'instalacao', unique: [['sigla']] },
    { title: 'Local' },
  ),
}

const local = {
  'schemas/a/dados/local.json': {
    base: [
      { nome: 'Fortaleza', sigla: 'FOR' },
      { nome: 'Recife', sigla: 'REC' },
    ],
  },
}

const project = (files: Files): string => temporaryProject({ ...schemaFiles(registers), ...files })

const mistakesOf = async (files: Files): Promise<string[]> => (await generate(project(files))).mistakes

const clinica = (row: object, part: 'base' | 'demo' = 'demo'): Files => ({
  ...local,
  'schemas/a/dados/clinica.json': { [part]: [{ nome: 'Central' }, row] },
})

test('right records make what an editor completes them from, and nothing else', async () => {
  const root = project(clinica({ nome: 'Norte', cidade: 'FOR', aberta: { today: -30 }, mae: 'Central' }))
  const { mistakes, outputs } = await generate(root)
  expect(mistakes).toEqual([])
  const made = outputs.filter(({ path }) => path.startsWith('schemas/generated/dados/'))
  expect(made.map(({ path }) => path)).toEqual([
    'schemas/generated/dados/a/clinica.json',
    'schemas/generated/dados/a/local.json',
  ])
  const shape = JSON.parse(made[0]?.text ?? '')
  const isRight = new Ajv({ strict: false }).compile(shape)
  expect(isRight({ demo: [{ nome: 'X', cidade: { sigla: 'FOR' }, salas: [{ nome: 'Um' }] }] })).toBe(true)
  expect(isRight({ demo: [{ nome: 'X', sala: [] }] })).toBe(false)
  expect(isRight({ demo: [{ nome: 'X', aberta: { hoje: 1 } }] })).toBe(false)
})

const wrong: [string, object, string][] = [
  ['a name', { nome: 'Norte', cidad: 'FOR' }, 'demo.1.cidad: "cidad" não é conhecido aqui (você quis dizer "cidade"?)'],
  [
    'a name inside a list',
    { nome: 'Norte', salas: [{ nom: 'Um' }] },
    'demo.1.salas.0.nom: "nom" não é conhecido aqui (você quis dizer "nome"?)',
  ],
  ['a kind', { nome: 12 }, 'demo.1.nome: deve ser do tipo string'],
  [
    'a reference',
    { nome: 'Norte', cidade: 'Fortalesa' },
    'demo.1.cidade: não há Local "Fortalesa" (você quis dizer "Fortaleza"?)',
  ],
  [
    'a reference by its fields',
    { nome: 'Norte', cidade: { nome: 'Fortaleza', sigla: 'REC' } },
    'demo.1.cidade: não há Local {"nome":"Fortaleza","sigla":"REC"}',
  ],
  ['a rule', { nome: 'Nome comprido demais para ela' }, 'demo.1.nome: nome deve ter no máximo 20 caracteres'],
  [
    'a rule inside a list',
    { nome: 'Norte', salas: [{ nome: 'Um' }, { nome: 'Dois', area: -1 }] },
    'demo.1.salas.1.area: area deve ser maior ou igual a 0',
  ],
  [
    'what is demanded inside a list',
    { nome: 'Norte', salas: [{ area: 1 }] },
    'demo.1.salas.0.nome: nome é obrigatório',
  ],
  ['what identifies it', { cidade: 'FOR' }, 'demo.1: falta o que identifica o registro: nome'],
  ['a record twice', { nome: 'Central' }, 'demo.1: é o mesmo registro que demo.0'],
  ['a day that is none', { nome: 'Norte', aberta: '2026-02-30' }, 'demo.1.aberta: Data inválida'],
  [
    'a company',
    { nome: 'Norte', $empresas: ['Empreza'] },
    'demo.1.$empresas.0: a demonstração não tem a empresa "Empreza" (você quis dizer "Empresa"?)',
  ],
  ['a record that is never there', { nome: 'Norte', mae: 'Leste' }, 'demo.1.mae: não há Clínica "Leste"'],
]

test.each(wrong)('%s that is wrong is told with file, line, place and what was meant', async (_what, row, expected) => {
  const root = project(clinica(row))
  const { mistakes, outputs } = await generate(root)
  expect(mistakes.map((line) => line.replace(/:\d+/, ''))).toEqual([`schemas/a/dados/clinica.json ${expected}`])
  expect(outputs).toEqual([])
  const line = Number(/:(\d+)/.exec(mistakes[0] ?? '')?.[1])
  // the second row begins on the sixth line
  expect(line).toBeGreaterThanOrEqual(6)
})

test('a file of no register, and one of rows that belong to another record, are told', async () => {
  const found = await mistakesOf({
    ...local,
    'schemas/a/dados/clinicas.json': { demo: [{ nome: 'Central' }] },
    'schemas/a/dados/clinica-sala.json': { demo: [{ nome: 'Um' }] },
  })
  expect(found).toEqual([
    'schemas/a/dados/clinica-sala.json:1: Sala é linha de a/clinica: escreva-a lá, em "salas"',
    'schemas/a/dados/clinicas.json:1: não há definição schemas/a/clinicas.json para estes registros (você quis dizer "a/clinica"?)',
  ])
})

test('a text that names two records asks for what tells them apart', async () => {
  const files = clinica({ nome: 'Norte', cidade: 'Bom Jesus' })
  const same = [
    { nome: 'Bom Jesus', sigla: 'BJP' },
    { nome: 'Bom Jesus', sigla: 'BJR' },
  ]
  const [mistake] = await mistakesOf({ ...files, 'schemas/a/dados/local.json': { base: same } })
  expect(mistake).toMatch(
    /demo\.1\.cidade: há mais de um registro de Local "Bom Jesus" \(diga como objeto o que o distingue: { "nome": …, "sigla": … }\)/,
  )
  const apart = clinica({ nome: 'Norte', cidade: { sigla: 'BJR' } })
  expect(await mistakesOf({ ...apart, 'schemas/a/dados/local.json': { base: same } })).toEqual([])
})

test('what the installation has refers to no record of a company', async () => {
  const sede = { title: 'Sede', $ref: 'sede.json#/$defs/ref' }
  const schemas = {
    'a/sede': entity({ nome: text }, { route: 'a/sedes' }, { title: 'Sede' }),
    'a/feira': entity(
      { nome: text, sede, deTodas: { type: 'boolean', default: false, 'x-field': { owner: true } } },
      { route: 'a/feiras', scope: 'empresa-ou-instalacao' },
    ),
  }
  const feiras = (part: object) => ({
    ...schemaFiles(schemas),
    'schemas/a/dados/sede.json': { base: [{ nome: 'Central' }] },
    'schemas/a/dados/feira.json': part,
  })
  const row = { nome: 'Feira do livro', sede: 'Central' }
  const said = async (part: object) => (await generate(temporaryProject(feiras(part)))).mistakes
  expect(await said({ base: [row] })).toEqual([
    'schemas/a/dados/feira.json:5 base.0.sede: um registro da instalação não se refere a um de empresa (Sede)',
  ])
  expect(await said({ demo: [{ $empresas: ['Empresa'], ...row }] })).toEqual([])
})

test('records that code of the demo makes may be referred to', async () => {
  const root = copyOfProject()
  const file = join(root, 'schemas/sst/dados/ambiente.json')
  mkdirSync(join(root, 'schemas/sst/dados'), { recursive: true })
  const ambiente = (estabelecimento: string) => ({
    $empresas: ['Aurora Alimentos Ltda'],
    nome: 'Refeitório',
    localAmbiente: '1',
    estabelecimento,
    historico: [
      {
        data: { today: -10 },
        nomeAmbiente: 'Refeitório',
        descricao: 'Salão climatizado.',
        localAmbiente: '1',
        estabelecimento,
        chaveOpcaoTipoEstabelecimentoProprio: 'E',
      },
    ],
  })
  writeFileSync(file, JSON.stringify({ demo: [ambiente('Fábrica Maracanaú')] }))
  expect((await generate(root)).mistakes).toEqual([])
  writeFileSync(file, JSON.stringify({ demo: [ambiente('Fábrica Maracanau')] }))
  const [mistake] = (await generate(root)).mistakes
  expect(mistake).toContain('(você quis dizer "Fábrica Maracanaú"?)')
})

test('every file that is shipped names what its editor completes it from', () => {
  for (const path of ['geral/estado', 'captacao/idioma', 'utilitario/relatorio-agendado']) {
    const [group, name] = path.split('/')
    const { $schema } = JSON.parse(readFileSync(`schemas/${group}/dados/${name}.json`, 'utf8'))
    expect(JSON.parse(readFileSync(join(`schemas/${group}/dados`, $schema), 'utf8')).properties.demo).toBeDefined()
  }
})
