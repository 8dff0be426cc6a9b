import { createHash } from 'node:crypto'
import { Ajv, type AnySchema, type AnySchemaObject } from 'ajv'
import type { Model } from './load.ts'
import { standaloneCode } from './loader/files/standalone.ts'
import type { Entity } from './runtime/model.ts'
import type { EntityRuntime, ValidateFn } from './runtime/validator.ts'

/** Ajv options for the whole product: report all errors, no coercion, `multipleOf` with a tolerance. */
export const ajvOptions = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  validateFormats: false,
  messages: false,
  // 1234567.89 / 0.01 is off by 1.5e-8: amounts up to billions have their two decimals
  multipleOfPrecision: 4,
} as const

/** Runtimes of a model, each compiled when first used (250 entities compiled at start would cost two seconds). */
export class Runtimes {
  private readonly ajv = new Ajv(ajvOptions)
  private readonly known = new Map<string, EntityRuntime>()

  /** @param base runtimes of the model this one was made from: entities that both have are compiled once */
  constructor(
    private readonly model: Pick<Model, 'entities' | 'base'>,
    private readonly base?: Runtimes,
  ) {}

  /** @throws Error for a path the model does not have */
  get(path: string): EntityRuntime {
    const known = this.known.get(path)
    if (known) return known
    const entity = this.model.entities.get(path)
    if (!entity) throw new Error(`Unknown entity: ${path}`)
    if (this.base && this.model.base?.entities.get(path) === entity) return this.base.get(path)
    return this.add(entity)
  }

  /** A runtime for an entity that is no part of the model: a report's filter form, an action's body. */
  add(entity: Entity): EntityRuntime {
    const runtime: EntityRuntime = {
      entity,
      // contains validating keywords only, so Ajv compiles it as it is, without a copy
      validate: this.lazy(() => entity.schema),
      conditions: entity.conditions.map((condition) => this.lazy(() => withoutMarkers(condition))),
      child: (child) => this.get(child),
    }
    this.known.set(entity.path, runtime)
    return runtime
  }

  private lazy(schema: () => AnySchema): ValidateFn {
    let compiled: ValidateFn | undefined
    const fn: ValidateFn = (data) => {
      compiled ??= this.ajv.compile(schema()) as ValidateFn
      const valid = compiled(data)
      fn.errors = compiled.errors
      return valid
    }
    return fn
  }
}

/** A copy of a condition without `x-…` keywords and `$comment`, which strict Ajv rejects. */
function withoutMarkers(schema: object): AnySchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => (key.startsWith('x-') || key === '$comment' ? undefined : value)),
  ) as AnySchema
}

/** Source of the runtime helpers that Ajv's standalone code requires; inlined into the browser module. */
const support = `const support = {
  'ajv/dist/runtime/ucs2length': { default: (text) => { let n = 0; for (const _ of text) n++; return n } },
  'ajv/dist/runtime/equal': { default: equal },
}
function equal(a, b) {
  if (a === b) return true
  if (!a || !b || typeof a !== 'object' || typeof b !== 'object' || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]))
}
const require = (name) => support[name]
function push(errors, error) {
  if (errors === null) return [error]
  errors.push(error)
  return errors
}
function cut(errors, length) {
  if (errors === null || !length) return null
  errors.length = length
  return errors
}
`

/**
 * Source text of an entity's definition module for the browser (see DefinitionModule): the entity, its descendants and their
 * precompiled validators. A strict CSP forbids compiling there.
 */
export function definitionModule(model: Pick<Model, 'entities'>, path: string): { code: string; hash: string } {
  const entities = family(model, path)
  const ajv = new Ajv({ ...ajvOptions, inlineRefs: false, code: { source: true, esm: false, lines: false } })
  const exported: Record<string, string> = {}
  const add = (name: string, schema: AnySchema) => {
    ajv.addSchema(schema, name)
    exported[name] = name
    return `validators.${name}`
  }
  const conditions = new Map<string, string>()
  /** Returns the name of the validator of a condition; equal conditions share one function. */
  const share = (condition: object): string => {
    const schema = withoutWords(condition)
    const key = JSON.stringify(schema, sorted)
    const name = conditions.get(key) ?? `c${conditions.size}`
    if (!conditions.has(key)) add(name, schema)
    conditions.set(key, name)
    return name
  }
  const runtimes = entities.map((entity, index) => {
    const validate = add(`v${index}`, withSharedConditions(withoutWords(entity.schema), share))
    const own = entity.conditions.map((condition) => `validators.${share(condition)}`)
    return `${JSON.stringify(entity.path)}: { entity: ${JSON.stringify(clientEntity(entity))}, validate: ${validate}, conditions: [${own.join(', ')}] }`
  })
  const compiled = shorten(standaloneCode(ajv, exported))
  const code = `${support}const validators = {}\n;(function (exports) {${compiled}\n})(validators)\nexport const root = ${JSON.stringify(path)}\nexport const runtimes = {\n${runtimes.join(',\n')}\n}\n`
  return { code, hash: createHash('sha256').update(code).digest('hex').slice(0, 16) }
}

/** A copy without `title` and `description`, which do not affect validation. */
const withoutWords = (schema: object): AnySchema =>
  JSON.parse(
    JSON.stringify(withoutMarkers(schema), (key, value) =>
      (key === 'title' || key === 'description') && typeof value === 'string' ? undefined : value,
    ),
  ) as AnySchema

/** JSON.stringify replacer that sorts keys, so that equal conditions give equal texts. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Replaces the `if` of each rule in `allOf` by a `$ref` to the shared validator of that condition, which forms call too. */
function withSharedConditions(schema: AnySchema, share: (condition: object) => string): AnySchema {
  if (typeof schema === 'boolean' || !Array.isArray(schema.allOf)) return schema
  const allOf = (schema.allOf as AnySchemaObject[]).map((rule) =>
    typeof rule.if === 'object' ? { ...rule, if: { $ref: share(rule.if as object) } } : rule,
  )
  return { ...schema, allOf }
}

/** Patterns of the error bookkeeping that Ajv emits at each check. */
const PUSH = /if\(vErrors === null\)\{vErrors = \[(err\d+)\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g
const RESET = /errors = (_errs\d+);if\(vErrors !== null\)\{if\(\1\)\{vErrors\.length = \1;\}else \{vErrors = null;\}\}/g

/** Matches `schemaPath` of errors; kept only for options of anyOf or oneOf, which record.ts tells apart by it (schemas/runtime/record/record.ts). */
const ORIGIN = /,schemaPath:"(?![^"]*\/(?:anyOf|oneOf)\/\d)[^"\\]*"/g

/** Shortens generated code: repeated statements become calls of helpers (see `support`), unread `schemaPath`s and schemas are dropped. */
const shorten = (code: string): string =>
  withoutUnreadSchemas(
    code
      .replace(PUSH, 'vErrors = push(vErrors, $1);errors++;')
      .replace(RESET, 'errors = $1;vErrors = cut(vErrors, $1);')
      .replace(ORIGIN, ''),
  )

/** Drops the `const schemaN = {…}` literals that Ajv emits although the code never reads them. */
function withoutUnreadSchemas(code: string): string {
  const reads = new Map<string, number>()
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) reads.set(name, (reads.get(name) ?? 0) + 1)
  let rest = code
  for (const [name, times] of reads) {
    const start = rest.indexOf(`const ${name} = {`)
    if (times === 1 && start >= 0) rest = rest.slice(0, start) + rest.slice(endOfStatement(rest, start))
  }
  return rest
}

/** Index after the semicolon that ends the statement at `start`; skips semicolons inside string literals. */
function endOfStatement(code: string, start: number): number {
  const part = /"(?:[^"\\]|\\.)*"|;/g
  part.lastIndex = start
  for (let found = part.exec(code); found; found = part.exec(code)) if (found[0] === ';') return part.lastIndex
  throw new Error('Ajv ends its statements with a semicolon')
}

/** Drops the schema and conditions of an entity: the browser has their compiled validators. */
const clientEntity = (entity: Entity): Entity => ({ ...entity, schema: {}, conditions: [] })

/** An entity and all its descendants. */
function family(model: Pick<Model, 'entities'>, path: string): Entity[] {
  const found = new Map<string, Entity>()
  const visit = (at: string) => {
    const entity = model.entities.get(at)
    if (!entity || found.has(at)) return
    found.set(at, entity)
    for (const child of model.entities.values()) if (child.parent?.entity === at) visit(child.path)
  }
  visit(path)
  return [...found.values()]
}
