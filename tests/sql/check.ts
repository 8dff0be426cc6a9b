import type pg from 'pg'
import type { Statement } from './statements.ts'

/** What the database says against a statement. */
export interface SqlMistake {
  file: string
  /** position in the file's text */
  at: number
  message: string
}

export interface Verdict {
  mistakes: SqlMistake[]
  checked: number
  /** statements whose parts are put together elsewhere, so that nobody knows their text */
  unknown: Statement[]
}

/** What may stand in a place: a value, or nothing. */
type Fill = 'value' | 'nothing'

const EXPLAIN = 'explain (generic_plan) '
const SYNTAX = '42601'
/** Tells nothing about names: the type of a value that is put in is not known, or two of them were one. */
const UNKNOWN_TYPE = /^(42P18|42804|42725|22P02|42P08|42846|42883|42803|42P10)$/

/** Lets the database plan every statement, without running one. */
export async function checkStatements(pool: pg.Pool, statements: Statement[]): Promise<Verdict> {
  const answers = await judgeAll(pool, statements)
  return {
    mistakes: answers.filter((answer) => typeof answer === 'object'),
    checked: answers.filter((answer) => answer !== 'unknown').length,
    unknown: statements.filter((_, i) => answers[i] === 'unknown'),
  }
}

/** No more at once than there are connections: what waits too long for one gives up. */
async function judgeAll(pool: pg.Pool, statements: Statement[]): Promise<Answer[]> {
  const answers: Answer[] = []
  const left = statements.entries()
  const lane = async () => {
    for (const [i, statement] of left) answers[i] = await judge(pool, statement)
  }
  await Promise.all(Array.from({ length: pool.options.max }, lane))
  return answers
}

type Answer = 'right' | 'unknown' | SqlMistake

async function judge(pool: pg.Pool, statement: Statement): Promise<Answer> {
  const holes = statement.pieces.filter((piece) => 'hole' in piece).length
  const fills: Fill[] = Array.from({ length: holes }, () => 'value')
  // each place is a value until the database says that none can stand there
  for (let tries = 0; tries <= holes; tries++) {
    const written = write(statement, fills)
    const error = await explain(pool, written.text)
    if (!error) return 'right'
    // without any value everything is known
    if (/\$\d/.test(written.text) && UNKNOWN_TYPE.test(error.code ?? '')) return 'right'
    if (error.code !== SYNTAX) return mistakeOf(statement, written, error, holes)
    const place = written.holeBefore(Number(error.position) - EXPLAIN.length - 1, fills)
    if (place === undefined) return 'unknown'
    fills[place] = 'nothing'
  }
  return 'unknown'
}

async function explain(pool: pg.Pool, text: string): Promise<pg.DatabaseError | undefined> {
  try {
    await pool.query(`${EXPLAIN}${text}`)
    return undefined
  } catch (error) {
    return error as pg.DatabaseError
  }
}

/** A statement as it is sent, with the way back to the file. */
interface Written {
  text: string
  /** position in the file of a position in the text */
  sourceOf(position: number): number
  /** whether the name of a table stands there as it is written, and is not made of what is put in or named by a part of the statement */
  isWhole(position: number, name: string): boolean
  /** the last place before a position that still stands for a value */
  holeBefore(position: number, fills: Fill[]): number | undefined
}

function write({ pieces, at, around }: Statement, fills: Fill[]): Written {
  let text = ''
  const words: { from: number; at: number }[] = []
  const holes: { from: number; n: number }[] = []
  let parameter = 90
  for (const piece of pieces) {
    if ('words' in piece) {
      words.push({ from: text.length, at: piece.at })
      text += piece.words
    } else {
      const n = holes.length
      holes.push({ from: text.length, n })
      text += fills[n] === 'value' ? `$${parameter++}` : ' '
    }
  }
  return {
    text,
    sourceOf(position) {
      const piece = words.findLast(({ from }) => from <= position)
      return piece ? piece.at + position - piece.from : at
    },
    isWhole: (position, name) =>
      /\w/.test(text[position] ?? '') &&
      !/\$/.test(name) &&
      !holes.some(({ from }) => from <= position && /^(?:\$\d+)?\s*$/.test(text.slice(from, position))) &&
      !new RegExp(`\\b${name}\\b(?: \\([^)]*\\))? as (?:materialized )?\\(`, 'i').test(around),
    holeBefore: (position, now) =>
      holes.findLast(({ from, n }) => from <= position && now[n] === 'value')?.n ??
      holes.find(({ n }) => now[n] === 'value')?.n,
  }
}

/** What an error says of the text; of one that is known in part only what names a column with its table, or a table, is sure. */
function mistakeOf(statement: Statement, written: Written, error: pg.DatabaseError, holes: number): Answer {
  const { message, hint, position } = error
  const at = Number(position ?? EXPLAIN.length + 1) - EXPLAIN.length - 1
  const relation = /^relation "(.+)" does not exist/.exec(message)?.[1]
  const sure = relation === undefined ? /^column \w+\.\w+ does not exist/.test(message) : written.isWhole(at, relation)
  if (holes > 0 && !sure) return 'unknown'
  return { file: statement.file, at: written.sourceOf(at), message: hint ? `${message} (${hint})` : message }
}
