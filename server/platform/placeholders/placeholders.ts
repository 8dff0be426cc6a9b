import { suggestName } from '#schemas/loader/suggest.ts'
import { fillInsides, hasStrayBraces, insidesOf } from '#schemas/runtime/placeholders.ts'
import type { Sources } from './sources.ts'

/** One placeholder of a text: '{{candidato.experiencias: empresa, funcao; ordem -dataAdmissao; soma salario}}'. */
export interface Placeholder {
  /** 'candidato.experiencias' */
  name: string
  /** 'candidato' */
  root: string
  /** 'experiencias' */
  path: string
  /** columns of a list, when they are named */
  columns: string[]
  /** sort order of a list's rows, descending with a '-' before it */
  order: string[]
  /** columns of a list that are summed below it */
  totals: string[]
  /** parts after a ';' that are not understood */
  unknown: string[]
}

/** Parses the text between the braces. */
export function readPlaceholder(inside: string): Placeholder {
  const colon = inside.indexOf(':')
  const name = (colon < 0 ? inside : inside.slice(0, colon)).trim()
  const parts = (colon < 0 ? '' : inside.slice(colon + 1)).split(';')
  const dot = name.indexOf('.')
  const found: Placeholder = {
    name,
    root: dot < 0 ? name : name.slice(0, dot),
    path: dot < 0 ? '' : name.slice(dot + 1),
    columns: [],
    order: [],
    totals: [],
    unknown: [],
  }
  for (const [i, part] of parts.entries()) {
    const [, key, list] = /^\s*(ordem|soma)\s+(.*)$/i.exec(part) ?? []
    if (key) found[key.toLowerCase() === 'ordem' ? 'order' : 'totals'] = listed(list ?? '')
    else if (i === 0) found.columns = listed(part)
    else if (part.trim() !== '') found.unknown.push(part.trim())
  }
  return found
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** The placeholders of a text, in its order. */
export const placeholdersOf = (text: string): Placeholder[] => insidesOf(text).map(readPlaceholder)

/** The first unknown placeholder of a text, in one sentence; undefined when all exist. */
export function placeholderProblem(text: string, sources: Sources): string | undefined {
  for (const { name, root, path } of placeholdersOf(text)) {
    if (sources.get(root)?.fields.has(path)) continue
    const known = [...sources].flatMap(([one, { fields }]) => [...fields.keys()].map((field) => `${one}.${field}`))
    return unknownPlaceholder(name, known)
  }
  return bracesProblem(text)
}

/** Message that a placeholder does not exist, with the most similar known one. */
export function unknownPlaceholder(name: string, known: string[]): string {
  const hint = suggestName(name, known)
  return `O marcador {{${name}}} não existe${hint ? `: ${hint}` : '.'}`
}

/** Message that a brace is missing; undefined when the braces match. */
export const bracesProblem = (text: string): string | undefined =>
  hasStrayBraces(text) ? 'Há um marcador sem {{ ou }}.' : undefined

/** The text with its placeholders replaced. */
export const fillPlaceholders = (text: string, saidBy: (placeholder: Placeholder) => string): string =>
  fillInsides(text, (inside) => saidBy(readPlaceholder(inside)))

/** Whether a text has placeholders and all of them are empty: such a text ('Responda até: ') is left out. */
export function saysNothing(text: string, saidBy: (placeholder: Placeholder) => string): boolean {
  const found = placeholdersOf(text)
  return found.length > 0 && found.every((placeholder) => saidBy(placeholder) === '')
}
