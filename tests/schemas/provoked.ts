import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One text that the specification quotes, and the test in which somebody sees it. */
export interface ProvokedText {
  text: string
  /** document and paragraphs */
  spec: string
  when: string
  /** '<file>#<beginning of the test's title>' */
  test: string
  /** what that test looks for, where it is not the text itself */
  seen?: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Without what is put in: 'Arquivo {name} …' and 'Tipo: ...' are looked for by their fixed part. */
const fixed = (text: string) =>
  text
    .split(/\{\w+\}|\.\.\.$/)
    .sort((a, b) => b.length - a.length)[0]
    ?.trim() ?? ''

let product: string | undefined

/** Everything the product may say. */
function productSources(): string {
  product ??= ['schemas', 'server', 'admin', 'portal']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.(json|tsx?)$/.test(name) && !/generated|migrations/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n')
    .replace(/\$\{product\}/g, 'Prumo RH')
  return product
}

/** What is wrong with the claim that a text is shown and provoked; undefined when it holds. */
export function unproven(
  { text, test, seen = fixed(text) }: ProvokedText,
  source = readTest(test),
): string | undefined {
  if (!productSources().includes(fixed(text))) return `'${text}' is not in the product`
  const body = bodyOf(source, test.split('#')[1] ?? '')
  if (body === undefined) return `${test}: there is no such test`
  return [body, ...constantsIn(source, body)].some((part) => part.includes(seen))
    ? undefined
    : `${test}: '${text}' is not looked for`
}

/** A test's file, after the steps that it shares with others (its relative imports). */
export function readTest(test: string): string {
  const file = join(root, test.split('#')[0] ?? '')
  const source = readFileSync(file, 'utf8')
  const shared = [...source.matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path))
  return [...shared.map((path) => readFileSync(path, 'utf8').replace(/^export /gm, '')), source].join('\n')
}

/** From its title to the next test of the file. */
export function bodyOf(source: string, title: string): string | undefined {
  const tests = source.split(/^(?= *(?:test|it)(?:\.each)?\()/m).slice(1)
  return title === '' ? undefined : tests.find((each) => headOf(each).includes(title))
}

/** Up to the story itself. */
const headOf = (test: string) => test.split(/=>/)[0] ?? ''

/** What stands before the tests and is named in this one: `const EXPIRED = '…'`. */
const constantsIn = (source: string, body: string): string[] =>
  source
    .split(/\n(?= *(?:const|async function|function) )/)
    .filter((part) => {
      const name = /^ *(?:const|async function|function) (\w+)/.exec(part)?.[1]
      return name !== undefined && new RegExp(`\\b${name}\\b`).test(body)
    })
    .map((part) => part.split(/\n\n/)[0] ?? '')
