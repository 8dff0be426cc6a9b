/** A part of a template: literal text, a path, or an optional part that is dropped when one of its paths is empty. */
export type Part = { words: string } | { path: string } | { optional: Part[] }

/** Parses 'Desde {data}[ ({area.nome})]'. @throws Error for unbalanced braces or brackets */
export function templateParts(template: string): Part[] {
  const levels: Part[][] = [[]]
  const here = () => levels.at(-1) ?? []
  for (const [token] of template.matchAll(/\{[^{}[\]]*\}|[^{}[\]]+|[{}[\]]/g)) {
    if (token === '[') levels.push([])
    else if (token === ']') {
      const optional = levels.pop() ?? []
      if (levels.length === 0) throw new Error('"]" sem "["')
      here().push({ optional })
    } else if (token.length > 1 && token.startsWith('{')) here().push({ path: token.slice(1, -1).trim() })
    else if (token === '{' || token === '}') throw new Error(`"${token}" sem par`)
    else here().push({ words: token })
  }
  if (levels.length > 1) throw new Error('"[" sem "]"')
  return here()
}

/** Every path of a text. */
export const templatePaths = (parts: Part[]): string[] =>
  parts.flatMap((part) => ('path' in part ? [part.path] : 'optional' in part ? templatePaths(part.optional) : []))

/** Fills a template in; undefined when a path outside of brackets is empty. */
export function fillTemplate(parts: Part[], textOf: (path: string) => string): string | undefined {
  let out = ''
  for (const part of parts) {
    const text =
      'words' in part ? part.words : 'path' in part ? textOf(part.path) : (fillTemplate(part.optional, textOf) ?? '')
    if (text === '' && 'path' in part) return undefined
    out += text
  }
  return out
}
