import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import type { XCondition, XSource } from '#schemas/runtime/written/report.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'
import { type Kind, kindOf } from './kinds.ts'
import { type Entities, isMisnamed, leafAt } from './path.ts'

/** The parts of `x-report` that generated filters change. */
interface Hints {
  source?: XSource
  checks?: XCheck[]
  period?: { start?: string; end?: string; year?: string }
}

/** Result of expanding one condition with `asks`. */
interface Made {
  condition: XCondition
  properties: Record<string, JsonSchema>
  /** names of the filters for the first and last day */
  period?: [string, string]
}

/**
 * Expands `asks` in a report's conditions: adds a filter property per question, of the kind of the field it narrows,
 * and rewrites the condition to use it. Properties already written stay; questions that cannot be expanded are left to
 * the check of the source.
 */
export function withAskedFilters(schema: JsonSchema, entities: Entities): JsonSchema {
  const hints = (schema as JsonSchema & { 'x-report': Hints })['x-report']
  const { source } = hints
  const entity = source && entities.get(source.entity)
  if (!source?.where || !entity) return schema
  const made: Made[] = []
  const where = source.where.map((condition) => {
    const found = filterOf(condition, entity, entities, source.on !== undefined)
    if (found) made.push(found)
    return found?.condition ?? condition
  })
  if (made.length === 0) return schema
  const periods = made.flatMap(({ period }) => (period ? [period] : []))
  const [first] = periods
  const checks = periods.map(([start, end]) => ({ check: 'periodo', start, end }))
  const required = made.flatMap(({ condition, properties }) => (condition.required ? Object.keys(properties) : []))
  return {
    ...schema,
    properties: { ...Object.assign({}, ...made.map(({ properties }) => properties)), ...schema.properties },
    required: [...new Set([...(schema.required ?? []), ...required])],
    'x-report': {
      ...hints,
      source: { ...source, where },
      checks: [...(hints.checks ?? []), ...checks],
      ...(hints.period || !first ? {} : { period: { start: first[0], end: first[1] } }),
    },
  } as JsonSchema
}

function filterOf(condition: XCondition, entity: Entity, entities: Entities, dated: boolean): Made | undefined {
  const { asks, ...rest } = condition
  if (asks === undefined || typeof condition.value !== 'string') return undefined
  const leaf = leafAt(entities, entity, condition.value, dated)
  if (isMisnamed(leaf)) return undefined
  const { field, owner } = leaf
  const kind = kindOf(field)
  const title = condition.title ?? (field.path === 'id' ? owner.plural : field.title)
  if (Array.isArray(asks))
    return between(rest, asks, kind, field, condition.titles ?? [`${title} (de)`, `${title} (até)`])
  const property = propertyOf(kind, field, title, owner)
  if (!property) return undefined
  const operator = kind === 'text' && !field.options ? 'contains' : 'equals'
  return { condition: { ...rest, [operator]: { filter: asks } }, properties: { [asks]: property } }
}

function between(
  rest: XCondition,
  names: [string, string],
  kind: Kind,
  field: Field,
  titles: [string, string],
): Made | undefined {
  if (kind !== 'day' && (kind !== 'number' || field.options)) return undefined
  const type: JsonSchema = kind === 'day' ? { type: 'string', format: 'date' } : { type: field.type }
  const hint = kind === 'number' && field.hint.widget ? { 'x-field': { widget: field.hint.widget } } : {}
  const [start, end] = names
  return {
    condition: { ...rest, from: { filter: start }, to: { filter: end } },
    properties: Object.fromEntries(names.map((name, i) => [name, { ...type, title: titles[i] ?? name, ...hint }])),
    ...(kind === 'day' ? { period: [start, end] } : {}),
  }
}

/** Filter property: several values for records and closed lists, a substring for texts. */
function propertyOf(
  kind: Kind,
  { options, target, type }: Field,
  title: string,
  owner: Entity,
): JsonSchema | undefined {
  const several = (items: JsonSchema): JsonSchema => ({ type: 'array', uniqueItems: true, title, items })
  if (kind === 'record' || kind === 'records') return several({ $ref: `../../${target ?? owner.path}.json#/$defs/id` })
  if (options) return several({ oneOf: options.map((option) => ({ const: option.value, title: option.title })) })
  if (kind === 'boolean') return { title, oneOf: yesOrNo }
  if (kind === 'day') return { type: 'string', format: 'date', title }
  if (kind === 'number') return { type, title }
  return kind === 'text' ? { type: 'string', maxLength: 255, title } : undefined
}

const yesOrNo: JsonSchema[] = [
  { const: 'true', title: 'Sim' },
  { const: 'false', title: 'Não' },
]
