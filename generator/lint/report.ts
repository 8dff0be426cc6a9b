import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Problem } from '#schemas/loader/problem.ts'
import { locatePath } from './locate.ts'

/** Formats all problems: 'schemas/x/y.json:12 properties.nome: message (hint)', sorted by file and line, without duplicates. */
export function reportProblems(root: string, problems: Problem[]): string[] {
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const known = texts.get(file)
    if (known !== undefined) return known
    const full = join(root, file)
    const text = existsSync(full) && full.endsWith('.json') ? readFileSync(full, 'utf8') : ''
    texts.set(file, text)
    return text
  }
  const lines = problems.map((problem) => {
    const file = posix.normalize(`schemas/${problem.file}`)
    const line = lineOf(textOf(file), problem)
    const where = problem.path.length > 0 ? ` ${problem.path.join('.')}` : ''
    const hint = problem.hint ? ` (${problem.hint})` : ''
    return { file, line, text: `${file}:${line}${where}: ${problem.message}${hint}` }
  })
  lines.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
  return [...new Set(lines.map(({ text }) => text))]
}

/** Line of a problem; for JSON syntax errors from the parser's character position. */
function lineOf(text: string, { path, message }: Problem): number {
  const position = path.length === 0 ? /position (\d+)/.exec(message)?.[1] : undefined
  return position === undefined ? locatePath(text, path) : text.slice(0, Number(position)).split('\n').length
}
