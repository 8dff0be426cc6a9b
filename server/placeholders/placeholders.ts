import { suggest } from '#schemas/loader/suggest.ts'
import type { Sources } from './sources.ts'

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/** One placeholder of a text: '{{candidato.experiencias: empresa, funcao}}'. */
export interface Placeholder {
  /** 'candidato.experiencias' */
  name: string
  /** 'candidato' */
  root: string
  /** 'experiencias' */
  path: string
  /** columns of a list, when they are named */
  columns: string[]
}

/** What stands between the braces, taken apart. */
export function readPlaceholder(inside: string): Placeholder {
  const [name = '', columns = ''] = inside.split(':', 2).map((part) => part.trim())
  const dot = name.indexOf('.')
  const listed = columns.split(',').map((column) => column.trim())
  return {
    name,
    root: dot < 0 ? name : name.slice(0, dot),
    path: dot < 0 ? '' : name.slice(dot + 1),
    columns: listed.filter((column) => column !== ''),
  }
}

/** The placeholders of a text, in its order. */
export const placeholdersOf = (text: string): Placeholder[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, inside = '']) => readPlaceholder(inside))

/** What is wrong with the placeholders of a text, in one sentence; undefined when all of them exist. */
export function placeholderProblem(text: string, sources: Sources): string | undefined {
  for (const { name, root, path } of placeholdersOf(text)) {
    if (sources.get(root)?.fields.has(path)) continue
    const known = [...sources].flatMap(([one, { fields }]) => [...fields.keys()].map((field) => `${one}.${field}`))
    const hint = suggest(name, known)
    return `O marcador {{${name}}} não existe${hint ? `: ${hint}` : '.'}`
  }
  return /\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, '')) ? 'Há um marcador sem {{ ou }}.' : undefined
}

/** The text with its placeholders replaced. */
export const fillPlaceholders = (text: string, saidBy: (placeholder: Placeholder) => string): string =>
  text.replaceAll(PLACEHOLDER, (_whole, inside: string) => saidBy(readPlaceholder(inside)))

/** Whether a text has placeholders, and none of them has anything to say: 'Responda até: ' is then left out. */
export function saysNothing(text: string, saidBy: (placeholder: Placeholder) => string): boolean {
  const found = placeholdersOf(text)
  return found.length > 0 && found.every((placeholder) => saidBy(placeholder) === '')
}
