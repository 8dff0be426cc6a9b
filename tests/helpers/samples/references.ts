import type { Model } from '#schemas/load.ts'
import type { Entity, Field, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import type { Special } from './wish.ts'

/** Existing and new records for references, within the session of the maker. */
export interface Source {
  /** ids of at most `count` existing records that match a list filter */
  pick(entity: Entity, filter: RecordData, count: number): Promise<number[]>
  /** stores a new record */
  create(entity: Entity, record: RecordData): Promise<number>
  /** uploads a new image that no record uses yet */
  upload(): Promise<string>
}

/** The record being built that holds the reference. */
interface Holder {
  entity: Entity
  record: RecordData
}

/** Finds the records that references point to, and makes those that are missing. */
export class ReferenceMaker {
  /** stack of entities whose records are being created */
  private readonly way: string[] = []
  /** the last circle met, for the error message */
  circle?: string

  constructor(
    private readonly model: Model,
    private readonly source: Source,
    private readonly special: Record<string, Special>,
    private readonly smallest: (path: string, given: RecordData) => Promise<RecordData>,
  ) {}

  /** The value of a reference, or of a list of references. @param attempt selects other records */
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

  /** @returns undefined where records of the target cannot be created directly, and in a circle: another record of it may do without the reference */
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

  /** Filter of the picker: the form's `filterBy`, and `pick` of the entity's `Special`. */
  private filterFor(entity: Entity, record: RecordData, field: Field): RecordData {
    const filter: RecordData = { ...this.special[entity.path]?.pick?.[field.path] }
    for (const [name, path] of Object.entries(field.hint.filterBy ?? {})) {
      const value = valueAt(record, path)
      if (value !== undefined) filter[name] = value
    }
    return filter
  }
}

/** Values that make a record match a filter. */
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

/** Whether a reference must differ between records: it is the first reference of a unique key without any other varying field. */
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
