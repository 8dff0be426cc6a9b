import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { toCamelCase } from '#schemas/runtime/names.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { model } from '#tests/entities/subject.ts'
import type { Client } from '#tests/helpers/app.ts'

/** One record (or row of one) as the API tells somebody. */
export interface Told {
  entity: Entity
  data: RecordData
  /** the record a row belongs to */
  owner?: Told
  /** a row of a list: long texts and lists of the record are not in it */
  partial?: boolean
}

/** What somebody learns from lists and records of the API; each is asked for once. */
export class Records {
  readonly #lists = new Map<string, Promise<Told[]>>()
  readonly #records = new Map<string, Promise<Told | undefined>>()
  readonly #days = new Map<string, Records>()

  constructor(
    readonly client: Client,
    /** the day whose values are read */
    readonly day: string,
    private readonly dated: boolean,
    /** somebody who sees the whole tree: what its nodes are called everybody may know who sees one below them */
    readonly whole?: Records,
  ) {}

  /** What the same person learns of another day. */
  onDay(day: string): Records {
    const known = this.#days.get(day) ?? new Records(this.client, day, true, this.whole)
    this.#days.set(day, known)
    return known
  }

  /** Every record the list shows, whole; of a child the rows of all of them. */
  all(path: string): Promise<Told[]> {
    const known = this.#lists.get(path) ?? this.#readAll(entityAt(path))
    this.#lists.set(path, known)
    return known
  }

  async #readAll(entity: Entity): Promise<Told[]> {
    const { parent } = entity
    if (parent) {
      const owners = await this.all(parent.entity)
      for (const owner of owners) await this.complete(owner, parent.field)
      return owners.flatMap((owner) => rowsOf(owner, parent.field, entity))
    }
    const answer = await this.client.get(`/api/${entity.route}?unpaged=true${this.#asOf(entity, '&')}`)
    if (answer.statusCode !== 200) throw new Error(`${entity.route}: ${answer.body}`)
    return (answer.json() as RecordData[]).map((data) => ({ entity, data, partial: true }))
  }

  #asOf = (entity: Entity, separator: string): string =>
    this.dated && entity.list.filters.some(({ op }) => op === 'asOf') ? `${separator}em=${this.day}` : ''

  /** Reads the whole record when a field is not in the rows of its list. */
  async complete(at: Told, path: string): Promise<void> {
    if (!at.partial || inListRow(fieldAt(at.entity, path))) return
    const whole = await this.one(at.entity.path, Number(at.data.id))
    Object.assign(at, { data: whole?.data ?? at.data, partial: false })
  }

  one(path: string, id: number): Promise<Told | undefined> {
    const key = `${path} ${id}`
    const known = this.#records.get(key) ?? this.#readOne(entityAt(path), id)
    this.#records.set(key, known)
    return known
  }

  async #readOne(entity: Entity, id: number): Promise<Told | undefined> {
    const answer = await this.client.get(`/api/${entity.route}/${id}${this.#asOf(entity, '?')}`)
    return answer.statusCode === 200 ? { entity, data: answer.json() as RecordData } : undefined
  }

  /** What a path leads to: the record or row its last name is of, and that name. */
  async walk(
    from: Told | undefined,
    path: string,
  ): Promise<{ at: Told | undefined; name: string; label?: RecordData }> {
    let at = from
    let rest = path.split('.')
    let label: RecordData | undefined
    for (;;) {
      const step = at && stepOf(at, rest)
      if (!step || !at) return { at, name: rest.join('.'), label }
      rest = rest.slice(step.taken)
      label = undefined
      if (step.kind === 'parent') at = at.owner
      else if (step.kind === 'row') {
        await this.complete(at, step.name)
        at = rowInForce(at, step.name, this.day)
      } else {
        const reference = valueAt(at.data, step.name) as (RecordData & { id: number }) | undefined
        const target = fieldAt(at.entity, step.name)?.target ?? ''
        label = reference
        const found = reference && (await this.one(target, reference.id))
        // of a record one may not open one knows what it is called
        at = found ?? (reference && { entity: entityAt(target), data: reference })
      }
    }
  }
}

/** Rows of a list carry short values and references. */
function inListRow(field: Field | undefined): boolean {
  if (field?.kind === 'reference') return true
  if (field?.kind !== 'scalar') return false
  return (
    field.type !== 'string' ||
    field.options !== undefined ||
    field.format !== undefined ||
    (field.schema.maxLength ?? 9999) <= 500
  )
}

export function entityAt(path: string): Entity {
  const entity = model.entities.get(path)
  if (!entity) throw new Error(`There is no ${path}`)
  return entity
}

export const rowsOf = (owner: Told, field: string, entity: Entity): Told[] =>
  ((valueAt(owner.data, field) as RecordData[] | undefined) ?? []).map((data) => ({ entity, data, owner }))

function stepOf({ entity, owner }: Told, rest: string[]) {
  for (let taken = 1; taken < rest.length; taken++) {
    const name = rest.slice(0, taken).join('.')
    const field = fieldAt(entity, name)
    if (field?.kind === 'reference') return { kind: 'reference' as const, name, taken }
    if (field?.kind === 'children' && model.entities.get(field.target ?? '')?.effective)
      return { kind: 'row' as const, name, taken }
  }
  if (rest.length > 1 && owner && rest[0] === toCamelCase(owner.entity.name))
    return { kind: 'parent' as const, name: '', taken: 1 }
  return undefined
}

/** The row that holds on a day: the last one that has begun. */
function rowInForce(at: Told, field: string, day: string): Told | undefined {
  const entity = entityAt(fieldAt(at.entity, field)?.target ?? '')
  const start = entity.effective?.start ?? ''
  const begun = rowsOf(at, field, entity).filter(({ data }) => String(valueAt(data, start)) <= day)
  return begun.sort(
    (a, b) => compare(valueAt(b.data, start), valueAt(a.data, start)) || Number(b.data.id) - Number(a.data.id),
  )[0]
}

export const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0
