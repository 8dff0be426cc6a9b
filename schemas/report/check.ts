import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import type { Entity, Field, ReportDefinition } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import type { XReportColumn, XSource } from '#schemas/runtime/written/report.ts'
import { columnName, headingName, writtenColumns } from './columns.ts'
import type { Kinded } from './kinds.ts'
import { type Entities, isMisnamed, leafAt } from './path.ts'
import { type Place, ValueCheck } from './value-check.ts'

/** Problems of a report's source: unknown names, kinds that do not fit, columns that nobody may read, unused filters. */
export function sourceProblems(
  report: ReportDefinition,
  source: XSource,
  entities: Entities,
  valued?: ReadonlySet<string>,
): Problem[] {
  const subject = { file: `${report.path}.json`, at: ['x-report', 'source'], filters: report.filters.fields, valued }
  const check = new ValueCheck(subject, entities, source.on !== undefined)
  const entity = entities.get(source.entity)
  if (!entity) {
    check.wrong(['entity'], `não há cadastro "${source.entity}"`, suggestName(source.entity, entities.keys()))
    return check.problems
  }
  const keys = source.summarise && new Set(source.summarise.map((value) => JSON.stringify(value)))
  for (const [i, value] of (source.summarise ?? []).entries())
    check.value(value, ['summarise', i], { entity, plain: true })
  for (const [i, condition] of (source.where ?? []).entries()) check.condition(condition, ['where', i], { entity })
  dayProblems(check, source, entity)
  for (const [i, name] of (source.reads ?? []).entries()) check.filter(name, ['reads', i])
  const place: Place = { entity, keys }
  const columns = columnsOf(check, source, place)
  const heading = source.group && check.value(source.group.value, ['group', 'value'], place)
  if (source.group?.alike && heading && (heading.kind !== 'text' || heading.made))
    check.wrong(['group', 'alike'], '"alike" pede um campo de texto')
  orderProblems(check, source, place, columns, heading)
  pictureProblems(check, report, source, columns)
  if (source.emptyWithout !== undefined && columns.get(source.emptyWithout)?.kind !== 'number')
    check.wrong(
      ['emptyWithout'],
      `não há coluna com números chamada "${source.emptyWithout}"`,
      suggestName(source.emptyWithout, columns.keys()),
    )
  for (const name of source.subtitle === undefined ? [] : check.template(source.subtitle, ['subtitle']))
    check.filter(name, ['subtitle'])
  aboutProblems(check, report, source, entities)
  // with other problems, a misspelt name may make a filter look unused
  return check.problems.length > 0 ? check.problems : unusedFilters(check, report)
}

/** Checks `on`, the day for which dated values are read: a date filter, or a date of each row. */
function dayProblems(check: ValueCheck, { on }: XSource, entity: Entity): void {
  if (typeof on === 'string') {
    if (check.filter(on, ['on'])?.format !== 'date' && check.problems.length === 0)
      check.wrong(['on'], `o filtro "${on}" não é uma data`)
    return
  }
  if (on === undefined) return
  const field = fieldAt(entity, on.field)
  const dates = leafFields(entity.fields).filter(isStoredDay)
  if (!field)
    check.wrong(
      ['on', 'field'],
      `não há campo "${on.field}"`,
      suggestName(
        on.field,
        dates.map(({ path }) => path),
      ),
    )
  else if (!isStoredDay(field)) check.wrong(['on', 'field'], `o campo "${on.field}" não guarda uma data`)
}

const isStoredDay = ({ format, computed }: Field): boolean => format === 'date' && !computed

/** The columns by name, with the kind of each. */
function columnsOf(check: ValueCheck, source: XSource, place: Place): Map<string, Kinded | undefined> {
  const columns = new Map<string, Kinded | undefined>()
  for (const [i, column] of writtenColumns(source).entries()) {
    const at = ['columns', i]
    const short = typeof source.columns[i] === 'string'
    const name = columnName(column)
    if (columns.has(name)) check.wrong(at, `há duas colunas "${name}"`, 'dê um "name" a uma delas')
    const found = check.value(column.value, short ? at : [...at, 'value'], place)
    columns.set(name, found)
    if (typeof column.value === 'object' && column.title === undefined)
      check.wrong(at, 'a coluna não tem título', 'diga "title"')
    if (column.each !== undefined) eachProblems(check, column, at)
    if (column.when) check.condition(column.when, [...at, 'when'], place, true)
    if (found) formatProblems(check, column, found, at)
  }
  return columns
}

/** Checks a column repeated for each record of a filter (`each`). */
function eachProblems(check: ValueCheck, { each = '', name }: XReportColumn, at: (string | number)[]): void {
  const filter = check.filter(each, [...at, 'each'])
  if (filter && filter.kind !== 'ids') check.wrong([...at, 'each'], `o filtro "${each}" não escolhe registros`)
  if (name === undefined) check.wrong(at, 'as colunas não têm nome', 'diga "name"')
}

const NUMERIC = new Set(['integer', 'number', 'decimal', 'money', 'percent', 'rate', 'exact', 'code'])

function formatProblems(
  check: ValueCheck,
  { format, total, value }: XReportColumn,
  found: Kinded,
  at: (string | number)[],
): void {
  // the id of a record is numeric, too
  const number = found.kind === 'number' || (found.field?.path === 'id' && typeof value === 'string')
  if (format && NUMERIC.has(format) && !number) check.wrong([...at, 'format'], `"${format}" é para números`)
  if (format === 'date' && found.kind !== 'day') check.wrong([...at, 'format'], '"date" é para datas')
  if (total && total !== 'count' && (!number || found.field?.options))
    check.wrong([...at, 'total'], `"${total}" pede uma coluna de números`)
}

function orderProblems(
  check: ValueCheck,
  { order, group, summarise }: XSource,
  place: Place,
  columns: Map<string, Kinded | undefined>,
  heading: Kinded | undefined,
): void {
  // a summary is sorted by its keys
  if (heading?.made && !order && !summarise)
    check.wrong(['group'], 'o grupo é um texto montado: diga em "order" os campos que juntam suas linhas')
  for (const [i, each] of (order ?? []).entries()) {
    const at = ['order', i]
    if (typeof each === 'object') {
      check.value(each.value, [...at, 'value'], { ...place, plain: true })
      continue
    }
    const name = each.replace(/^-/, '')
    if (name === 'group') {
      if (!group) check.wrong(at, 'não há grupo')
      else if (heading?.made) check.wrong(at, 'o grupo é um texto montado: diga os campos que juntam suas linhas')
    } else if (columns.has(name)) {
      if (columns.get(name)?.made) check.wrong(at, `a coluna "${name}" é um texto montado: ordene por um campo`)
    } else if (isMisnamed(leafAt(check.known, place.entity, name)))
      check.wrong(at, `"${name}" não é uma coluna nem um campo`, suggestName(name, columns.keys()))
    else check.value(name, at, { ...place, plain: true })
  }
}

function pictureProblems(
  check: ValueCheck,
  { chart }: ReportDefinition,
  { picture, group }: XSource,
  columns: Map<string, Kinded | undefined>,
): void {
  if (!picture) {
    if (chart !== undefined) check.wrong([], `o filtro "${chart}" pede um gráfico que não existe`, 'diga "picture"')
    return
  }
  if (chart === undefined) check.wrong(['picture'], 'nenhum filtro pede o gráfico', 'diga "chart" em x-report')
  const named = (name: string, at: (string | number)[]) => {
    if (!columns.has(name)) check.wrong(at, `não há coluna "${name}"`, suggestName(name, columns.keys()))
  }
  if (!group || picture.by !== headingName(group)) named(picture.by, ['picture', 'by'])
  else if (picture.category === undefined)
    check.wrong(['picture'], 'o que o gráfico compara não tem nome', 'diga "category"')
  for (const [i, { column }] of picture.series.entries()) named(column, ['picture', 'series', i, 'column'])
}

/** Checks `record`: how a row refers to a record of `about`. */
function aboutProblems(
  check: ValueCheck,
  { about }: ReportDefinition,
  { entity, record, summarise }: XSource,
  entities: Entities,
): void {
  if (about === undefined) {
    if (record !== undefined) check.wrong(['record'], '"record" pede "about" em x-report')
    return
  }
  if (summarise) check.wrong(['summarise'], 'uma linha que resume registros não é de um só', 'tire "about" de x-report')
  const from = entities.get(entity)
  if (record === undefined || !from) {
    if (entity !== about)
      check.wrong(
        [],
        `as linhas são de ${entity}, e "about" é ${about}`,
        'diga em "record" a referência que leva até lá',
      )
    return
  }
  const leaf = leafAt(entities, from, record)
  if (isMisnamed(leaf)) check.wrong(['record'], leaf.message, leaf.hint)
  else if ((leaf.field.path === 'id' ? leaf.owner.path : leaf.field.target) !== about)
    check.wrong(['record'], `"${record}" não leva a ${about}`)
}

/** Problems for filters that nothing in the report uses. */
function unusedFilters(check: ValueCheck, { path, chart, period, filters }: ReportDefinition): Problem[] {
  const named = JSON.stringify([filters.conditions, period])
  return filters.fields
    .filter(
      ({ name, readOnly }) => !readOnly && name !== chart && !check.used.has(name) && !named.includes(`"${name}"`),
    )
    .map(({ name }) => ({
      file: `${path}.json`,
      path: ['properties', name],
      message: `o filtro "${name}" não muda nada`,
      hint: 'use-o em x-report.source',
    }))
}
