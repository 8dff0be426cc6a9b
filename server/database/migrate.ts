import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { StartupError } from '#server/startup-error.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { lineAt, splitSql } from './split-sql.ts'

/** server/migrations */
const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/** A file applied; `perdas`: what it took away or emptied, with real counts, in its own words. */
export type Applied = { numero: number; nome: string; perdas?: string[] }

const LOCK = 7_310_003
const TABLE = `create table if not exists migracao (
  numero int primary key,
  nome text not null,
  checksum text not null,
  aplicada_em timestamptz not null default now()
)`

/**
 * Applies what is missing, in number order, each file in a transaction of its own. Several processes may do so at once: each file is applied once.
 * @returns the files applied by this call
 * @throws StartupError naming the file, when an applied file was changed or is missing, numbers are wrong, or a statement fails (with its line;
 * the database then is as it was before that file)
 */
export async function migrate(pool: pg.Pool, folder: string = MIGRATIONS): Promise<Applied[]> {
  const migrations = readMigrations(folder)
  const applied: Applied[] = []
  const client = await pool.connect()
  const perdas: string[] = []
  // what a migration says itself; PostgreSQL's own remarks have codes
  const hear = ({ code, message }: { code?: string; message?: string }) => {
    if (code === '00000' && message) perdas.push(message)
  }
  client.on('notice', hear)
  try {
    for (let more = true; more; ) {
      perdas.length = 0
      const next = await locked(client, () => step(client, migrations))
      if (next)
        applied.push({ numero: next.numero, nome: next.nome, ...(perdas.length > 0 ? { perdas: [...perdas] } : {}) })
      more = next !== undefined
    }
  } finally {
    client.off('notice', hear)
    client.release()
  }
  return applied
}

/** One transaction under a lock that ends with it, so that a pooler between us and the database does not matter. */
async function locked<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function step(client: pg.PoolClient, migrations: Migration[]): Promise<Migration | undefined> {
  const done = await readDone(client)
  for (const row of done) compare(row, migrations[row.numero - 1])
  const next = migrations[done.length]
  if (!next) return undefined
  await client.query(TABLE)
  await apply(client, next)
  await client.query('insert into migracao (numero, nome, checksum) values ($1, $2, $3)', [
    next.numero,
    next.nome,
    next.checksum,
  ])
  return next
}

type Done = { numero: number; nome: string; checksum: string }

async function readDone(client: pg.PoolClient): Promise<Done[]> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('migracao') is not null as there`)
  if (!rows[0]?.there) return []
  const done = await client.query<Done>('select numero, nome, checksum from migracao order by numero')
  return done.rows
}

function compare(row: Done, migration: Migration | undefined): void {
  const name = `${String(row.numero).padStart(4, '0')}_${row.nome}.sql`
  if (!migration || migration.file !== name)
    throw new StartupError(
      `O banco de dados já tem a migração ${name}, que não existe nesta versão do programa. Atualize o programa.`,
    )
  if (migration.checksum !== row.checksum)
    throw new StartupError(
      `A migração ${name} já foi aplicada e depois alterada. Desfaça a alteração e escreva uma migração nova.`,
    )
}

/** The whole file at once; only when it fails, statement by statement, to find out which one. */
async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('savepoint antes')
  try {
    await client.query(migration.sql)
  } catch (error) {
    await client.query('rollback to savepoint antes')
    throw await explain(client, migration, error)
  }
}

async function explain(client: pg.PoolClient, { file, sql }: Migration, error: unknown): Promise<StartupError> {
  const told = (line: number, cause: unknown): StartupError =>
    new StartupError(
      `A migração ${file} falhou na linha ${line}: ${describe(cause)}\nO banco de dados ficou como estava.`,
    )
  const position = positionOf(error)
  if (position) return told(lineAt(sql, position - 1), error)
  for (const { text, start } of splitSql(sql)) {
    try {
      await client.query(text)
    } catch (cause) {
      return told(lineAt(sql, start + (positionOf(cause) ?? 1) - 1), cause)
    }
  }
  return new StartupError(`A migração ${file} falhou: ${describe(error)}\nO banco de dados ficou como estava.`)
}

function positionOf(error: unknown): number | undefined {
  return error instanceof pg.DatabaseError && error.position ? Number(error.position) : undefined
}

function describe(error: unknown): string {
  if (!(error instanceof pg.DatabaseError)) return String(error)
  return [error.message, error.detail, error.hint].filter(Boolean).join(' — ')
}
