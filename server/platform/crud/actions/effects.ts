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

/** Said in the trail of a record that another one's step changed. */
const OPERATION = 'alteracao'

/**
 * Does to other records what a step says (`effects`), in its transaction: by the rules of any change of them, with their trail, version and notices. What one of
 * them refuses is refused whole, and said with the record it is about.
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
  // always in the same order, so that two steps that change the same records wait instead of meeting
  for (const key of [...changes.keys()].sort()) await change(tx, changes.get(key) as Change)
}

/** One row, or the record itself, that an effect is about. */
interface Place {
  sight: Sight
  /** of the form: 'itens[0].' */
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

/** What several rows do to the same record is one change of it. */
interface Change {
  path: string
  id: number
  /** where the reference stands in the form */
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

/** Exact: 10 less 0,1 and 0,2 is 9,7. What is missing counts as nothing. */
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

/** What another record refuses is told with its name, at the field of this one that leads to it. */
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
