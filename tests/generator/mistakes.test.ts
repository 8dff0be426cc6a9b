import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generate } from '#generator/generate.ts'
import { locatePath } from '#generator/lint/locate.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { copyOfProject, entity, type Files, groupsOf, schemaFiles, temporaryProject } from './project.ts'
import { area } from './wrong/area.ts'
import { goodDashboard } from './wrong/dashboards.ts'
import { goodReport } from './wrong/reports.ts'
import { goodSource } from './wrong/sources.ts'
import { wrongDefinitions } from './wrong-definitions.ts'

const text: JsonSchema = { type: 'string' }

/** What the generator says of a project with these files. */
async function mistakesOf(schemas: Record<string, JsonSchema>, files: Files = {}): Promise<string[]> {
  const { mistakes, outputs } = await generate(temporaryProject({ ...schemaFiles(schemas), ...files }))
  if (mistakes.length > 0) expect(outputs).toEqual([])
  return mistakes
}

test('a right project has no mistakes', async () => {
  expect(await mistakesOf(area())).toEqual([])
  expect(await mistakesOf(goodReport, { 'server/domain/a/relatorios/lista.ts': '' })).toEqual([])
  expect(await mistakesOf(goodSource)).toEqual([])
  expect(await mistakesOf(goodDashboard)).toEqual([])
})

describe('each mistake is told once, with file, line, path and way out', () => {
  test.each(wrongDefinitions)('%s', async (_name, schemas, expected, files) => {
    const mistakes = await mistakesOf(schemas, files)
    expect(
      mistakes.map((line) =>
        line.replace(/^schemas\/a\/(area|relatorios\/lista|medidas\/total|paineis\/painel)\.json:\d+:? /, ''),
      ),
    ).toEqual([expected])
    const [, file = '', line, path] = /^schemas\/(\S+)\.json:(\d+) (\S+):/.exec(mistakes[0] ?? '') ?? []
    if (path !== undefined) expect(lineOf(schemas[file], Number(line))).toContain(wordAt(schemas[file], path))
  })

  test('there are more than a hundred', () => {
    expect(wrongDefinitions.length).toBeGreaterThanOrEqual(100)
  })
})

const lineOf = (schema: unknown, line: number) => JSON.stringify(schema, null, 2).split('\n')[line - 1]

/** What stands where a path leads, or as far as it leads: a key, or the beginning of an item. */
function wordAt(schema: unknown, path: string): string {
  let at: unknown = schema
  let word = '{'
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !(key in at)) return word
    const inner = (at as Record<string, unknown>)[key]
    word = Array.isArray(at) ? (JSON.stringify(inner, null, 2).split('\n')[0] ?? '') : `"${key}"`
    at = inner
  }
  return word
}

test('a mistake of writing in one file does not hide those of the others, and nothing is written', async () => {
  const schemas = {
    ...area({ lable: 'nome' } as object, { cor: { $ref: 'cor.json#/$defs/ref' } }),
    'a/cor': entity({ nome: text, area: { $ref: 'area.json#/$defs/ref' } }, { route: 'a/cores', label: 'sigla' }),
    'a/peso': entity({ nome: text, area: { $ref: 'area.json#/$defs/ref' } }, { route: 'a/pesos', label: 'nomes' }),
    'a/tipo': entity({ nome: text, cor: { $ref: 'corr.json#/$defs/ref' } }, { route: 'a/tipos', label: 'nome_' }),
  }
  const mistakes = await mistakesOf(schemas, { 'server/domain/a/area/hooks.ts': '' })
  expect(mistakes.map((line) => line.replace(/:\d+/, ''))).toEqual([
    'schemas/a/area.json x-entity.lable: "lable" não é conhecido aqui (você quis dizer "label"?)',
    'schemas/a/peso.json x-entity.label: "nomes" não é um campo (você quis dizer "nome"?)',
    'schemas/a/tipo.json x-entity.label: "nome_" não é um campo (você quis dizer "nome"?)',
    'schemas/a/tipo.json properties.cor.$ref: "corr.json#/$defs/ref" aponta para um arquivo que não existe (você quis dizer "a/cor.json"?)',
  ])
})

test('a ground of the law that is written wrongly is told in its file, and nowhere else', async () => {
  const root = copyOfProject()
  const file = join(root, 'schemas/captacao/candidato.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('"basis": "contrato"', '"basis": "contratos"'))
  const { mistakes } = await generate(root)
  expect(mistakes.map((line) => line.replace(/:\d+/, ''))).toEqual([
    'schemas/captacao/candidato.json x-entity.lgpd.basis: "contratos" não é permitido (você quis dizer "contrato"?)',
  ])
})

test('two groups of the menu whose titles only differ in capitals or accents are one for whoever reads', async () => {
  const groups = groupsOf(schemaFiles(area()))
  groups.groups.push({ folder: 'b', title: 'À', icon: 'Folder' }, { folder: 'sst', title: 'SST', icon: 'Folder' })
  groups.groups.push({ folder: 'c', title: 'Sst', icon: 'Folder' })
  const found = await mistakesOf(area(), { 'schemas/groups.json': groups })
  expect(found.map((line) => line.replace(/:\d+/, ''))).toEqual([
    'schemas/groups.json groups.1.title: o título "À" já é de outro grupo, escrito "A" (ponha os cadastros no grupo "A")',
    'schemas/groups.json groups.3.title: o título "Sst" já é de outro grupo, escrito "SST" (ponha os cadastros no grupo "SST")',
  ])
})

test('a key written twice is told: the second text would hide the first', async () => {
  const json = JSON.stringify(area()['a/area'], null, 2).replace(
    '"title": "Coisa",',
    '"title": "Coisa",\n  "title": "Outra",',
  )
  const [mistake] = await mistakesOf({}, { 'schemas/a/area.json': json })
  expect(mistake).toMatch(/^schemas\/a\/area\.json:\d+ title: "title" aparece duas vezes no mesmo objeto/)
})

test('the line is that of the mistake, and the mistakes of all files come out at once, in order', async () => {
  const schemas = { ...area({ label: 'titulo' }), 'a/cor': entity({ nome: text }, { label: 'sigla' }) }
  const mistakes = await mistakesOf(schemas)
  expect(mistakes).toEqual([
    'schemas/a/area.json:9 x-entity.label: "titulo" não é um campo',
    'schemas/a/cor.json:8 x-entity.label: "sigla" não é um campo',
  ])
})

test('a file that is no JSON is told with its line', async () => {
  const [mistake] = await mistakesOf({}, { 'schemas/a/area.json': '{\n  "title": "Área",\n  "type" "object"\n}\n' })
  expect(mistake).toMatch(/^schemas\/a\/area\.json:3: não é JSON válido/)
})

test('two entities have neither the same route nor the same table nor the same children', async () => {
  const children: JsonSchema = { type: 'array', items: { $ref: '../a/area-item.json' } }
  const found = await mistakesOf({
    ...area({}, { itens: children }),
    'a/area-item': entity({ nome: text }),
    'b/area': entity({ nome: text, itens: children }, { route: 'a/areas' }),
  })
  expect(found.map((line) => line.replace(/^[^ ]+ /, ''))).toEqual([
    'o nome "area" dá o tipo Area, que já é de schemas/a/area.json (o nome do arquivo é único em todos os grupos: acrescente o que distingue este cadastro, como em "area-…")',
    'os filhos a/area-item já são de schemas/a/area.json',
    'x-entity.route: a rota "a/areas" já é de schemas/a/area.json',
  ])
})

describe('a name that two definitions would need is refused in the second one, with the place of the first', () => {
  const areas: JsonSchema = { type: 'array', items: { $ref: '../a/area.json#/$defs/ref' } }
  const reference: JsonSchema = { $ref: '../a/area.json#/$defs/ref' }
  const hidden = { list: { columns: [] } }
  const type = (name: string, type: string, owner: string) =>
    `o nome "${name}" dá o tipo ${type}, que já é ${owner} (o nome do arquivo é único em todos os grupos: acrescente o que distingue este cadastro, como em "${name}-…")`
  const index = 'o nome vem da tabela e do campo: dê outro nome ao campo'

  test.each<[string, Record<string, JsonSchema>, Files, string]>([
    [
      'type and table',
      { 'b/area': entity({ nome: text }, { route: 'b/areas' }) },
      {},
      `schemas/b/area.json:1: ${type('area', 'Area', 'de schemas/a/area.json')}`,
    ],
    [
      'type alone: the tables are called area_2 and area2',
      { 'a/area-2': entity({ nome: text }), 'b/area2': entity({ nome: text }) },
      {},
      `schemas/b/area2.json:1: ${type('area2', 'Area2', 'de schemas/a/area-2.json')}`,
    ],
    [
      'type of what is sent',
      { 'b/area-input': entity({ nome: text }) },
      {},
      `schemas/b/area-input.json:1: ${type('area-input', 'AreaInput', 'de schemas/a/area.json')}`,
    ],
    [
      'component of the OpenAPI document',
      { 'b/erro': entity({ nome: text }) },
      {},
      `schemas/b/erro.json:1: ${type('erro', 'Erro', 'do próprio sistema')}`,
    ],
    [
      'table of the system',
      { 'b/sessao': entity({ nome: text }) },
      { 'server/platform/database/base.sql': 'create table sessao (id int);' },
      'schemas/b/sessao.json:1: a tabela sessao já é do próprio sistema (dê outro nome ao arquivo)',
    ],
    [
      'table of a list of references',
      { 'a/cargo': entity({ nome: text, areas }), 'b/cargo-areas': entity({ nome: text }) },
      {},
      'schemas/b/cargo-areas.json:1: a tabela cargo_areas já é de schemas/a/cargo.json (campo "areas") (dê outro nome ao arquivo)',
    ],
    [
      'list of references like the table of a register',
      { 'a/cargo-areas': entity({ nome: text }), 'b/cargo': entity({ nome: text, areas }) },
      {},
      'schemas/b/cargo.json:15 properties.areas: a tabela cargo_areas já é de schemas/a/cargo-areas.json (dê outro nome ao campo)',
    ],
    [
      'index',
      {
        'a/cargo': entity({ faixaArea: reference }, hidden),
        'b/cargo-faixa': entity({ area: reference }, hidden),
      },
      {},
      `schemas/b/cargo-faixa.json:1: o índice cargo_faixa_area_idx já é de schemas/a/cargo.json (${index})`,
    ],
    [
      'route whose parameter is called otherwise',
      {
        'a/cargo': entity({ nome: text }, { route: 'a/cargos/{id}/areas' }),
        'b/faixa': entity({ nome: text }, { route: 'a/cargos/{cargoId}/areas' }),
      },
      {},
      'schemas/b/faixa.json:8 x-entity.route: a rota "a/cargos/{cargoId}/areas" já é de schemas/a/cargo.json',
    ],
  ])('%s', async (_what, schemas, files, expected) => {
    expect(await mistakesOf({ ...area(), ...schemas }, files)).toEqual([expected])
  })
})

test('code without an entity is a mistake of its name', async () => {
  const [mistake] = await mistakesOf(area(), { 'server/domain/a/arae/hooks.ts': 'export default {}\n' })
  expect(mistake).toBe('server/domain/a/arae:1: a pasta não tem entidade de mesmo nome (você quis dizer "a/area"?)')
})

test('locate gives the line of a key, of an item and, when it is missing, of the object around', () => {
  const json = '{\n  "a": { "b": [\n    1,\n    { "c": "x,]}" }\n  ] },\n  "d": 2\n}'
  expect(locatePath(json, ['a'])).toBe(2)
  expect(locatePath(json, ['a', 'b', 0])).toBe(3)
  expect(locatePath(json, ['a', 'b', 1, 'c'])).toBe(4)
  expect(locatePath(json, ['a', 'b', 1, 'nada'])).toBe(4)
  expect(locatePath(json, ['d'])).toBe(6)
  expect(locatePath(json, [])).toBe(1)
})

test('a circle of references that all are required is told where it goes through', async () => {
  const found = await mistakesOf({
    ...area({}, { itens: { type: 'array', items: { $ref: 'area-item.json' } } }, { required: ['itens'] }),
    'a/area-item': entity({ cor: { $ref: 'cor.json#/$defs/ref' } }, {}, { required: ['cor'] }),
    'a/cor': entity(
      { nome: text, area: { $ref: 'area.json#/$defs/ref' } },
      { route: 'a/cores' },
      { required: ['area'] },
    ),
  })
  expect(found.map((line) => line.replace(/:\d+/, ''))).toEqual([
    'schemas/a/cor.json properties.area: nenhum registro poderia ser o primeiro: cada um exige outro (a/cor → a/area → a/cor) (tire "area" de "required")',
  ])
})

test('a secret in a row is refused: it would be lost with each change of its record', async () => {
  const found = await mistakesOf({
    ...area({}, { itens: { type: 'array', items: { $ref: 'area-item.json' } } }),
    'a/area-item': entity({ nome: text, codigo: { type: 'string', writeOnly: true } }),
  })
  expect(found.map((line) => line.replace(/:\d+/, ''))).toEqual([
    'schemas/a/area-item.json properties.codigo: "codigo" é writeOnly numa linha: ela se perderia a cada gravação do registro (guarde-o no registro, ou tire writeOnly)',
  ])
})
