import { addDecimals, type Decimal, decimalText, negateDecimal, toDecimal } from '#schemas/runtime/computed/decimal.ts'
import { computeValue, type Sight } from '#schemas/runtime/computed/evaluate.ts'
import type { Node } from '#schemas/runtime/computed/node.ts'
import type { Effect, RecordData, Transition } from '#schemas/runtime/model.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { DomainError, invalid } from '#server/platform/errors/errors.ts'
import { forEntity } from '../context.ts'
import type { Ctx } from '../define.ts'
import { readStored, type StoredRecord } from '../read/read.ts'
import { changeStored } from '../write/change.ts'
import { insertBody } from '../write/operations.ts'

/** Operation in the trail line of a record that another record's step changed. */
const OPERATION = 'alteracao'

/**
 * Applies a step's `effects` to other records in the step's transaction, under the rules of any change (trail, version, notices). A refusal by one of them
 * refuses the whole step and names that record.
 * @param record as it is after the step
 * @throws DomainError
 */
export async function applyEffects(tx: Ctx, step: Transition | undefined, record: StoredRecord): Promise<void> {
  if (!step?.effects?.length) return
  const changes = new Map<string, Change>()
  for (const effect of step.effects)
    for (const place of placesOf(tx, effect, record)) {
      if (effect.changes !== undefined) gather(tx, effect, place, changes)
      else await create(tx, effect, place)
    }
  // sorted by key: two steps that change the same records lock them in one order and cannot deadlock
  for (const key of [...changes.keys()].sort()) await change(tx, changes.get(key) as Change)
}

/** A row of the record's list, or the record itself, that an effect is evaluated on. */
interface Place {
  sight: Sight
  /** path prefix in the form: 'itens[0].' */
  prefix: string
  data: RecordData
}

function placesOf({ entity, deps, context }: Ctx, { rows, when }: Effect, record: RecordData): Place[] {
  const entityOf = (path: string) => deps.model.entities.get(path)
  const own: Sight = { entity, record, context, entityOf }
  const child = rows === undefined ? undefined : entityOf(fieldAt(entity, rows)?.target ?? '')
  const places: Place[] = child
    ? ((valueAt(record, rows ?? '') as RecordData[] | undefined) ?? []).map((row, i) => ({
        sight: { entity: child, record: row, context, entityOf, outer: own },
        prefix: `${rows}[${i}].`,
        data: row,
      }))
    : [{ sight: own, prefix: '', data: record }]
  return places.filter(({ sight }) => !when || worked(when, sight) === true)
}

const worked = (node: Node, sight: Sight) => computeValue({ node, from: 'record' }, sight)

/** The changes of several rows to one record, gathered into one update. */
interface Change {
  path: string
  id: number
  /** path of the reference in the form, for errors */
  field: string
  set: Map<string, { to?: unknown; more: Decimal[] }>
}

function gather({ entity, deps }: Ctx, effect: Effect, place: Place, changes: Map<string, Change>): void {
  const reference = effect.changes ?? ''
  const named = valueAt(place.data, reference) as { id?: number } | undefined
  const holder =
    effect.rows === undefined ? entity : deps.model.entities.get(fieldAt(entity, effect.rows)?.target ?? '')
  const target = holder && fieldAt(holder, reference)?.target
  if (named?.id === undefined || target === undefined) return
  const key = `${target} ${String(named.id).padStart(20, '0')}`
  const found = changes.get(key) ?? { path: target, id: named.id, field: `${place.prefix}${reference}`, set: new Map() }
  changes.set(key, found)
  for (const [name, { how, node }] of Object.entries(effect.set)) {
    const value = worked(node, place.sight)
    const so = found.set.get(name) ?? { more: [] }
    found.set.set(name, so)
    if (how === 'to') so.to = fieldValue(node, value)
    else if (typeof value === 'number') so.more.push(how === 'add' ? toDecimal(value) : negateDecimal(toDecimal(value)))
  }
}

async function change(tx: Ctx, { path, id, field, set }: Change): Promise<void> {
  const ctx = forEntity(tx, path)
  const stored = await readStored(ctx, id, { lock: true })
  const changed = structuredClone(stored) as RecordData
  for (const [name, so] of set) {
    const start = 'to' in so ? so.to : valueAt(stored, name)
    setAt(changed, name, so.more.length === 0 ? start : sumOf(start, so.more))
  }
  const heads = [...new Set([...set.keys()].map((name) => name.split('.')[0] ?? name))]
  await saidWith(ctx, stored, field, () =>
    changeStored(ctx, stored, Object.fromEntries(heads.map((head) => [head, changed[head]])), OPERATION),
  )
}

/** Adds in exact decimals (10 - 0.1 - 0.2 = 9.7); a missing start counts as 0. */
const sumOf = (start: unknown, more: Decimal[]): number =>
  Number(decimalText(more.reduce(addDecimals, toDecimal(Number(start ?? 0)))))

async function create(tx: Ctx, { creates = '', values }: Effect, { sight }: Place): Promise<void> {
  const ctx = forEntity(tx, creates)
  const body: RecordData = {}
  for (const [name, node] of Object.entries(values)) {
    const value = fieldValue(node, worked(node, sight))
    if (value !== undefined) setAt(body, name, value)
  }
  await saidWith(ctx, undefined, undefined, () => insertBody(ctx, body))
}

const fieldValue = (node: Node, value: unknown): unknown =>
  node.type === 'reference' && value !== undefined ? { id: Number(value) } : value

/** Prefixes the messages of a DomainError of another record with that record's name and moves them to the field that refers to it. */
async function saidWith<T>(
  { entity }: Ctx,
  record: RecordData | undefined,
  field: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const name = record ? `${entity.title} "${labelOf(entity, record)}"` : entity.title
    return invalid(
      error.errors.map(({ code, message }) => ({ code, ...(field ? { field } : {}), message: `${name}: ${message}` })),
    )
  }
}
