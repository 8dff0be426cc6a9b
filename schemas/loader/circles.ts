import { posix } from 'node:path'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Sources } from './files/read.ts'
import type { Problem } from './problem.ts'

/** A list of child records and its path in the schema. */
interface ChildList {
  path: string[]
  target: string
}

/**
 * Child lists that lead back to an entity that contains them: such a record has no finite depth. Reported once per
 * circle, where it closes; entities with a route are tried first as its start.
 */
export function childCircles({ entities }: Pick<Sources, 'entities'>): Problem[] {
  const lists = new Map(entities.map(({ file, schema }) => [file, childLists(file, schema)]))
  const problems: Problem[] = []
  const done = new Set<string>()
  const visit = (file: string, above: string[]) => {
    done.add(file)
    for (const { path, target } of lists.get(file) ?? []) {
      const way = [...above, file]
      const from = way.indexOf(target)
      if (from !== -1) problems.push(circle(file, path, [...way.slice(from), target]))
      else if (!done.has(target)) visit(target, way)
    }
  }
  const begins = [...entities].sort((a, b) => Number(!hasAddress(a)) - Number(!hasAddress(b)))
  for (const { file } of begins) if (!done.has(file)) visit(file, [])
  return problems
}

const hasAddress = ({ schema }: { schema: JsonSchema }): boolean => schema['x-entity']?.route !== undefined

function childLists(file: string, schema: JsonSchema, path: string[] = []): ChildList[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = [...path, 'properties', name]
    const ref = property.items?.$ref
    if (ref?.endsWith('.json'))
      return [{ path: [...at, 'items', '$ref'], target: posix.normalize(posix.join(posix.dirname(file), ref)) }]
    return childLists(file, property, at)
  })
}

function circle(file: string, path: string[], way: string[]): Problem {
  const names = way.map((one) => one.replace(/\.json$/, ''))
  const own = names.length === 2
  return {
    file,
    path,
    message: own
      ? `as linhas da lista seriam registros do próprio cadastro (${names.join(' → ')}), sem fim`
      : `a lista volta ao registro de que faz parte (${names.join(' → ')})`,
    hint: `para apontar de volta, uma referência: { "$ref": "${posix.relative(posix.dirname(file), way.at(-1) ?? '')}#/$defs/ref" }`,
  }
}
