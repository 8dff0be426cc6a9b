import type { FieldError } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { fail, invalid } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { type Plan, planOf, targetOf } from '../plan/plan.ts'
import { missingValue } from './values.ts'
import { type RefusedStatement, type Violated, violatedField } from './violated.ts'

interface PostgresError extends RefusedStatement {
  detail?: string
}

const isPostgresError = (error: unknown): error is PostgresError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)

/** Columns that a violated key's detail names: 'Key (empresa_id, nome)=(1, x) already exists.' */
const columnsIn = (detail = ''): string[] => (/\(([^)]*(?:\([^)]*\))?[^)]*)\)=/.exec(detail)?.[1] ?? '').split(/,\s*/)

/**
 * Translates a PostgreSQL error of a write into the error of its field. Hooks write other tables, too: an error there names its register, without a field of
 * this form. Any other error is rethrown.
 */
export function translateWriteError(ctx: Ctx, error: unknown): never {
  if (!isPostgresError(error)) throw error
  const { model } = ctx.deps
  const plan = planOf(ctx.entity, model)
  if (error.code === '23505') duplicate(plan, error)
  if (error.code === '23503') {
    const found = danglingField(plan, error)
    if (found) invalid([found])
  }
  const found = violatedField(model, error)
  if (found) invalid([inForm(plan, found)])
  throw error
}

/** The field as the form of this entity names it, when it is one of its own or of its lists. */
function inForm({ entity, childFields, model }: Plan, { entity: of, error }: Violated): FieldError {
  if (of.path === entity.path) return error
  const list = childFields.find(({ target }) => target === of.path)
  if (list) return { ...error, field: `${list.path}.${error.field}` }
  const own = model.entities.get(of.parent?.entity ?? '') ?? of
  return { code: error.code, message: `${own.plural}: ${error.message}` }
}

function duplicate(plan: Plan, error: PostgresError): never {
  const columns = columnsIn(error.detail).map((c) => c.replace(/^.*\((\w+).*$/, '$1'))
  const of = planOfTable(plan, error.table)
  const own = of.storage.columns.filter((c) => c.part !== 'company' && columns.includes(c.name))
  const paths = own.map((c) => c.field.path)
  if (of === plan) return refuseDuplicate(plan, paths)
  const message = duplicateMessage(of, paths)
  const list = plan.childFields.find(({ target }) => target === of.entity.path)
  if (list) return failDuplicate(message, `${list.path}.${paths[0] ?? ''}`)
  return failDuplicate(message && `${of.entity.plural}: ${message}`)
}

/** The plan of the register that owns a table; the given plan for any other table. */
function planOfTable(plan: Plan, table: string | undefined): Plan {
  if (table === undefined || table === plan.storage.table) return plan
  const owner = [...plan.model.entities.values()].find((entity) => entity.table === table)
  return owner ? planOf(owner, plan.model) : plan
}

/** @throws DomainError 409 CHAVE_DUPLICADA at the first of the fields of a key, in its words */
export function refuseDuplicate(plan: Plan, paths: string[]): never {
  return failDuplicate(duplicateMessage(plan, paths), paths[0])
}

function duplicateMessage({ entity }: Plan, paths: string[]): string | undefined {
  const rule = entity.unique.find((u) => u.fields.length === paths.length && u.fields.every((f) => paths.includes(f)))
  const titles = paths.map((path) => fieldAt(entity, path)?.title ?? path)
  return (
    rule?.message ??
    (titles.length > 0 ? `Já existe um registro com o mesmo valor em ${titles.join(' e ')}` : undefined)
  )
}

function failDuplicate(message: string | undefined, field?: string): never {
  const errors: FieldError[] | undefined = message ? [{ code: 'CHAVE_DUPLICADA', field, message }] : undefined
  return fail('CHAVE_DUPLICADA', {}, { message, errors })
}

/** Which reference of the entity, of its lists or of its children points to nothing. */
function danglingField(plan: Plan, error: PostgresError): FieldError | undefined {
  const columns = columnsIn(error.detail)
  if (error.table === plan.storage.table) {
    const column = plan.storage.columns.find((c) => c.part === 'id' && columns.includes(c.name))
    return column && missingValue(column.field.path, column.field)
  }
  const link = plan.storage.links.find((l) => l.table === error.table)
  if (link) return missingValue(link.field.path, link.field)
  for (const field of plan.childFields) {
    const found = danglingField(planOf(targetOf(field, plan.model), plan.model), error)
    if (found) return { ...found, field: `${field.path}.${found.field}` }
  }
  return undefined
}

/** What PostgreSQL says of a row that others refer to: 23001 (restrict) since version 18, 23503 before. */
const REFERRED = new Set(['23001', '23503'])

/** A refused deletion: names the registers that still refer to the record. */
export function translateDeleteError(ctx: Ctx, error: unknown, label: string): never {
  if (!isPostgresError(error) || !REFERRED.has(error.code ?? '')) throw error
  const { model } = ctx.deps
  const owner = [...model.entities.values()].find((entity) => {
    const { storage } = planOf(entity, model)
    return storage.table === error.table || storage.links.some((l) => l.table === error.table)
  })
  const parent = owner?.parent ? model.entities.get(owner.parent.entity) : undefined
  return fail('POSSUI_DEPENDENCIAS', { registro: label, onde: (parent ?? owner)?.plural ?? 'outro cadastro' })
}
