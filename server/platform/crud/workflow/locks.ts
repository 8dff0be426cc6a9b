import {
  deletionLock,
  keptMessage,
  lockedMessage,
  lockingStates,
  lockOf,
} from '#schemas/runtime/definition/workflow.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { fail, invalid } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { sameInTrail } from '../trail/write-trail.ts'

/**
 * Refuses changes by a body of fields that the stored record's state locks.
 * @param after the stored record with the body laid over it
 * @throws DomainError with every such field
 */
export function refuseLocked(ctx: Ctx, stored: RecordData, after: RecordData): void {
  const states = lockingStates(ctx.entity, stored)
  if (states.length === 0) return
  const errors = leafFields(ctx.entity.fields).flatMap((field): FieldError[] => {
    const lock = field.readOnly ? undefined : lockOf(states, field)
    if (!lock || isSame(ctx, field, valueAt(stored, field.path), valueAt(after, field.path))) return []
    return [{ code: violation, field: field.path, message: lockedMessage(field, lock) }]
  })
  if (errors.length > 0) invalid(errors)
}

/** Refuses a row that comes through a route of its own where the parent's state locks its list. @throws DomainError */
export function refuseLockedList(ctx: Ctx, parent: RecordData, list: string): void {
  const field = leafFields(ctx.entity.fields).find(({ path }) => path === list)
  const lock = field && lockOf(lockingStates(ctx.entity, parent), field)
  if (lock) invalid([{ code: violation, field: list, message: lockedMessage(field, lock) }])
}

/** Refuses the deletion of a record whose state forbids it. @throws DomainError EXCLUSAO_NAO_PERMITIDA */
export function refuseKept(ctx: Ctx, stored: RecordData): void {
  const lock = deletionLock(ctx.entity, stored)
  if (lock) fail('EXCLUSAO_NAO_PERMITIDA', {}, { message: keptMessage(lock) })
}

/** Whether two values are the same; lists are when they have the same rows in the same order, with the same values of fields that are not read-only. */
export function isSame(ctx: Ctx, field: Field, a: unknown, b: unknown): boolean {
  const child = field.kind === 'children' && field.target ? ctx.deps.model.entities.get(field.target) : undefined
  if (!child) return sameInTrail(field, a, b)
  const [before, after] = [rowsOf(a), rowsOf(b)]
  if (before.length !== after.length) return false
  const filled = leafFields(child.fields).filter(({ readOnly, path }) => !readOnly || path === 'id')
  return before.every((row, i) => {
    const other = after[i] ?? {}
    return filled.every((own) => isSame(ctx, own, valueAt(row, own.path), valueAt(other, own.path)))
  })
}

const rowsOf = (value: unknown): RecordData[] => (Array.isArray(value) ? (value as RecordData[]) : [])
