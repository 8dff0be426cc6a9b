import { describe, expect, test } from 'vitest'
import { generate } from '#generator/generate.ts'
import { locate } from '#generator/lint/locate.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XEntity } from '#schemas/runtime/written.ts'
import { entity, type Files, schemaFiles, temporaryProject } from './project.ts'

const text: JsonSchema = { type: 'string' }

/** What the generator says of a project with these files. */
async function mistakesOf(schemas: Record<string, JsonSchema>, files: Files = {}): Promise<string[]> {
  const { mistakes, outputs } = await generate(temporaryProject({ ...schemaFiles(schemas), ...files }))
  if (mistakes.length > 0) expect(outputs).toEqual([])
  return mistakes
}

/** A good entity with one thing changed. */
const area = (
  x: Partial<XEntity> = {},
  properties: Record<string, JsonSchema> = {},
  rest: Partial<JsonSchema> = {},
): Record<string, JsonSchema> => ({
  'a/area': entity({ nome: text, ordem: { type: 'integer' }, ...properties }, { route: 'a/areas', ...x }, rest),
})

test('um projeto certo não tem erros', async () => {
  expect(await mistakesOf(area())).toEqual([])
})

// from text: a property called `then` makes an object look like a promise to the linter
const conditionWithoutRequired = JSON.parse(
  '{"if":{"properties":{"nome":{"const":"x"}}},"then":{"required":["ordem"]}}',
) as JsonSchema

describe('cada erro é dito uma vez, com arquivo, linha, caminho e saída', () => {
  const cases: [string, Record<string, JsonSchema>, string, Files?][] = [
    [
      'coluna da lista que não existe',
      area({ list: { columns: ['nmoe'] } }),
      'x-entity.list.columns.0: "nmoe" não é um campo (você quis dizer "nome"?)',
    ],
    [
      'ordem da lista',
      area({ list: { columns: ['nome'], sort: '-orden' } }),
      'x-entity.list.sort: "orden" não é um campo (você quis dizer "ordem"?)',
    ],
    [
      'filtro',
      area({ list: { filters: ['nomes'] } }),
      'x-entity.list.filters.0: "nomes" não é um campo (você quis dizer "nome"?)',
    ],
    [
      'caso de um filtro',
      area({ list: { filters: [{ name: 'ver', cases: [{ const: 'A', title: 'A', where: { ativo: true } }] }] } }),
      'x-entity.list.filters.0.cases.0.where.ativo: "ativo" não é um campo',
    ],
    ['rótulo', area({ label: 'titulo' }), 'x-entity.label: "titulo" não é um campo'],
    ['chave única', area({ unique: [['nme']] }), 'x-entity.unique.0.0: "nme" não é um campo (você quis dizer "nome"?)'],
    [
      'índice',
      area({ indexes: [['nome', 'orde']] }),
      'x-entity.indexes.0.1: "orde" não é um campo (você quis dizer "ordem"?)',
    ],
    [
      'campo do formulário',
      area({ form: [{ fields: ['nome', 'ordem', 'orden'] }] }),
      'x-entity.form.0.fields.2: "orden" não é um campo (você quis dizer "ordem"?)',
    ],
    [
      'campo esquecido no formulário',
      area({ form: [{ fields: ['nome'] }] }),
      'properties.ordem: "ordem" não está em nenhuma seção de x-entity.form (acrescente-o a uma seção, ou marque-o readOnly)',
    ],
    [
      'obrigatório que não existe',
      area({}, {}, { required: ['nome', 'orde'] }),
      'required.1: "orde" não é um campo (você quis dizer "ordem"?)',
    ],
    [
      'verificação desconhecida',
      area({ checks: [{ check: 'periodos', start: 'ordem', end: 'ordem' }] }),
      'x-entity.checks.0.check: "periodos" não é uma verificação conhecida (você quis dizer "periodo"?)',
    ],
    [
      'campo de uma verificação',
      area({ checks: [{ check: 'faixa', start: 'ordem', end: 'orde' }] }),
      'x-entity.checks.0.end: "orde" não é um campo (você quis dizer "ordem"?)',
    ],
    [
      'referência a um arquivo que não existe',
      area({}, { cor: { $ref: 'corr.json#/$defs/ref' } }),
      'properties.cor.$ref: "corr.json#/$defs/ref" aponta para um arquivo que não existe',
    ],
    [
      'condição com nome errado',
      area({}, { cor: { type: 'string', 'x-field': { visibleWhen: { $ref: '../conditions.json#/$defs/sempr' } } } }),
      'properties.cor.x-field.visibleWhen.$ref: "../conditions.json#/$defs/sempr" não existe em conditions.json (você quis dizer "sempre"?)',
      { 'schemas/conditions.json': { $defs: { sempre: {} } } },
    ],
    [
      'lista de opções desconhecida',
      area({}, { cor: { type: 'array', items: text, 'x-field': { options: 'core' } } }),
      'properties.cor.x-field.options: "core" não é uma lista de enums.json (você quis dizer "cores"?)',
      { 'schemas/enums.json': { $defs: { cores: { oneOf: [{ const: 'A', title: 'Azul' }] } } } },
    ],
    [
      'formato desconhecido',
      area({}, { documento: { type: 'string', format: 'cpff' } }),
      'properties.documento.format: "cpff" não é permitido (você quis dizer "cpf"?)',
    ],
    [
      'widget desconhecido',
      area({}, { cor: { type: 'string', 'x-field': { widget: 'moedas' } } }),
      'properties.cor.x-field.widget: "moedas" não é permitido (você quis dizer "moeda"?)',
    ],
    [
      'palavra desconhecida',
      area({ lable: 'nome' } as Partial<XEntity>),
      'x-entity.lable: "lable" não é conhecido aqui (você quis dizer "label"?)',
    ],
    [
      'se sem required',
      area({}, {}, { allOf: [conditionWithoutRequired] }),
      'allOf.0.if.properties.nome: a condição olha para "nome", que pode faltar (acrescente "required": ["nome"] à condição)',
    ],
    [
      'escondido e sempre obrigatório',
      area(
        {},
        {
          cor: {
            type: 'string',
            'x-field': { visibleWhen: { required: ['nome'], properties: { nome: { const: 'x' } } } },
          },
        },
        { required: ['cor'] },
      ),
      'properties.cor.x-field.visibleWhen: "cor" pode ficar escondido, mas é sempre obrigatório (exija-o em allOf, com if/then da mesma condição)',
    ],
    [
      'ação sem código',
      area({ actions: [{ name: 'libera', title: 'Liberar' }] }),
      'x-entity.actions.0: a ação "libera" não tem código (crie server/domain/a/area/libera.ts)',
    ],
    [
      'obrigatório da ação fora dos campos dela',
      area({ actions: [{ name: 'libera', title: 'Liberar', fields: ['nome'], required: ['ordem'] }] }),
      'x-entity.actions.0.required.0: "ordem" não está em "fields" da ação',
      { 'server/domain/a/area/libera.ts': '' },
    ],
    [
      'padrão fora das opções',
      area({}, { cor: { enum: ['azul', 'verde'], default: 'azull' } }),
      'properties.cor.default: "azull" não é uma das opções (você quis dizer "azul"?)',
    ],
    [
      'busca num sim ou não',
      area({}, { ativa: { type: 'boolean', 'x-field': { search: true } } }),
      'properties.ativa.x-field.search: a busca só lê textos, números inteiros e referências',
    ],
    [
      'nome antigo em uso',
      area({}, { cor: { type: 'string', 'x-field': { was: ['nome'] } } }),
      'properties.cor.x-field.was.0: "nome" ainda é um campo: um nome antigo não pode estar em uso',
    ],
    ['coluna do sistema', area({}, { busca: text }), 'properties.busca: "busca" daria a coluna busca, que já existe'],
    [
      'rota sem autorização',
      area({ authority: undefined }),
      'x-entity: falta "authority": toda rota diz quem pode usá-la',
    ],
  ]
  test.each(cases)('%s', async (_name, schemas, expected, files) => {
    const mistakes = await mistakesOf(schemas, files)
    expect(mistakes.map((line) => line.replace(/^schemas\/a\/area\.json:\d+ /, ''))).toEqual([expected])
  })
})

test('a linha é a do erro, e os erros de todos os arquivos saem de uma vez, em ordem', async () => {
  const schemas = { ...area({ label: 'titulo' }), 'a/cor': entity({ nome: text }, { label: 'sigla' }) }
  const mistakes = await mistakesOf(schemas)
  expect(mistakes).toEqual([
    'schemas/a/area.json:9 x-entity.label: "titulo" não é um campo',
    'schemas/a/cor.json:8 x-entity.label: "sigla" não é um campo',
  ])
})

test('um arquivo que não é JSON é dito com a linha', async () => {
  const [mistake] = await mistakesOf({}, { 'schemas/a/area.json': '{\n  "title": "Área",\n  "type" "object"\n}\n' })
  expect(mistake).toMatch(/^schemas\/a\/area\.json:3: não é JSON válido/)
})

test('duas entidades não têm a mesma rota, a mesma tabela nem os mesmos filhos', async () => {
  const children: JsonSchema = { type: 'array', items: { $ref: '../a/area-item.json' } }
  const found = await mistakesOf({
    ...area({}, { itens: children }),
    'a/area-item': entity({ nome: text }),
    'b/area': entity({ nome: text, itens: children }, { route: 'a/areas' }),
  })
  expect(found.map((line) => line.replace(/^[^ ]+ /, ''))).toEqual([
    'a tabela area já é de a/area',
    'os filhos a/area-item já são de a/area',
    'x-entity.route: a rota "a/areas" já é de a/area',
  ])
})

test('código sem entidade é um erro de nome', async () => {
  const [mistake] = await mistakesOf(area(), { 'server/domain/a/arae/hooks.ts': 'export default {}\n' })
  expect(mistake).toBe('server/domain/a/arae:1: a pasta não tem entidade de mesmo nome (você quis dizer "a/area"?)')
})

test('locate dá a linha de uma chave, de um item e, se falta, do objeto em volta', () => {
  const json = '{\n  "a": { "b": [\n    1,\n    { "c": "x,]}" }\n  ] },\n  "d": 2\n}'
  expect(locate(json, ['a'])).toBe(2)
  expect(locate(json, ['a', 'b', 0])).toBe(3)
  expect(locate(json, ['a', 'b', 1, 'c'])).toBe(4)
  expect(locate(json, ['a', 'b', 1, 'nada'])).toBe(4)
  expect(locate(json, ['d'])).toBe(6)
  expect(locate(json, [])).toBe(1)
})
