import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const out = mkdtempSync(join(tmpdir(), 'prumo-portal-'))

// a process of its own: the tests' NODE_ENV would put React's development build in
beforeAll(() => {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const options = ['build', '--config', 'portal/vite.config.ts', '--outDir', out, '--logLevel', 'error']
  execFileSync(process.execPath, [vite, ...options], { cwd: root, env: { ...process.env, NODE_ENV: 'production' } })
})
afterAll(() => rmSync(out, { recursive: true, force: true }))

const scripts = () => readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.js'))
const text = (name: string) => readFileSync(join(out, 'assets', name), 'utf8')
/** The scripts a script cannot begin without. */
const needed = (name: string, found = new Set<string>()): Set<string> => {
  if (found.has(name)) return found
  found.add(name)
  for (const [, other = ''] of text(name).matchAll(/(?:import|from)\s*"\.\/([\w.-]+\.js)"/g)) needed(other, found)
  return found
}

test('the scripts of the open vacancies fit 150 KB compressed; those of the registration come when one is opened', () => {
  const page = readFileSync(join(out, 'index.html'), 'utf8')
  const first = new Set(
    [...page.matchAll(/\/externo\/assets\/([\w.-]+\.js)/g)].flatMap(([, name = '']) => [...needed(name)]),
  )
  expect(first.size).toBeGreaterThan(0)
  expect(first.size).toBeLessThan(scripts().length)
  const bytes = [...first].map((name) => gzipSync(readFileSync(join(out, 'assets', name))).length)
  expect(bytes.reduce((sum, n) => sum + n, 0)).toBeLessThan(150 * 1024)
})

test('the page has no scripts written into it, which the security policy would refuse', () => {
  const page = readFileSync(join(out, 'index.html'), 'utf8')
  const scripts = page.match(/<script[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.every((tag) => /src="\/externo\/assets\//.test(tag))).toBe(true)
  expect(page).not.toMatch(/<script[^>]*>[^<\s]|\son\w+=/)
  expect(page).toContain('Portal do candidato')
})
