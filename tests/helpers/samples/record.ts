import type { Runtimes } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'
import type { Entity, Field, JsonSchema, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { apartInTime, mayClash, spreadHistory } from '../row-dates.ts'
import { Draft, type Values } from './draft.ts'
import { tellsApart } from './fields.ts'
import { ReferenceMaker, type Source } from './references.ts'
import { sampleValue } from './sample-value.ts'
import { holds } from './schema-holds.ts'
import type { Special, Wanted, Wish } from './wish.ts'

export { writable } from './fields.ts'
export type { Source } from './references.ts'
export type { Special } from './wish.ts'

/** Builds valid records of any entity from its schema: no factories. */
export class RecordMaker implements Values {
  private readonly references: ReferenceMaker

  constructor(
    readonly model: Model,
    private readonly runtimes: Runtimes,
    private readonly context: RuleContext,
    private readonly source: Source,
    private readonly special: Record<string, Special> = {},
  ) {
    this.references = new ReferenceMaker(model, source, special, (path, given) => this.smallest(path, given))
  }

  /** A record with its required fields only. @param given values by field name that are kept */
  smallest(path: string, given: RecordData = {}, wish: Wish = {}): Promise<RecordData> {
    return this.make(path, (field) => field.required, given, wish)
  }

  /** Everything a person can fill in. */
  fullest(path: string, given: RecordData = {}, wish: Wish = {}): Promise<RecordData> {
    return this.make(path, () => true, given, wish)
  }

  private make(path: string, wanted: Wanted, given: RecordData, wish: Wish): Promise<RecordData> {
    const pins = new Map([...Object.entries(given), ...(wish.given ?? [])])
    const left = this.special[path]?.without ?? []
    const some: Wanted = (field) => wanted(field) && !left.includes(field.path)
    return new Draft(this.runtimes.get(path), this.context, some, { ...wish, given: pins }, this).finish()
  }

  /** Circle of references that prevents a first record, if any. */
  get circle(): string | undefined {
    return this.references.circle
  }

  /** A value of a field that fits the rest of the record. @param attempt selects another one where there are several */
  async valueOf(draft: Draft, field: Field, schemas: JsonSchema[], attempt: number): Promise<unknown> {
    const own = this.special[draft.entity.path]?.values?.[field.path]
    if (own) return own(schemas)
    if (field.format === 'arquivo') return this.filesOf(field)
    if (attempt === 0 && mayClash(draft.entity, field)) return apartInTime(field)
    if (!field.target) {
      const usual = field.schema.default
      if (
        attempt === 0 &&
        usual !== undefined &&
        !tellsApart(draft.entity, field) &&
        schemas.every((schema) => holds(schema, usual))
      )
        return structuredClone(usual)
      return sampleValue(field, schemas, attempt)
    }
    if (field.kind === 'children') return this.rowsOf(draft, field, schemas)
    return this.references.valueOf(draft, field, schemas, attempt)
  }

  /** Uploads the file or files of a field. */
  async filesOf({ schema }: Field): Promise<unknown> {
    if (schema.type !== 'array') return this.source.upload()
    return Promise.all(Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => this.source.upload()))
  }

  private async rowsOf(draft: Draft, field: Field, schemas: JsonSchema[]): Promise<RecordData[] | undefined> {
    const child = this.model.entities.get(field.target ?? '')
    if (!child) return undefined
    const bounds = schemas.map(({ minItems = 0 }) => minItems)
    const count = draft.wish.rows?.[field.path] ?? Math.max(1, ...bounds)
    const rows: RecordData[] = []
    const keys = [
      ...child.unique.map(({ fields }) => fields),
      ...draft.entity.checks.flatMap(({ check, list, by }) =>
        check === 'distintos' && list === field.path ? [(by as string[]) ?? []] : [],
      ),
    ]
    // fields of unique keys are filled in where there are several rows
    const isKey = (field: Field) => draft.wanted(field) || keys.some((key) => key.includes(field.path))
    const wanted = count > 1 ? isKey : draft.wanted
    for (let i = 0; i < count; i++) rows.push(await this.rowApart(child, wanted, rows, keys))
    return spreadHistory(child, rows)
  }

  /** Builds a row that differs from all others in each unique key. */
  private async rowApart(child: Entity, wanted: Wanted, others: RecordData[], keys: string[][]) {
    let row: RecordData = {}
    for (let tries = 0; tries < 30; tries++) {
      const draft = new Draft(this.runtimes.get(child.path), this.context, wanted, {}, this, tries)
      row = await draft.finish()
      const same = (key: string[], other: RecordData) =>
        key.every((path) => JSON.stringify(valueAt(row, path)) === JSON.stringify(valueAt(other, path)))
      if (!keys.some((key) => others.some((other) => same(key, other)))) return row
    }
    return row
  }
}
