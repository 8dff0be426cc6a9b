import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XChart, XDashboard, XMeasure } from '#schemas/runtime/written/dashboards.ts'
import type { Files } from '../project.ts'
import { area, text, type WrongDefinition } from './area.ts'

const day: JsonSchema = { type: 'string', format: 'date', title: 'dia' }

const total: XMeasure = {
  title: 'Pessoas',
  summary: 'Pessoas admitidas no período.',
  entity: 'a/area',
  when: { field: 'desde' },
  by: { nome: 'nome', ordem: 'ordem' },
  filters: { nomes: 'nome' },
}

const board: XDashboard = {
  authority: 'ROLE_PAINEL',
  summary: 'Quantas pessoas são.',
  cards: [{ name: 'pessoas', measure: 'a/total' }],
  charts: [{ name: 'por-nome', title: 'Por nome', kind: 'bars', by: 'nome', series: ['a/total'] }],
}

const entities = () => area({}, { desde: day, tags: { type: 'array', items: { type: 'string' }, title: 'tags' } })

/** A measure and a dashboard that shows it, with one thing changed. */
const project = (
  measure: Partial<XMeasure> = {},
  dashboard: Partial<XDashboard> = {},
  filters: Record<string, JsonSchema> = {},
): Record<string, JsonSchema> => ({
  ...entities(),
  'a/medidas/total': { ...total, ...measure } as JsonSchema,
  'a/paineis/painel': {
    title: 'Painel',
    type: 'object',
    additionalProperties: false,
    'x-dashboard': { ...board, ...dashboard },
    required: ['dataIni', 'dataFim'],
    properties: { dataIni: day, dataFim: day, nomes: { ...text, title: 'nome' }, ...filters },
  } as JsonSchema,
})

/** A dashboard without a mistake. */
export const goodDashboard = project()

/** Code that says in which categories a record stands. */
const steps: Files = { 'server/domain/a/area/values.ts': '' }
const overlapping = { by: { nome: 'nome', etapas: { code: 'etapas', is: 'records' } } } satisfies Partial<XMeasure>

const chart = (changes: object): Partial<XDashboard> => ({
  charts: [{ ...board.charts?.[0], ...changes } as XChart],
})

/** A measure of a formula in the place of the good one, and the good one beside it. */
const worked = (formula: XMeasure['formula']): Record<string, JsonSchema> => ({
  ...project(),
  'a/medidas/taxa': { title: 'Taxa', summary: 'Uma taxa.', formula } as JsonSchema,
})

export const wrongDashboards: WrongDefinition[] = [
  [
    'a call of a chart at the address of a register',
    project({}, chart({ call: { path: 'areas', inside: 'nome' } })),
    'x-dashboard.charts.0.call.path: /api/a/areas já é de "Coisas"',
  ],
  [
    'a measure of a register nobody has',
    project({ entity: 'a/areas' }),
    'entity: não há cadastro "a/areas" (você quis dizer "a/area"?)',
  ],
  [
    'a measure of the records of one nobody has',
    {
      ...project(),
      'a/medidas/parte': { title: 'Parte', summary: 'Uma parte.', of: 'a/totl' } as JsonSchema,
    },
    'schemas/a/medidas/parte.json:4 of: não há medida "a/totl" (você quis dizer "a/total"?)',
  ],
  [
    'a measure of its own records',
    {
      ...project(),
      'a/medidas/parte': { title: 'Parte', summary: 'Uma parte.', of: 'a/parte' } as JsonSchema,
    },
    'schemas/a/medidas/parte.json:4 of: "a/parte" não conta registros, ou volta a esta medida',
  ],
  [
    'an order of categories that nobody compares',
    project({ order: { nomme: ['a', 'b'] } }),
    'order.nomme: não se compara por "nomme" (você quis dizer "nome"?)',
  ],
  [
    'an order with a category there is not',
    project({
      by: { nome: { first: ['nome', { const: 'Sem nome' }] } },
      order: { nome: ['Sem nomes', 'Sem nome'] },
    }),
    'order.nome.0: "Sem nomes" não é uma categoria de "nome" (você quis dizer "Sem nome"?)',
  ],
  [
    'different ones of what is no record',
    project({ value: { distinct: 'nome' } }),
    'value.distinct: deve ser uma referência',
  ],
  ['few of what is no record', project({ least: 3, leastOf: 'nome' }), 'leastOf: deve ser uma referência'],
  ['few of what a measure says nothing of', project({ leastOf: 'id' }), 'leastOf: "leastOf" pede "least"'],
  [
    'a measure compared by what has no title',
    {
      ...project(),
      enums: {
        $defs: {
          comparacoes: {
            oneOf: [
              { const: 'nome', title: 'Nome' },
              { const: 'orden', title: 'Ordem' },
            ],
          },
        },
      } as JsonSchema,
    },
    'by.ordem: "ordem" não tem título (você quis dizer "orden"?)',
  ],
  [
    'a measure that counts by a field that is no day',
    project({ when: { field: 'nome' } }),
    'when.field: o campo "nome" não guarda uma data',
  ],
  [
    'a measure that counts by a day nobody has',
    project({ when: { field: 'desdde' } }),
    'when.field: não há campo "desdde" (você quis dizer "desde"?)',
  ],
  [
    'a measure of a time that ends with a text',
    project({ when: { span: { from: 'desde', to: 'nome' } } }),
    'when.span.to: deve ser uma data',
  ],
  [
    'a measure that counts by a day that leads nowhere',
    project({ when: { field: 'nome.desde' } }),
    'when.field: "nome.desde" não é um campo: Coisa não tem "nome.desde"',
  ],
  [
    'the last record of single days',
    project({ value: { last: 'ordem', by: 'desde' } }),
    'value.last: o último registro é um só em todo o período (diga "day" em "when")',
  ],
  [
    'hours of what is no amount of hours',
    project({ value: { sum: { hours: 'nome' } } }),
    'value.sum.hours: "hours" pede um campo de formato "horas"',
  ],
  [
    'the first day of what is no month',
    project({ where: [{ value: { firstDayOf: 'desde' }, filled: true }] }),
    'where.0.value.firstDayOf: "firstDayOf" pede um campo de formato "mes-ano"',
  ],
  [
    'a measure whose condition names no field',
    project({ where: [{ value: 'nomee', filled: true }] }),
    'where.0.value: "nomee" não é um campo: Coisa não tem "nomee" (você quis dizer "nome"?)',
  ],
  ['a measure that sums up texts', project({ value: { sum: 'nome' } }), 'value.sum: "sum" pede um número'],
  [
    'a measure compared by a list',
    project({ by: { nome: 'nome', tags: 'tags' } }),
    'by.tags: um registro estaria em várias categorias (compare por uma referência ou por uma lista fechada)',
  ],
  [
    'a measure with an authority nobody has',
    project({ authority: 'ROLE_PAINELL' }),
    'authority: a autorização "ROLE_PAINELL" não existe (você quis dizer "ROLE_PAINEL"?)',
  ],
  [
    'a formula of a measure nobody has',
    worked({ divide: ['a/totl', 2] }),
    'schemas/a/medidas/taxa.json:4 formula: não há medida "a/totl" (você quis dizer "a/total"?)',
  ],
  [
    'a formula of numbers alone',
    worked({ divide: [1, 2] }),
    'schemas/a/medidas/taxa.json:4 formula: a fórmula não usa medida nenhuma',
  ],
  [
    'a formula that leads back to itself',
    worked({ add: ['a/total', 'a/taxa'] }),
    'schemas/a/medidas/taxa.json:4 formula: a fórmula volta a si mesma',
  ],
  [
    'a mean of months compared by something else',
    {
      ...project({}, chart({ series: ['a/media'] })),
      'a/medidas/media': { title: 'Média', summary: 'A média.', formula: { monthly: 'a/total' } } as JsonSchema,
    },
    'x-dashboard.charts.0.series.0: a média dos meses só se mostra sozinha ou por mês (compare por "mes")',
  ],
  [
    'a mean of months that opens inside',
    {
      ...project({}, chart({ drill: [{ by: 'ordem', series: ['a/media'] }] })),
      'a/medidas/media': { title: 'Média', summary: 'A média.', formula: { monthly: 'a/total' } } as JsonSchema,
    },
    'x-dashboard.charts.0.drill.0.series.0: a média dos meses só se mostra sozinha ou por mês (compare por "mes")',
  ],
  [
    'a value by code that nobody wrote',
    project({ value: { sum: { code: 'dias', is: 'number' } } }),
    'value.sum.code: "dias" não tem código (crie server/domain/a/area/values.ts)',
  ],
  [
    'a number of several categories',
    project({ value: { sum: { code: 'etapas', is: 'records' } } }),
    'value.sum.is: vários registros só servem para comparar (diga-o em "by" de uma medida)',
    steps,
  ],
  [
    'a condition on several categories',
    project({ where: [{ value: { code: 'etapas', is: 'records' }, filled: true }] }),
    'where.0.value.is: vários registros só servem para comparar (diga-o em "by" de uma medida)',
    steps,
  ],
  [
    'a filter of several categories',
    project({ filters: { nomes: { code: 'etapas', is: 'records' } } }),
    'filters.nomes.is: vários registros só servem para comparar (diga-o em "by" de uma medida)',
    steps,
  ],
  [
    'a doughnut of categories that overlap',
    project(overlapping, chart({ kind: 'doughnut', by: 'etapas' })),
    'x-dashboard.charts.0.kind: um registro está em várias categorias de "etapas" (use "lying-bars")',
    steps,
  ],
  [
    'a doughnut that opens into categories that overlap',
    project(overlapping, chart({ kind: 'doughnut', drill: ['etapas'] })),
    'x-dashboard.charts.0.drill.0: um registro está em várias categorias de "etapas" (use "lying-bars")',
    steps,
  ],
  [
    'columns of a register with a list of its own',
    project({ columns: ['nome'] }),
    'columns: Coisas têm uma lista própria, que abre os registros',
  ],
  [
    'a target that is no setting',
    project({}, chart({ target: 'metaNenhuma' })),
    'x-dashboard.charts.0.target: "metaNenhuma" não é um número da configuração da empresa',
  ],
  [
    'a report nobody has',
    project({}, chart({ report: 'a/relatorios/nenhum' })),
    'x-dashboard.charts.0.report: não há relatório "a/relatorios/nenhum"',
  ],
  [
    'a description by a field nobody has',
    project({}, chart({ describe: { entity: 'a/area', field: 'nomee' } })),
    'x-dashboard.charts.0.describe.field: Coisa não tem o texto "nomee" (você quis dizer "nome"?)',
  ],
  [
    'a figure of a measure nobody has',
    project({}, { cards: [{ name: 'pessoas', measure: 'a/totais' }] }),
    'x-dashboard.cards.0.measure: não há medida "a/totais" (você quis dizer "a/total"?)',
  ],
  [
    'a chart by what its measure is not compared by',
    project({}, chart({ by: 'orden' })),
    'x-dashboard.charts.0.by: a medida "a/total" não se compara por "orden" (você quis dizer "ordem"?)',
  ],
  [
    'a chart that opens what its measure is not compared by',
    project({}, chart({ drill: ['desde'] })),
    'x-dashboard.charts.0.drill.0: a medida "a/total" não se compara por "desde"',
  ],
  [
    'a chart by months of a measure without a day',
    project({ when: undefined }, chart({ by: 'mes' })),
    'x-dashboard.charts.0.by: "a/total" não depende do período (diga "when" na medida)',
  ],
  [
    'a doughnut of two measures',
    project({}, chart({ kind: 'doughnut', series: ['a/total', 'a/total'] })),
    'x-dashboard.charts.0.series: "doughnut" mostra uma medida só',
  ],
  [
    'a line among bars',
    project({}, chart({ series: [{ measure: 'a/total', line: true }] })),
    'x-dashboard.charts.0.series: "line" é de "line-bar" (em "lines" todas são linhas)',
  ],
  [
    'bars on an axis of lines',
    project({}, chart({ kind: 'line-bar', series: [{ measure: 'a/total', sameAxis: true }] })),
    'x-dashboard.charts.0.series: "sameAxis" pede "line"',
  ],
  [
    'a level with series of its own that nobody has',
    project({}, chart({ drill: [{ by: 'ordem', series: ['a/totais'] }] })),
    'x-dashboard.charts.0.drill.0.series.0: não há medida "a/totais" (você quis dizer "a/total"?)',
  ],
  [
    'a level with series that are not compared by what was opened above',
    {
      ...project({}, chart({ drill: [{ by: 'ordem', series: ['a/outro'] }] })),
      'a/medidas/outro': { ...total, by: { ordem: 'ordem' } } as JsonSchema,
    },
    'x-dashboard.charts.0.drill.0.series: a medida "a/outro" não se compara por "nome"',
  ],
  [
    'two figures of one name',
    project({}, chart({ name: 'pessoas' })),
    'x-dashboard.charts.0.name: já há "pessoas" neste painel',
  ],
  [
    'a filter that narrows nothing',
    project({}, {}, { ordens: { type: 'integer', title: 'ordem' } }),
    'properties.ordens: o filtro "ordens" não muda nada (diga-o em "filters" de uma medida)',
  ],
]
