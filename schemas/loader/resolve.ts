import { posix } from 'node:path'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Sources } from './files/read.ts'
import type { Problem } from './problem.ts'
import { suggestName } from './suggest.ts'

const schemaLists = ['oneOf', 'anyOf', 'allOf'] as const
const schemaKeys = ['not', 'if', 'then', 'else', 'items', 'contains'] as const

/** Name of the field that references to an entity carry as their text; see Entity.labelKey. */
export type LabelKeyOf = (entityPath: string) => string

/**
 * Inlines every `$ref`, so that Ajv, the types and OpenAPI see self-contained schemas.
 * A reference to an entity becomes `{ id, [labelKey] }` marked `x-ref`; a child entity becomes an object marked
 * `x-child`.
 */
export class Resolver {
  readonly problems: Problem[] = []
  private readonly files = new Map<string, JsonSchema>()

  constructor(
    sources: Sources,
    private readonly labelKeyOf: LabelKeyOf,
  ) {
    for (const { file, schema } of [...sources.entities, ...sources.reports, ...sources.dashboards])
      this.files.set(file, schema)
    for (const [file, schema] of sources.shared) this.files.set(file, schema)
  }

  resolve(schema: JsonSchema, file: string, path: (string | number)[], stack: string[] = []): JsonSchema {
    if (schema.$ref !== undefined) return this.follow(schema, file, path, stack)
    const out: JsonSchema = { ...schema }
    for (const key of schemaKeys) {
      const inner = schema[key]
      if (inner) out[key] = this.resolve(inner, file, [...path, key], stack)
    }
    for (const key of schemaLists) {
      const inner = schema[key]
      if (inner) out[key] = inner.map((s, i) => this.resolve(s, file, [...path, key, i], stack))
    }
    if (schema.properties) {
      out.properties = {}
      for (const [name, s] of Object.entries(schema.properties))
        out.properties[name] = this.resolve(s, file, [...path, 'properties', name], stack)
    }
    return out
  }

  private follow(schema: JsonSchema, file: string, path: (string | number)[], stack: string[]): JsonSchema {
    const { $ref = '', ...siblings } = schema
    const [target = '', pointer = ''] = $ref.split('#')
    const targetFile = target === '' ? file : posix.normalize(posix.join(posix.dirname(file), target))
    const key = `${targetFile}#${pointer}`
    const found = this.files.get(targetFile)
    if (stack.includes(key)) return this.wrong(file, path, `"${$ref}" aponta para si mesmo`)
    if (!found)
      return this.wrong(
        file,
        path,
        `"${$ref}" aponta para um arquivo que não existe`,
        suggestName(targetFile, this.files.keys()),
      )
    const isEntity = found['x-entity'] !== undefined
    const entityPath = targetFile.replace(/\.json$/, '')
    if (isEntity && pointer === '/$defs/ref') return { ...this.reference(entityPath), ...siblings }
    if (isEntity && pointer === '/$defs/id') return { type: 'integer', 'x-ref': entityPath, ...siblings }
    if (isEntity && pointer === '') return { type: 'object', 'x-child': entityPath, ...siblings }
    const defs = found.$defs ?? {}
    const name = pointer.replace(/^\/\$defs\//, '')
    const def = Object.hasOwn(defs, name) ? defs[name] : undefined
    if (!pointer.startsWith('/$defs/') || !def)
      return this.wrong(file, path, `"${$ref}" não existe em ${targetFile}`, suggestName(name, Object.keys(defs)))
    const resolved = this.resolve(def, targetFile, ['$defs', name], [...stack, key])
    return { ...resolved, ...(this.resolve(siblings, file, path, stack) as JsonSchema) }
  }

  private reference(entityPath: string): JsonSchema {
    return {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: { id: { type: 'integer', minimum: 1 }, [this.labelKeyOf(entityPath)]: {} },
      'x-ref': entityPath,
    }
  }

  private wrong(file: string, path: (string | number)[], message: string, hint?: string): JsonSchema {
    this.problems.push({ file, path: [...path, '$ref'], message, hint })
    return {}
  }
}
