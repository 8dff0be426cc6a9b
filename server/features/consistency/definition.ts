import type { Entity, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { checkRecord } from '#schemas/runtime/record/record.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { cursorStatement } from '#server/platform/crud/list/list.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { selectionsOf } from '#server/platform/crud/plan/select.ts'
import { finishRecords } from '#server/platform/crud/read/answer.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Finding } from './finding.ts'
import { titleOf } from './title.ts'

/** Records per batch; between batches the event loop serves other requests. */
const BATCH = 50

/**
 * Yields a finding for each rule of the present definition that a stored record of the session's company breaks.
 * @param ids only these records
 */
export async function* againstDefinition(ctx: Ctx, ids?: number[]): AsyncGenerator<Finding | undefined> {
  const { entity, deps, context } = ctx
  const runtime = deps.runtimes.add(entity)
  // records of shared registers carry their owner, which is no field
  for await (const { empresaId: _owner, ...record } of storedRecords(ctx, ids)) {
    const broken = checkRecord(runtime, record, context).filter((error) => isKnown(entity, error))
    for (const { message } of broken)
      yield {
        cadastro: titleOf(entity),
        codigo: Number(record.id),
        registro: labelOf(entity, record),
        problema: message,
      }
    // lets the consumer stop between findings
    yield undefined
  }
}

/** Whether the field's stored value is known: errors of write-only (a password) and computed fields are ignored. */
function isKnown(entity: Entity, { field }: FieldError): boolean {
  const found = field === undefined ? undefined : fieldAt(entity, field.replace(/\[\d+\].*/, ''))
  return !found?.writeOnly && found?.hint.computed !== true
}

async function* storedRecords(ctx: Ctx, ids?: number[]): AsyncGenerator<RecordData> {
  const plan = planOf(ctx.entity, ctx.deps.model)
  const selection = selectionsOf(plan).whole
  const query = { offset: 0, limit: 0, sort: [{ path: 'id', descending: false }], filter: ids ? { id: ids } : {} }
  const { text, values } = cursorStatement(ctx, plan, selection.sql, query)
  const trx = await ctx.deps.database.kysely.startTransaction().execute()
  try {
    await run(trx, `declare conferencia no scroll cursor for ${text}`, values)
    for (;;) {
      const rows = await run<Record<string, unknown>>(trx, `fetch ${BATCH} from conferencia`, [])
      if (rows.length === 0) break
      yield* await finishRecords(
        { ...ctx, db: trx },
        rows.map((row) => selection.toRecord(row)),
      )
    }
  } finally {
    await trx.rollback().execute()
  }
}
