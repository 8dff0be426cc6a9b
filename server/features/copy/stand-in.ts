import type { PersonalField } from '#schemas/runtime/definition/lgpd.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import type { Fictitious } from './fictitious.ts'

/** Record and person of a value. */
export interface Who {
  entity: Entity
  /** the same for all records of one person */
  person: string
  id: number
  today: string
}

/** Fictitious e-mail address of a record, in the reserved domain .invalid: no copy writes to real people. */
export const addressOf = ({ entity, id }: Who): string => `${entity.name}-${id}@exemplo.invalid`

/** Fictitious value of a personal field; undefined where it is emptied. */
export function fictitiousValue(
  fictitious: Fictitious,
  { field, anonymise }: PersonalField,
  value: unknown,
  who: Who,
): unknown {
  if (typeof value !== 'string' || field.options || field.kind !== 'scalar') return undefined
  const { person, today } = who
  if (who.entity.lgpd?.person?.name[0] === field.path) return fictitious.name(person, value)
  switch (field.format) {
    case 'cpf':
      return fictitious.cpf(value)
    case 'email':
      return addressOf(who)
    case 'telefone':
      return fictitious.phone(value, person)
    case 'ddd':
      return '11'
    case 'cep':
      return `${value.slice(0, 5)}000`
    case 'date':
      return anonymise === 'generaliza' ? fictitious.day(value, person, today) : undefined
    case undefined:
      return anonymise === 'mascara' ? masked(fictitious, field, value, who) : undefined
    default:
      return undefined
  }
}

/** Fictitious name: built from the record's id where the register demands unique names, else a fictitious person's. */
function masked(fictitious: Fictitious, field: Field, value: string, { entity, person, id }: Who): string {
  const alone = entity.unique.some(({ fields }) => fields.length === 1 && fields[0] === field.path)
  return alone ? `${entity.name}${id}` : fictitious.name(person, value)
}

/** Neutral value of a mandatory field that was emptied. */
export function emptyValue(field: Field, value: unknown, { id }: Who): unknown {
  if (field.kind !== 'scalar') return value
  if (field.options) return field.options[0]?.value
  if (field.type === 'boolean') return false
  const { minimum, exclusiveMinimum, maxLength, minLength = 0 } = field.schema
  if (field.type === 'number' || field.type === 'integer') return minimum ?? (exclusiveMinimum ?? -1) + 1
  if (field.format === 'date') return `${String(value).slice(0, 4)}-01-01`
  if (field.format !== undefined) return formats[field.format]?.examples.valid[0] ?? value
  return `${field.title} ${id}`.slice(0, maxLength).padEnd(minLength, '.')
}
