import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'

/** The current field for the path a customisation names: by its path, or by a former name in `was`; undefined when the field was removed. */
export function shippedField(entity: Entity, path: string): Field | undefined {
  return fieldAt(entity, path) ?? leafFields(entity.fields).find((field) => field.hint.was?.includes(path))
}

/** Message why a shipped field cannot be hidden; undefined when it can. */
export function whyShown(entity: Entity, field: Field): string | undefined {
  if (field.required) return `${field.title} é exigido pelo produto e não pode ser ocultado`
  if (entity.label.includes(field.path)) return `${field.title} identifica o registro e não pode ser ocultado`
  if (entity.unique.some(({ fields }) => fields.includes(field.path)))
    return `${field.title} faz parte de uma chave e não pode ser ocultado`
  if (entity.rows?.area === field.path || entity.rows?.hiddenFromManager === field.path)
    return `${field.title} decide quem vê o registro e não pode ser ocultado`
  if (field.requiredWhen.some((at) => looksAtRecord(entity.conditions[at])))
    return `${field.title} é exigido pelo produto em certos casos e não pode ser ocultado`
  return undefined
}

/** Whether a condition depends on the record; one on `$context` (settings) alone may be overridden by a company, a rule on the record may not. */
function looksAtRecord(condition: JsonSchema | undefined): boolean {
  if (!condition) return false
  const named = Object.keys(condition.properties ?? {}).some((name) => name !== '$context')
  const inner = [...(condition.allOf ?? []), ...(condition.anyOf ?? []), ...(condition.not ? [condition.not] : [])]
  return named || inner.some(looksAtRecord)
}

/** Message why a shipped field cannot be made mandatory; undefined when it can. */
export function whyOptional(field: Field): string | undefined {
  if (field.readOnly) return `${field.title} é preenchido pelo sistema e não pode ser obrigatório`
  if (field.type === 'boolean') return `${field.title} tem sempre um valor e não precisa ser obrigatório`
  if (field.writeOnly) return `${field.title} não pode ser obrigatório`
  return undefined
}
