import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Runtimes } from '#schemas/compile.ts'
import { type Model, readModel } from '#schemas/load.ts'
import type { Entity, JsonSchema, RuleContext } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'

const when = (name: string, value: string | boolean): JsonSchema => ({
  type: 'object',
  required: [name],
  properties: { [name]: { const: value } },
})

const inCompany = (setting: string): JsonSchema => ({
  type: 'object',
  required: ['$context'],
  properties: { $context: { required: ['empresa'], properties: { empresa: when(setting, true) } } },
})

/** A person with one of everything: object, references, list of ids, rows, hidden and conditional fields. */
const pessoa: JsonSchema = {
  title: 'Pessoa',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Pessoas',
    route: 'teste/pessoas',
    authority: 'ROLE_PESSOA',
    label: 'nome',
    list: { columns: ['nome'], sort: 'nome' },
    form: [
      { section: 'Quem', fields: ['nome', 'sigla', 'documento', 'casada', 'conjuge', 'nascimento', 'admissao'] },
      { section: 'Casa', fields: ['endereco'], visibleWhen: inCompany('pedeEndereco') },
      {
        section: 'Vida',
        fields: ['cidade', 'cidades', 'cidadesIds', 'cursos', 'autor', 'empresa', 'nivel', 'valor', 'apelidos'],
      },
    ],
    checks: [{ check: 'periodo', start: 'nascimento', end: 'admissao' }],
  },
  required: ['nome'],
  properties: {
    nome: { type: 'string', title: 'Nome', minLength: 2, maxLength: 10 },
    sigla: { type: 'string', title: 'Sigla', maxLength: 3, 'x-field': { upper: true } },
    documento: { type: 'string', title: 'CPF', format: 'cpf' },
    casada: { type: 'boolean', title: 'Casada', default: false },
    conjuge: {
      type: 'string',
      title: 'Cônjuge',
      maxLength: 20,
      'x-field': { visibleWhen: when('casada', true), enabledWhen: when('nome', 'Ana') },
    },
    nascimento: { type: 'string', title: 'Nascimento', format: 'date' },
    admissao: { type: 'string', title: 'Admissão', format: 'date', 'x-field': { default: 'today' } },
    endereco: {
      type: 'object',
      title: 'Endereço',
      additionalProperties: false,
      required: ['rua'],
      properties: {
        rua: { type: 'string', title: 'Rua', maxLength: 30 },
        numero: { type: 'integer', title: 'Número', minimum: 1 },
      },
    },
    cidade: { $ref: 'cidade.json#/$defs/ref', title: 'Cidade' },
    cidades: { type: 'array', title: 'Cidades', items: { $ref: 'cidade.json#/$defs/ref' } },
    cidadesIds: { type: 'array', title: 'Códigos', items: { $ref: 'cidade.json#/$defs/id' } },
    cursos: { type: 'array', title: 'Cursos', items: { $ref: 'pessoa-curso.json' } },
    autor: { $ref: 'cidade.json#/$defs/ref', title: 'Autor', 'x-field': { default: 'currentUser' } },
    empresa: { $ref: 'cidade.json#/$defs/ref', title: 'Empresa', 'x-field': { default: 'currentCompany' } },
    nivel: {
      title: 'Nível',
      default: 'A',
      oneOf: [
        { const: 'A', title: 'Alto' },
        { const: 'B', title: 'Baixo' },
      ],
    },
    valor: { type: 'number', title: 'Valor', minimum: 0, multipleOf: 0.01 },
    apelidos: { type: 'array', title: 'Apelidos', maxItems: 2, items: { type: 'string' } },
    codigo: { type: 'integer', title: 'Código do sistema', readOnly: true },
  },
  allOf: [{ if: when('casada', true), then: { required: ['conjuge'] } }],
}

const curso: JsonSchema = {
  title: 'Curso',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Cursos',
    label: 'titulo',
    list: { columns: ['titulo'] },
    form: [{ fields: ['titulo', 'horas', 'inicio'] }],
  },
  required: ['titulo'],
  properties: {
    titulo: { type: 'string', title: 'Título', maxLength: 20 },
    horas: { type: 'integer', title: 'Horas', default: 8, minimum: 1 },
    inicio: { type: 'string', title: 'Início', format: 'date', 'x-field': { default: 'today' } },
  },
}

const cidade: JsonSchema = {
  title: 'Cidade',
  type: 'object',
  additionalProperties: false,
  'x-entity': { plural: 'Cidades', route: 'teste/cidades', authority: 'LOGIN', scope: 'global' },
  required: ['nome'],
  properties: { nome: { type: 'string', title: 'Nome', maxLength: 60 } },
}

function load(): Model {
  const root = mkdtempSync(join(tmpdir(), 'prumo-pessoa-'))
  try {
    cpSync(resolve(import.meta.dirname, '../../../schemas/meta'), join(root, 'meta'), { recursive: true })
    mkdirSync(join(root, 'teste'))
    const files = { pessoa, 'pessoa-curso': curso, cidade }
    for (const [name, schema] of Object.entries(files))
      writeFileSync(join(root, `teste/${name}.json`), JSON.stringify(schema))
    const { model, problems } = readModel(root)
    if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 1))
    return model
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const model = load()

export const runtime: EntityRuntime = new Runtimes(model).get('teste/pessoa')
export const entityOf = (path: string): Entity | undefined => model.entities.get(path)

export const context = (empresa: RuleContext['empresa'] = {}): RuleContext => ({
  empresa: { id: 9, nome: 'Nona', ...empresa },
  parametros: {},
  usuario: { id: 5, nome: 'Quinta' },
  hoje: '2026-11-21',
})
