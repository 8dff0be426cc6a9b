import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connection } from '#server/platform/database/embedded.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { prepareTemplate } from './template.ts'

/** A database of its own for one test file: migrated, with base and demo data. */
export type TestDatabase = {
  /** value of DATABASE_URL */
  url: string
  connection: Connection
  drop(): Promise<void>
}

/** Copies the run's template database, which the first caller makes. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return create(`template ${await provideTemplate()} strategy file_copy`)
}

/** An empty database, without migrations. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return create('')
}

async function create(from: string): Promise<TestDatabase> {
  const { connection, run } = inject('testServer')
  const name = `${run}_${randomBytes(4).toString('hex')}`
  await administer((client) => client.query(`create database ${name} ${from}`))
  const own = { ...connection, database: name }
  return { url: urlOf(own), connection: own, drop: () => dropDatabase(name) }
}

async function dropDatabase(name: string): Promise<void> {
  await administer((client) => client.query(`drop database if exists ${name} with (force)`))
}

/** Creates the template under an advisory lock; a template counts as finished once `datistemplate` is set, an unfinished one is recreated. */
async function provideTemplate(): Promise<string> {
  const { connection, run } = inject('testServer')
  const name = `${run}_template`
  await administer(async (client) => {
    if (await isTemplate(client, name)) return
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    if (await isTemplate(client, name)) return
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
    const pool = createPool({ ...connection, database: name })
    try {
      await prepareTemplate(pool)
      await pool.query('analyze')
    } finally {
      await pool.end()
    }
    await client.query(`alter database ${name} is_template true`)
  })
  return name
}

async function isTemplate(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [name])
  return rowCount === 1
}

/** Runs `work` on a short-lived connection to the server's maintenance database. */
async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(inject('testServer').connection)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** The `host` parameter overrides the host of the URL, and may be the folder of a socket. */
function urlOf({ host, port, user, password, database }: Connection): string {
  return `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
