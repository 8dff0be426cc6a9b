import { createHash } from 'node:crypto'
import pg from 'pg'
import { typeParsers } from './parsers.ts'

/**
 * Works in an empty temporary database beside the one of a pool, which is dropped afterwards. Its name is fixed for each database, so there is one at a time:
 * one that a dead process left is dropped first.
 * @param owner a pool of the account that owns the tables
 * @throws DatabaseError 42501 when the account may make no database
 */
export async function withTemporaryDatabase<T>(owner: pg.Pool, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name')
  const name = `prumo_ensaio_${createHash('sha256')
    .update(rows[0]?.name ?? '')
    .digest('hex')
    .slice(0, 16)}`
  await owner.query(`drop database if exists ${name} with (force)`)
  await owner.query(`create database ${name}`)
  try {
    await owner.query(`alter database ${name} set timezone to 'America/Sao_Paulo'`)
    return await inDatabase(owner, name, work)
  } finally {
    await owner.query(`drop database if exists ${name} with (force)`)
  }
}

async function inDatabase<T>(owner: pg.Pool, name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...besides(owner.options, name), types: typeParsers })
  // an error reaches the query under way
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The same server and account, another database. */
function besides(
  { connectionString, host, port, user, password, ssl }: pg.PoolConfig,
  database: string,
): pg.ClientConfig {
  if (connectionString === undefined) return { host, port, user, password, ssl, database }
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
