import { type Node, partsOf } from '#schemas/runtime/computed/node.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt } from '#schemas/runtime/paths.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Ctx, Deps } from '../define.ts'
import { planOf } from '../plan/plan.ts'
import { selectionsOf } from '../plan/select.ts'

const none: ReadonlySet<number> = new Set()

const noFields: string[] = []
const withComputed = new WeakMap<Entity, string[]>()

/** Fields of an entity that some of its records conceal from a session (the hook `conceals`), and the computed fields that depend on them. */
export function concealableFields({ registry }: Pick<Deps, 'registry'>, entity: Entity): string[] {
  const fields = registry[entity.path]?.hooks?.conceals?.fields
  if (!fields) return noFields
  const known = withComputed.get(entity) ?? withResting(entity, fields)
  withComputed.set(entity, known)
  return known
}

/** These fields, and the computed ones that look at one of them. */
function withResting(entity: Entity, paths: string[]): string[] {
  const isAmong = (path: string) => paths.some((one) => path === one || path.startsWith(`${one}.`))
  const more = leafFields(entity.fields).flatMap(({ path, computes }) =>
    computes && !isAmong(path) && namedIn(computes.node).some(isAmong) ? [path] : [],
  )
  return more.length === 0 ? paths : withResting(entity, [...paths, ...more])
}

/** The fields of the record that an expression reads; for rows their list. */
function namedIn(node: Node): string[] {
  if (node.op === 'field') return [node.path]
  if (node.op === 'through') return [node.reference]
  return [...(node.op === 'rows' && node.list !== undefined ? [node.list] : []), ...partsOf(node).flatMap(namedIn)]
}

/** Whether a path is, or leads into, a field that some records conceal: nobody may filter or sort by it, since a match would reveal its value. */
export const isConcealable = (deps: Pick<Deps, 'registry'>, entity: Entity, path: string): boolean =>
  concealableFields(deps, entity).some((field) => path === field || path.startsWith(`${field}.`))

/** Ids of those of these records, stored or deleted, that conceal fields from the session. A record erased for good conceals nothing. */
export async function concealingRecords(ctx: Ctx, ids: number[]): Promise<ReadonlySet<number>> {
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
  return (await concealingRecords(ctx, [id])).has(id) ? concealableFields(ctx.deps, ctx.entity) : []
}

/** Removes concealed fields from records, in place. */
export async function takeConcealed(ctx: Ctx, records: RecordData[]): Promise<void> {
  const fields = concealableFields(ctx.deps, ctx.entity)
  if (fields.length === 0) return
  const hiding = await concealingRecords(
    ctx,
    records.map(({ id }) => Number(id)),
  )
  for (const record of records)
    if (hiding.has(Number(record.id))) for (const path of fields) setAt(record, path, undefined)
}
