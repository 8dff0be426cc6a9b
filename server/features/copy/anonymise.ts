import type { Model } from '#schemas/load.ts'
import { type PersonalField, personalFields } from '#schemas/runtime/definition/lgpd.ts'
import type { Entity, Field, FieldError, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { checkRecord } from '#schemas/runtime/record/record.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { Fictitious } from './fictitious.ts'
import { staysOut } from './scope.ts'
import { addressOf, emptyValue, fictitiousValue, type Who } from './stand-in.ts'
import type { Sweep } from './sweep.ts'

/** Dependencies of an anonymiser. */
export interface Parts {
  model: Model
  runtimes: { get(path: string): EntityRuntime }
  context: RuleContext
  fictitious: Fictitious
  sweep: Sweep
  /** whether a referenced record is part of the copy */
  isKept(entity: string, id: number): boolean
}

/** A field whose value was removed. */
interface Emptied {
  field: Field
  value: unknown
}

/** Whether a field always has a value: it is mandatory, or a boolean with a default. */
const isNeverEmpty = ({ required, type, schema }: Field): boolean =>
  required || (type === 'boolean' && schema.default !== undefined)

/** Whether a field's text is searched for names: values of machine formats hold no prose. */
const swept = (field: Field) => field.format === undefined || field.format === 'html'

/**
 * Turns records into fictitious ones by `x-field.lgpd`: invents names, CPFs, addresses and telephone numbers, moves dates of birth within their year,
 * empties all other personal fields, or fills them with neutral values where mandatory. Remaining texts are searched for people. References to records
 * outside of the copy are removed.
 */
export class Anonymiser {
  private readonly personal = new Map<Entity, Map<string, PersonalField>>()
  private readonly out = new Map<Entity, boolean>()

  constructor(private readonly parts: Parts) {}

  /** @returns undefined for a record with a mandatory reference outside of the copy */
  record(entity: Entity, record: RecordData): RecordData | undefined {
    const person = personOf(entity, record)
    return this.within(entity, record, { entity, person, id: Number(record.id), today: this.parts.context.hoje })
  }

  private within(entity: Entity, record: RecordData, who: Who): RecordData | undefined {
    const out: RecordData = { id: record.id }
    const emptied: Emptied[] = []
    for (const field of leafFields(entity.fields)) {
      const value = valueAt(record, field.path)
      // passwords are not read; an empty hash matches no password
      if (field.writeOnly && field.required && field.type === 'string') setAt(out, field.path, '')
      if (value === undefined || value === null || field.computed || field.path === 'id') continue
      const made = this.valueOf(entity, field, value, who)
      if (made !== undefined) setAt(out, field.path, made)
      else if (field.kind === 'reference' && field.required) return undefined
      else emptied.push({ field, value })
    }
    this.refill(entity, out, emptied, who)
    return out
  }

  private valueOf(entity: Entity, field: Field, value: unknown, who: Who): unknown {
    if (field.kind === 'children') return this.rows(field, value as RecordData[], who)
    if (field.target !== undefined) {
      const left = this.references(field, value)
      return left !== undefined && this.goes(entity, field) ? undefined : left
    }
    if (field.format === 'arquivo' || field.schema.items?.format === 'arquivo') return undefined
    const personal = this.personalOf(entity).get(field.path)
    if (personal && this.goes(entity, field)) return fictitiousValue(this.parts.fictitious, personal, value, who)
    if (field.format === 'email') return addressOf(who)
    return swept(field) && !field.options ? this.parts.sweep.value(value) : value
  }

  /** Whether a field is removed: not if it is no personal data, or the law allows to keep it. */
  private goes(entity: Entity, field: Field): boolean {
    const personal = this.personalOf(entity).get(field.path)
    return personal !== undefined && personal.anonymise !== 'mantem' && personal.class !== 'nenhum'
  }

  private rows(field: Field, rows: RecordData[], who: Who): RecordData[] | undefined {
    const child = this.parts.model.entities.get(field.target ?? '')
    if (!child || this.isOut(child)) return undefined
    const made = rows.flatMap((row) => {
      const one = this.within(child, row, { ...who, entity: child, id: Number(row.id) })
      return one ? [one] : []
    })
    return made.length > 0 ? made : undefined
  }

  private references(field: Field, value: unknown): unknown {
    const target = field.target ?? ''
    const isKept = (one: unknown) =>
      this.parts.isKept(target, typeof one === 'number' ? one : (one as { id: number }).id)
    if (field.kind === 'reference') return isKept(value) ? { id: (value as { id: number }).id } : undefined
    const left = (value as unknown[]).filter(isKept)
    return left.length > 0 ? left : undefined
  }

  /** Refills emptied fields that rules require, with neutral values. */
  private refill(entity: Entity, out: RecordData, emptied: Emptied[], who: Who): void {
    const fill = ({ field, value }: Emptied) => {
      if (field.kind === 'scalar' && field.format !== 'arquivo') setAt(out, field.path, emptyValue(field, value, who))
    }
    for (const one of emptied) if (isNeverEmpty(one.field)) fill(one)
    const left = emptied.filter(({ field }) => !isNeverEmpty(field))
    if (left.length === 0) return
    const { id: _, ...data } = out
    const asked = new Set(checkRecord(this.parts.runtimes.get(entity.path), data, this.parts.context).map(path))
    for (const one of left) if (asked.has(one.field.path)) fill(one)
  }

  private personalOf(entity: Entity): Map<string, PersonalField> {
    const known = this.personal.get(entity)
    if (known) return known
    const found = new Map(personalFields(entity, this.parts.model.entities).map((one) => [one.field.path, one]))
    this.personal.set(entity, found)
    return found
  }

  private isOut(entity: Entity): boolean {
    const known = this.out.get(entity) ?? staysOut(entity, this.parts.model)
    this.out.set(entity, known)
    return known
  }
}

const path = ({ field }: FieldError) => field

/** Key of a person: his CPF, so that candidate and employee are the same, else the record. */
function personOf(entity: Entity, record: RecordData): string {
  const cpf = entity.lgpd?.person?.cpf
  const number = cpf === undefined ? undefined : valueAt(record, cpf)
  return typeof number === 'string' ? number : `${entity.path} ${record.id}`
}
