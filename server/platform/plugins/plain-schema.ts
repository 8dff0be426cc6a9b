import type { JsonSchema } from '#schemas/runtime/model.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'

const nested = ['not', 'if', 'then', 'else', 'items', 'contains'] as const
const lists = ['oneOf', 'anyOf', 'allOf'] as const

/** A resolved schema as standard JSON Schema: without our `x-` keys, and without fields hidden from this session. */
export function plainSchema(schema: JsonSchema, session: Session): JsonSchema & { $schema: string } {
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...plain(schema, session) }
}

function plain(schema: JsonSchema, session: Session): JsonSchema {
  const kept = Object.entries(schema).filter(
    ([key]) => !key.startsWith('x-') && key !== '$comment' && key !== '$schema',
  )
  const out = Object.fromEntries(kept) as JsonSchema
  for (const key of nested) if (out[key]) out[key] = plain(out[key], session)
  for (const key of lists) if (out[key]) out[key] = out[key].map((inner) => plain(inner, session))
  if (out.properties) {
    const secret = ([, property]: [string, JsonSchema]) => {
      const authority = property['x-field']?.authority
      return authority !== undefined && !hasAuthority(session, authority)
    }
    const visible = Object.entries(out.properties).filter((entry) => !secret(entry))
    out.properties = Object.fromEntries(visible.map(([name, property]) => [name, plain(property, session)]))
    if (out.required)
      out.required = out.required.filter(
        (name) => schema.properties?.[name] === undefined || name in (out.properties ?? {}),
      )
  }
  return out
}
