import { OWN } from '#schemas/company/customisation.ts'
import { unknownField } from '#schemas/runtime/messages.ts'
import type { Entity, Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { normaliseRecord } from '#schemas/runtime/record/normalise.ts'
import { applyDefaults } from '#schemas/runtime/record/record.ts'
import { visibleOf } from '#schemas/runtime/record/visibility.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { fillComputed } from '../plan/fill.ts'
import { mayKnow, maySay } from '../sight/field-authority.ts'
import { sendBack } from '../workflow/approval/again.ts'
import { refuseLocked } from '../workflow/locks.ts'
import { inheritUnseen, refuseUnseen } from './unseen.ts'

/** What every record carries besides its fields; accepted in a body and ignored. */
const system = new Set(['id', 'versao', 'empresaId'])

const isObject = (value: unknown): value is RecordData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface Merged {
  record: RecordData
  /** write-only fields that the body does not mention: they keep the stored value */
  kept: Set<string>
}

/**
 * A new record from a body: normalised, without read-only fields; unknown names are 400.
 * @param source a stored record in place of a body: only what the session may know of it
 */
export function fromBody(ctx: Ctx, body: RecordData, source?: RecordData): RecordData {
  refuseUnknown(ctx, body)
  const data = normaliseRecord(ctx.entity, body, entityOf(ctx), ctx.context)
  const record: RecordData = {}
  for (const field of leafFields(ctx.entity.fields)) {
    const isSaid = source ? mayKnow(ctx.session, field, source) : maySay(ctx.session, field)
    const value = field.readOnly || !isSaid ? undefined : valueAt(data, field.path)
    if (value !== undefined) setAt(record, field.path, givenRows(ctx, field, value))
  }
  return record
}

/**
 * A stored record with a body laid over it. Full update: absent = cleared, except child arrays; partial: absent = kept, null = cleared.
 * Read-only fields, and fields that are hidden in the result, keep their stored value.
 * @param former the body is an earlier state, as the trail holds it: its rows come back as they were, without the defaults of a new one and with what
 *   the session may not know
 */
export function mergeBody(
  ctx: Ctx,
  stored: RecordData,
  body: RecordData,
  partial: boolean,
  { former = false } = {},
): Merged {
  refuseUnknown(ctx, body)
  const data = normaliseRecord(ctx.entity, body, entityOf(ctx), ctx.context)
  const record: RecordData = { id: stored.id, versao: stored.versao }
  if (stored.empresaId !== undefined) record.empresaId = stored.empresaId
  const kept = new Set<string>()
  for (const field of leafFields(ctx.entity.fields)) {
    if (field.path === 'id') continue
    const mentioned = mentionsField(body, field.path)
    if (field.writeOnly && !mentioned) kept.add(field.path)
    const keep =
      isGiven(ctx, field, stored) || field.hint.owner || (!mentioned && (partial || field.kind === 'children'))
    const value = keep ? valueAt(stored, field.path) : fullValue(ctx, field, data, former, valueAt(stored, field.path))
    if (value !== undefined) setAt(record, field.path, value)
  }
  keepHidden(ctx, record, stored)
  refuseLocked(ctx, stored, record)
  refuseUnseen(ctx, stored, record)
  sendBack(ctx, stored, record)
  return { record, kept }
}

/** Whether a body of this session may not set the field: it is read-only, or the session may not know it. */
const isGiven = ({ session }: Ctx, field: Field, stored: RecordData): boolean =>
  field.readOnly || !mayKnow(session, field, stored)

function fullValue(ctx: Ctx, field: Field, data: RecordData, former: boolean, stored: unknown): unknown {
  const value = valueAt(data, field.path)
  if (value !== undefined) return completeRows(ctx, field, givenRows(ctx, field, value, stored, former), former)
  // a boolean has no empty state: clearing it sets its default
  return field.type === 'boolean' ? field.schema.default : undefined
}

/** Completes rows of a list: a new one with the defaults of a new record, an existing one with those of booleans that have no value. */
function completeRows(ctx: Ctx, field: Field, value: unknown, former: boolean): unknown {
  const child = field.kind === 'children' && field.target ? ctx.deps.model.entities.get(field.target) : undefined
  if (!child || !Array.isArray(value)) return value
  return value.map((row) => {
    if (!isObject(row)) return row
    if (row.id === undefined && !former) return applyDefaults(ctx.deps.runtimes.get(child.path), row, ctx.context)
    const copy = structuredClone(row)
    for (const own of leafFields(child.fields)) {
      const given = valueAt(copy, own.path)
      if (own.kind === 'children') {
        if (given !== undefined) setAt(copy, own.path, completeRows(ctx, own, given, former))
      } else if (own.type === 'boolean' && given === undefined && own.schema.default !== undefined)
        setAt(copy, own.path, own.schema.default)
    }
    return copy
  })
}

/** A hidden field's value in a body is ignored, what is stored stays (DESIGN §4). */
export function keepHidden(ctx: Ctx, record: RecordData, stored: RecordData): void {
  const runtime = ctx.deps.runtimes.get(ctx.entity.path)
  const given = new Set(leafFields(ctx.entity.fields).filter(({ readOnly }) => !readOnly))
  // repeated, since a field shown because of a hidden field's value is hidden, too
  for (let found = true; found; ) {
    fillComputed(ctx, record, true)
    const isVisible = visibleOf(runtime, record, ctx.context)
    const hidden = [...given].filter((field) => !isVisible(field))
    for (const field of hidden) {
      setAt(record, field.path, valueAt(stored, field.path) ?? hiddenDefault(field))
      given.delete(field)
    }
    found = hidden.length > 0
  }
}

const hiddenDefault = (field: Field) => (field.type === 'boolean' ? field.schema.default : undefined)

const entityOf = (ctx: Ctx) => (path: string) => ctx.deps.model.entities.get(path)

/** Whether the body names the field, or clears an object around it. */
export function mentionsField(body: RecordData, path: string): boolean {
  let at: unknown = body
  for (const part of path.split('.')) {
    if (!isObject(at)) return at === null
    if (!Object.hasOwn(at, part)) return false
    at = at[part]
  }
  return true
}

/**
 * The rows of a child list as a body may set them: they keep their id; read-only fields are dropped, and fields the session may not know keep the stored
 * value. The rows of an earlier state (`former`) keep what the trail holds.
 */
function givenRows(ctx: Ctx, field: Field, value: unknown, stored?: unknown, former = false): unknown {
  const child = field.kind === 'children' && field.target ? ctx.deps.model.entities.get(field.target) : undefined
  if (!child || !Array.isArray(value)) return value
  const before = new Map((Array.isArray(stored) ? (stored as RecordData[]) : []).map((row) => [row.id, row]))
  const leaves = leafFields(child.fields).filter(({ path }) => path !== 'id')
  return value.map((row) => {
    if (!isObject(row)) return row
    const copy = structuredClone(row)
    const old = row.id === undefined ? undefined : before.get(row.id)
    for (const own of leaves) {
      if (own.readOnly) setAt(copy, own.path, undefined)
      else if (!former && !mayKnow(ctx.session, own)) setAt(copy, own.path, old && valueAt(old, own.path))
      else if (own.kind === 'children' && valueAt(copy, own.path) !== undefined)
        setAt(copy, own.path, givenRows(ctx, own, valueAt(copy, own.path), old && valueAt(old, own.path), former))
    }
    delete copy.versao
    if (!old && !former) inheritUnseen(ctx.session, child, copy, [...before.values()])
    return copy
  })
}

function refuseUnknown(ctx: Ctx, body: RecordData): void {
  const errors = unknownNames(ctx, ctx.entity, ctx.entity.fields, body, '')
  if (errors.length > 0) invalid(errors)
}

/** Whether a value is the empty object of a company's own fields, accepted where it has none. */
const isNothing = (entity: Entity, name: string, value: unknown): boolean =>
  name === OWN && entity.extensible && (value === null || (isObject(value) && Object.keys(value).length === 0))

function unknownNames(ctx: Ctx, entity: Entity, fields: Field[], data: RecordData, prefix: string): FieldError[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const path = prefix + name
    const field = fields.find((f) => f.name === name)
    if (!field) return system.has(name) || isNothing(entity, name, value) ? [] : [unknownField(path)]
    if (field.kind === 'object' && isObject(value))
      return unknownNames(ctx, entity, field.fields ?? [], value, `${path}.`)
    const child = field.kind === 'children' && field.target ? ctx.deps.model.entities.get(field.target) : undefined
    if (!child || !Array.isArray(value)) return []
    return value.flatMap((row, i) =>
      isObject(row) ? unknownNames(ctx, child, child.fields, row, `${path}[${i}].`) : [],
    )
  })
}
