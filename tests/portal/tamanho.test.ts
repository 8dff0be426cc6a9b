import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { prepare } from '#server/start/prepare.mjs'
import { DIST } from '#tests/helpers/browser/first-load.ts'

const out = join(DIST, 'portal')

beforeAll(async () => {
  if (!process.env.DIST) await prepare({ pages: true })
}, 300_000)

const scripts = () => readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.js'))
const text = (name: string) => readFileSync(join(out, 'assets', name), 'utf8')
/** The scripts a script cannot begin without. */
const needed = (name: string, found = new Set<string>()): Set<string> => {
  if (found.has(name)) return found
  found.add(name)
  for (const [, other = ''] of text(name).matchAll(/(?:import|from)\s*"\.\/([\w.-]+\.js)"/g)) needed(other, found)
  return found
}

test('the scripts of the open vacancies fit 100 KB compressed; those of the registration come when one is opened', () => {
  const page = readFileSync(join(out, 'index.html'), 'utf8')
  const first = new Set(
    [...page.matchAll(/\/externo\/assets\/([\w.-]+\.js)/g)].flatMap(([, name = '']) => [...needed(name)]),
  )
  expect(first.size).toBeGreaterThan(0)
  expect(first.size).toBeLessThan(scripts().length)
  const bytes = [...first].map((name) => gzipSync(readFileSync(join(out, 'assets', name))).length)
  expect(bytes.reduce((sum, n) => sum + n, 0)).toBeLessThan(100 * 1024)
})

test('the page has no scripts written into it, which the security policy would refuse', () => {
  const page = readFileSync(join(out, 'index.html'), 'utf8')
  const scripts = page.match(/<script[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.every((tag) => /src="\/externo\/assets\//.test(tag))).toBe(true)
  expect(page).not.toMatch(/<script[^>]*>[^<\s]|\son\w+=/)
  expect(page).toContain('Portal do candidato')
})
