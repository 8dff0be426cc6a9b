import { PERIOD } from '#schemas/runtime/definition/measures.ts'
import type {
  DashboardDefinition,
  DashboardItem,
  DashboardLevel,
  JsonSchema,
  MeasureDefinition,
} from '#schemas/runtime/model.ts'
import type { XChart, XDashboard, XLevel, XMeasure, XSeries } from '#schemas/runtime/written/dashboards.ts'
import { buildEntity } from './entity.ts'
import type { OptionLists } from './fields.ts'
import { filterForm } from './report.ts'
import type { Resolver } from './resolve.ts'

/** Every dashboard with a period checks that its start is not after its end (spec 1 §5.1). */
const CHECKS = [{ check: 'periodo', ...PERIOD }]

/** `x-dashboard` of a dashboard's filter form. */
export const dashboardHints = (schema: JsonSchema): XDashboard =>
  (schema as JsonSchema & { 'x-dashboard': XDashboard })['x-dashboard']

/** Path of a measure from its file name, without the folder: 'captacao/vagas'. */
export function measurePath(file: string): string {
  const [group = '', , name = ''] = file.replace(/\.json$/, '').split('/')
  return `${group}/${name}`
}

/** All measures; one with `of` inherits from the measure it names and overrides it. A circular `of` inherits nothing. */
export function buildMeasures(files: readonly { file: string; measure: XMeasure }[]): Map<string, MeasureDefinition> {
  const written = new Map(files.map(({ file, measure }) => [measurePath(file), measure]))
  return new Map(
    [...written].map(([path, measure]) => {
      const { $schema: _, format = 'integer', ...said } = withOrigin(measure, written, [path])
      return [path, { path, ...said, format }]
    }),
  )
}

function withOrigin(measure: XMeasure, written: ReadonlyMap<string, XMeasure>, above: readonly string[]): XMeasure {
  const { of } = measure
  const found = of === undefined || above.includes(of) ? undefined : written.get(of)
  if (of === undefined || !found) return measure
  const { entity, when, where = [], by, order, filters, columns, record } = withOrigin(found, written, [...above, of])
  return {
    ...{ entity, when, columns, record },
    ...measure,
    where: [...where, ...(measure.where ?? [])],
    by: { ...by, ...measure.by },
    order: { ...order, ...measure.order },
    filters: { ...filters, ...measure.filters },
  }
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
    comparisons,
  }: {
    lists: OptionLists
    resolver: Resolver
    file: string
    measures: ReadonlyMap<string, MeasureDefinition>
    comparisons: ReadonlyMap<string, string>
  },
): DashboardDefinition {
  const { authority, summary, form, period, cards = [], charts = [], composed } = dashboardHints(resolved)
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
  const items = [...single, ...charts.map((chart) => itemOf(chart, comparisons))]
  const filters = buildEntity(path, schema, lists)
  return { path, group, name, title: resolved.title ?? path, summary, authority, composed, items, filters }
}

/** @param titles of the dimensions: default for a chart's category title */
const itemOf = (
  { name, title, target, series, drill = [], ...drawn }: XChart,
  titles: ReadonlyMap<string, string>,
): DashboardItem => ({
  name,
  title,
  target,
  chart: { ...drawn, category: drawn.category ?? titles.get(drawn.by), drill: drill.map(levelOf) },
  series: series.map(seriesOf),
})

/** A drill-down level of a chart; without series of its own it uses the chart's. */
export const levelOf = (level: string | XLevel): DashboardLevel =>
  typeof level === 'string' ? { by: level } : { by: level.by, series: level.series.map(seriesOf) }

/** A series; the short form is the path of a measure. */
export const seriesOf = (series: string | XSeries): XSeries =>
  typeof series === 'string' ? { measure: series } : series
