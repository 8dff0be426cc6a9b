import type { Field } from '#schemas/runtime/model.ts'

/** Attributes of a column's field that depend on the objects around it. */
export interface FieldHistory {
  /** required at every level up to the root */
  required: boolean
  /** earlier dotted paths, from its own `was` and those of the objects around it */
  was: string[]
}

/** Attributes of every leaf field, by path. */
export function fieldHistory(fields: Field[]): Map<string, FieldHistory> {
  const found = new Map<string, FieldHistory>()
  collect(fields, true, [''], found)
  return found
}

function collect(fields: Field[], required: boolean, prefixes: string[], found: Map<string, FieldHistory>): void {
  for (const field of fields) {
    const paths = knownPaths(field, prefixes)
    const always = required && field.required
    if (field.kind === 'object') {
      const inner = paths.map((path) => `${path}.`)
      collect(field.fields ?? [], always, inner, found)
    } else found.set(field.path, { required: always, was: paths.slice(1) })
  }
}

/** The present path first, then every earlier one. A dotted `was` counts from the root: the field moved into or out of an object. */
function knownPaths(field: Field, prefixes: string[]): string[] {
  // 'grupo/entidade' names a former child entity, which is no path
  const was = (field.hint.was ?? []).filter((name) => !name.includes('/'))
  const names = [field.name, ...was]
  const inside = prefixes.flatMap((prefix) => names.map((name) => (name.includes('.') ? name : prefix + name)))
  return [...new Set([field.path, ...inside, ...(field.path.includes('.') ? was : [])])]
}
