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
  /** what the product puts the text together from, where it does not stand in it as a whole */
  pieces?: string[]
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

/** Tests that do what a person or a client does: over HTTP or in the browser. */
const FRONT_DOOR = /^tests\/(e2e|server|entities|admin\/stories)\//

export const isInProduct = (text: string) => productSources().includes(fixed(text))

/** What is wrong with the claim that a text is shown and provoked; undefined when it holds. */
export function unproven(
  { text, test, seen = fixed(text), pieces = [text] }: ProvokedText,
  source = readTest(test),
): string | undefined {
  const [file = '', title = ''] = test.split('#')
  if (!pieces.every(isInProduct)) return `'${text}' is not in the product`
  if (!FRONT_DOOR.test(file)) return `${test}: '${text}' is not provoked through the front door`
  const body = bodyOf(source, title)
  if (body === undefined) return `${test}: there is no such test`
  return looksFor(source, withoutTitle(body, title), seen) ? undefined : `${test}: '${text}' is not looked for`
}

/** Whether a test has these words, in itself or in what stands before the tests and is named in it. */
export const looksFor = (source: string, body: string, words: string): boolean =>
  [body, ...constantsIn(source, body)].some((part) => hasWords(part, fixed(words)))

/** What a test is called proves nothing. */
export const withoutTitle = (body: string, title: string): string =>
  body
    .split('\n')
    .map((line) => (line.includes(title) ? line.slice(0, line.indexOf(title)) : line))
    .join('\n')

/** As whole words: 'Aviso' is not in 'Avisos'. */
function hasWords(source: string, words: string): boolean {
  for (let at = source.indexOf(words); at >= 0; at = source.indexOf(words, at + 1))
    if (!isLetter(source[at - 1]) && !isLetter(source[at + words.length])) return true
  return false
}

const isLetter = (char = '') => /\p{L}/u.test(char)

/** A test's file, after the steps that it shares with others (its relative imports). */
export function readTest(test: string): string {
  const file = join(root, test.split('#')[0] ?? '')
  const source = readFileSync(file, 'utf8')
  const shared = [...source.matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path))
  return [...shared.map((path) => readFileSync(path, 'utf8').replace(/^export /gm, '')), source].join('\n')
}

/** From its title to the next test of the file. */
export function bodyOf(source: string, title: string): string | undefined {
  return title === '' ? undefined : testsOf(source).find((each) => headOf(each).includes(title))
}

/** Each from its title to the next one. */
export const testsOf = (source: string): string[] => source.split(/^(?= *(?:test|it)(?:\.each)?\()/m).slice(1)

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
