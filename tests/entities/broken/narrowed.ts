import { keywordMessage } from '#schemas/runtime/messages.ts'
import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { type Breach, limitBreaches } from './rules.ts'

/** A limit of a field that an `if/then` sets: how it is broken, and when it holds. */
export interface Narrowed extends Breach {
  condition: JsonSchema
}

/** The limits that an entity's conditions set, on fields a person fills in. */
export function narrowedLimits(entity: Entity): Narrowed[] {
  const { schema } = entity
  const found: Narrowed[] = []
  const collect = (then: JsonSchema | undefined, prefix: string, condition: JsonSchema): void => {
    for (const [name, inner] of Object.entries(then?.properties ?? {})) {
      const field = fieldAt(entity, prefix + name)
      if (field?.kind === 'scalar' && !field.readOnly)
        found.push(...breachesIn(field, inner).map((breach) => ({ ...breach, condition })))
      collect(inner, `${prefix}${name}.`, condition)
    }
    for (const inner of then?.allOf ?? [])
      if (inner.if) collect(inner.then, prefix, { allOf: [condition, inner.if] })
      else collect(inner, prefix, condition)
  }
  for (const rule of [schema, ...(schema.allOf ?? [])]) {
    if (!rule.if) continue
    collect(rule.then, '', rule.if)
    collect(rule.else, '', { not: rule.if })
  }
  return found
}

function breachesIn(field: Field, limits: JsonSchema): Breach[] {
  const allowed = limits.const === undefined ? limits.enum : [limits.const]
  const other = allowed && field.options?.find(({ value }) => !allowed.includes(value))
  const closed = {
    field,
    title: 'is one of the options',
    value: other?.value,
    message: keywordMessage(field, { keyword: 'enum', params: {} }),
  }
  return [...limitBreaches(field, limits), ...(other ? [closed] : [])]
}
