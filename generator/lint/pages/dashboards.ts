import { dashboardHints, levelOf, seriesOf } from '#schemas/loader/dashboard.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { isTime, monthlyOf, overlapsCategories, PERIOD, termsOf } from '#schemas/runtime/definition/measures.ts'
import type { DashboardDefinition, Field, JsonSchema, MeasureDefinition } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import type { XCard, XChart, XSeries } from '#schemas/runtime/written/dashboards.ts'
import type { LintContext, Path } from '../context.ts'
import { unknownMeasure } from './measures.ts'

/** Names in dashboards exist, and their charts can be drawn. */
export const dashboardProblems = ({ model, sources }: LintContext): Problem[] => {
  const taken = addressesOf(model)
  return sources.dashboards.flatMap(({ file, schema }) => {
    const dashboard = model.dashboards.get(file.replace(/\.json$/, ''))
    return dashboard
      ? new DashboardCheck(file, schema, dashboard, model.measures, model.entities, model.reports, taken).problems()
      : []
  })
}

/** Routes already in use, with the title of their owner; calls of charts are added to them. */
function addressesOf({ entities, dashboards }: LintContext['model']): Map<string, string> {
  const routes = [...entities.values()].flatMap(({ routes, plural }) =>
    routes.map((route): [string, string] => [route, plural]),
  )
  return new Map([
    ...routes,
    ...[...dashboards.values()].map(({ group, name, title }): [string, string] => [`${group}/${name}`, title]),
  ])
}

class DashboardCheck {
  readonly #found: Problem[] = []

  constructor(
    private readonly file: string,
    private readonly schema: JsonSchema,
    private readonly dashboard: DashboardDefinition,
    private readonly measures: LintContext['model']['measures'],
    private readonly entities: LintContext['model']['entities'],
    private readonly reports: LintContext['model']['reports'],
    private readonly taken: Map<string, string>,
  ) {}

  problems(): Problem[] {
    if (!/\/[a-z][a-z0-9]*(-[a-z0-9]+)*\.json$/.test(this.file))
      this.#wrong([], 'o nome do arquivo deve estar em kebab-case, sem acentos')
    const { cards = [], charts = [], composed } = dashboardHints(this.schema)
    this.#names(cards, charts)
    for (const [i, card] of cards.entries()) {
      this.#terms(card.measure, ['cards', i, 'measure'])
      this.#aimed(card.target, ['cards', i, 'target'])
    }
    for (const [i, chart] of charts.entries()) this.#chart(chart, ['charts', i])
    // with other problems, a misspelt name may make a filter look unused
    if (this.#found.length === 0) this.#filters(composed ? [...this.measures.values()] : this.#counted())
    return this.#found
  }

  /** @param at relative to x-dashboard */
  #wrong(at: Path, message: string, hint?: string): void {
    this.#found.push({ file: this.file, path: at.length > 0 ? ['x-dashboard', ...at] : [], message, hint })
  }

  #names(cards: XCard[], charts: XChart[]): void {
    const taken = new Set<string>()
    const places: [Path, string][] = [
      ...cards.map(({ name }, i): [Path, string] => [['cards', i, 'name'], name]),
      ...charts.map(({ name }, i): [Path, string] => [['charts', i, 'name'], name]),
    ]
    for (const [at, name] of places) {
      if (taken.has(name)) this.#wrong(at, `já há "${name}" neste painel`)
      taken.add(name)
    }
  }

  /** The record measures that a measure consists of. */
  #terms(path: string, at: Path): MeasureDefinition[] {
    if (!this.measures.has(path))
      this.#found.push(unknownMeasure(path, this.file, ['x-dashboard', ...at], this.measures))
    return termsOf(this.measures, path)
  }

  /** The drill-down call of a chart has a route of its own. */
  #called({ call, title }: XChart, at: Path): void {
    if (!call) return
    const address = `${this.dashboard.group}/${call.path}`
    const owner = this.taken.get(address)
    if (owner !== undefined) this.#wrong([...at, 'call', 'path'], `/api/${address} já é de "${owner}"`)
    else this.taken.set(address, title)
  }

  #chart(chart: XChart, at: Path): void {
    const { kind, by, series, drill = [], describe, report, target } = chart
    this.#called(chart, at)
    this.#aimed(target, [...at, 'target'])
    if (report !== undefined && !this.reports.has(report))
      this.#wrong([...at, 'report'], `não há relatório "${report}"`, suggestName(report, this.reports.keys()))
    if (describe) this.#described(describe, [...at, 'describe'])
    if (kind === 'doughnut' && series.length > 1) this.#wrong([...at, 'series'], `"${kind}" mostra uma medida só`)
    if (kind !== 'line-bar' && series.some((one) => seriesOf(one).line))
      this.#wrong([...at, 'series'], '"line" é de "line-bar"', 'em "lines" todas são linhas')
    if (series.map(seriesOf).some(({ line, sameAxis }) => sameAxis && !line))
      this.#wrong([...at, 'series'], '"sameAxis" pede "line"')
    const terms = series.flatMap((one, i) => this.#terms(seriesOf(one).measure, [...at, 'series', i]))
    if (isTime(by)) {
      for (const { path } of terms.filter(({ when }) => !when))
        this.#wrong([...at, 'by'], `"${path}" não depende do período`, 'diga "when" na medida')
    } else this.#compared(by, terms, [...at, 'by'])
    if (kind === 'doughnut') this.#apart(by, terms, [...at, 'kind'])
    if (by !== 'mes' || drill.length > 0) this.#months(series.map(seriesOf), [...at, 'series'])
    this.#levels(chart, terms, at)
  }

  /** The categories of a doughnut do not overlap. */
  #apart(by: string, terms: readonly MeasureDefinition[], at: Path): void {
    if (terms.some((term) => overlapsCategories(term, by)))
      this.#wrong(at, `um registro está em várias categorias de "${by}"`, 'use "lying-bars"')
  }

  /** Checks drill-down levels; a level with series of its own is also filtered by the categories opened above. */
  #levels({ kind, by, drill = [] }: XChart, terms: MeasureDefinition[], at: Path): void {
    const above = isTime(by) ? [] : [by]
    for (const [i, written] of drill.entries()) {
      const level = levelOf(written)
      const here = [...at, 'drill', i]
      this.#months(level.series ?? [], [...here, 'series'])
      const own = level.series?.flatMap(({ measure }, n) => this.#terms(measure, [...here, 'series', n]))
      for (const name of own ? [...above, level.by] : [level.by])
        this.#compared(name, own ?? terms, own ? [...here, 'series'] : here)
      if (kind === 'doughnut') this.#apart(level.by, own ?? terms, here)
      above.push(level.by)
    }
  }

  /** A mean over months exists for the whole period or by month only. */
  #months(series: readonly XSeries[], at: Path): void {
    for (const [i, { measure }] of series.entries())
      if (monthlyOf(this.measures, measure).length > 0)
        this.#wrong([...at, i], 'a média dos meses só se mostra sozinha ou por mês', 'compare por "mes"')
  }

  /** A target is a number of the company's settings. */
  #aimed(target: string | undefined, at: Path): void {
    const settings = [...this.entities.values()].filter(({ single, scope }) => single && scope === 'empresa')
    const numbers = settings.flatMap(({ fields }) =>
      leafFields(fields).filter(({ type }) => type === 'number' || type === 'integer'),
    )
    const names = numbers.map(({ path }) => path)
    if (target !== undefined && !names.includes(target))
      this.#wrong(at, `"${target}" não é um número da configuração da empresa`, suggestName(target, names))
  }

  #described({ entity, field }: NonNullable<XChart['describe']>, at: Path): void {
    const found = this.entities.get(entity)
    if (!found) this.#wrong([...at, 'entity'], `não há cadastro "${entity}"`, suggestName(entity, this.entities.keys()))
    else if (fieldAt(found, field)?.type !== 'string' || fieldAt(found, field)?.computed)
      this.#wrong(
        [...at, 'field'],
        `${found.title} não tem o texto "${field}"`,
        suggestName(
          field,
          leafFields(found.fields).map(({ path }) => path),
        ),
      )
  }

  #compared(name: string, terms: MeasureDefinition[], at: Path): void {
    for (const { path, by = {} } of terms)
      if (!(name in by))
        this.#wrong(at, `a medida "${path}" não se compara por "${name}"`, suggestName(name, Object.keys(by)))
  }

  /** The record measures of everything that the dashboard shows. */
  #counted(): MeasureDefinition[] {
    return this.dashboard.items.flatMap(({ series, chart }) =>
      [...series, ...(chart?.drill ?? []).flatMap((level) => level.series ?? [])].flatMap(({ measure }) =>
        termsOf(this.measures, measure),
      ),
    )
  }

  /** Problems for filters that no measure uses. */
  #filters(terms: readonly MeasureDefinition[]): void {
    const narrowing = new Set(terms.flatMap(({ filters = {} }) => Object.keys(filters)))
    const isIdle = ({ name, readOnly }: Field) =>
      !readOnly && name !== PERIOD.start && name !== PERIOD.end && !narrowing.has(name)
    for (const { name } of this.dashboard.filters.fields.filter(isIdle))
      this.#found.push({
        file: this.file,
        path: ['properties', name],
        message: `o filtro "${name}" não muda nada`,
        hint: suggestName(name, narrowing) ?? 'diga-o em "filters" de uma medida',
      })
  }
}
