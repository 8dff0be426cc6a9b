import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBinaries, findPackage } from '#server/platform/database/embedded/binaries.ts'
import { asOwner, isRoot, systemOwner } from '#server/platform/database/embedded/owner.ts'
import { openEmbedded } from '#server/platform/database/embedded.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { quickFolder } from '#tests/helpers/memory.ts'

let base: string
let hidden: string
let roots: string[]

beforeEach(() => {
  base = mkdtempSync(join(quickFolder(), 'prumo-root-'))
  chmodSync(base, 0o755)
  hidden = join(base, 'so-do-root')
  mkdirSync(hidden, { mode: 0o700 })
  roots = [join(base, 'sistema')]
  mkdirSync(join(base, 'sistema'))
})

afterEach(() => rmSync(base, { recursive: true, force: true }))

describe.runIf(isRoot())('como root', () => {
  test('PostgreSQL runs as another user, in the data folder', async () => {
    const dataDir = join(base, 'data')
    const database = await openEmbedded({ dataDir, role: 'server' })
    expect(database.folder).toBe(join(dataDir, 'postgres', 'cluster'))
    expect(statSync(database.folder).uid).not.toBe(0)
    await database.close()
  })

  test('with the data folder in a folder of root only, the database stays in a system folder, named by a note', async () => {
    const dataDir = join(hidden, 'data')
    const first = await openEmbedded({ dataDir, role: 'server', systemRoots: roots })
    expect(first.folder.startsWith(join(roots[0] ?? '', 'prumo-rh'))).toBe(true)
    const note = JSON.parse(readFileSync(join(dataDir, 'banco-de-dados.json'), 'utf8')) as { pasta: string }
    expect(note.pasta).toBe(dirname(first.folder))
    const pool = createPool(first.connection)
    await pool.query('create table marca as select 1 as x')
    await pool.end()
    await first.close()
    const again = await openEmbedded({ dataDir, role: 'server', systemRoots: roots })
    expect(again.folder).toBe(first.folder)
    const poolAgain = createPool(again.connection)
    expect((await poolAgain.query('select x from marca')).rows).toEqual([{ x: 1 }])
    await poolAgain.end()
    await again.close()
  })

  test('a data folder deleted and made again begins empty, without touching the former database', async () => {
    const dataDir = join(hidden, 'data')
    const first = await openEmbedded({ dataDir, role: 'tool', systemRoots: roots })
    await first.close()
    rmSync(dataDir, { recursive: true })
    const second = await openEmbedded({ dataDir, role: 'tool', systemRoots: roots })
    await second.close()
    expect(second.folder).not.toBe(first.folder)
    expect(existsSync(first.folder)).toBe(true)
  })

  test('when the note names a folder that no longer exists, the start is refused instead of making an empty database', async () => {
    const dataDir = join(hidden, 'data')
    const first = await openEmbedded({ dataDir, role: 'tool', systemRoots: roots })
    await first.close()
    rmSync(dirname(first.folder), { recursive: true })
    await expect(openEmbedded({ dataDir, role: 'tool', systemRoots: roots })).rejects.toThrow(/não está mais em/)
  })

  test('programs that the other user cannot read are copied, and missing links are made', () => {
    const pack = findPackage()
    const root = join(hidden, 'pacote')
    cpSync(pack.root, root, {
      recursive: true,
      filter: (path) => !lstatSync(path).isSymbolicLink() && !path.endsWith('.a'),
    })
    rmSync(join(root, 'native', 'lib', 'libicuuc.so.60'), { force: true })
    const home = join(base, 'casa')
    mkdirSync(home)
    const owner = systemOwner()
    const bin = findBinaries({ home, cluster: join(home, 'cluster'), owner }, { root, version: pack.version })
    expect(bin.startsWith(home)).toBe(true)
    const version = spawnSync(join(bin, 'postgres'), ['--version'], { cwd: '/', encoding: 'utf8', ...asOwner(owner) })
    expect(version.stdout).toContain('18.')
  })
})
