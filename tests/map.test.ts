import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = process.cwd()
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter(Boolean)
const readmes = files.filter((file) => file.endsWith('README.md'))
const readme = read('README.md')

/** Files, and folders with a stroke at the end. */
const places = new Set(files)
for (const file of files)
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) places.add(`${folder}/`)

const TOP = ['schemas', 'generator', 'server', 'admin', 'build', 'portal', 'tests']

/** Paths from the root of the project in code spans of a text; blocks of code hold examples. */
const pathsIn = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`#?([\w.<>*…/-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => TOP.includes(path.split('/')[0] ?? '') && path.includes('/'))

/** Whether something stands there; `<group>` is any name, `*` any part of one. */
function isThere(path: string): boolean {
  if (!/[<*]/.test(path)) return places.has(path) || places.has(`${path}/`)
  const pattern = new RegExp(
    `^${path
      .replace(/[.]/g, '\\.')
      .replace(/\*/g, '[^/]*')
      .replace(/<[\w-]+>/g, '[\\w-]+')}/?$`,
  )
  return [...places].some((place) => pattern.test(place))
}

/** Whether a path leads somewhere from the root or from a folder around the README that names it. */
function leadsOn(readmeFile: string, path: string): boolean {
  for (let folder = dirname(readmeFile); folder !== '.'; folder = dirname(folder))
    if (isThere(join(folder, path))) return true
  return isThere(path)
}

/** The rows of the table below a heading. */
function tableBelow(heading: string): string[] {
  const [, table = ''] = new RegExp(`### ${heading}\\n\\n((?:\\|.*\\n)+)`).exec(readme) ?? []
  return table.split('\n').slice(2).filter(Boolean)
}

test.each([
  ['Where does it live\\?', 14],
  ['And where is…', 20],
])('[issue 22] every line of "%s" leads to something that is there', (heading, least) => {
  const rows = tableBelow(heading)
  expect(rows.length).toBeGreaterThanOrEqual(least)
  for (const row of rows) expect(row, row).toMatch(/`(?:x-|jobs\/|npm run |[\w-]+\/)/)
  expect(rows.flatMap(pathsIn).filter((path) => !isThere(path))).toEqual([])
})

test('[issue 22] the tree of the README names every folder of code', () => {
  const there = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && places.has(`${entry.name}/`) && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  const told = [...readme.matchAll(/^(\w+)\/ {2,}/gm)].map(([, name = '']) => name)
  expect(told.sort()).toEqual(there.sort())
})

test('every npm script that a README names is one', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = readmes.flatMap((file) =>
    [...read(file).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => [file, name] as const),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(([, name]) => !(name in scripts))).toEqual([])
})

/** What READMEs show as an example of what somebody would write. */
const EXAMPLES = new Set([
  'schemas/sst/telas/mapa-risco.json',
  'admin/screens/sst/mapa-risco/Screen.tsx',
  'schemas/x/y.json',
])

test('paths that a README names, and its links, lead to something that is there', () => {
  const dead = readmes.flatMap((file) => {
    const text = read(file)
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
      normalize(join(dirname(file), to)),
    )
    return [...pathsIn(text).filter((path) => /\.\w+$/.test(path) && !EXAMPLES.has(path)), ...links]
      .map((path) => path.replace(/\/$/, ''))
      .filter((path) => !path.includes('…') && !leadsOn(file, path))
      .map((path) => `${file}: ${path}`)
  })
  expect(dead).toEqual([])
})
