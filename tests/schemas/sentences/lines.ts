import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { titlesIn } from '../matrix/tests.ts'

/** A sentence of the specification that quotes no text, and the test that holds it. */
export interface Line {
  /** 'S1-2.3-04': document, paragraph, place in it */
  id: string
  /** what it demands, in own words */
  says: string
  /** 'tests/e2e/portal/portal.e2e.test.ts > title of the test, as it is written there' */
  test: string
}

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const ID = /^S(\d)-(\d+)(?:\.(\d+))?-(\d{2})$/

/** One file for each paragraph: '1-2.json' is § 2 of document 1. */
export const readLines = (): Line[] =>
  readdirSync(here)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(here, name), 'utf8')) as Line[])

const known = new Map<string, Set<string>>()

function titlesOf(file: string): Set<string> {
  const found = known.get(file) ?? new Set(existsSync(join(root, file)) ? titlesIn(file) : [])
  known.set(file, found)
  return found
}

/** What is wrong with the lines, each by its id: nothing when every sentence has words and a test there is. */
export function mistakesIn(lines: Line[]): string[] {
  return lines.flatMap(({ id, says, test = '' }, at) => {
    const before = lines[at - 1]
    const [file = '', title = ''] = splitOnce(test, ' > ')
    return [
      ...(ID.test(id) ? [] : [`${id}: no id`]),
      ...(before && !follows(id, before.id) ? [`${id}: not after ${before.id}`] : []),
      ...(/^\S.{14,}[^\s]$/.test(says ?? '') ? [] : [`${id}: says nothing`]),
      ...(title === '' ? [`${id}: no test`] : []),
      ...(title !== '' && !isFile(file) ? [`${id}: ${file} is no file of tests`] : []),
      ...(title !== '' && isFile(file) && !titlesOf(file).has(title) ? [`${id}: no test "${title}" in ${file}`] : []),
    ]
  })
}

/** Tests of the project, and the aspects that are run for every register. */
const isFile = (file: string): boolean =>
  /^tests\/([\w./-]+\.test\.tsx?|entities\/aspects\/[\w/-]+\.ts)$/.test(file) && existsSync(join(root, file))

const splitOnce = (text: string, by: string): string[] => {
  const at = text.indexOf(by)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + by.length)]
}

const placesOf = (id: string): number[] => (ID.exec(id) ?? []).slice(1).map((part) => Number(part ?? 0))

function follows(id: string, before: string): boolean {
  const [mine, others] = [placesOf(id), placesOf(before)]
  const place = mine.findIndex((part, i) => part !== others[i])
  return place >= 0 && (mine[place] ?? 0) > (others[place] ?? 0)
}
