/** Whether a schema refers to the field at a dotted path anywhere, nested `properties` included. */
export function looksAtField(schema: unknown, path: string): boolean {
  return names(schema, path.split('.'))
}

function names(schema: unknown, steps: string[]): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const [step = '', ...rest] = steps
  return Object.entries(schema).some(([key, value]) => {
    if (key !== 'properties') return names(value, steps)
    const inner = (value as Record<string, unknown>)[step]
    return inner !== undefined && (rest.length === 0 || names(inner, rest))
  })
}
