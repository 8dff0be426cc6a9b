import { isTime } from '#schemas/runtime/measures.ts'
import type { DashboardDefinition, DashboardItem, MeasureDefinition } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/crud/define.ts'
import { mayBeTold, termsIn } from './measures.ts'

/** What a session is shown of a dashboard: a chart without the series it may not be told, and none that has no series left. */
export function itemsFor(ctx: Ctx, { items }: DashboardDefinition): DashboardItem[] {
  return items.flatMap((item) => {
    const by = item.chart ? [item.chart.by, ...item.chart.drill].filter((name) => !isTime(name)) : []
    const series = item.series.filter(({ measure }) => mayBeTold(ctx, measure, by))
    return series.length > 0 ? [{ ...item, series }] : []
  })
}

/** One figure or chart as a page needs it before it is counted. */
export function describeItem(ctx: Ctx, { name, title, chart, series }: DashboardItem) {
  return {
    nome: name,
    titulo: title,
    ...(chart && {
      grafico: {
        tipo: chart.kind,
        categoria: chart.category ?? (isTime(chart.by) ? TIME_TITLES[chart.by] : undefined),
        largo: chart.wide === true,
        // said of a category that opens nothing (spec 2 §8)
        ...(chart.nothingBelow !== undefined && { nadaDentro: chart.nothingBelow }),
      },
    }),
    series: series.map(({ measure, title: own, line }) => {
      const definition = ctx.deps.model.measures.get(measure)
      return {
        medida: measure,
        titulo: own ?? definition?.title ?? measure,
        resumo: definition?.summary,
        formato: definition?.format,
        ...(definition?.decreasing ? { menosMelhor: true } : {}),
        ...(line ? { linha: true } : {}),
        termos: termsIn(ctx, measure).map((term) => describeTerm(ctx, term)),
      }
    }),
  }
}

const TIME_TITLES = { mes: 'Mês', ano: 'Ano' } as const

/** The records a figure opens. */
function describeTerm({ deps }: Ctx, { path, title, entity, when, filters = {} }: MeasureDefinition) {
  const register = deps.model.entities.get(entity ?? '')
  return {
    medida: path,
    titulo: title,
    rota: register?.route,
    /** filters of the dashboard that narrow it */
    filtros: Object.keys(filters),
    /** the day of the period whose values are read, where it is not one of each record */
    dia: when && 'day' in when ? (when.day === 'start' ? 'dataIni' : 'dataFim') : undefined,
  }
}
