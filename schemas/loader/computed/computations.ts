import { looksAtField } from '#schemas/runtime/computed/looks.ts'
import { type Computation, isWorking, type Node } from '#schemas/runtime/computed/node.ts'
import type { Expression } from '#schemas/runtime/computed/written.ts'
import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import type { Problem } from '../problem.ts'
import { ExpressionReader } from './reader.ts'
import { type Access, looksAt, restsOn } from './rests-on.ts'
import { digitsOf, fitsType, titleOfType, valueTypeOf } from './types.ts'

type Path = (string | number)[]
type Entities = ReadonlyMap<string, Entity>

const placeOf = (field: Field): Path => field.path.split('.').flatMap((name) => ['properties', name])
const COMPUTED: Path = ['x-field', 'computed']

/** Parses the expression of every computed field (`x-field.computed: {…}`) into `field.computes`; returns the problems. */
export function addComputations(entities: Entities, schemas: ReadonlyMap<string, JsonSchema>): Problem[] {
  const problems: Problem[] = []
  const made: { entity: Entity; field: Field }[] = []
  for (const entity of entities.values())
    for (const field of leafFields(entity.fields)) {
      if (typeof field.hint.computed !== 'object') continue
      const file = `${entity.path}.json`
      const written = writtenAt(schemas.get(entity.path), field.path)
      const found = written === undefined ? undefined : read(entities, entity, field, written)
      problems.push(...(found?.problems ?? []).map((one) => ({ ...one, file, path: [...placeOf(field), ...one.path] })))
      if (!found?.computation) continue
      field.computes = found.computation
      made.push({ entity, field })
    }
  const told = new Set<string>()
  const circular = made.filter(({ entity, field }) => {
    const way = circle(entities, entity, field)
    if (way && !told.has(nameOf(entity, field))) {
      for (const { entity: at, field: one } of way) told.add(nameOf(at, one))
      problems.push(circleProblem(entity, field, way))
    }
    return way !== undefined
  })
  // a circular expression would be evaluated for ever
  for (const { field } of circular)
    if (field.computes) field.computes.node = { op: 'firstFilled', type: field.computes.node.type, args: [] }
  for (const { entity, field } of made) describe(entities, entity, field)
  // the browser and the diff of definitions see `computed: true` instead of the expression
  for (const { field } of made) field.hint.computed = true
  return problems
}

/** Copies computations to an entity rebuilt from a changed schema. */
export function takeComputations(from: Entity, to: Entity): void {
  for (const field of leafFields(to.fields)) {
    const computes = fieldAt(from, field.path)?.computes
    if (!computes) continue
    field.computes = computes
    field.hint.computed = true
  }
}

function writtenAt(schema: JsonSchema | undefined, path: string): Expression | undefined {
  const property = path.split('.').reduce<JsonSchema | undefined>((at, name) => at?.properties?.[name], schema)
  return property?.['x-field']?.computed
}

function read(entities: Entities, entity: Entity, field: Field, written: Expression) {
  const reader = new ExpressionReader(entities)
  const node = reader.read(written, { entity }, COMPUTED)
  const wrong = (message: string, hint?: string) =>
    reader.problems.push({ path: COMPUTED, message, ...(hint ? { hint } : {}) })
  const type = valueTypeOf(field)
  const digits = digitsOf(field.schema.multipleOf)
  if (!type || type === 'reference')
    wrong(`"${field.path}" não é um valor simples: um cálculo dá um texto, número, data ou sim/não`)
  else if (node && !fitsType(node.type, type))
    wrong(`o cálculo dá ${titleOfType(node.type)}; "${field.path}" é ${titleOfType(type)}`)
  if (type === 'number' && digits === null) wrong('"multipleOf" de um valor calculado é 1, 0.1, 0.01 …')
  if (node && field.options)
    for (const [at, one] of results(node, COMPUTED))
      if (one.op === 'const') reader.plain.checkOption(one, field.options, at)
  if (reader.problems.length > 0 || !node) return { problems: reader.problems }
  const computation: Computation = {
    node,
    from: 'record',
    ...(type === 'number' && typeof digits === 'number' ? { digits } : {}),
  }
  return { problems: [], computation }
}

/** The nodes an expression may result in: each branch of `cases` and `firstFilled`. */
function results(node: Node, at: Path): [Path, Node][] {
  if (node.op === 'cases')
    return [
      ...node.cases.flatMap((one, i) => results(one.then, [...at, 'cases', i, 'then'])),
      ...(node.else ? results(node.else, [...at, 'else']) : []),
    ]
  if (node.op === 'firstFilled') return node.args.flatMap((arg, i) => results(arg, [...at, 'firstFilled', i]))
  return [[at, node]]
}

const nameOf = (entity: Entity, field: Field): string => `${entity.path} ${field.path}`

type Step = Pick<Access, 'entity' | 'field'>

/** The path on which a computed field depends on itself; undefined when it does not. */
function circle(entities: Entities, entity: Entity, start: Field): Step[] | undefined {
  const seen = new Set<Field>()
  const wayBack = (at: Entity, field: Field): Step[] | undefined => {
    if (!field.computes) return undefined
    for (const next of looksAt(entities, at, field.computes.node).fields) {
      if (next.field === start) return []
      if (seen.has(next.field)) continue
      seen.add(next.field)
      const rest = wayBack(next.entity, next.field)
      if (rest) return [next, ...rest]
    }
    return undefined
  }
  const way = wayBack(entity, start)
  return way && [{ entity, field: start }, ...way]
}

function circleProblem(entity: Entity, start: Field, way: Step[]): Problem {
  const names = way.map(({ entity: at, field }) => (at === entity ? field.path : `${at.path}.${field.path}`))
  const message = `"${start.path}" se calcula por si mesmo: ${[...names, start.path].join(' → ')}`
  return { file: `${entity.path}.json`, path: [...placeOf(start), ...COMPUTED], message }
}

const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'minLength', 'maxLength', 'pattern', 'const', 'not'] as const

/** Whether validation reads the field: by limits, conditions, rules or checks. */
function isRuled(entity: Entity, { path, schema }: Field): boolean {
  return (
    limits.some((keyword) => schema[keyword] !== undefined) ||
    entity.conditions.some((condition) => looksAtField(condition, path)) ||
    looksAtField(entity.schema.allOf, path) ||
    entity.checks.some((check) => Object.values(check).flat().includes(path))
  )
}

function describe(entities: Entities, entity: Entity, field: Field): void {
  const { computes } = field
  if (!computes) return
  const { fields, others, nodes } = restsOn(entities, entity, field)
  const label = others.every((one) => one.label) && fields.every((one) => one.where !== 'others' || one.label)
  computes.from = others.length === 0 ? 'record' : label ? 'labels' : 'others'
  if (isRuled(entity, field)) computes.ruled = true
  if (nodes.some(({ op }) => op === 'today')) computes.daily = true
  if (nodes.some(({ op }) => op === 'rows' || op === 'through')) computes.looksUp = true
  const stays = nodes.every((one) => one.op !== 'today' && one.op !== 'rows' && one.op !== 'through' && !isWorking(one))
  if (stays && fields.every((one) => one.where === 'record')) computes.fixed = true
}
