import type { JsonSchema } from '#schemas/runtime/written/written.ts'
import { area, type WrongDefinition } from './area.ts'

const day = { type: 'string', format: 'date', title: 'De' } as const

/** A good report with its code, one thing of its x-report or of its year changed. */
const report = (x: object, ano: object = {}): Record<string, JsonSchema> => ({
  ...area(),
  'a/relatorios/lista': {
    title: 'Lista',
    type: 'object',
    additionalProperties: false,
    'x-report': { formats: ['pdf'], authority: 'ROLE_LISTA', form: [{ fields: ['de', 'ano', 'grafico'] }], ...x },
    properties: {
      de: day,
      ano: { type: 'integer', title: 'Ano', ...ano },
      grafico: { type: 'boolean', title: 'Gráfico' },
    },
  } as JsonSchema,
})
const code = { 'server/domain/a/relatorios/lista.ts': '' }

/** Mistakes of the filter forms of reports. */
export const wrongReports: WrongDefinition[] = [
  ['relatório sem código', report({}), 'o relatório não tem código (crie server/domain/a/relatorios/lista.ts)'],
  [
    'gráfico por um filtro que não existe',
    report({ chart: 'grafco' }),
    'x-report.chart: não há filtro de sim ou não chamado "grafco" (você quis dizer "grafico"?)',
    code,
  ],
  [
    'gráfico por um filtro que não é de sim ou não',
    report({ chart: 'ano' }),
    'x-report.chart: não há filtro de sim ou não chamado "ano"',
    code,
  ],
  [
    'oferta por uma chamada a um filtro que não é uma referência',
    report({}, { 'x-field': { offeredBy: { call: 'a/anos' } } }),
    'properties.ano.x-field.offeredBy: só referências se escolhem',
    code,
  ],
  [
    'registros de uma entidade que não aceita campos da empresa',
    { ...report({ about: 'a/area' }), ...area({ extensible: 'É escrita por outro sistema.' }) },
    'x-report.about: não há entidade "a/area" que aceite campos da empresa',
    code,
  ],
  [
    'período por um filtro que não existe',
    report({ period: { start: 'dee' } }),
    'x-report.period.start: não há filtro de data chamado "dee" (você quis dizer "de"?)',
    code,
  ],
  [
    'período por um filtro que não é uma data',
    report({ period: { start: 'de', end: 'ano' } }),
    'x-report.period.end: não há filtro de data chamado "ano"',
    code,
  ],
  [
    'ano por um filtro que não é um número',
    report({ period: { year: 'grafico' } }),
    'x-report.period.year: não há filtro de número inteiro chamado "grafico"',
    code,
  ],
]

export const goodReport = report({ chart: 'grafico', period: { start: 'de', year: 'ano' } })
