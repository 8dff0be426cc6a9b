import { isMisnamed, leafAt } from '#schemas/report/path.ts'
import { isTime } from '#schemas/runtime/definition/measures.ts'
import type {
  DashboardDefinition,
  DashboardItem,
  DashboardLevel,
  MeasureDefinition,
  RecordData,
} from '#schemas/runtime/model.ts'
import type { XSeries } from '#schemas/runtime/written/dashboards.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Prumo } from '#server/prumo.ts'
import { TARGET, targetOf } from '../target.ts'
import { mayBeTold, termsIn } from './measures.ts'
import { recordColumns } from './records.ts'

/**
 * Reduces a figure or chart to the series a session may see; undefined where none is left.
 * @param filters filters applied
 */
export function itemFor(ctx: Ctx, item: DashboardItem, filters?: RecordData): DashboardItem | undefined {
  const { chart } = item
  if (!chart) return told(ctx, item.series, [], filters).length > 0 ? item : undefined
  const shared = [chart.by, ...chart.drill.filter(({ series }) => !series).map(({ by }) => by)]
  const series = told(ctx, item.series, shared, filters)
  if (series.length === 0) return undefined
  const drill = toldLevels(ctx, chart, filters)
  // where levels are hidden, the message that nothing opens is hidden, too
  const isWhole = drill.length === chart.drill.length
  return { ...item, series, chart: { ...chart, drill, nothingBelow: isWhole ? chart.nothingBelow : undefined } }
}

/** The figures and charts of a dashboard that a session sees. @param filters filters applied to all */
export const itemsFor = (ctx: Ctx, { items }: DashboardDefinition, filters?: RecordData): DashboardItem[] =>
  items.flatMap((item) => itemFor(ctx, item, filters) ?? [])

/** The series a session may see, by all their dimensions. */
function told(ctx: Ctx, series: readonly XSeries[], by: readonly string[], filters?: RecordData): XSeries[] {
  const compared = by.filter((name) => !isTime(name))
  return series.filter(({ measure }) => mayBeTold(ctx, measure, compared, filters))
}

/** The levels of a chart before the first whose own series a session may not see. */
function toldLevels(
  ctx: Ctx,
  { by: first, drill }: NonNullable<DashboardItem['chart']>,
  filters?: RecordData,
): DashboardLevel[] {
  const levels: DashboardLevel[] = []
  for (const level of drill) {
    const above = [first, ...levels.map(({ by }) => by), level.by]
    const series = level.series && told(ctx, level.series, above, filters)
    if (series?.length === 0) break
    levels.push({ ...level, series })
  }
  return levels
}

/** Describes a dashboard before anything is counted: GET /api/paineis/<group>/<dashboard>. */
export function describePage(ctx: Ctx, prumo: Pick<Prumo, 'definitions'>, dashboard: DashboardDefinition) {
  const { definitions } = ctx.session.own ?? prumo
  return {
    /** path used by schedules */
    relatorio: dashboard.path,
    titulo: dashboard.title,
    resumo: dashboard.summary,
    filtros: definitions.urlOf(dashboard.path),
    itens: itemsFor(ctx, dashboard).map((item) => describeItem(ctx, item)),
  }
}

/** Describes a figure or chart before it is counted. */
export function describeItem(ctx: Ctx, item: DashboardItem) {
  const { name, title, chart, series } = item
  // levels with series of their own
  const inside = (chart?.drill ?? []).flatMap((level) =>
    level.series ? [{ por: level.by, series: level.series.map((one) => describeSeries(ctx, one)) }] : [],
  )
  return {
    nome: name,
    titulo: title,
    ...(chart && {
      grafico: {
        tipo: chart.kind,
        categoria: chart.category,
        largo: chart.wide === true,
        // for a category that opens nothing (spec 2 §8)
        ...reportOf(ctx, chart.report),
        ...(chart.nothingBelow !== undefined && { nadaDentro: chart.nothingBelow }),
      },
    }),
    series: [...series.map((one) => describeSeries(ctx, one)), ...describeTarget(ctx, item)],
    ...(inside.length > 0 && { dentro: inside }),
  }
}

function describeSeries(ctx: Ctx, { measure, title, line, sameAxis }: XSeries) {
  const definition = ctx.deps.model.measures.get(measure)
  return {
    medida: measure,
    titulo: title ?? definition?.title ?? measure,
    resumo: definition?.summary,
    formato: definition?.format,
    ...(definition?.decreasing ? { menosMelhor: true } : {}),
    ...(line ? { linha: true } : {}),
    ...(sameAxis ? { mesmoEixo: true } : {}),
    termos: termsIn(ctx, measure).map((term) => describeTerm(ctx, term)),
  }
}

function describeTarget(ctx: Ctx, item: DashboardItem) {
  const target = targetOf(ctx, item)
  return target
    ? [{ medida: TARGET.measure, titulo: TARGET.title, formato: target.format, linha: true, termos: [] }]
    : []
}

/** The linked report, where the session may run it. */
function reportOf({ deps, session }: Ctx, path: string | undefined) {
  const report = path === undefined ? undefined : deps.model.reports.get(path)
  return report && hasAuthority(session, report.authority) ? { relatorio: { path, titulo: report.title } } : {}
}

const describeColumns = (ctx: Ctx, measure: MeasureDefinition) =>
  recordColumns(ctx, measure).map(({ field, title, format }) => ({ nome: field, titulo: title, formato: format }))

/** Route of the records that rows open. */
function recordRoute({ deps: { model } }: Ctx, { entity, record }: MeasureDefinition): string | undefined {
  const from = model.entities.get(entity ?? '')
  const leaf = from && record !== undefined ? leafAt(model.entities, from, record) : undefined
  if (!leaf || isMisnamed(leaf)) return undefined
  return model.entities.get(leaf.field.target ?? leaf.owner.path)?.route
}

/** Describes the record measure that a figure opens. */
function describeTerm(ctx: Ctx, measure: MeasureDefinition) {
  const { path, title, entity, when, filters = {}, columns } = measure
  const register = ctx.deps.model.entities.get(entity ?? '')
  return {
    medida: path,
    titulo: title,
    ...(columns
      ? { colunas: describeColumns(ctx, measure), abre: recordRoute(ctx, measure) }
      : { rota: register?.route }),
    /** filters of the dashboard that apply to it */
    filtros: Object.keys(filters),
    /** end of the period whose day's values are read, where records have no day of their own */
    dia: when && 'day' in when ? (when.day === 'start' ? 'dataIni' : 'dataFim') : undefined,
  }
}
