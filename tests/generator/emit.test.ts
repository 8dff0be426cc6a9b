import { expect, test } from 'vitest'
import { tablesOf } from '#generator/ddl.ts'
import { findCodeFiles } from '#generator/emit/code-files.ts'
import { emitReportFilters } from '#generator/emit/report-filters.ts'
import { emitReports } from '#generator/emit/reports.ts'
import { emitRoutes } from '#generator/emit/routes.ts'
import { emitAdmin } from '#generator/emit/screens.ts'
import { emitTables } from '#generator/emit/tables.ts'
import { TypeCache } from '#generator/emit/type-cache.ts'
import { emitTypes } from '#generator/emit/types.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { entity, modelOf, temporaryProject } from './project.ts'

const text: JsonSchema = { type: 'string' }

const schemas = {
  'a/area': entity({ descricao: text }, { route: 'a/areas', label: 'descricao' }),
  'a/pessoa-curso': entity({ nome: text }, {}, { required: ['nome'] }),
  'a/pessoa': entity(
    {
      nome: { type: 'string', title: 'Nome', description: 'Como se chama' },
      sexo: {
        oneOf: [
          { const: 'M', title: 'Masculino' },
          { const: 'F', title: 'Feminino' },
        ],
        default: 'F',
      },
      ativa: { type: 'boolean', default: true },
      senha: { type: 'string', writeOnly: true },
      idade: { type: 'integer', readOnly: true, 'x-field': { computed: true } },
      pessoal: {
        type: 'object',
        additionalProperties: false,
        required: ['cpf'],
        properties: { cpf: { type: 'string', format: 'cpf', title: 'CPF' } },
      },
      area: { $ref: 'area.json#/$defs/ref' },
      areas: { type: 'array', items: { $ref: 'area.json#/$defs/ref' } },
      areasIds: { type: 'array', items: { $ref: 'area.json#/$defs/id' } },
      cursos: { type: 'array', items: { $ref: 'pessoa-curso.json' } },
      codigos: { type: 'array', items: text, maxItems: 3 },
    },
    { route: 'a/pessoas', extensible: true, actions: [{ name: 'libera', title: 'Liberar' }] },
    { required: ['nome', 'sexo', 'senha', 'area'] },
  ),
}

test('the type of a record and that of what is sent', async () => {
  const files = await emitTypes(modelOf(schemas).entities, new TypeCache())
  expect(files.find(({ path }) => path.endsWith('/pessoa.ts'))?.text).toBe(`// Gerado por npm run generate; não edite.

import type { PessoaCurso, PessoaCursoInput } from '#schemas/generated/types/a/pessoa-curso.ts'

/** Coisa */
export interface Pessoa {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome: Como se chama */
  nome: string
  /** sexo */
  sexo: 'M' | 'F'
  /** ativa */
  ativa: boolean
  /** senha */
  senha?: string
  /** idade */
  idade?: number
  /** pessoal */
  pessoal?: {
    /** CPF */
    cpf: string
  }
  /** area */
  area: {
    id: number
    /** Coisa */
    descricao?: string
  }
  /** areas */
  areas?: {
    id: number
    /** Coisa */
    descricao?: string
  }[]
  /** areasIds */
  areasIds?: number[]
  /** cursos */
  cursos?: PessoaCurso[]
  /** codigos */
  codigos?: string[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Coisa: o que se envia */
export interface PessoaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome: Como se chama */
  nome: string
  /** sexo */
  sexo?: 'M' | 'F'
  /** ativa */
  ativa?: boolean
  /** senha */
  senha: string
  /** pessoal */
  pessoal?: {
    /** CPF */
    cpf: string
  }
  /** area */
  area: {
    id: number
  }
  /** areas */
  areas?: {
    id: number
  }[]
  /** areasIds */
  areasIds?: number[]
  /** cursos */
  cursos?: PessoaCursoInput[]
  /** codigos */
  codigos?: string[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
`)
})

test('the tables as Kysely sees them', () => {
  const { entities } = modelOf(schemas)
  const [group, index] = emitTables(tablesOf(entities), entities, true)
  expect(group?.path).toBe('server/generated/tables/a.ts')
  expect(group?.text).toContain(`export interface PessoaTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  sexo: Generated<'M' | 'F'>
  ativa: Generated<boolean>
  senha: string
  pessoal_cpf: string | null
  area_id: number
  codigos: ColumnType<string[] | null, string | null | undefined, string | null>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}`)
  expect(index?.text).toContain('export interface DB\n  extends BaseTables,\n    ATables {}')
})

test('the registries import the code that exists, and nothing else', () => {
  const root = temporaryProject({
    'server/domain/a/pessoa/hooks.ts': '',
    'server/domain/a/pessoa/libera.ts': '',
    'server/domain/a/pessoa/queries.ts': '',
    'admin/overrides/a/pessoa.tsx': '',
  })
  const { entities, reports } = modelOf(schemas)
  const code = findCodeFiles(root)
  const [group, index] = emitRoutes(entities, code)
  expect(index).toEqual({
    path: 'server/generated/routes/index.ts',
    text: `// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import { registry as a } from './a.ts'

/** Domain code by entity, of all groups. */
export const registry: Registry = {
  ...a,
}
`,
  })
  expect(group?.path).toBe('server/generated/routes/a.ts')
  expect(group?.text).toBe(`// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import aPessoaHooks from '#server/domain/a/pessoa/hooks.ts'

/** Domain code by entity, of a. */
export const registry: Registry = {
  'a/pessoa': {
    hooks: aPessoaHooks,
    actions: {
      libera: async (ctx, input) => (await import('#server/domain/a/pessoa/libera.ts')).default(ctx, input),
    },
  },
}
`)
  const [admin] = emitAdmin({ entities, dashboards: new Map(), screens: new Map() }, code)
  expect(admin).toMatchObject({ path: 'admin/generated/a.tsx' })
  expect(admin?.text).toContain(`export const group: GroupRegistry = {
  resources: [
    { path: 'a/area', route: 'a/areas' },
    { path: 'a/pessoa', route: 'a/pessoas', override: () => import('#admin/overrides/a/pessoa.tsx') },
  ],
  screens: [],
}`)
  expect(
    emitReports(reports, code).map(({ path, text }) => [path, text.includes('reports: ReportRegistry = {}')]),
  ).toEqual([['server/generated/reports/index.ts', true]])
})

test('what the code of a report is asked with, from its filter form: records that its source looks up are always there', async () => {
  const ids: JsonSchema = { type: 'array', items: { $ref: '../area.json#/$defs/id' }, 'x-field': { default: 'all' } }
  const lista = {
    title: 'Lista',
    type: 'object',
    additionalProperties: false,
    'x-report': {
      formats: ['pdf'],
      authority: 'ROLE_LISTA',
      source: { entity: 'a/area', reads: ['areasIds'], columns: ['descricao'] },
    },
    required: ['dia'],
    properties: {
      dia: { type: 'string', format: 'date', title: 'Dia' },
      area: { title: 'Área', $ref: '../area.json#/$defs/ref' },
      areasIds: { title: 'Áreas', ...ids },
      outrasIds: { title: 'Outras áreas', ...ids },
      ordem: { title: 'Ordem', oneOf: [{ const: 'N', title: 'Nome' }], default: 'N' },
    },
  } as JsonSchema
  const files = await emitReportFilters(modelOf({ ...schemas, 'a/relatorios/lista': lista }), new TypeCache())
  expect(files.map(({ path }) => path)).toEqual([
    'schemas/generated/report-filters/a.ts',
    'schemas/generated/report-filters.ts',
  ])
  expect(files[0]?.text).toBe(`// Gerado por npm run generate; não edite.

/** Lista: filtros */
export interface ListaFilters {
  /** Dia */
  dia: string
  /** Área */
  area?: {
    id: number
  }
  /** Áreas */
  areasIds: number[]
  /** Outras áreas */
  outrasIds?: number[]
  /** Ordem */
  ordem?: 'N'
}

export interface AReportFilters {
  'a/relatorios/lista': ListaFilters
}
`)
  expect(files[1]?.text).toContain('export interface ReportFilters\n  extends AReportFilters {}')
})
