import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { writtenFiles } from './written-files.ts'

const root = process.cwd()

/** Most files of code a folder may hold. */
const MOST = 25

const written = writtenFiles(['build', 'schemas', 'generator', 'server', 'admin', 'portal', 'tests'])

const sizes = new Map<string, number>()
for (const file of written) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)

test('[issue 22] no folder of hand-written code holds more than 25 files', () => {
  expect(written.length).toBeGreaterThan(2000)
  expect([...sizes].filter(([, count]) => count > MOST)).toEqual([])
})

test('[issue 22] half of the files of the product have at most 55 lines, nine of ten at most 136', () => {
  const lengths = written
    .filter((file) => !file.startsWith('tests/'))
    .map((file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1)
    .sort((a, b) => a - b)
  const upTo = (share: number) => lengths[Math.floor(lengths.length * share)]
  expect(upTo(0.5)).toBeLessThanOrEqual(55)
  expect(upTo(0.9)).toBeLessThanOrEqual(136)
})

/** Houses whose rooms stand in an order, which wall 14 holds (`.dependency-cruiser.mjs`). */
const { houses, serverRooms } = (await import(pathToFileURL(join(root, '.dependency-cruiser.mjs')).href)) as {
  houses: Record<string, string[]>
  serverRooms: string[]
}

/** Rooms as the table of a README names them. */
function roomsTold(house: string): string[] {
  const [, table = ''] =
    /^\| Room \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(readFileSync(join(root, house, 'README.md'), 'utf8')) ?? []
  return [...table.matchAll(/^\| `([\w./-]+?)\/?` \|/gm)].map(([, room = '']) => room)
}

/** Folders of the server with rooms inside. */
const FLOORS = ['platform', 'features']

test('[issue 22] every room of the server has its place in the order that its README tells', () => {
  const foldersOf = (house: string) =>
    readdirSync(join(root, house), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  const single = foldersOf('server').filter((name) => !FLOORS.includes(name))
  const inside = FLOORS.flatMap((floor) => foldersOf(`server/${floor}`).map((room) => `${floor}/${room}`))
  expect([...serverRooms, 'deploy', 'migrations'].sort()).toEqual([...single, ...inside].sort())
  expect([...sizes.keys()].filter((folder) => FLOORS.some((floor) => folder === `server/${floor}`))).toEqual([])
  expect(roomsTold('server')).toEqual(serverRooms)
})

test.each(Object.entries(houses))(
  '[issue 22] every room of %s has its place in the order that its README tells',
  (house, rooms) => {
    const folders = [...sizes.keys()]
      .filter((folder) => folder === house || folder.startsWith(`${house}/`))
      .map((folder) => (folder === house ? '.' : folder.slice(house.length + 1)))
    expect([...rooms].sort()).toEqual(folders.sort())
    expect(roomsTold(house)).toEqual(rooms)
  },
)
