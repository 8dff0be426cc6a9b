import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { LOCK_KEYS } from './lock-keys.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { compareMigrations, type MigrationName, migrationFile } from './migration-name.ts'
import { lineAt, splitSql } from './split-sql.ts'
import { describeFailure } from './violation.ts'

/** server/migrations */
const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** A file applied. */
export interface Applied extends MigrationName {
  /** notices of the migration about data it removed or emptied, with counts */
  perdas?: string[]
  /** a later file that was applied before it: it comes from a branch that was merged late */
  depoisDe?: string
}

const LOCK = LOCK_KEYS.migrations
const TABLE = `create table if not exists migracao (
  numero bigint not null,
  nome text not null,
  checksum text not null,
  aplicada_em timestamptz not null default now(),
  primary key (numero, nome)
)`

/** Finds the former table, from when migrations had numbers only: its integer column cannot hold a time. */
const NARROW = `select from pg_attribute
  where attrelid = 'migracao'::regclass and attname = 'numero' and atttypid = 'integer'::regtype`
const WIDEN = `alter table migracao
  alter column numero type bigint, drop constraint migracao_pkey, add primary key (numero, nome)`

/**
 * Applies what is missing, in the order of the names, each file in a transaction of its own; also one whose name is earlier than what is applied
 * already (`depoisDe`). Several processes may do so at once: each file is applied once.
 * @returns the files applied by this call
 * @throws StartupError naming the file, when an applied file was changed or is missing, names are wrong, or a statement fails (with its line;
 * the database then is as it was before that file)
 */
export async function migrate(pool: pg.Pool, folder: string = MIGRATIONS): Promise<Applied[]> {
  const migrations = readMigrations(folder)
  const applied: Applied[] = []
  const client = await pool.connect()
  const perdas: string[] = []
  // notices that the migration raises itself; those of PostgreSQL have other codes
  const hear = ({ code, message }: { code?: string; message?: string }) => {
    if (code === '00000' && message) perdas.push(message)
  }
  client.on('notice', hear)
  try {
    for (let more = true; more; ) {
      perdas.length = 0
      const next = await locked(client, () => step(client, migrations))
      if (next) applied.push(perdas.length > 0 ? { ...next, perdas: [...perdas] } : next)
      more = next !== undefined
    }
  } finally {
    client.off('notice', hear)
    client.release()
  }
  return applied
}

/** The migrations of this version of the program, in their order. */
export const readOwnMigrations = (): Migration[] => readMigrations(MIGRATIONS)

/**
 * Applies those of these migrations that a database has not, in the transaction of the caller: all or none.
 * @throws StartupError like `migrate`
 */
export async function migrateWithin(client: pg.ClientBase, migrations: Migration[]): Promise<Applied[]> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
  const applied: Applied[] = []
  for (let next = await step(client, migrations); next; next = await step(client, migrations)) {
    applied.push(next)
    // pending deferred constraints would keep the next migration from altering the table
    await client.query('set constraints all immediate')
  }
  return applied
}

/** Runs work in one transaction under an advisory lock that ends with it, which also holds behind a connection pooler. */
async function locked<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
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

async function step(client: pg.ClientBase, migrations: Migration[]): Promise<Applied | undefined> {
  const done = await readDone(client)
  const files = new Map(migrations.map((migration) => [migration.file, migration]))
  for (const row of done) compare(row, files.get(migrationFile(row)))
  for (const row of done) files.delete(migrationFile(row))
  const [next] = files.values()
  if (!next) return undefined
  await requireOwner(client, files.size, next)
  await provideTable(client)
  const newest = done.at(-1)
  const late = newest && compareMigrations(newest, next) > 0 ? { depoisDe: migrationFile(newest) } : {}
  const { numero, nome, checksum } = next
  await apply(client, next, late)
  await client.query('insert into migracao (numero, nome, checksum) values ($1, $2, $3)', [numero, nome, checksum])
  return { numero, nome, ...late }
}

/** @throws StartupError for an account that works on rows only */
async function requireOwner(client: pg.ClientBase, missing: number, next: Migration): Promise<void> {
  const { rows } = await client.query<{ may: boolean; account: string }>(
    `select has_schema_privilege('public', 'create') as may, current_user as account`,
  )
  if (rows[0]?.may) return
  throw new StartupError(
    `Faltam ${missing} migração(ões) no banco de dados (a primeira é ${next.file}), e a conta ${rows[0]?.account} não pode alterar tabelas. ` +
      'Execute npm run migrate com MIGRATION_DATABASE_URL, a conta dona das tabelas.',
  )
}

async function provideTable(client: pg.ClientBase): Promise<void> {
  await client.query(TABLE)
  if ((await client.query(NARROW)).rowCount) await client.query(WIDEN)
}

type Done = MigrationName & { checksum: string }

/** Reads the applied migrations, in the order of their names. */
async function readDone(client: pg.ClientBase): Promise<Done[]> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('migracao') is not null as there`)
  if (!rows[0]?.there) return []
  const done = await client.query<Done>('select numero, nome, checksum from migracao')
  return done.rows.sort(compareMigrations)
}

function compare(row: Done, migration: Migration | undefined): void {
  const name = migrationFile(row)
  if (!migration)
    throw new StartupError(
      `O banco de dados já tem a migração ${name}, que não existe nesta versão do programa. Atualize o programa.`,
    )
  if (migration.checksum !== row.checksum)
    throw new StartupError(
      `A migração ${name} já foi aplicada e depois alterada. Desfaça a alteração e escreva uma migração nova.`,
    )
}

/** Applies the whole file at once; only when that fails, statement by statement, to find the one that fails. */
async function apply(client: pg.ClientBase, migration: Migration, late: Pick<Applied, 'depoisDe'>): Promise<void> {
  await client.query('savepoint antes')
  try {
    await client.query(migration.sql)
  } catch (error) {
    await client.query('rollback to savepoint antes')
    throw new StartupError(
      `${await explain(client, migration, error)}\nO banco de dados ficou como estava.${hint(late)}`,
    )
  }
}

const hint = ({ depoisDe }: Pick<Applied, 'depoisDe'>): string =>
  depoisDe
    ? `\nEla é anterior a ${depoisDe}, que já está aplicada: o que fazer está em server/migrations/README.md ('A branch that comes late').`
    : ''

/** File, line and cause of a failure; the database is as it was before the file. */
async function explain(client: pg.ClientBase, { file, sql }: Migration, error: unknown): Promise<string> {
  const told = async (line: number, cause: unknown) =>
    `A migração ${file} falhou na linha ${line}: ${await describe(client, cause)}`
  const position = positionOf(error)
  if (position) return told(lineAt(sql, position - 1), error)
  for (const { text, start } of splitSql(sql)) {
    try {
      await client.query(text)
    } catch (cause) {
      await client.query('rollback to savepoint antes')
      return told(lineAt(sql, start + (positionOf(cause) ?? 1) - 1), cause)
    }
  }
  return `A migração ${file} falhou: ${await describe(client, error)}`
}

function positionOf(error: unknown): number | undefined {
  return error instanceof pg.DatabaseError && error.position ? Number(error.position) : undefined
}

const describe = async (client: pg.ClientBase, error: unknown): Promise<string> =>
  error instanceof pg.DatabaseError ? describeFailure(client, error) : String(error)
