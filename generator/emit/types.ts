import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { toPascalCase } from '#schemas/runtime/names.ts'
import { recordSchema, type Side } from '#server/platform/openapi/record-schema.ts'
import { extendingInterface, makeOutput, type Output } from './output.ts'
import type { TypeCache } from './type-cache.ts'

/** Schema with a verbatim TypeScript type for json-schema-to-typescript. */
type TypedSchema = JsonSchema & { tsType?: string }

type Entities = ReadonlyMap<string, Entity>

/** Emits one file per entity with its Record (`EtapaSeletiva`) and Input (`EtapaSeletivaInput`) types, and entities.ts, which lists them by path and group. */
export async function emitTypes(entities: Entities, cache: TypeCache): Promise<Output[]> {
  const files: Output[] = []
  for (const entity of entities.values()) files.push(await entityFile(entity, entities, cache))
  return [...files, ...entitiesFiles(entities)]
}

async function entityFile(entity: Entity, entities: Entities, cache: TypeCache): Promise<Output> {
  const children = new Set<string>()
  const schemaOf = (side: Side): JsonSchema => {
    const child = (target: Entity): TypedSchema => {
      if (target.path !== entity.path) children.add(target.path)
      return { tsType: typeName(target, side) }
    }
    return unboundedSchema(recordSchema(entity, { side, entities, child }))
  }
  const record = await cache.typeOf(typeName(entity, 'record'), schemaOf('record'), entity.title)
  const input = await cache.typeOf(typeName(entity, 'input'), schemaOf('input'), `${entity.title}: o que se envia`)
  const imports = [...children].sort().map((path) => {
    const name = entities.get(path)?.typeName ?? ''
    // a child list that is read only has no input
    const names = [name, `${name}Input`].filter((word) => new RegExp(`\\b${word}\\b`).test(record + input))
    return `import type { ${names.join(', ')} } from '#schemas/generated/types/${path}.ts'`
  })
  return makeOutput(`schemas/generated/types/${entity.path}.ts`, imports.join('\n'), record, input)
}

const typeName = (entity: Entity, side: Side): string =>
  side === 'record' ? entity.typeName : `${entity.typeName}Input`

/** Keywords without effect on the TypeScript type; dropped, so that changes to them leave the file unchanged. */
const bounds = new Set(['minItems', 'maxItems', 'minLength', 'maxLength', 'minimum', 'maximum', 'default', 'format'])

/** Maximum number of literals in a union; longer lists (such as all authorities) become string, since they would change with every definition. */
const MOST_VALUES = 120

/** A copy without bounds; an object without properties becomes an open record. */
export function unboundedSchema(schema: JsonSchema): TypedSchema {
  const out: TypedSchema = Object.fromEntries(Object.entries(schema).filter(([key]) => !bounds.has(key)))
  if (schema.type === 'object' && !schema.properties) out.tsType = 'Record<string, unknown>'
  if (schema.enum && schema.enum.length > MOST_VALUES) out.tsType = 'string'
  if (schema.items) out.items = unboundedSchema(schema.items)
  if (schema.properties) {
    if (schema.additionalProperties === undefined) out.additionalProperties = false
    out.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, unboundedSchema(inner)]),
    )
  }
  return out
}

/** schemas/generated/entities/<group>.ts: the entities of one group by path. */
function groupFile(group: string, entities: Entity[]): Output {
  const imports = entities.map(
    ({ path, typeName: name }) => `import type { ${name}, ${name}Input } from '#schemas/generated/types/${path}.ts'`,
  )
  const members = (suffix: string) => entities.map((e) => `  '${e.path}': ${e.typeName}${suffix}`).join('\n')
  return makeOutput(
    `schemas/generated/entities/${group}.ts`,
    imports.join('\n'),
    `export interface ${toPascalCase(group)}Entities {\n${members('')}\n}`,
    `export interface ${toPascalCase(group)}Inputs {\n${members('Input')}\n}`,
  )
}

/** schemas/generated/entities.ts: the entities of all groups, and one file per group. */
function entitiesFiles(entities: Entities): Output[] {
  const all = [...entities.values()]
  const groups = [...new Set(all.map(({ group }) => group))].sort()
  const names = groups.map(toPascalCase)
  const imports = groups.map((group, i) => {
    const name = names[i] ?? ''
    return `import type { ${name}Entities, ${name}Inputs } from './entities/${group}.ts'`
  })
  const together = (name: string, comment: string) =>
    extendingInterface(
      name,
      comment,
      names.map((group) => group + name),
    )
  return [
    ...groups.map((group) =>
      groupFile(
        group,
        all.filter((entity) => entity.group === group),
      ),
    ),
    makeOutput(
      'schemas/generated/entities.ts',
      imports.join('\n'),
      together('Entities', 'Record of each entity, as answers and hooks see it.'),
      together('Inputs', 'What a body of each entity may hold.'),
      'export type EntityPath = keyof Entities',
    ),
  ]
}
