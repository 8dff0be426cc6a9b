import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { setAt } from '#schemas/runtime/paths.ts'
import type { Ctx, Deps } from './define.ts'
import { planOf } from './plan.ts'
import { selectionsOf } from './select.ts'
import { run } from './sql.ts'

const none: ReadonlySet<number> = new Set()

/** Fields of an entity that some of its records keep from a session (the hook `conceals`). */
export const concealable = ({ registry }: Pick<Deps, 'registry'>, { path }: Pick<Entity, 'path'>): string[] =>
  registry[path]?.hooks?.conceals?.fields ?? []

/** Whether a path is, or leads into, a field that some records conceal: nobody filters or sorts by it, whoever finds by it knows it. */
export const isConcealable = (deps: Pick<Deps, 'registry'>, entity: Pick<Entity, 'path'>, path: string): boolean =>
  concealable(deps, entity).some((field) => path === field || path.startsWith(`${field}.`))

/** Of these records, stored or deleted, those that keep their `conceals` fields from the session. What is erased for good conceals nothing. */
export async function concealing(ctx: Ctx, ids: number[]): Promise<ReadonlySet<number>> {
  const { entity, deps, db, session } = ctx
  const conceals = deps.registry[entity.path]?.hooks?.conceals
  if (!conceals || ids.length === 0) return none
  const plan = planOf(entity, deps.model)
  const selection = selectionsOf(plan).stored
  const text = `select ${selection.sql} from ${plan.storage.table} t where t.id = any($1::bigint[])`
  const rows = await run<Record<string, unknown>>(db, text, [ids])
  const kept = await run<{ dados: RecordData }>(
    db,
    'select dados from registro_excluido where entidade = $1 and registro_id = any($2::bigint[])',
    [entity.path, ids],
  )
  const records = [...rows.map((row) => selection.toRecord(row)), ...kept.map(({ dados }) => dados)]
  return new Set(records.filter((record) => conceals.from(session, record)).map(({ id }) => Number(id)))
}

/** Which fields of one record the session may not know. */
export async function concealedIn(ctx: Ctx, id: number): Promise<string[]> {
  return (await concealing(ctx, [id])).has(id) ? concealable(ctx.deps, ctx.entity) : []
}

/** Takes what they conceal out of records, in place. */
export async function takeConcealed(ctx: Ctx, records: RecordData[]): Promise<void> {
  const fields = concealable(ctx.deps, ctx.entity)
  if (fields.length === 0) return
  const hiding = await concealing(
    ctx,
    records.map(({ id }) => Number(id)),
  )
  for (const record of records)
    if (hiding.has(Number(record.id))) for (const path of fields) setAt(record, path, undefined)
}
