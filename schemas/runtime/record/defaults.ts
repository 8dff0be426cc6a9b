import { monthsBefore } from '../dates.ts'
import type { Field, RecordData, RuleContext } from '../model.ts'
import { leafFields, setAt, valueAt } from '../paths.ts'
import type { EntityRuntime } from '../validator.ts'
import type { SpecialDefault } from '../written/basics.ts'

/**
 * A copy with the defaults of missing fields: constants of `default`, and dynamic ones (`x-field.default`).
 * A separate pass, because Ajv evaluates `allOf` before it fills in defaults.
 */
export function applyDefaults(runtime: EntityRuntime, data: RecordData, context: RuleContext): RecordData {
  const out = structuredClone(data)
  for (const field of leafFields(runtime.entity.fields)) {
    const value = valueAt(out, field.path)
    if (value === undefined) {
      const found = defaultOf(field, context)
      if (found !== undefined) setAt(out, field.path, found)
    } else if (field.kind === 'children' && field.target && Array.isArray(value)) {
      const child = runtime.child(field.target)
      setAt(
        out,
        field.path,
        value.map((row) => (isNewRow(row) ? applyDefaults(child, row, context) : row)),
      )
    }
  }
  return out
}

const isNewRow = (row: unknown): row is RecordData =>
  typeof row === 'object' && row !== null && !Array.isArray(row) && (row as RecordData).id === undefined

const defaultOf = (field: Field, context: RuleContext): unknown =>
  field.hint.default ? moved(field, specialValue(field.hint.default, context)) : structuredClone(field.schema.default)

/** A day shifted by a number of months (`x-field.defaultMonths`). */
const moved = ({ hint: { defaultMonths } }: Field, day: unknown): unknown =>
  defaultMonths !== undefined && typeof day === 'string' ? monthsBefore(day, -defaultMonths) : day

/** Current value of a dynamic default; undefined for one that needs a user when there is no session. */
export function specialValue(name: SpecialDefault, context: RuleContext): unknown {
  switch (name) {
    case 'all':
      return undefined
    case 'today':
      return context.hoje
    case 'monthAgo':
      return monthsBefore(context.hoje, 1)
    case 'sixMonthsAgo':
      return monthsBefore(context.hoje, 6)
    case 'yearStart':
      return `${context.hoje.slice(0, 4)}-01-01`
    case 'yearEnd':
      return `${context.hoje.slice(0, 4)}-12-31`
    case 'thisYear':
      return Number(context.hoje.slice(0, 4))
    case 'now':
      return new Date().toISOString()
    case 'currentUser':
      return context.usuario.id === undefined ? undefined : { id: context.usuario.id, nome: context.usuario.nome }
    case 'currentCompany':
      return context.empresa.id === undefined ? undefined : { id: context.empresa.id, nome: context.empresa.nome }
  }
}
