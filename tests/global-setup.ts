import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { isAlive } from '#server/platform/base/lock.mjs'
import { type Connection, openEmbedded } from '#server/platform/database/embedded.ts'
import { memoryFolder } from './helpers/memory.ts'

/** The PostgreSQL of the run and the run's name, which begins the name of each of its databases. */
export type TestServer = { connection: Connection; run: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
    /** of this run, and gone with it: for what several files of tests need */
    runFolder: string
  }
}

/** One embedded PostgreSQL for all test files; runs at the same time share it. Databases of a run go with it, those of killed runs with the next. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = chooseDataDir(project.config.root)
  const server = await openEmbedded({ dataDir, role: 'tool', durable: false })
  const run = `t${process.pid}_${randomBytes(3).toString('hex')}`
  await dropDatabases(server.connection, (name) => !isAlive(Number(/^t(\d+)_/.exec(name)?.[1])))
  const runFolder = mkdtempSync(join(tmpdir(), 'prumo-testes-'))
  project.provide('testServer', { connection: server.connection, run })
  project.provide('runFolder', runFolder)
  return async () => {
    rmSync(runFolder, { recursive: true, force: true })
    await dropDatabases(server.connection, (name) => name.startsWith(run))
    await server.close(3000)
    if (!dataDir.startsWith(project.config.root) && !isServing(dataDir))
      rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * Where the PostgreSQL of the tests keeps its files: one folder per clone. Copying the template, which every file of tests does, takes
 * 50 to 90 ms in memory and 400 to 900 ms on a disk.
 */
function chooseDataDir(root: string): string {
  const memory = memoryFolder()
  if (memory === undefined) return join(root, '.cache', 'test-db')
  return join(memory, `prumo-teste-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
}

/** Whether another run of this clone still uses the PostgreSQL in this folder. */
const isServing = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))

async function dropDatabases(connection: Connection, which: (name: string) => boolean): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where datname ~ '^t\\d+_'`,
    )
    for (const { name } of rows.filter((row) => which(row.name))) {
      await client.query(`alter database ${name} is_template false`)
      await client.query(`drop database if exists ${name} with (force)`)
    }
  } finally {
    await client.end()
  }
}
