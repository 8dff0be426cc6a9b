import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { checkStatements } from './check.ts'
import { statementsOf } from './statements.ts'

/** Generated files are the generator's, migrations are run as they are. */
const SKIPPED = /^server\/(generated|migrations)\//

/** Mistakes of all statements below server/, for people: 'server/x.ts:12: what (what was probably meant)'. */
export async function sqlMistakes(pool: pg.Pool, root: string) {
  const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map((file) => `server/${file}`)
    .filter((file) => file.endsWith('.ts') && !SKIPPED.test(file))
    .sort()
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const folders = new Map<string, string>()
  for (const [file, text] of texts) folders.set(dirname(file), `${folders.get(dirname(file)) ?? ''}${text}`)
  const statements = [...texts].flatMap(([file, text]) => statementsOf(file, text, folders.get(dirname(file))))
  const { mistakes, checked, unknown } = await checkStatements(pool, statements)
  const lineOf = (file: string, at: number) => (texts.get(file) ?? '').slice(0, at).split('\n').length
  return {
    mistakes: mistakes.map(({ file, at, message }) => `${file}:${lineOf(file, at)}: ${message}`),
    checked,
    /** where statements stand whose text only shows when they run */
    unknown: unknown.map(({ file, at }) => `${file}:${lineOf(file, at)}`),
  }
}
