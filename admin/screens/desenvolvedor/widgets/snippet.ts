/** Longest text of a value that stays on one line. */
const WIDTH = 76

/** Formats a property of a definition as JSON, with short values on one line. */
export function snippetOf(name: string, schema: object): string {
  return `${JSON.stringify(name)}: ${textOf(schema, '')}`
}

function textOf(value: unknown, indent: string): string {
  const flat = flatText(value)
  if (typeof value !== 'object' || value === null || (indent !== '' && flat.length + indent.length <= WIDTH))
    return flat
  const inside = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((one) => inside + textOf(one, inside))
    : Object.entries(value).map(([key, inner]) => `${inside}${JSON.stringify(key)}: ${textOf(inner, inside)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function flatText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${flatText(inner)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
