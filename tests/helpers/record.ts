import type { Runtimes } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'
import type { Entity, Field, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { applyDefaults, checkRecord, isVisible } from '#schemas/runtime/record.ts'
import { sampleValue } from './sample-value.ts'

/** Where records that a reference points to come from: what the maker's session sees. */
export interface Source {
  /** an existing record of an entity, matching a list filter */
  pick(entity: Entity, filter: RecordData): Promise<number | undefined>
  /** stores a new record */
  create(entity: Entity, record: RecordData): Promise<number>
  /** uploads an image of its own, which no record holds yet */
  upload(): Promise<string>
}

/** What a valid record of an entity needs beyond its schema. */
export interface Special {
  reason: string
  /** field path → value in place of a sample */
  values?: Record<string, () => unknown>
  /** reference's path → list filter of the records it may point to */
  pick?: Record<string, RecordData>
}

type Wanted = (field: Field) => boolean

/** Builds valid records of any entity from its schema: no factories. */
export class RecordMaker {
  constructor(
    private readonly model: Model,
    private readonly runtimes: Runtimes,
    private readonly context: RuleContext,
    private readonly source: Source,
    private readonly special: Record<string, Special> = {},
  ) {}

  /** Only what must be there. */
  smallest(path: string, overrides: RecordData = {}): Promise<RecordData> {
    return this.make(path, (field) => field.required, overrides)
  }

  /** Everything a person can fill in. */
  fullest(path: string, overrides: RecordData = {}): Promise<RecordData> {
    return this.make(path, () => true, overrides)
  }

  private async make(path: string, wanted: Wanted, overrides: RecordData): Promise<RecordData> {
    const runtime = this.runtimes.get(path)
    const { entity } = runtime
    const record: RecordData = {}
    for (const field of writable(entity)) if (wanted(field)) await this.fill(entity, record, field, wanted)
    Object.assign(record, overrides)
    for (let round = 0; round < 6; round++) {
      const complete = applyDefaults(runtime, record, this.context)
      const errors = checkRecord(runtime, complete, this.context)
      if (errors.length === 0) break
      for (const error of errors) await this.mend(entity, record, error.field ?? '', wanted)
    }
    return this.withoutHidden(path, record)
  }

  /** A missing field gets a value; a wrong one of two that depend on each other goes. */
  private async mend(entity: Entity, record: RecordData, path: string, wanted: Wanted): Promise<void> {
    const field = fieldAt(entity, path.replace(/\[.*$/, ''))
    if (!field || field.readOnly) return
    if (valueAt(record, field.path) === undefined) await this.fill(entity, record, field, wanted)
    else if (!field.required) setAt(record, field.path, undefined)
  }

  private async fill(entity: Entity, record: RecordData, field: Field, wanted: Wanted): Promise<void> {
    const value = await this.valueFor(entity, record, field, wanted)
    if (value !== undefined) setAt(record, field.path, value)
  }

  private async valueFor(entity: Entity, record: RecordData, field: Field, wanted: Wanted): Promise<unknown> {
    const own = this.special[entity.path]?.values?.[field.path]
    if (own) return own()
    if (field.format === 'arquivo') return this.source.upload()
    if (!field.target) return field.schema.default ?? sampleValue(field)
    const target = this.model.entities.get(field.target)
    if (!target) return undefined
    if (field.kind === 'children') return [await this.make(target.path, wanted, {})]
    const id = keepsApart(entity, field)
      ? await this.source.create(target, await this.smallest(target.path))
      : await this.source.pick(target, this.filterFor(entity, record, field))
    if (id === undefined) return undefined
    if (field.kind === 'reference') return { id }
    return field.kind === 'ids' ? [id] : [{ id }]
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

  private withoutHidden(path: string, record: RecordData): RecordData {
    const runtime = this.runtimes.get(path)
    for (const field of writable(runtime.entity))
      if (!isVisible(runtime, field, record, this.context)) setAt(record, field.path, undefined)
    return record
  }
}

/** Whether a reference has to tell records apart: it comes first in a unique key that has no text of its own. */
function keepsApart(entity: Entity, field: Field): boolean {
  if (field.kind !== 'reference') return false
  return entity.unique.some(({ fields }) => {
    const members = fields.map((path) => fieldAt(entity, path))
    return members[0]?.path === field.path && members.every((member) => member?.kind === 'reference')
  })
}

/** What a body may carry. */
export const writable = (entity: Entity): Field[] => leafFields(entity.fields).filter((f) => !f.readOnly && !f.computed)
