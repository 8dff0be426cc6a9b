import { OWN, ownPath } from '#schemas/company/customisation.ts'
import { OWN_COLUMNS, ownFieldsOf } from '#schemas/company/report.ts'
import type { Field, RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { filterSql } from '#server/platform/crud/list/filters.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { selectionOf } from '#server/platform/crud/plan/select.ts'
import { visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { Batches, CellFormat, Report, ReportColumn, ReportRow } from './define.ts'

/** Records read at once. */
const CHUNK = 5000

/** What was asked for of the company's own fields. */
export interface OwnColumns {
  columns: ReportColumn[]
  /** Adds the own values to the rows, and leaves out rows that the own filters do not match. */
  complete(batches: Batches): AsyncGenerator<ReportRow[]>
}

/** The company's own fields of what the rows are about; undefined when nothing of it was asked for. */
export function ownColumns(
  asked: Ctx,
  { about }: ReportDefinition,
  { record }: Pick<Report, 'record'>,
  filters: RecordData,
): OwnColumns | undefined {
  const chosen = filters[OWN_COLUMNS]
  const narrowed = Object.entries((filters[OWN] as RecordData | undefined) ?? {})
  if (about === undefined || record === undefined) return undefined
  if (narrowed.length === 0 && !(Array.isArray(chosen) && chosen.length > 0)) return undefined
  const ctx = forEntity(asked, about)
  // in the order of the form, not of the clicks
  const fields = ownFieldsOf(ctx.entity).filter(({ name }) => Array.isArray(chosen) && chosen.includes(name))
  const filter = Object.fromEntries(narrowed.map(([name, value]) => [ownPath(name), value]))
  return {
    columns: fields.map(columnOf),
    async *complete(batches) {
      for await (const rows of batches) {
        const ids = [...new Set(rows.map((row) => Number(row[record])))]
        const found = await valuesOf(ctx, fields, filter, ids)
        const seen = narrowed.length > 0 ? rows.filter((row) => found.has(Number(row[record]))) : rows
        yield seen.map((row) => ({ ...row, ...found.get(Number(row[record])) }))
      }
    },
  }
}

/** Own values by record, of the records that the session sees and the filters leave. */
async function valuesOf(ctx: Ctx, fields: Field[], filter: RecordData, ids: number[]): Promise<Map<number, ReportRow>> {
  const plan = planOf(ctx.entity, ctx.deps.model)
  const selection = selectionOf(plan, (field) => fields.includes(field))
  const found = new Map<number, ReportRow>()
  for (let from = 0; from < ids.length; from += CHUNK) {
    const values = new Values()
    const conditions = [
      `t.id = any(${values.add(ids.slice(from, from + CHUNK))}::bigint[])`,
      ...visibleRows(ctx.entity, ctx.session, 't', values, ctx.deps),
      ...filterSql(plan, { filter }, values, ctx),
    ]
    const text = `select ${selection.sql} from ${plan.storage.table} t where ${conditions.join(' and ')}`
    for (const row of await run<Record<string, unknown>>(ctx.db, text, values.list)) {
      const record = selection.toRecord(row)
      const cells = fields.map((field) => [field.path, cellOf(field, valueAt(record, field.path))])
      found.set(Number(record.id), Object.fromEntries(cells) as ReportRow)
    }
  }
  return found
}

/** A cell of an own field: numbers and days unformatted, so that spreadsheets can calculate with them; everything else as text. */
export const cellOf = (field: Field, value: unknown): string | number | undefined =>
  typeof value === 'number' || field.format === 'date'
    ? (value as string | number | undefined)
    : formatValue(field, value)

export const columnOf = (field: Field): ReportColumn => ({
  field: field.path,
  title: field.title,
  width: Math.min(24, Math.max(12, field.title.length + 2)),
  format: formatOf(field),
})

function formatOf({ type, format, hint }: Field): CellFormat {
  if (format === 'date') return 'date'
  if (type === 'integer') return 'code'
  if (type !== 'number') return 'text'
  return hint.widget === 'moeda' ? 'money' : 'exact'
}
