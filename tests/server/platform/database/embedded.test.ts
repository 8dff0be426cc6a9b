import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readPostmaster, stateOf } from '#server/platform/database/embedded/postmaster.ts'
import { openEmbedded } from '#server/platform/database/embedded.ts'
import { createPool, openDatabase } from '#server/platform/database/pool.ts'
import { quickFolder } from '#tests/helpers/memory.ts'
import { startProgram } from './program.ts'

let made: string
let base: string
let dataDir: string
let cluster: string

/** A folder that PostgreSQL's user may enter. */
function newFolder(): string {
  const folder = mkdtempSync(join(quickFolder(), 'prumo-teste-'))
  chmodSync(folder, 0o755)
  return folder
}

/** A cluster takes two seconds to make: one is made, and each test works with a copy. */
beforeAll(async () => {
  made = newFolder()
  await (await openDatabase({ dataDir: join(made, 'data'), databaseUrl: undefined }, { role: 'tool' })).close()
}, 60_000)
afterAll(() => rmSync(made, { recursive: true, force: true }))

beforeEach(() => {
  base = newFolder()
  dataDir = join(base, 'data')
  cluster = join(dataDir, 'postgres', 'cluster')
  execFileSync('cp', ['-a', join(made, 'data'), dataDir])
})

afterEach(() => {
  const left = readPostmaster(cluster)
  if (left && stateOf(left.pid, cluster) === 'running') process.kill(left.pid, 'SIGQUIT')
  rmSync(base, { recursive: true, force: true })
})

const isRunning = (): boolean => existsSync(join(cluster, 'postmaster.pid'))
const serverPid = (): number => {
  const found = readPostmaster(cluster)
  if (!found) throw new Error('PostgreSQL is not running')
  return found.pid
}
const open = (role: 'server' | 'tool') => openDatabase({ dataDir, databaseUrl: undefined }, { role, max: 2 })

describe('embedded database', () => {
  test('the server ends PostgreSQL and is gone within 4 s of SIGTERM, and the next start finds the data', async () => {
    const server = startProgram(dataDir, 'server', 'write')
    await server.said((line) => line.written === 20)
    const since = Date.now()
    server.child.kill('SIGTERM')
    await server.ended
    expect(Date.now() - since).toBeLessThan(4000)
    expect(isRunning()).toBe(false)
    const tool = startProgram(dataDir, 'tool', 'count')
    const { count } = await tool.said((line) => line.count !== undefined)
    expect(count).toBeGreaterThanOrEqual(20)
    expect((await tool.ended).code).toBe(0)
    expect(isRunning()).toBe(false)
  })

  test('after kill -9 of the server, the PostgreSQL that stayed is adopted and no confirmed row is lost', async () => {
    const server = startProgram(dataDir, 'server', 'write')
    await server.said((line) => line.written === 200)
    server.child.kill('SIGKILL')
    await server.ended
    const orphan = serverPid()
    expect(orphan).toBeGreaterThan(0)
    const again = await open('server')
    expect(serverPid()).toBe(orphan)
    const { rows } = await again.pool.query<{ n: number }>('select count(*) as n from linha')
    expect(rows[0]?.n).toBeGreaterThanOrEqual(server.lines.filter((line) => line.written).length)
    await again.close()
    expect(isRunning()).toBe(false)
  })

  test('the account of the server works on rows only; the one that makes tables is used for migrations alone', async () => {
    const server = await open('server')
    await server.asOwner((pool) => pool.query('create table linha (n int primary key)'))
    await server.pool.query('insert into linha values (1)')
    const { rows } = await server.pool.query<{ name: string; all: boolean }>(
      'select rolname as name, rolsuper or rolcreaterole or rolcreatedb as all from pg_roles where rolname = current_user',
    )
    expect(rows).toEqual([{ name: 'prumo_servidor', all: false }])
    for (const sql of [
      'drop table linha',
      'truncate linha',
      'create table outra (n int)',
      'copy linha to program $$cat$$',
    ])
      await expect(server.pool.query(sql)).rejects.toMatchObject({ code: '42501' })
    // a cluster of before has no such account: whoever opens it first makes it
    await server.asOwner((pool) => pool.query('drop owned by prumo_servidor; drop role prumo_servidor'))
    const tool = await open('tool')
    expect((await tool.pool.query('select n from linha')).rows).toEqual([{ n: 1 }])
    await tool.close()
    await server.close()
  })

  test('a server that fails to start does not leave PostgreSQL behind', async () => {
    const server = startProgram(dataDir, 'server', 'crash')
    expect((await server.ended).code).toBe(1)
    await vi.waitFor(() => expect(isRunning()).toBe(false), 3000)
  })

  test('a second server in the same folder is refused with an explanation; the first goes on', async () => {
    const first = await open('server')
    const second = startProgram(dataDir, 'server')
    const { code, stderr } = await second.ended
    expect(code).toBe(1)
    expect(stderr).toContain(`Já há um servidor Prumo RH usando a pasta de dados ${dataDir} (processo ${process.pid})`)
    expect((await first.pool.query('select 1 as x')).rows).toEqual([{ x: 1 }])
    await first.close()
  })

  test('a tool uses the PostgreSQL of the server and does not end it; the last to leave ends it', async () => {
    const server = await open('server')
    const pid = serverPid()
    const tool = await open('tool')
    expect(serverPid()).toBe(pid)
    const third = await open('tool')
    await third.close()
    expect((await server.pool.query('select 1 as x')).rows).toEqual([{ x: 1 }])
    await server.close()
    expect((await tool.pool.query('select 2 as x')).rows).toEqual([{ x: 2 }])
    await tool.close()
    expect(isRunning()).toBe(false)
  })

  test('two tools that start together in a new folder use the same PostgreSQL', async () => {
    rmSync(dataDir, { recursive: true })
    const programs = [startProgram(dataDir, 'tool', 'stay'), startProgram(dataDir, 'tool', 'stay')]
    const lines = await Promise.all(programs.map((program) => program.said((line) => line.open !== undefined)))
    expect(lines.map((line) => line.folder)).toEqual([cluster, cluster])
    for (const program of programs) program.child.kill('SIGTERM')
    expect((await Promise.all(programs.map((program) => program.ended))).map(({ code }) => code)).toEqual([0, 0])
    expect(isRunning()).toBe(false)
  })

  test('when PostgreSQL dies, the server starts it again and goes on working', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = await open('server')
    const pid = serverPid()
    process.kill(pid, 'SIGKILL')
    // a connection of the dead one may answer for a moment
    await vi.waitFor(async () => {
      expect((await server.pool.query('select 1 as x')).rows).toHaveLength(1)
      expect(serverPid()).not.toBe(pid)
    }, 15_000)
    await server.close()
    expect(isRunning()).toBe(false)
    silent.mockRestore()
  })

  test('a database of another major version is refused and not touched', async () => {
    await (await open('tool')).close()
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
    await expect(open('server')).rejects.toThrow(/é do PostgreSQL 17, e esta versão do Prumo RH usa o PostgreSQL 18/)
    expect(readFileSync(join(cluster, 'PG_VERSION'), 'utf8')).toBe('17\n')
  })

  test('a postmaster.pid whose number is now that of another program does not stop the start', async () => {
    await (await open('tool')).close()
    writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n/tmp/nada\n\n\nready   \n`)
    const tool = await open('tool')
    expect(serverPid()).not.toBe(process.pid)
    await tool.close()
  })

  test.runIf(process.platform === 'linux')(
    'a dead PostgreSQL that the system still lists (zombie) does not stop the start',
    async () => {
      await (await open('tool')).close()
      const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] })
      const zombie = await new Promise<string>((resolve) =>
        parent.stdout.once('data', (data) => resolve(String(data).trim())),
      )
      await vi.waitFor(() => expect(stateOf(Number(zombie), cluster)).toBe('zombie'))
      writeFileSync(join(cluster, 'postmaster.pid'), `${zombie}\n${cluster}\n1\n5432\n/tmp/nada\n\n\nready   \n`)
      const tool = await open('tool')
      await tool.close()
      parent.kill()
    },
  )

  test('only who has the password comes in, by the socket, too; the log of PostgreSQL holds nothing of rows and statements, and stays small', async () => {
    const log = join(dataDir, 'postgres', 'postgresql.log')
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    writeFileSync(log, 'x'.repeat(6_000_000))
    const embedded = await openEmbedded({ dataDir, role: 'tool' })
    const own = createPool(embedded.connection)
    await own.query('create table pessoa (cpf text primary key)')
    for (const statement of [
      "insert into pessoa values ('52998224725')",
      "insert into pessoa values ('52998224725')",
      "select '52998224725'::bigint::int",
      'select cpf::date from pessoa -- 529.982.247-25',
      'select from tabela_52998224725',
      "do $$ begin raise exception 'CPF 52998224725'; end $$",
    ])
      await own.query(statement).catch(() => undefined)
    await own.query('select ($1::text)::bytea::text::int', ['52998224725']).catch(() => undefined)
    await own.end()
    const pool = createPool({ ...embedded.connection, password: 'errada' })
    await expect(pool.query('select 1')).rejects.toThrow(/password authentication failed/)
    await pool.end()
    await embedded.close()
    const said = readFileSync(log, 'utf8')
    expect(said).toContain('database system is ready')
    expect(said).toContain('password authentication failed')
    expect(said).not.toMatch(/529\.?982\.?247|pessoa/)
    expect(said.length).toBeLessThan(10_000)
    expect(statSync(`${log}.1`).size).toBe(6_000_000)
  })
})
