import type { JsonSchema } from '#schemas/runtime/model.ts'
import { reservedNames } from '#schemas/runtime/reserved.ts'
import type { Sources } from './files/read.ts'
import type { Problem } from './problem.ts'

/** Problems for fields named like members of Object.prototype: an empty record would seem to have them. */
export function reservedFields({
  entities,
  reports,
  dashboards,
}: Pick<Sources, 'entities' | 'reports' | 'dashboards'>): Problem[] {
  return [...entities, ...reports, ...dashboards].flatMap(({ file, schema }) => inside(file, schema, []))
}

function inside(file: string, schema: JsonSchema, path: string[]): Problem[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = [...path, 'properties', name]
    const own = reservedNames.has(name) ? [problem(file, at, name)] : []
    const items = property.items ? inside(file, property.items, [...at, 'items']) : []
    return [...own, ...inside(file, property, at), ...items]
  })
}

const problem = (file: string, path: string[], name: string): Problem => ({
  file,
  path,
  message: `"${name}" não serve de nome de campo: todo objeto de JavaScript já o tem`,
  hint: 'dê-lhe o nome do que guarda',
})
