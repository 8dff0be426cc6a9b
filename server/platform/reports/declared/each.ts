import { lookedUpFilters, writtenColumns } from '#schemas/report/columns.ts'
import type { RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import type { XSource } from '#schemas/runtime/written/report.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { labelSql } from '#server/platform/crud/plan/plan.ts'
import { visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { run, Values } from '#server/platform/database/sql.ts'

/** Records that columns are made for, by the name of the filter, sorted by label. */
export type RepeatedColumns = ReadonlyMap<string, { id: number; nome: string }[]>

/** The records that a report has columns of (`each`), as far as the session sees them. */
export async function namesOfEach(
  ctx: Ctx,
  { filters: { fields } }: ReportDefinition,
  source: XSource,
  filters: RecordData,
): Promise<RepeatedColumns> {
  const found = new Map<string, { id: number; nome: string }[]>()
  for (const name of new Set(writtenColumns(source).flatMap(({ each }) => each ?? []))) {
    const target = fields.find((field) => field.name === name)?.target
    const ids = filters[name]
    if (target !== undefined && Array.isArray(ids)) found.set(name, await namesOfRecords(ctx, target, ids))
  }
  return found
}

/** Fills filters left empty ('Todos') with the ids of all records the session sees, where columns are made of them (`each`) or code reads them (`reads`). */
export async function withEverything(ctx: Ctx, definition: ReportDefinition, filters: RecordData): Promise<RecordData> {
  const out = { ...filters }
  for (const { name, target } of lookedUpFilters(definition))
    if (target !== undefined) out[name] ??= (await namesOfRecords(ctx, target)).map(({ id }) => id)
  return out
}

/** Ids and labels of the records of a register that the session sees, by label; all of them, or those with these ids. */
export async function namesOfRecords(
  asked: Ctx,
  path: string,
  ids?: unknown[],
): Promise<{ id: number; nome: string }[]> {
  const { db, deps, entity, session } = forEntity(asked, path)
  const values = new Values()
  const label = labelSql(entity, deps.model, 't')
  const named = ids === undefined ? 'true' : `t.id = any(${values.add(ids)}::bigint[])`
  const seen = [named, ...visibleRows(entity, session, 't', values, deps)]
  const text = `select t.id, ${label} as nome from ${entity.table} t where ${seen.join(' and ')} order by ${label}, t.id`
  return run<{ id: number; nome: string }>(db, text, values.list)
}
