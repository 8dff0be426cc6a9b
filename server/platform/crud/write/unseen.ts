import { shiftDay } from '#schemas/runtime/dates.ts'
import date from '#schemas/runtime/formats/date.ts'
import { unseenDeletion, unseenRows, violation } from '#schemas/runtime/messages.ts'
import type { Effective, Entity, Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { nearestRow, rowOn } from '#schemas/runtime/record/effective.ts'
import type { Session } from '#server/platform/access/session.ts'
import { fail, invalid } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { type Guarded, guardedOf, mayKnow, mayRule } from '../sight/field-authority.ts'
import { sameInTrail } from '../trail/write-trail.ts'

/*
 * A session that may not know a field must not change it either. Rows could do so: one that is removed, moved to another day or restored takes its values
 * along. The functions here check what a body, or an earlier state, would do to values the session does not see.
 */

/**
 * Gives a new row of a dated list, in the fields the session may not know, the values of the row in force on its day, so that adding it neither sets nor
 * removes such a value. In place.
 */
export function inheritUnseen(session: Session, child: Entity, row: RecordData, rows: readonly RecordData[]): void {
  const { effective } = child
  if (!effective) return
  const fields = leafFields(child.fields).filter((field) => isFilled(field) && !mayKnow(session, field))
  if (fields.length === 0) return
  const day = dayOf(row, effective.start)
  const held = day === undefined ? undefined : nearestRow([...rows], effective, day)
  if (held) for (const { path } of fields) setAt(row, path, valueAt(held, path))
}

/**
 * Refuses changes of rows by which values the session may not know would be lost, or hold on other days.
 * @param after the stored record with the change laid over it
 * @throws DomainError for each list of such rows
 */
export function refuseUnseen(ctx: Ctx, before: RecordData, after: RecordData): void {
  const errors = changedUnseen(ctx, guardedOf(ctx.deps.model, ctx.entity), before, after)
  if (errors.length > 0) invalid(errors)
}

function changedUnseen(ctx: Ctx, { lists }: Guarded, before: RecordData, after: RecordData, prefix = ''): FieldError[] {
  return lists.flatMap(({ field, inside, child }): FieldError[] => {
    const [rows, left] = [rowsAt(before, field), rowsAt(after, field)]
    const unseen = inside.fields.filter((own) => isFilled(own) && !mayRule(ctx.session, own))
    const keeps = child.effective ? keepsDays : keepsRows
    if (unseen.length > 0 && !keeps(unseen, rows, left, child.effective as Effective))
      return [{ code: violation, field: prefix + field.path, message: unseenRows(field) }]
    return left.flatMap((row, i) => {
      const old = rows.find(({ id }) => id !== undefined && id === row.id)
      return old ? changedUnseen(ctx, inside, old, row, `${prefix}${field.path}[${i}].`) : []
    })
  })
}

/** Whether each row that holds such a value is still there, with the same value. */
function keepsRows(fields: Field[], before: RecordData[], after: RecordData[]): boolean {
  return before.every((row) => {
    if (!fields.some((field) => isHeld(field, valueAt(row, field.path)))) return true
    const now = after.find(({ id }) => id === row.id)
    return now !== undefined && same(fields, row, now)
  })
}

/**
 * Whether on each day the row in force has the same values as before: rows without effect may be added, removed and moved. A row that does not count (it
 * waits for its confirmation) and would change the values of its day has to stay as it is.
 */
function keepsDays(fields: Field[], before: RecordData[], after: RecordData[], effective: Effective): boolean {
  const { start, end } = effective
  // rows begin and end on these days only
  const days = new Set(
    [...before, ...after].flatMap((row) => {
      const last = end === undefined ? undefined : dayOf(row, end)
      return [dayOf(row, start) ?? [], last === undefined ? [] : shiftDay(last, 1)].flat()
    }),
  )
  const isKept = [...days].every((day) => {
    const [then, now] = [rowOn(before, effective, day), rowOn(after, effective, day)]
    return !then || same(fields, then, now ?? {})
  })
  return isKept && before.every((row) => mayGo(row) || after.some((now) => isSameRow(row, now)))

  function mayGo(row: RecordData): boolean {
    if (rowOn([row], effective, dayOf(row, start) ?? '')) return true
    const held = rowOn(before, effective, dayOf(row, start) ?? '')
    return held ? same(fields, row, held) : !fields.some((field) => isHeld(field, valueAt(row, field.path)))
  }
  function isSameRow(row: RecordData, now: RecordData): boolean {
    const told = [start, ...(end === undefined ? [] : [end]), ...Object.keys(effective.counts ?? {})]
    return (
      now.id === row.id && same(fields, row, now) && told.every((path) => valueAt(row, path) === valueAt(now, path))
    )
  }
}

/** @throws DomainError for a record that holds values the session may not know: deleting it would lose them */
export function refuseUnseenLoss(ctx: Ctx, stored: RecordData): void {
  const titles = heldUnseen(ctx.session, guardedOf(ctx.deps.model, ctx.entity), stored)
  if (titles.length > 0) fail('VALORES_NAO_VISTOS', {}, { message: unseenDeletion([...new Set(titles)]) })
}

function heldUnseen(session: Session, { fields, lists }: Guarded, record: RecordData): string[] {
  const own = fields.filter(
    (field) => isFilled(field) && !mayRule(session, field, record) && isHeld(field, valueAt(record, field.path)),
  )
  const inside = lists.flatMap((list) =>
    rowsAt(record, list.field).flatMap((row) => heldUnseen(session, list.inside, row)),
  )
  return [...own.map(({ title }) => title), ...inside]
}

/**
 * Checks that the undoing of an operation has also restored fields the session may not know.
 * @throws DomainError VALORES_NAO_VISTOS where such a field is not what it was
 */
export function requireUnseen(ctx: Ctx, former: RecordData, after: RecordData): void {
  const lost = guardedOf(ctx.deps.model, ctx.entity).fields.filter(
    (field) =>
      isFilled(field) &&
      !mayKnow(ctx.session, field, after) &&
      valueAt(former, field.path) !== undefined &&
      !sameInTrail(field, valueAt(former, field.path), valueAt(after, field.path)),
  )
  if (lost.length > 0) fail('VALORES_NAO_VISTOS')
}

/** Whether people fill in the field: others are derived from them. */
const isFilled = (field: Field): boolean => !field.readOnly && !field.computed && field.path !== 'id'

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)

/** Whether a value was entered: empty ones and the default do not count. */
const isHeld = (field: Field, value: unknown): boolean =>
  !isNothing(value) && JSON.stringify(value) !== JSON.stringify(field.schema.default)

const said = (field: Field, row: RecordData): unknown => {
  const value = valueAt(row, field.path)
  return isHeld(field, value) ? value : undefined
}

const same = (fields: Field[], a: RecordData, b: RecordData): boolean =>
  fields.every((field) => sameInTrail(field, said(field, a), said(field, b)))

const rowsAt = (record: RecordData, { path }: Field): RecordData[] => {
  const rows = valueAt(record, path)
  return Array.isArray(rows) ? (rows as RecordData[]) : []
}

const dayOf = (row: RecordData, path: string): string | undefined => {
  const day = valueAt(row, path)
  return typeof day === 'string' && date.validate(day) ? day : undefined
}
