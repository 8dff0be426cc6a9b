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
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBinaries, findPackage } from '#server/database/embedded/binaries.ts'
import { asOwner, isRoot, systemOwner } from '#server/database/embedded/owner.ts'
import { openEmbedded } from '#server/database/embedded.ts'
import { createPool } from '#server/database/pool.ts'

let base: string
let hidden: string
let roots: string[]

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'prumo-root-'))
  chmodSync(base, 0o755)
  hidden = join(base, 'so-do-root')
  mkdirSync(hidden, { mode: 0o700 })
  roots = [join(base, 'sistema')]
  mkdirSync(join(base, 'sistema'))
})

afterEach(() => rmSync(base, { recursive: true, force: true }))

describe.runIf(isRoot())('como root', () => {
  test('o PostgreSQL roda com outro usuário, na pasta de dados', async () => {
    const dataDir = join(base, 'data')
    const database = await openEmbedded({ dataDir, role: 'server' })
    expect(database.folder).toBe(join(dataDir, 'postgres', 'cluster'))
    expect(statSync(database.folder).uid).not.toBe(0)
    await database.close()
  })

  test('com a pasta de dados em uma pasta só do root, o banco fica em uma pasta do sistema, indicada por uma nota', async () => {
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

  test('uma pasta de dados apagada e criada de novo começa vazia, sem tocar no banco anterior', async () => {
    const dataDir = join(hidden, 'data')
    const first = await openEmbedded({ dataDir, role: 'tool', systemRoots: roots })
    await first.close()
    rmSync(dataDir, { recursive: true })
    const second = await openEmbedded({ dataDir, role: 'tool', systemRoots: roots })
    await second.close()
    expect(second.folder).not.toBe(first.folder)
    expect(existsSync(first.folder)).toBe(true)
  })

  test('quando a nota indica uma pasta que não existe mais, o início é recusado em vez de criar um banco vazio', async () => {
    const dataDir = join(hidden, 'data')
    const first = await openEmbedded({ dataDir, role: 'tool', systemRoots: roots })
    await first.close()
    rmSync(dirname(first.folder), { recursive: true })
    await expect(openEmbedded({ dataDir, role: 'tool', systemRoots: roots })).rejects.toThrow(/não está mais em/)
  })

  test('programas que o outro usuário não pode ler são copiados, e os links que faltam são criados', () => {
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
