import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bodyOf, looksFor, readTest, testsOf, withoutTitle } from './provoked.ts'

/** Where a rule of the specification is seen from both of its sides, and what it quotes. */
export type RuleProof = {
  says?: string | string[]
  /** why a standard text of the rule is never needed */
  unsaid?: string
} & (
  | {
      /** '<file>#<part of the title>': the accepted, shown or computed case */
      true: string
      /** the refused or hidden case, or the other one; the same test where it tells both */
      false: string
    }
  /** a file of tables in which the test that names the rule asserts both sides */
  | { row: string }
  /** a name of the specification that nothing of the product has, and why */
  | { absent: string; why: string }
)

const schemas = fileURLToPath(new URL('../../schemas', import.meta.url))

/** What is wrong with the claim that both sides of a rule are tested; empty when it holds. */
export function unprovenRule(rule: string, proof: RuleProof): string[] {
  if ('absent' in proof) return placesOf(proof.absent).map((place) => `${rule}: ${proof.absent} stands in ${place}`)
  const bodies = 'row' in proof ? rowBodies(rule, proof.row) : sideBodies(proof.true, proof.false)
  if (bodies.length === 0) return [`${rule}: no test of the file names it`]
  const missing = bodies.filter((each) => each.body === undefined).map(({ test }) => `${test}: there is no such test`)
  if (missing.length > 0) return missing
  const wrong = distinct(bodies) || bodies.some(({ body = '' }) => sidesIn(body) > 1) ? [] : [`${rule}: one side only`]
  for (const text of [proof.says ?? []].flat())
    if (!bodies.some(({ source, body = '' }) => looksFor(source, body, text)))
      wrong.push(`${rule}: '${text}' is not looked for`)
  return wrong
}

interface Body {
  test: string
  source: string
  body: string | undefined
}

const sideBodies = (...tests: string[]): Body[] =>
  tests.map((test) => {
    const [source, title = ''] = [readTest(test), test.split('#')[1]]
    const body = bodyOf(source, title)
    return { test, source, body: body && withoutTitle(body, title) }
  })

/** The tests that name the rule, in their title or in the table that they go through. */
function rowBodies(rule: string, test: string): Body[] {
  const source = readTest(test)
  return testsOf(source)
    .filter((body) => looksFor(source, body, rule))
    .map((body) => ({ test, source, body }))
}

const distinct = ([first, second]: Body[]) => second !== undefined && first?.body !== second.body

/** How often a story looks: a test that stands for both sides does so at least twice. */
export const sidesIn = (body: string): number => body.match(/\bexpect(?:\.poll)?\(|\.waitFor\(/g)?.length ?? 0

/** Files of the schemas that have a property or filter of this name. */
const placesOf = (name: string): string[] =>
  readdirSync(schemas, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !path.startsWith('generated'))
    .filter((path) => readFileSync(`${schemas}/${path}`, 'utf8').includes(`"${name}"`))
