import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { once } from './once.ts'
import { rowsOf, titleOf } from './rows.ts'
import { childrenOf, isTestCall, readSource, type Source } from './source.ts'
import { allWords, fixedPart, hasText, wordsIn } from './words.ts'

/** One test, or one row of a table of tests. */
export interface TestCase {
  /** from the root of the project: 'tests/e2e/inicio/inicio.e2e.test.ts' */
  file: string
  /** its own title, without those of the describes around it; with the values of its row */
  title: string
  /** whether it is a row of a table */
  row: boolean
  /** whether it looks for a text, in a string, a regular expression or a key */
  looksFor: (text: string) => boolean
  /** how many expectations and waits its own source has */
  looks: number
}

const tests = fileURLToPath(new URL('../..', import.meta.url))

/** Every test file of the project, in the order of its path. */
export const testFiles = (): string[] =>
  readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${name}`)
    .sort()

/** Every test of the project; read once. */
export const allTests = once(() => testFiles().flatMap((path) => readTests(path)))

/** The tests a file says, one for each row of its tables; `text` stands for what is on disk. */
export function readTests(path: string, text?: string): TestCase[] {
  const source = readSource(path, text)
  return callsIn(source.file).flatMap((call) => casesOf(source, call))
}

/** The titles of a file as they are written: of a table once, with the places of its values. Also of the aspects of `tests/entities`. */
export const titlesIn = (path: string): string[] =>
  callsIn(readSource(path).file).map((call) => textOf(call.arguments[0]))

/** Calls of test and it, at the top of the file and in its describes. */
function callsIn(node: ts.Node): ts.CallExpression[] {
  if (isTestCall(node)) return [node]
  return isSkipped(node) ? [] : childrenOf(node).flatMap(callsIn)
}

const isSkipped = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^describe\.(skip|todo)/.test(node.expression.getText())

function casesOf(source: Source, call: ts.CallExpression): TestCase[] {
  const [title, ...rest] = call.arguments
  const own = once(() => rest.flatMap((each) => wordsIn(source, each)))
  const table = tableOf(call)
  const rows = table && rowsOf(source, table)
  const inRows = (rows ?? [table]).map((row) => once(() => (row ? allWords(row) : [])))
  return inRows.map((words, at) => ({
    file: source.path,
    row: rows !== undefined,
    title: rows?.[at] ? titleOf(source, textOf(title), rows[at]) : textOf(title),
    looksFor: (text) => source.mentions(fixedPart(text)) && (hasText(own(), text) || hasText(words(), text)),
    looks: looksIn(rest),
  }))
}

/** What test.each goes through. */
function tableOf({ expression }: ts.CallExpression): ts.Expression | undefined {
  const each = ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression)
  return each ? expression.arguments[0] : undefined
}

const textOf = (title: ts.Expression | undefined): string =>
  title && ts.isStringLiteralLike(title) ? title.text : (title?.getText().slice(1, -1) ?? '')

/** A test that stands for both sides of a rule looks at least twice. */
const looksIn = (nodes: ts.Node[]): number =>
  nodes
    .map((node) => node.getText().match(/\bexpect(?:\.poll)?\(|\.waitFor\(/g)?.length ?? 0)
    .reduce((a, b) => a + b, 0)
