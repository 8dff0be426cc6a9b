import type { JSONSchema } from 'json-schema-to-typescript'
import type { JsonSchema } from '#schemas/runtime/model.ts'

/** `export interface <name> { … }` of a self-contained schema without titles, by json-schema-to-typescript. The library is loaded lazily: most runs hit the cache. */
export async function interfaceText(name: string, schema: JsonSchema, comment: string): Promise<string> {
  const { compile } = await import('json-schema-to-typescript')
  const described = { ...schema, description: comment } as JSONSchema
  const text = await compile(described, name, { format: false, bannerComment: '', ignoreMinAndMaxItems: true })
  return tidy(text)
}

/** Indents by braces and folds three-line comments into one: the library would use Prettier, which takes longer than everything else. */
function tidy(text: string): string {
  const folded = text
    .trim()
    .replace(/\/\*\*\n \* ([^\n]*)\n \*\//g, '/** $1 */')
    .replace(/: \(([^()\n]*)\)(?=$|\n)/g, ': $1')
  let depth = 0
  return folded
    .split('\n')
    .map((line) => {
      if (line.startsWith('}')) depth--
      const indented = '  '.repeat(Math.max(depth, 0)) + (line.startsWith('/**') ? line : singleQuoted(line))
      if (line.endsWith('{')) depth++
      return indented
    })
    .join('\n')
}

const singleQuoted = (line: string): string => line.replace(/"([^"'\\]*)"/g, "'$1'")
