import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { recordSchema, type Side } from '#server/openapi/record-schema.ts'
import { type Output, output } from './output.ts'
import type { TypeCache } from './type-cache.ts'

/** Properties json-schema-to-typescript is told verbatim. */
type TypedSchema = JsonSchema & { tsType?: string }

type Entities = ReadonlyMap<string, Entity>

/** One file per entity with its Record (`EtapaSeletiva`) and Input (`EtapaSeletivaInput`), and entities.ts that lists them. */
export async function emitTypes(entities: Entities, cache: TypeCache): Promise<Output[]> {
  const files: Output[] = []
  for (const entity of entities.values()) files.push(await entityFile(entity, entities, cache))
  return [...files, entitiesFile(entities)]
}

async function entityFile(entity: Entity, entities: Entities, cache: TypeCache): Promise<Output> {
  const children = new Set<string>()
  const schemaOf = (side: Side): JsonSchema => {
    const child = (target: Entity): TypedSchema => {
      if (target.path !== entity.path) children.add(target.path)
      return { tsType: typeName(target, side) }
    }
    return typed(recordSchema(entity, { side, entities, child }))
  }
  const record = await cache.typeOf(typeName(entity, 'record'), schemaOf('record'), entity.title)
  const input = await cache.typeOf(typeName(entity, 'input'), schemaOf('input'), `${entity.title}: o que se envia`)
  const imports = [...children].sort().map((path) => {
    const name = entities.get(path)?.typeName ?? ''
    // a child list that is read only has no input
    const names = [name, `${name}Input`].filter((word) => new RegExp(`\\b${word}\\b`).test(record + input))
    return `import type { ${names.join(', ')} } from '#schemas/generated/types/${path}.ts'`
  })
  return output(`schemas/generated/types/${entity.path}.ts`, imports.join('\n'), record, input)
}

const typeName = (entity: Entity, side: Side): string =>
  side === 'record' ? entity.typeName : `${entity.typeName}Input`

/** Bounds and formats are no part of a TypeScript type: a change of them leaves the file as it is. */
const bounds = new Set(['minItems', 'maxItems', 'minLength', 'maxLength', 'minimum', 'maximum', 'default', 'format'])

/** A longer list of values (every authority there is) says nothing in a type, and would change with every definition. */
const MOST_VALUES = 120

/** Without bounds; an object that describes no properties is an open one. */
function typed(schema: JsonSchema): TypedSchema {
  const out: TypedSchema = Object.fromEntries(Object.entries(schema).filter(([key]) => !bounds.has(key)))
  if (schema.type === 'object' && !schema.properties) out.tsType = 'Record<string, unknown>'
  if (schema.enum && schema.enum.length > MOST_VALUES) out.tsType = 'string'
  if (schema.items) out.items = typed(schema.items)
  if (schema.properties) {
    if (schema.additionalProperties === undefined) out.additionalProperties = false
    out.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, typed(inner)]))
  }
  return out
}

function entitiesFile(entities: Entities): Output {
  const all = [...entities.values()]
  const imports = all.map(
    ({ path, typeName: name }) => `import type { ${name}, ${name}Input } from '#schemas/generated/types/${path}.ts'`,
  )
  const table = (name: string, comment: string, suffix: string) =>
    `/** ${comment} */\nexport interface ${name} {\n${all.map((e) => `  '${e.path}': ${e.typeName}${suffix}`).join('\n')}\n}`
  return output(
    'schemas/generated/entities.ts',
    imports.join('\n'),
    table('Entities', 'Record of each entity, as answers and hooks see it.', ''),
    table('Inputs', 'What a body of each entity may hold.', 'Input'),
    'export type EntityPath = keyof Entities',
  )
}
