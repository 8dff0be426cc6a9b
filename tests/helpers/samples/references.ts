import type { Model } from '#schemas/load.ts'
import type { Entity, Field, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import type { Special } from './wish.ts'

/** Where records that a reference points to come from: what the maker's session sees. */
export interface Source {
  /** ids of existing records of an entity that match a list filter, as many as asked for or fewer */
  pick(entity: Entity, filter: RecordData, count: number): Promise<number[]>
  /** stores a new record */
  create(entity: Entity, record: RecordData): Promise<number>
  /** uploads an image of its own, which no record holds yet */
  upload(): Promise<string>
}

/** The record in the making that a reference stands in. */
interface Holder {
  entity: Entity
  record: RecordData
}

/** Finds the records that references point to, and makes those that are missing. */
export class ReferenceMaker {
  /** entities whose records are being made, from the first to the one that needs the next */
  private readonly way: string[] = []
  /** the last circle met, for whoever found no way out of it */
  circle?: string

  constructor(
    private readonly model: Model,
    private readonly source: Source,
    private readonly special: Record<string, Special>,
    private readonly smallest: (path: string, given: RecordData) => Promise<RecordData>,
  ) {}

  /** The value of a reference, or of a list of them. @param attempt another number points to other records */
  async valueOf({ entity, record }: Holder, field: Field, schemas: JsonSchema[], attempt: number): Promise<unknown> {
    const target = this.model.entities.get(field.target ?? '')
    if (!target) return undefined
    const count = field.kind === 'reference' ? 1 : Math.max(1, ...schemas.map(({ minItems = 0 }) => minItems))
    const filter = this.filterFor(entity, record, field)
    const there = keepsApart(entity, field) ? [] : await this.source.pick(target, filter, count + attempt)
    const ids = there.slice(attempt, attempt + count)
    while (ids.length < count) {
      const made = { ...valuesOf(target, filter), ...this.special[entity.path]?.made?.[field.path] }
      const id = await this.create(target, made, field)
      if (id === undefined) break
      ids.push(id)
    }
    const [id] = ids
    if (id === undefined) return undefined
    if (field.kind === 'reference') return { id }
    return field.kind === 'ids' ? ids : ids.map((one) => ({ id: one }))
  }

  /** @returns undefined where records of the target come about otherwise, and in a circle: perhaps one of them can do without the next */
  private async create(target: Entity, values: RecordData, field: Field): Promise<number | undefined> {
    if (!target.route || target.parent || target.single) return undefined
    if (this.way.includes(target.path)) {
      const circle = [...this.way.slice(this.way.indexOf(target.path)), target.path].join(' → ')
      this.circle = `no first record can be made where each of these needs one of the next: ${circle}`
      return undefined
    }
    this.way.push(target.path)
    try {
      return await this.source.create(target, await this.smallest(target.path, values))
    } catch (error) {
      throw new Error(`For ${field.path}: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      this.way.pop()
    }
  }

  /** The picker's filter: what the field is filtered by in the form, and what only a hook knows. */
  private filterFor(entity: Entity, record: RecordData, field: Field): RecordData {
    const filter: RecordData = { ...this.special[entity.path]?.pick?.[field.path] }
    for (const [name, path] of Object.entries(field.hint.filterBy ?? {})) {
      const value = valueAt(record, path)
      if (value !== undefined) filter[name] = value
    }
    return filter
  }
}

/** What a record must hold to be found by a filter. */
function valuesOf(target: Entity, filter: RecordData): RecordData {
  const values: RecordData = {}
  for (const [name, wanted] of Object.entries(filter)) {
    const declared = target.list.filters.find((one) => one.name === name)?.field
    const field = fieldAt(target, declared ?? name) ?? fieldAt(target, name.replace(/Id$/, ''))
    if (!field || field.readOnly) continue
    const id = typeof wanted === 'object' && wanted !== null && 'id' in wanted ? wanted.id : wanted
    setAt(values, field.path, field.kind === 'reference' ? { id } : wanted)
  }
  return values
}

/** Whether a reference has to tell records apart: it comes first in a unique key that has nothing else that differs from record to record. */
function keepsApart(entity: Entity, field: Field): boolean {
  if (field.kind !== 'reference') return false
  return entity.unique.some(({ fields }) => {
    const members = fields.flatMap((path) => fieldAt(entity, path) ?? [])
    const first = members.find(({ kind }) => kind === 'reference')
    return first === field && members.every((member) => member.kind === 'reference' || !differs(member))
  })
}

/** Whether samples of a field differ from each other. */
const differs = ({ options, type }: Field): boolean => options === undefined && type !== 'boolean'
