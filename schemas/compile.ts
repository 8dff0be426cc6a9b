import { createHash } from 'node:crypto'
import { Ajv, type AnySchema } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import type { Model } from './load.ts'
import type { Entity } from './runtime/model.ts'
import type { EntityRuntime, ValidateFn } from './runtime/validator.ts'

/** The one way this product configures Ajv: everything it finds wrong, no coercion, decimals compared with a tolerance. */
export const ajvOptions = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  validateFormats: false,
  messages: false,
  multipleOfPrecision: 8,
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
      // has validating keywords only: compiled as it is, no second one is kept
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

/** Conditions come resolved from the files and may carry markers and titles that strict Ajv does not know. */
function withoutMarkers(schema: object): AnySchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => (key.startsWith('x-') || key === '$comment' ? undefined : value)),
  ) as AnySchema
}

/** What Ajv's standalone code requires at run time; the browser module brings it along. */
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
`

/**
 * Source text of an entity's definition module for the browser (see DefinitionModule): the entity, its descendants and their
 * precompiled validators. A strict CSP forbids compiling there.
 */
export function definitionModule(model: Pick<Model, 'entities'>, path: string): { code: string; hash: string } {
  const entities = family(model, path)
  const ajv = new Ajv({ ...ajvOptions, code: { source: true, esm: false, lines: false } })
  const exported: Record<string, string> = {}
  const runtimes = entities.map((entity, index) => {
    const add = (name: string, schema: object) => {
      ajv.addSchema(withoutMarkers(schema), name)
      exported[name] = name
      return `validators.${name}`
    }
    const validate = add(`v${index}`, entity.schema)
    const conditions = entity.conditions.map((condition, i) => add(`c${index}_${i}`, condition))
    return `${JSON.stringify(entity.path)}: { entity: ${JSON.stringify(clientEntity(entity))}, validate: ${validate}, conditions: [${conditions.join(', ')}] }`
  })
  const compiled = standaloneCode(ajv, exported)
  const code = `${support}const validators = {}\n;(function (exports) {${compiled}\n})(validators)\nexport const root = ${JSON.stringify(path)}\nexport const runtimes = {\n${runtimes.join(',\n')}\n}\n`
  return { code, hash: createHash('sha256').update(code).digest('hex').slice(0, 16) }
}

/** Node hands a CommonJS default over as `default` of the namespace or as the namespace, depending on the loader. */
const standaloneCode = ((standalone as unknown as { default?: typeof standalone }).default ??
  standalone) as unknown as (ajv: Ajv, refs: Record<string, string>) => string

/** The browser has its validators: the schemas they were made from need not travel. */
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
