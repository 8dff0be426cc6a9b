import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { TableSum } from '#server/features/backup/format.ts'
import { PLAIN_TEXT, sumTable, tablesOf } from '#server/features/backup/tables.ts'
import { createPool } from '#server/platform/database/pool.ts'
import type { Client, TestApp } from '#tests/helpers/app.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/helpers/database.ts'

export const SENHA = 'ladrilho azul atrás da porta'
export const url = '/api/utilitario/backup'

export interface Line {
  id: number
  situacao: string
  mensagem?: string
  sha256?: string
  tamanho?: number
  arquivo?: string
  automatico: boolean
  ensaio?: { situacao: string; mensagem?: string }
}

export const listed = async (client: Client): Promise<Line[]> => (await client.get(url)).json()

/** Has a backup made. @returns its line in the list */
export async function make(app: TestApp, client: Client, senha = SENHA): Promise<Line> {
  const started = await client.post(`${url}/gerar`, { senha })
  if (started.statusCode !== 202) throw new Error(`${started.statusCode} ${started.body}`)
  await app.fastify.prumo.jobs.drain()
  const line = (await listed(client)).find(({ id }) => id === started.json().id)
  if (!line) throw new Error('No such backup')
  return line
}

/** What every table of a database holds. */
export async function sumsOf(pool: pg.Pool): Promise<Map<string, TableSum>> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(PLAIN_TEXT)
    const sums = new Map<string, TableSum>()
    for (const table of await tablesOf(client)) sums.set(table.nome, await sumTable(client, table))
    await client.query('commit')
    return sums
  } finally {
    client.release()
  }
}

/** An empty database and an empty DATA_DIR. */
export interface Place {
  database: TestDatabase
  dataDir: string
  pool: pg.Pool
  close(): Promise<void>
}

export async function emptyPlace(): Promise<Place> {
  const database = await createEmptyDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'prumo-restaura-'))
  const pool = createPool(database.connection, 2)
  return {
    database,
    dataDir,
    pool,
    async close() {
      await pool.end()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs `npm run restore -- <args>` there. */
export function restore(place: Place, args: string[], more: Record<string, string> = {}) {
  const env = { ...process.env, DATABASE_URL: place.database.url, DATA_DIR: place.dataDir, DEMO: '0', ...more }
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const program = ['server/start/program.mjs', 'server/start/tools/restore.ts', ...args]
    const child = execFile(process.execPath, program, { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    )
    child.stdin?.end()
  })
}

/** Whether a database has no table. */
export const isEmpty = async ({ pool }: Place): Promise<boolean> =>
  (await pool.query(`select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)).rowCount ===
  0
