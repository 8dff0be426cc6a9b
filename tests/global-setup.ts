import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Connection, openEmbedded } from '#server/database/embedded.ts'
import { isAlive } from '#server/start/lock.mjs'

/** The PostgreSQL of the run and the run's name, which begins the name of each of its databases. */
export type TestServer = { connection: Connection; run: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** One embedded PostgreSQL for all test files; runs at the same time share it. Databases of a run go with it, those of killed runs with the next. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = join(project.config.root, '.cache', 'test-db')
  const server = await openEmbedded({ dataDir, role: 'tool', durable: false })
  const run = `t${process.pid}_${randomBytes(3).toString('hex')}`
  await dropDatabases(server.connection, (name) => !isAlive(Number(/^t(\d+)_/.exec(name)?.[1])))
  project.provide('testServer', { connection: server.connection, run })
  return async () => {
    await dropDatabases(server.connection, (name) => name.startsWith(run))
    await server.close(3000)
  }
}

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
