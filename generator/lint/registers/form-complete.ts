import type { Problem } from '#schemas/loader/problem.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import type { LintRule } from '../context.ts'

/** A declared form contains every editable field, except those that only actions set. */
export const formComplete: LintRule = ({ entity, file, schema }) => {
  if (!schema['x-entity']?.form) return []
  const shown = new Set(entity.form.flatMap((section) => section.fields))
  const byAction = new Set(entity.actions.flatMap((action) => action.fields))
  return lacking(entity, shown, byAction).map(
    (field): Problem => ({
      file,
      path: ['properties', ...field.path.split('.').flatMap((name, i) => (i === 0 ? [name] : ['properties', name]))],
      message: `"${field.path}" não está em nenhuma seção de x-entity.form`,
      hint: 'acrescente-o a uma seção, ou marque-o readOnly',
    }),
  )
}

function lacking(entity: Entity, shown: Set<string>, byAction: Set<string>): Field[] {
  const inside = (fields: Field[]): Field[] =>
    fields.flatMap((field) => {
      if (field.readOnly || field.computed || field.path === 'id') return []
      if (shown.has(field.path) || byAction.has(field.path) || shown.has(field.hint.within ?? '')) return []
      return field.fields ? inside(field.fields) : [field]
    })
  return inside(entity.fields)
}
