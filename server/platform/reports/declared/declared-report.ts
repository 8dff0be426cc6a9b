import { CompiledQuery } from 'kysely'
import { headingName, isCompleted, writtenColumns } from '#schemas/report/columns.ts'
import { fillTemplate, templateParts } from '#schemas/report/template.ts'
import type { Entity, RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import { toCamelCase } from '#schemas/runtime/names.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { XPicture, XSource } from '#schemas/runtime/written/report.ts'
import { batchesOf } from '#server/platform/crud/cursor.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { ReportChart } from '../chart/chart.ts'
import { totalsBy } from '../chart/totals-by.ts'
import { type Report, type ReportColumn, type ReportRow, ROW_ID } from '../define.ts'
import { Cells, type StatementRow } from './cells.ts'
import { cellValue, columnOf } from './columns.ts'
import { takeConcealedCells } from './concealed-cells.ts'
import { conditionSql, decideByFilters } from './conditions.ts'
import { namesOfEach, type RepeatedColumns } from './each.ts'
import { Frame, Scope } from './scope.ts'
import { type Heading, ifKnown, statementOf } from './statement.ts'
import { plainSql, valueSql } from './values.ts'

/** Alias of the records the rows are made of. */
const BASE = 't'
/** Width of all columns above which the paper is landscape. */
const UPRIGHT = 95
/** Width of all columns above which a table is printed smaller, or on larger paper. */
const WIDE = 170

/**
 * A report declared by its definition (`x-report.source`), for a session and its filters: the statement selects only rows the session sees, and no fields it
 * may not know.
 * @param filters what is asked for, without filters that do not show
 */
export async function declaredReport(
  ctx: Ctx,
  definition: ReportDefinition,
  source: XSource,
  filters: RecordData,
): Promise<Report> {
  const repeated = await namesOfEach(ctx, definition, source, filters)
  return reportOf(ctx, definition, { source, filters, repeated })
}

interface Asked {
  source: XSource
  filters: RecordData
  repeated: RepeatedColumns
}

function reportOf(ctx: Ctx, definition: ReportDefinition, { source, filters, repeated }: Asked): Report {
  const { entities } = ctx.deps.model
  const entity = entities.get(source.entity)
  if (!entity) throw new Error(`${definition.path}: there is no ${source.entity}`)
  const frame = frameOf(ctx, source, entity, filters)
  const base = Scope.of(frame, entity, BASE, true)
  const cells = new Cells()
  const columns = writtenColumns(source).flatMap((written) => {
    if (written.when && decideByFilters(written.when, filters) === false) return []
    const cell = ifKnown(() => cells.cell(written.value, base))
    if (!cell) return []
    const column = columnOf(written, cell, entity, entities)
    if (written.each === undefined) return [{ cell, column }]
    return (repeated.get(written.each) ?? []).map(({ id, nome }) => ({
      cell,
      column: { ...column, field: `${column.field}${id}`, title: nome },
    }))
  })
  const heading = headingOf(source, base, cells)
  const groupBy = heading && source.group && headingName(source.group)
  const record = recordOf(definition, source, base, cells)
  // code that completes the rows identifies them by id
  const own = isCompleted(definition) && !source.summarise ? cells.select(`${base.alias}.id`) : undefined
  const byName = new Map(columns.map(({ cell, column }) => [column.field, cell]))
  // refused where the session may not know a field that decides about rows
  const text = ifKnown(() => statementOf(source, { base, cells, columns: byName, heading })) ?? fail('NAO_AUTORIZADO')
  const toRow = (row: StatementRow): ReportRow => ({
    ...(own && { [ROW_ID]: Number(row[own]) }),
    ...(record && { [record.name]: Number(row[record.column]) }),
    ...(groupBy && { [groupBy]: heading.cell.text(row) || null }),
    ...Object.fromEntries(columns.map(({ cell, column }) => [column.field, cellValue(cell, column.format, row)])),
  })
  const all = columns.map(({ column }) => column)
  const { subtitle } = source
  const width = all.reduce((sum, column) => sum + column.width, 0)
  return {
    columns: all,
    groupBy,
    record: record?.name,
    pages: source.pages,
    landscape: source.landscape ?? (!source.pages && width > UPRIGHT),
    fit: width > WIDE ? WIDE / width : undefined,
    chart: source.picture && pictureOf(source.picture, all, groupBy),
    ...(subtitle === undefined ? {} : { subtitle: () => subtitleOf(subtitle, definition, filters) }),
    async *rows({ db }) {
      const statement = CompiledQuery.raw(text, frame.values.list) as CompiledQuery<StatementRow>
      for await (const batch of batchesOf(db, statement)) {
        await takeConcealedCells({ ...ctx, db }, cells.concealed, batch)
        yield batch.map(toRow)
      }
    },
  }
}

/** The frame of a report, which reads values of dated lists as of the day of a filter, of a day of each row, or of today. */
function frameOf(ctx: Ctx, { on }: XSource, entity: Entity, filters: RecordData): Frame {
  const write = { plain: plainSql, condition: conditionSql }
  const { hoje } = ctx.context
  if (typeof on === 'object') {
    const column = planOf(entity, ctx.deps.model).columnOf(on.field)
    return new Frame(ctx, filters, hoje, true, write, `${BASE}.${column?.name}`)
  }
  const asked = on === undefined ? undefined : filters[on]
  return typeof asked === 'string'
    ? new Frame(ctx, filters, asked, true, write)
    : new Frame(ctx, filters, hoje, false, write)
}

function headingOf({ group }: XSource, base: Scope, cells: Cells): Heading | undefined {
  if (!group) return undefined
  if (!group.alike) {
    const cell = ifKnown(() => cells.cell(group.value, base))
    return cell && { cell, order: cell.sql?.sql }
  }
  const value = ifKnown(() => valueSql(group.value, base))
  if (!value) return undefined
  const order = `lower(regexp_replace(btrim(${value.sql}), '\\s+', ' ', 'g'))`
  const column = cells.select(`min(btrim(${value.sql})) over (partition by ${order})`)
  const raw = (row: StatementRow) => row[column]
  return { order, cell: { type: 'text', raw, text: (row) => String(raw(row) ?? '') } }
}

/** The column with the id of the record of `x-report.about` that a row is about. */
function recordOf({ about }: ReportDefinition, { record, summarise }: XSource, base: Scope, cells: Cells) {
  if (about === undefined || summarise) return undefined
  const name = `${toCamelCase(about.split('/').at(-1) ?? '')}Id`
  if (record === undefined) return { name, column: cells.select(`${base.alias}.id`) }
  const id = ifKnown(() => valueSql(record, base).id)
  return id === undefined ? undefined : { name, column: cells.select(id) }
}

/** The picture of a report over its columns; its categories are a column, or the heading of the rows. */
function pictureOf(
  { title, kind, by, category, format, series }: XPicture,
  columns: ReportColumn[],
  groupBy: string | undefined,
): ReportChart | undefined {
  const column = (name: string) => columns.find(({ field }) => field === name)
  const drawn = series.flatMap(({ column: name, ...told }) => {
    const found = column(name)
    return found ? [{ field: name, title: told.title ?? found.title, total: told.total ?? found.total ?? 'sum' }] : []
  })
  const compared = by === groupBy ? by : column(by)?.title
  if (compared === undefined || drawn.length === 0) return undefined
  return { title, kind, category: category ?? compared, format, data: totalsBy(by, drawn) }
}

function subtitleOf(template: string, { filters: { fields } }: ReportDefinition, filters: RecordData): string {
  const textOf = (name: string) => {
    const field = fields.find((one) => one.name === name)
    return field ? formatValue(field, filters[name]) : ''
  }
  return fillTemplate(templateParts(template), textOf) ?? ''
}
