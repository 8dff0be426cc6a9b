import type { Node } from '#schemas/runtime/computed/node.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Entity, Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { hasForeignKey, isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import type { StoredColumn } from '#schemas/storage.ts'
import type { Session } from '#server/platform/access/session.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { bindContext } from '../computed/context.ts'
import { expressionSql } from '../computed/sql.ts'
import type { Ctx } from '../define.ts'
import { lookUpOnce } from '../look-up-once.ts'
import { planOf, targetOf } from '../plan/plan.ts'
import { visibleRows } from '../sight/visible-rows.ts'

/** Which company owns each referenced record that companies share: '<entity path> <id>' → company. */
export type Owners = Map<string, number>

export const ownerKey = (target: Entity, id: unknown): string => `${target.path} ${String(id)}`

/** The value of one column for a record; null when missing. */
export function columnValue(
  column: StoredColumn,
  record: RecordData,
  target: Entity | undefined,
  owners: Owners,
): unknown {
  const value = valueAt(record, column.field.path)
  if (value === undefined || value === null) return null
  if (column.field.kind === 'json') return JSON.stringify(value)
  if (column.field.kind !== 'reference') return value
  const { id } = value as { id: number }
  return column.part === 'company' && target ? (owners.get(ownerKey(target, id)) ?? null) : id
}

/** Ids a field of a record points to. */
export function idsOf(field: Field, value: unknown): number[] {
  if (value === undefined || value === null) return []
  if (field.kind === 'reference') return [Number((value as { id: number }).id)]
  if (field.kind === 'ids') return (value as number[]).map(Number)
  return field.kind === 'references' ? (value as { id: number }[]).map((v) => Number(v.id)) : []
}

/**
 * Checks references that need a look at the target: finds the company that owns shared records, and refuses records that a session with restricted rows does
 * not see. Other references are left to the foreign keys. Unchanged references stay valid.
 */
export async function resolveReferences(ctx: Ctx, record: RecordData, before: RecordData | undefined) {
  const owners: Owners = new Map()
  const errors: FieldError[] = []
  for (const { field, data, old, others, prefix } of references(ctx, ctx.entity, record, before, '')) {
    const target = targetOf(field, ctx.deps.model)
    const ids = idsOf(field, valueAt(data, field.path))
    // no foreign key stands behind a company's own reference
    if (ids.length === 0) continue
    const known = new Set(idsOf(field, old && valueAt(old, field.path)))
    const chosen = new Set([...known, ...(others ?? []).flatMap((row) => idsOf(field, valueAt(row, field.path)))])
    errors.push(
      ...(await refuseUnchoosable(
        ctx,
        target,
        ids.filter((id) => !chosen.has(id)),
        prefix + field.path,
      )),
    )
    if (field.hint.own === undefined && !needsLook(ctx, target)) continue
    const session = choosingSession(ctx, field, data)
    const found = await owned(ctx, target, ids, (values) => visibleRows(target, session, 't', values, ctx.deps))
    // a reference chosen earlier stays valid where the session no longer sees its target
    const kept = ids.filter((id) => !found.has(id) && known.has(id))
    if (kept.length > 0) for (const [id, company] of await owned(ctx, target, kept, () => [])) found.set(id, company)
    for (const [id, company] of found) owners.set(ownerKey(target, id), company)
    if (ids.some((id) => !found.has(id))) errors.push(missingValue(prefix + field.path, field))
  }
  return { owners, errors }
}

/** The companies that own the shared records many records refer to, without row permission: for references that code found itself. */
export async function ownersOf(ctx: Ctx, records: RecordData[]): Promise<Owners> {
  const owners: Owners = new Map()
  for (const field of leafFields(ctx.entity.fields)) {
    const target = field.kind === 'reference' && !field.computed ? targetOf(field, ctx.deps.model) : undefined
    if (target?.scope !== 'compartilhado') continue
    const ids = [...new Set(records.flatMap((record) => idsOf(field, valueAt(record, field.path))))]
    for (const [id, company] of await owned(ctx, target, ids, () => [])) owners.set(ownerKey(target, id), company)
  }
  return owners
}

/** Errors for references of a form that is not stored to records the session does not see. Whether they may be chosen (`x-entity.choosable`) is not checked. */
export async function unseenReferences(ctx: Ctx, record: RecordData): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const { field, data, prefix } of references(ctx, ctx.entity, record, undefined, '')) {
    const ids = idsOf(field, valueAt(data, field.path))
    if (ids.length === 0) continue
    const target = targetOf(field, ctx.deps.model)
    const found = await owned(ctx, target, ids, (values) => visibleRows(target, ctx.session, 't', values, ctx.deps))
    if (ids.some((id) => !found.has(id))) errors.push(missingValue(prefix + field.path, field))
  }
  return errors
}

/** The session by which a row's reference is chosen: with `companyFrom`, in the company that the row names. */
function choosingSession({ session }: Ctx, field: Field, row: RecordData): Session {
  const { companyFrom } = field.hint
  const company = companyFrom === undefined ? undefined : (valueAt(row, companyFrom) as { id?: number } | undefined)
  return company?.id === undefined ? session : { ...session, empresaId: Number(company.id) }
}

export const missingValue = (path: string, field: Field): FieldError => ({
  code: violation,
  field: path,
  message: `O registro informado em ${field.title} não existe`,
})

/** Errors for newly chosen records that may not be chosen (`x-entity.choosable`); none while a deleted record is restored. */
async function refuseUnchoosable(ctx: Ctx, target: Entity, ids: number[], path: string): Promise<FieldError[]> {
  const { choosable } = target
  if (!choosable || ids.length === 0 || ctx.restoring) return []
  const look = () => isChoosable(ctx, target, choosable.when, ids)
  // cached for many records stored together, which choose the same few; not for records of the entity itself, which change meanwhile
  const free =
    target === ctx.entity ? await look() : await lookUpOnce(ctx, `${target.path} ${ids.join()} choosable`, look)
  return free ? [] : [{ code: violation, field: path, message: choosable.message }]
}

async function isChoosable(ctx: Ctx, target: Entity, choosable: Node, ids: number[]): Promise<boolean> {
  const { model } = ctx.deps
  const values = new Values()
  const when = expressionSql(choosable, { entity: target, alias: 't', model })
  const conditions = [`t.id = any(${values.add(ids)}::bigint[])`, `not coalesce(${when}, false)`]
  if (isOfCompany(target)) conditions.push(`t.empresa_id = ${values.add(ctx.session.empresaId)}`)
  const text = `select 1 from ${planOf(target, model).storage.table} t where ${conditions.join(' and ')} limit 1`
  return (await run(ctx.db, bindContext(text, values, ctx.context), values.list)).length === 0
}

interface Found {
  field: Field
  data: RecordData
  old?: RecordData
  /** stored rows of the same list: a record one of them refers to is not newly chosen by another */
  others?: RecordData[]
  prefix: string
}

function references(
  ctx: Ctx,
  entity: Entity,
  data: RecordData,
  old: RecordData | undefined,
  prefix: string,
  others?: RecordData[],
): Found[] {
  return leafFields(entity.fields).flatMap((field): Found[] => {
    if (field.computed) return []
    if (field.kind === 'reference' || field.kind === 'references' || field.kind === 'ids')
      return [{ field, data, old, others, prefix }]
    if (field.kind !== 'children') return []
    const child = targetOf(field, ctx.deps.model)
    const rows = (valueAt(data, field.path) as RecordData[] | undefined) ?? []
    const oldRows = (old && (valueAt(old, field.path) as RecordData[] | undefined)) ?? []
    return rows.flatMap((row, i) =>
      references(
        ctx,
        child,
        row,
        oldRows.find((o) => o.id === row.id),
        `${prefix}${field.path}[${i}].`,
        oldRows,
      ),
    )
  })
}

const needsLook = (ctx: Ctx, target: Entity): boolean =>
  target.scope === 'compartilhado' ||
  mayBeOfInstallation(target) ||
  !hasForeignKey(ctx.entity, target) ||
  (target.rows !== undefined && ctx.session.restricted) ||
  ctx.deps.registry[target.path]?.hooks?.rows !== undefined

async function owned(
  ctx: Ctx,
  target: Entity,
  ids: number[],
  which: (values: Values) => string[],
): Promise<Map<number, number>> {
  const values = new Values()
  const conditions = [`t.id = any(${values.add(ids)}::bigint[])`, ...which(values)]
  const company = isOfCompany(target) ? 't.empresa_id' : '0'
  const { table } = planOf(target, ctx.deps.model).storage
  const text = `select t.id, ${company} as empresa from ${table} t where ${conditions.join(' and ')}`
  const rows = await run<{ id: number; empresa: number }>(ctx.db, text, values.list)
  return new Map(rows.map((row) => [row.id, row.empresa]))
}
