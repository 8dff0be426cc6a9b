import type { JsonSchema } from '#schemas/runtime/model.ts'

/** Collects the conditions of one entity; equal ones share a number. */
export class Conditions {
  readonly list: JsonSchema[] = []
  private readonly numbers = new Map<string, number>()

  /** Index of a resolved condition; added when new. */
  add(condition: JsonSchema): number {
    const key = JSON.stringify(condition)
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.list.push(condition)
    this.numbers.set(key, this.list.length - 1)
    return this.list.length - 1
  }
}

/** Dotted field path → the values allowed while a condition holds: `enum` and `const` in an if/then at the root. */
export function conditionalValues(
  schema: JsonSchema,
  conditions: Conditions,
): Map<string, { condition: number; values: unknown[] }[]> {
  const found = new Map<string, { condition: number; values: unknown[] }[]>()
  const collect = (then: JsonSchema | undefined, condition: JsonSchema) => {
    for (const [name, { enum: listed, const: only }] of Object.entries(then?.properties ?? {})) {
      const values = listed ?? (only === undefined ? undefined : [only])
      if (values) found.set(name, [...(found.get(name) ?? []), { condition: conditions.add(condition), values }])
    }
  }
  for (const rule of [schema, ...(schema.allOf ?? [])]) {
    if (!rule.if) continue
    collect(rule.then, rule.if)
    collect(rule.else, { not: rule.if })
  }
  return found
}

/** Dotted field path → indexes of the conditions that make it required. */
export function conditionalRequired(schema: JsonSchema, conditions: Conditions): Map<string, number[]> {
  const found = new Map<string, number[]>()
  const collect = (then: JsonSchema | undefined, prefix: string, condition: JsonSchema) => {
    if (!then) return
    for (const name of then.required ?? []) {
      const path = prefix + name
      found.set(path, [...(found.get(path) ?? []), conditions.add(condition)])
    }
    for (const [name, inner] of Object.entries(then.properties ?? {})) collect(inner, `${prefix}${name}.`, condition)
    for (const inner of then.allOf ?? []) {
      if (inner.if) collect(inner.then, prefix, { allOf: [condition, inner.if] })
      else collect(inner, prefix, condition)
    }
  }
  const rules = [schema, ...(schema.allOf ?? [])]
  for (const rule of rules) {
    if (!rule.if) continue
    collect(rule.then, '', rule.if)
    collect(rule.else, '', { not: rule.if })
  }
  return found
}
