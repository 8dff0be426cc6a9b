import type { Runtimes } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'
import type { Entity, Field, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { applyDefaults, checkRecord, isVisible } from '#schemas/runtime/record.ts'
import { sampleValue } from './sample-value.ts'

/** Finds an existing record of an entity that the maker's session sees, matching a list filter. */
export type Pick = (entity: Entity, filter: RecordData) => Promise<number | undefined>

/** Builds valid records of any entity from its schema: no factories. */
export class RecordMaker {
  constructor(
    private readonly model: Model,
    private readonly runtimes: Runtimes,
    private readonly context: RuleContext,
    private readonly pick: Pick,
  ) {}

  /** Only what must be there. */
  smallest(path: string, overrides: RecordData = {}): Promise<RecordData> {
    return this.make(path, (field) => field.required, overrides)
  }

  /** Everything a person can fill in. */
  fullest(path: string, overrides: RecordData = {}): Promise<RecordData> {
    return this.make(path, () => true, overrides)
  }

  private async make(path: string, wanted: (field: Field) => boolean, overrides: RecordData): Promise<RecordData> {
    const runtime = this.runtimes.get(path)
    const { entity } = runtime
    const record: RecordData = {}
    for (const field of writable(entity)) if (wanted(field)) await this.fill(record, field, wanted)
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
  private async mend(
    entity: Entity,
    record: RecordData,
    path: string,
    wanted: (field: Field) => boolean,
  ): Promise<void> {
    const field = fieldAt(entity, path.replace(/\[.*$/, ''))
    if (!field || field.readOnly) return
    if (valueAt(record, field.path) === undefined) await this.fill(record, field, wanted)
    else if (!field.required) setAt(record, field.path, undefined)
  }

  private async fill(record: RecordData, field: Field, wanted: (field: Field) => boolean): Promise<void> {
    const value = field.target ? await this.linked(record, field, wanted) : (field.schema.default ?? sampleValue(field))
    if (value !== undefined && field.format !== 'arquivo') setAt(record, field.path, value)
  }

  private async linked(record: RecordData, field: Field, wanted: (field: Field) => boolean): Promise<unknown> {
    const target = this.model.entities.get(field.target ?? '')
    if (!target) return undefined
    if (field.kind === 'children') return [await this.make(target.path, wanted, {})]
    const filter = Object.fromEntries(
      Object.entries(field.hint.filterBy ?? {}).flatMap(([name, path]) => {
        const value = valueAt(record, path)
        return value === undefined ? [] : [[name, value]]
      }),
    )
    const id = await this.pick(target, filter)
    if (id === undefined) return undefined
    if (field.kind === 'reference') return { id }
    return field.kind === 'ids' ? [id] : [{ id }]
  }

  private withoutHidden(path: string, record: RecordData): RecordData {
    const runtime = this.runtimes.get(path)
    for (const field of writable(runtime.entity))
      if (!isVisible(runtime, field, record, this.context)) setAt(record, field.path, undefined)
    return record
  }
}

/** What a body may carry. */
export const writable = (entity: Entity): Field[] => leafFields(entity.fields).filter((f) => !f.readOnly && !f.computed)
