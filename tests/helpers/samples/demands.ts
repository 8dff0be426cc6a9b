import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { holds, opposite } from './schema-holds.ts'

/** What schemas demand of a record in its current state, by field path. */
export interface Demands {
  /** schemas that the value at a path must fit, where there is one */
  values: Map<string, JsonSchema[]>
  required: Set<string>
  forbidden: Set<string>
}

/**
 * Derives demands from schemas: consequences of conditions that hold, one branch of each `anyOf`, one way for each `not` to fail.
 * @param data the record with `$context` beside its fields
 * @param attempt selects the branch of an `anyOf`, and the way to fail
 */
export function demandsOf(schemas: JsonSchema[], data: RecordData, attempt: number): Demands {
  const out: Demands & Later = { values: new Map(), required: new Set(), forbidden: new Set(), later: [] }
  for (const schema of schemas) collect(schema, data, '', attempt, out)
  // `not` is decided last: `required` takes precedence
  for (let next = out.later.shift(); next; next = out.later.shift()) next()
  return out
}

/** Decisions taken once all required paths are known. */
interface Later {
  later: (() => void)[]
}

const at = (path: string, name: string): string => (path ? `${path}.${name}` : name)

const isObject = (value: unknown): value is RecordData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An absent object counts as {}, as in the product. */
const inside = (value: unknown): unknown => (value === undefined ? {} : value)

function collect(schema: JsonSchema, data: unknown, path: string, attempt: number, out: Demands & Later): void {
  for (const name of schema.required ?? []) out.required.add(at(path, name))
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const value = isObject(data) ? data[name] : undefined
    const place = at(path, name)
    out.values.set(place, [...(out.values.get(place) ?? []), inner])
    // fields of a referenced record cannot be filled in
    if (!inner.properties?.id) collect(inner, inside(value), place, attempt, out)
  }
  for (const part of schema.allOf ?? []) collect(part, data, path, attempt, out)
  if (schema.if) {
    const branch = holds(schema.if, data) ? schema.then : schema.else
    if (branch) collect(branch, data, path, attempt, out)
  }
  const { anyOf } = schema
  if (anyOf) {
    const branch = anyOf.find((one) => holds(one, data)) ?? anyOf[attempt % anyOf.length]
    if (branch) collect(branch, data, path, attempt, out)
  }
  const { not } = schema
  if (not) out.later.push(() => fail(not, data, path, attempt, out))
}

/** Demands that a schema fails in one way: the one it fails in already, else the one `attempt` selects; spares required paths if it can. */
function fail(schema: JsonSchema, data: unknown, path: string, attempt: number, out: Demands & Later): void {
  if (path.startsWith('$context')) return
  const all = waysToFail(schema, path, data)
  const free = all.filter(({ forbids }) => forbids === undefined || !out.required.has(forbids))
  const ways = free.length > 0 ? free : all
  const there = holds(schema, data) ? undefined : ways.find(({ isSo }) => isSo)
  const way = there ?? ways[attempt % Math.max(1, ways.length)]
  way?.order(out, attempt)
}

interface Way {
  /** the record fails the schema in this way already */
  isSo: boolean
  /** the path that must then have no value */
  forbids?: string
  order(out: Demands & Later, attempt: number): void
}

function waysToFail(schema: JsonSchema, path: string, data: unknown): Way[] {
  const ways: Way[] = []
  const value = (name: string) => (isObject(data) ? data[name] : undefined)
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    if (name === '$context') continue
    const place = at(path, name)
    const isSo = value(name) !== undefined && !holds(inner, value(name))
    const order = (out: Demands & Later, attempt: number) => {
      if (inner.properties) fail(inner, inside(value(name)), place, attempt, out)
      else {
        out.values.set(place, [...(out.values.get(place) ?? []), opposite(inner)])
        out.required.add(place)
      }
    }
    ways.push({ isSo, order })
  }
  for (const name of schema.required ?? []) {
    if (name === '$context') continue
    const order = (out: Demands) => out.forbidden.add(at(path, name))
    ways.push({ isSo: value(name) === undefined, forbids: at(path, name), order })
  }
  for (const part of schema.allOf ?? [])
    ways.push({
      isSo: !holds(part, data),
      order: (out, attempt) => fail(part, data, path, Math.floor(attempt / 2), out),
    })
  if (schema.anyOf) {
    const all = schema.anyOf
    ways.push({
      isSo: !all.some((one) => holds(one, data)),
      order: (out, attempt) => {
        for (const one of all) fail(one, data, path, attempt, out)
      },
    })
  }
  if (schema.not) {
    const { not } = schema
    ways.push({ isSo: !holds(schema, data), order: (out, attempt) => collect(not, data, path, attempt, out) })
  }
  return ways
}
