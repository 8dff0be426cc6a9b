import { formats } from '#schemas/runtime/formats/formats.ts'
import { keywordMessage, requiredMessage } from '#schemas/runtime/messages.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { writable } from '#tests/helpers/record.ts'

/** A way to break one rule of a field, and the exact text the product must answer with. */
export interface Breach {
  field: Field
  title: string
  value: unknown
  message: string
}

const keyword = (field: Field, name: string, params: Record<string, unknown>) =>
  keywordMessage(field, { keyword: name, params })

/** The false side of every rule that stands in the schema of a field. */
export function breaches(entity: Entity): Breach[] {
  return writable(entity).flatMap((field): Breach[] => {
    // a hidden field's value is ignored: its rules are tested where it shows
    if (field.visibleWhen !== undefined || hiddenSection(entity, field)) return []
    const found: Breach[] = []
    const add = (title: string, value: unknown, message: string) => found.push({ field, title, value, message })
    const { schema } = field
    if (field.required && !hasDefault(field)) add('é obrigatório', undefined, requiredMessage(field))
    if (field.kind !== 'scalar') return found
    if (schema.maxLength !== undefined && !field.options && !field.format)
      add(
        'tem tamanho máximo',
        'x'.repeat(schema.maxLength + 1),
        keyword(field, 'maxLength', { limit: schema.maxLength }),
      )
    if (schema.maximum !== undefined)
      add('tem máximo', schema.maximum + 1, keyword(field, 'maximum', { limit: schema.maximum }))
    if (schema.minimum !== undefined)
      add('tem mínimo', schema.minimum - 1, keyword(field, 'minimum', { limit: schema.minimum }))
    if (schema.exclusiveMinimum !== undefined)
      add(
        'é maior que',
        schema.exclusiveMinimum,
        keyword(field, 'exclusiveMinimum', { limit: schema.exclusiveMinimum }),
      )
    if (field.options) add('é de uma lista fechada', wrongOption(field), keyword(field, 'enum', {}))
    add('tem o seu tipo', field.type === 'string' && !field.options ? 7 : 'não é', typeText(field))
    const format = field.format ? formats[field.format] : undefined
    const bad = format?.examples.invalid.find(
      (text) => text.length <= (schema.maxLength ?? 1000) && text.length >= (schema.minLength ?? 0),
    )
    if (format && bad !== undefined)
      add('tem formato', bad, field.hint.messages?.format ?? format.message.replace('{label}', field.title))
    return found
  })
}

/** Whether a new record gets a value where the body has none. */
export const hasDefault = (field: Field): boolean =>
  field.schema.default !== undefined || field.hint.default !== undefined

const hiddenSection = (entity: Entity, field: Field): boolean =>
  entity.form.some(
    (s) =>
      s.visibleWhen !== undefined && s.fields.some((path) => field.path === path || field.path.startsWith(`${path}.`)),
  )

const wrongOption = (field: Field): unknown => (field.type === 'string' ? 'não é opção' : 987_654)

const typeText = (field: Field): string =>
  field.options ? keyword(field, field.type === 'string' ? 'enum' : 'type', {}) : keyword(field, 'type', {})
