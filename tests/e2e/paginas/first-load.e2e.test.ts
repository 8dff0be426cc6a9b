import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import {
  DIST,
  explainGrowth,
  firstLoads,
  hearScripts,
  modulesOf,
  type Parts,
  partsOf,
  readModules,
} from '#tests/helpers/browser/first-load.ts'

/** What each page was made of when the list was last renewed (npm run bench:first-load -- --write). */
const known = JSON.parse(readFileSync(new URL('./first-load/parts.json', import.meta.url), 'utf8')) as Record<
  string,
  Parts
>

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

describe('All scripts until the page rests stay below the budget of the first load', () => {
  test.each(firstLoads)(
    '$name: at most $budget KB on the wire',
    async ({ name, path, usuario, budget, build, shows }) => {
      await stage.storyAnew(usuario, async ({ page, open, quiet }) => {
        const loaded = await hearScripts(page)
        await open(path)
        await quiet()
        const { scripts } = await loaded()
        const modules = modulesOf(scripts, readModules(build))
        expect(Object.keys(modules)).toEqual(expect.arrayContaining(shows))
        const kb = scripts.reduce((sum, { wire }) => sum + wire, 0) / 1024
        const grown = explainGrowth(known[name] ?? {}, partsOf(modules))
        expect(kb, `${name} loads ${kb.toFixed(1)} KB. Grown, before minifying:\n${grown}`).toBeLessThanOrEqual(budget)
      })
    },
  )
})

test('what grew is named, largest first, with what it was', () => {
  const now = partsOf({
    'node_modules/@mui/material/Button/Button.js': 3072,
    'node_modules/@mui/material/Chip/Chip.js': 1024,
    'admin/resource/list/view/ListView.tsx': 2048,
    'captacao/candidato': 1024,
  })
  expect(now).toEqual({ '@mui/material': 4096, 'admin/resource/list': 2048, 'captacao/candidato': 1024 })
  expect(explainGrowth({ '@mui/material': 3584, 'captacao/candidato': 2048 }, now)).toBe(
    '+2.0 KB admin/resource/list (0.0 → 2.0)\n+0.5 KB @mui/material (3.5 → 4.0)',
  )
})

test('no two scripts of a build wait for each other', () => {
  for (const build of ['admin', 'portal']) {
    const folder = join(DIST, build, 'assets')
    const imports = new Map(
      readdirSync(folder)
        .filter((name) => name.endsWith('.js'))
        .map((name) => [name, importsOf(readFileSync(join(folder, name), 'utf8'))]),
    )
    expect(imports.size).toBeGreaterThan(20)
    expect(findCycle(imports)).toBeUndefined()
  }
  expect(
    findCycle(
      new Map([
        ['a.js', ['b.js']],
        ['b.js', ['a.js']],
      ]),
    ),
  ).toEqual(['a.js', 'b.js', 'a.js'])
})

const importsOf = (script: string): string[] =>
  [...script.matchAll(/(?:from|import)"\.\/([\w.~-]+\.js)"/g)].map(([, name = '']) => name)

/** The first way from a script back to itself. */
function findCycle(imports: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>()
  const visit = (name: string, way: string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of imports.get(name) ?? []) {
      const cycle = visit(next, [...way, name])
      if (cycle) return cycle
    }
    done.add(name)
    return undefined
  }
  for (const name of imports.keys()) {
    const cycle = visit(name, [])
    if (cycle) return cycle
  }
  return undefined
}
