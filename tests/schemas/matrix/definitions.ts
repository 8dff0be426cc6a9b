import type { Model } from '#schemas/load.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { fieldIn } from './field.ts'
import { decisions, type OwedEntity, type OwedField, type OwedRule, owedEntities, owedRules } from './owed.ts'
import { isInProduct, textsOfModel } from './product.ts'
import { fixedPart } from './words.ts'

/** What the specification has and the definitions have not, as '<entity>.<field>' and rule; `missing` is left out. */
export function absentFromDefinitions(model: Model, missing: Record<string, string>): string[] {
  const fields = Object.entries(owedEntities).flatMap(([name, owed]) =>
    fieldsAbsent(model, owed).map((path) => `${name}.${path}`),
  )
  const texts = textsOfModel(model)
  const rules = Object.entries(owedRules)
    .filter(([name]) => !(name in decisions.absent))
    .filter(([, rule]) => !isDefined(model, rule) || !isSaid(texts, rule))
    .map(([name]) => name)
  return [...fields, ...rules].filter((name) => !(name in missing))
}

function fieldsAbsent(model: Model, { schema, within, fields, filters = [] }: OwedEntity): string[] {
  const known = model.entities.get(schema)?.list.filters.map(({ name }) => name) ?? []
  const absent = fields.filter((path) => !fieldIn(model, schema, within ? `${within}.${path}` : path))
  return [...absent, ...filters.filter((name) => !known.includes(name))]
}

/** Whether the definitions say what the rule wants of fields; so does a rule that wants nothing of any. */
const isDefined = (model: Model, { fields = {} }: OwedRule): boolean =>
  Object.entries(fields).every(([name, owed]) => holds(fieldNamed(model, name), owed))

const isSaid = (texts: string[], { says = [] }: OwedRule): boolean =>
  says.every((text) => texts.some((known) => known.includes(fixedPart(text))) || isInProduct(text))

function holds(field: Field | undefined, owed: OwedField): boolean {
  if (!field) return false
  const required = !owed.required || field.required || field.requiredWhen.length > 0
  const limited = owed.max === undefined || (field.schema.maxLength ?? field.schema.maximum) === owed.max
  const formatted = owed.format === undefined || field.format === owed.format
  return required && limited && formatted && (owed.default === undefined || field.schema.default === owed.default)
}

function fieldNamed(model: Model, name: string): Field | undefined {
  const [schema = '', path = ''] = name.split(':')
  return fieldIn(model, schema, path)
}
