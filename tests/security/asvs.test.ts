import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const readme = readFileSync(at('tests/security/README.md'), 'utf8')

/** How many requirements of levels 1 and 2 each section of the standard (5.0.0) has. */
const sections: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
}

interface Row {
  ids: string[]
  state: string
  shown: string
}

/** '7.1.1–7.1.2' are two; '17.1.1–17.3.2' all of the sections between. */
function idsOf(text: string): string[] {
  const [from = '', to = from] = text.split('–')
  const all = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
  )
  return all.slice(all.indexOf(from), all.indexOf(to) + 1)
}

const rows = readme
  .split('\n')
  .map((line) => /^\| (\d[\d.–]*) \| ([^|]+) \| (.+) \|$/.exec(line))
  .filter((found) => found !== null)
  .map(([, ids = '', state = '', shown = '']): Row => ({ ids: idsOf(ids), state, shown }))

test('each requirement of level 2 stands in the table once', () => {
  const asked = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
  )
  expect(asked).toHaveLength(253)
  expect(rows.flatMap(({ ids }) => ids)).toEqual(asked)
})

test('what holds names a test or a check that exists', () => {
  const wrong = rows.filter(({ state, shown }) => {
    const named = [...shown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    const tests = named.filter((name) => /\.test\.ts$|^npm run /.test(name))
    const exists = (name: string) =>
      name.startsWith('npm run ')
        ? readFileSync(at('package.json'), 'utf8').includes(`"${name.slice(8)}"`)
        : existsSync(at(`tests/${name}`))
    return state === 'holds' && (tests.length === 0 || !tests.every(exists))
  })
  expect(wrong).toEqual([])
})

test('what does not hold says so and why', () => {
  expect(rows.filter(({ state }) => !['holds', 'n/a', 'open'].includes(state))).toEqual([])
  expect(rows.filter(({ shown }) => shown.trim().length < 4)).toEqual([])
})
