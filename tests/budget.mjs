import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What `npm test` may take on two quiet cores, installing apart: twelve minutes as of 22 November 2026, and from then on a minute for twenty registers, ten
 * seconds for a browser story and one for a call written by hand.
 */
const SECONDS = 720
const growth = [
  {
    name: 'cadastros',
    then: 98,
    seconds: 3,
    count: () => groups().flatMap((group) => filesIn('schemas', group).filter((name) => name.endsWith('.json'))).length,
  },
  {
    name: 'histórias',
    then: 292,
    seconds: 10,
    count: () => linesIn('tests', /\.(?:e2e|browser)\.test\.ts$/, /^\s*(?:test|it)(?:\.each[^(]*)?\(/gm),
  },
  {
    name: 'chamadas',
    then: 174,
    seconds: 1,
    count: () => linesIn('server/domain', /\.ts$/, /^\s*route\.(?:get|post|put|delete|patch)\(/gm),
  },
]

/** @returns {{ seconds: number, why: string }} the budget of the tree below the working folder, and what it is made of */
export function timeBudget() {
  const grown = growth.map(({ name, then, seconds, count }) => ({ name, more: count() - then, seconds }))
  return {
    seconds: SECONDS + grown.reduce((sum, { more, seconds }) => sum + more * seconds, 0),
    why: `12 min e ${grown.map(({ name, more }) => `${more} ${name}`).join(', ')} a mais`,
  }
}

/** @param {number} seconds @returns {string} '21 min 16 s' */
export const minutes = (seconds) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`

const notGroups = ['company', 'generated', 'loader', 'meta', 'runtime']
const groups = () =>
  readdirSync('schemas', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !notGroups.includes(entry.name) ? [entry.name] : [],
  )

const filesIn = (...folders) =>
  readdirSync(join(...folders), { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))

function linesIn(folder, file, line) {
  const found = readdirSync(folder, { recursive: true }).filter((name) => file.test(name))
  return found.reduce((sum, name) => sum + (readFileSync(join(folder, name), 'utf8').match(line) ?? []).length, 0)
}
