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

/** What an anonymiser works with. */
export interface Parts {
  model: Model
  runtimes: { get(path: string): EntityRuntime }
  context: RuleContext
  fictitious: Fictitious
  sweep: Sweep
  /** whether a record that something refers to is in the copy */
  isKept(entity: string, id: number): boolean
}

/** A field whose value went. */
interface Emptied {
  field: Field
  value: unknown
}

/** A yes or no with a default has a value in every row, mandatory or not. */
const isNeverEmpty = ({ required, type, schema }: Field): boolean =>
  required || (type === 'boolean' && schema.default !== undefined)

/** Machine formats: nobody writes about people in them. */
const swept = (field: Field) => field.format === undefined || field.format === 'html'

/**
 * Makes fictitious records of real ones, as `x-field.lgpd` says: names, CPFs, addresses and telephone numbers are invented, days of birth move
 * within their year, everything else that is personal is emptied, and filled with nothing telling where it may not be empty. What stays is
 * searched for people. References to what is not copied go.
 */
export class Anonymiser {
  private readonly personal = new Map<Entity, Map<string, PersonalField>>()
  private readonly out = new Map<Entity, boolean>()

  constructor(private readonly parts: Parts) {}

  /** @returns undefined for a record that cannot be without what is not copied */
  record(entity: Entity, record: RecordData): RecordData | undefined {
    const person = personOf(entity, record)
    return this.within(entity, record, { entity, person, id: Number(record.id), today: this.parts.context.hoje })
  }

  private within(entity: Entity, record: RecordData, who: Who): RecordData | undefined {
    const out: RecordData = { id: record.id }
    const emptied: Emptied[] = []
    for (const field of leafFields(entity.fields)) {
      const value = valueAt(record, field.path)
      // passwords are never read; no hash is one that nothing fits
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

  /** What says nothing of a person, and what the law lets stay, stays. */
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

  /** What the rules demand beside is filled again, with nothing that tells. */
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

/** The same for a candidate and for the employee he became: by the CPF, else by the record. */
function personOf(entity: Entity, record: RecordData): string {
  const cpf = entity.lgpd?.person?.cpf
  const number = cpf === undefined ? undefined : valueAt(record, cpf)
  return typeof number === 'string' ? number : `${entity.path} ${record.id}`
}
