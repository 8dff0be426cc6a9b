import { PERIOD } from '#schemas/runtime/measures.ts'
import type {
  DashboardDefinition,
  DashboardItem,
  DashboardLevel,
  JsonSchema,
  MeasureDefinition,
} from '#schemas/runtime/model.ts'
import type { XChart, XDashboard, XLevel, XMeasure, XSeries } from '#schemas/runtime/written-dashboards.ts'
import { buildEntity } from './entity.ts'
import type { OptionLists } from './fields.ts'
import { filterForm } from './report.ts'
import type { Resolver } from './resolve.ts'

/** Their order is a mistake wherever there is a period (spec 1 §5.1). */
const CHECKS = [{ check: 'periodo', ...PERIOD }]

/** `x-dashboard` of a dashboard's filter form. */
export const dashboardHints = (schema: JsonSchema): XDashboard =>
  (schema as JsonSchema & { 'x-dashboard': XDashboard })['x-dashboard']

/** A measure; its path leaves the folder out: 'captacao/vagas'. */
export function buildMeasure(file: string, { $schema: _, format, ...said }: XMeasure): MeasureDefinition {
  const [group = '', , name = ''] = file.replace(/\.json$/, '').split('/')
  return { path: `${group}/${name}`, ...said, format: format ?? 'integer' }
}

/** A dashboard from its filter form. */
export function buildDashboard(
  path: string,
  resolved: JsonSchema,
  {
    lists,
    resolver,
    file,
    measures,
  }: {
    lists: OptionLists
    resolver: Resolver
    file: string
    measures: ReadonlyMap<string, MeasureDefinition>
  },
): DashboardDefinition {
  const { authority, summary, form, period, cards = [], charts } = dashboardHints(resolved)
  const hints = { authority, form, checks: CHECKS }
  const schema = filterForm(resolved, hints, { file, resolver, named: PERIOD, always: { days: period } })
  const [group = '', , name = ''] = path.split('/')
  const single = cards.map(
    (card): DashboardItem => ({
      name: card.name,
      title: card.title ?? measures.get(card.measure)?.title ?? card.measure,
      target: card.target,
      series: [{ measure: card.measure }],
    }),
  )
  const items = [...single, ...charts.map(itemOf)]
  const filters = buildEntity(path, schema, lists)
  return { path, group, name, title: resolved.title ?? path, summary, authority, items, filters }
}

const itemOf = ({ name, title, target, series, drill = [], ...drawn }: XChart): DashboardItem => ({
  name,
  title,
  target,
  chart: { ...drawn, drill: drill.map(levelOf) },
  series: series.map(seriesOf),
})

/** What opens inside a category; without series of its own it has the chart's. */
export const levelOf = (level: string | XLevel): DashboardLevel =>
  typeof level === 'string' ? { by: level } : { by: level.by, series: level.series.map(seriesOf) }

/** A measure alone is written as its path. */
export const seriesOf = (series: string | XSeries): XSeries =>
  typeof series === 'string' ? { measure: series } : series
