import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const root = process.cwd()

/** Most files of code a folder may hold. */
const MOST = 25

/** Folders that hold more, with what they hold: a number goes down, and then the line goes. */
const larger: Record<string, number> = {
  'tests/bench': 36,
  'tests/e2e': 91,
  'tests/entities': 26,
  'tests/entities/aspects': 35,
  'tests/helpers': 33,
  'tests/server/crud': 34,
  'tests/server/dashboards': 26,
  'tests/server/domain/avaliacao': 26,
  'tests/server/domain/captacao': 35,
  'tests/server/domain/pesquisa': 29,
  'tests/server/domain/utilitario': 29,
  'tests/server/reports/provas': 28,
}

/** Files of code that somebody wrote, as git knows them and as they lie there. */
const written = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((file) => /^(?:build|schemas|generator|server|admin|portal|tests)\/.*\.(?:tsx?|m[jt]s)$/.test(file))
  .filter((file) => !/\/generated\/|^server\/migrations\//.test(file) && existsSync(join(root, file)))

const sizes = new Map<string, number>()
for (const file of written) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)

test('[issue 22] no folder of hand-written code grows beyond 25 files, and none that holds more grows on', () => {
  expect(written.length).toBeGreaterThan(2000)
  const found = [...sizes].filter(([, count]) => count > MOST).sort(([a], [b]) => (a < b ? -1 : 1))
  expect(Object.fromEntries(found)).toEqual(larger)
})

/** Houses whose rooms stand in an order, which wall 14 holds (`.dependency-cruiser.mjs`). */
const { houses } = (await import(pathToFileURL(join(root, '.dependency-cruiser.mjs')).href)) as {
  houses: Record<string, string[]>
}

test.each(Object.entries(houses))(
  '[issue 22] every room of %s has its place in the order that its README tells',
  (house, rooms) => {
    const folders = [...sizes.keys()]
      .filter((folder) => folder === house || folder.startsWith(`${house}/`))
      .map((folder) => (folder === house ? '.' : folder.slice(house.length + 1)))
    expect([...rooms].sort()).toEqual(folders.sort())
    const [, table = ''] =
      /^\| Room \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(readFileSync(join(root, house, 'README.md'), 'utf8')) ?? []
    expect([...table.matchAll(/^\| `([\w./-]+?)\/?` \|/gm)].map(([, room]) => room)).toEqual(rooms)
  },
)
