import type { RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { INSTALLATION, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { quoted, run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { type Plan, planOf } from '../plan/plan.ts'
import { refuseDuplicate } from '../rows/database-errors.ts'
import { columnValue } from '../rows/values.ts'

/** The owner of a record: a company, or 0 for the installation; by default the session's company. */
export function ownerOf({ entity, session }: Ctx, record: RecordData, before?: RecordData): number {
  if (before?.empresaId !== undefined) return Number(before.empresaId)
  const field = mayBeOfInstallation(entity) ? leafFields(entity.fields).find(({ hint }) => hint.owner) : undefined
  return field && valueAt(record, field.path) === true ? INSTALLATION : session.empresaId
}

/**
 * Requires the authority to administer the installation for writes of its records, on every path.
 * @throws DomainError 403 DA_INSTALACAO
 */
export function requireOwner({ entity, session }: Ctx, owner: number): void {
  if (!mayBeOfInstallation(entity) || owner !== INSTALLATION) return
  if (!hasAuthority(session, ADMINISTRAR_INSTALACAO)) fail('DA_INSTALACAO')
}

/**
 * Refuses a company's record with a unique key that one of the installation's has, since the session sees both; no unique index covers this.
 * @throws DomainError 409 CHAVE_DUPLICADA
 */
export async function refuseTaken(ctx: Ctx, record: RecordData, before: RecordData | undefined): Promise<void> {
  if (!mayBeOfInstallation(ctx.entity) || ownerOf(ctx, record, before) === INSTALLATION) return
  const plan = planOf(ctx.entity, ctx.deps.model)
  for (const { fields } of ctx.entity.unique)
    if (await isTaken(ctx, plan, fields, record, before)) refuseDuplicate(plan, fields)
}

async function isTaken(ctx: Ctx, plan: Plan, fields: string[], record: RecordData, before: RecordData | undefined) {
  const columns = plan.storage.columns.filter(({ field }) => fields.includes(field.path))
  const of = (data: RecordData) => columns.map((column) => columnValue(column, data, undefined, new Map()))
  const wanted = of(record)
  const same = before !== undefined && JSON.stringify(of(before)) === JSON.stringify(wanted)
  if (same || wanted.includes(null)) return false
  const values = new Values()
  const conditions = columns.map(({ name }, i) => `${quoted(name)} = ${values.add(wanted[i])}`)
  const text = `select 1 from ${plan.storage.table} where empresa_id = ${INSTALLATION} and ${conditions.join(' and ')} limit 1`
  return (await run(ctx.db, text, values.list)).length > 0
}
