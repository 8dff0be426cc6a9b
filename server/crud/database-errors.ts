import type { FieldError } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { fail, invalid } from '#server/errors.ts'
import type { Ctx } from './define.ts'
import { type Plan, planOf, targetOf } from './plan.ts'
import { missing } from './values.ts'

interface PostgresError {
  code: string
  table?: string
  detail?: string
  constraint?: string
}

const isPostgresError = (error: unknown): error is PostgresError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)

/** Columns that a violated key's detail names: 'Key (empresa_id, nome)=(1, x) already exists.' */
const columnsIn = (detail = ''): string[] => (/\(([^)]*(?:\([^)]*\))?[^)]*)\)=/.exec(detail)?.[1] ?? '').split(/,\s*/)

/** Turns a violated key or reference of this entity's write into the error of its field; everything else passes on. */
export function translateWriteError(ctx: Ctx, error: unknown): never {
  if (!isPostgresError(error)) throw error
  const plan = planOf(ctx.entity, ctx.deps.model)
  if (error.code === '23505') duplicate(plan, error)
  if (error.code === '23503') {
    const found = danglingField(plan, error)
    if (found) invalid([found])
  }
  throw error
}

function duplicate(plan: Plan, error: PostgresError): never {
  const columns = columnsIn(error.detail).map((c) => c.replace(/^.*\((\w+).*$/, '$1'))
  const own = plan.storage.columns.filter((c) => c.part !== 'company' && columns.includes(c.name))
  return refuseDuplicate(
    plan,
    own.map((c) => c.field.path),
  )
}

/** @throws DomainError 409 CHAVE_DUPLICADA at the first of the fields of a key, in its words */
export function refuseDuplicate(plan: Plan, paths: string[]): never {
  const rule = plan.entity.unique.find(
    (u) => u.fields.length === paths.length && u.fields.every((f) => paths.includes(f)),
  )
  const titles = paths.map((path) => fieldAt(plan.entity, path)?.title ?? path)
  const message =
    rule?.message ??
    (titles.length > 0 ? `Já existe um registro com o mesmo valor em ${titles.join(' e ')}` : undefined)
  const errors: FieldError[] | undefined = message ? [{ code: 'CHAVE_DUPLICADA', field: paths[0], message }] : undefined
  return fail('CHAVE_DUPLICADA', {}, { message, errors })
}

/** Which reference of the entity, of its lists or of its children points to nothing. */
function danglingField(plan: Plan, error: PostgresError): FieldError | undefined {
  const columns = columnsIn(error.detail)
  if (error.table === plan.storage.table) {
    const column = plan.storage.columns.find((c) => c.part === 'id' && columns.includes(c.name))
    return column && missing(column.field.path, column.field)
  }
  const link = plan.storage.links.find((l) => l.table === error.table)
  if (link) return missing(link.field.path, link.field)
  for (const field of plan.childFields) {
    const found = danglingField(planOf(targetOf(field, plan.model), plan.model), error)
    if (found) return { ...found, field: `${field.path}.${found.field}` }
  }
  return undefined
}

/** A refused deletion: names the registers that still refer to the record. */
export function translateDeleteError(ctx: Ctx, error: unknown, label: string): never {
  if (!isPostgresError(error) || error.code !== '23503') throw error
  const { model } = ctx.deps
  const owner = [...model.entities.values()].find((entity) => {
    const { storage } = planOf(entity, model)
    return storage.table === error.table || storage.links.some((l) => l.table === error.table)
  })
  const parent = owner?.parent ? model.entities.get(owner.parent.entity) : undefined
  return fail('POSSUI_DEPENDENCIAS', { registro: label, onde: (parent ?? owner)?.plural ?? 'outro cadastro' })
}
