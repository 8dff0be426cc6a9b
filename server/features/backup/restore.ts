import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { migrateWithin, readOwnMigrations } from '#server/platform/database/migrate.ts'
import type { Migration } from '#server/platform/database/migration-files.ts'
import { compareMigrations, migrationFile } from '#server/platform/database/migration-name.ts'
import { quoted } from '#server/platform/database/sql.ts'
import { type AppliedMigration, type Manifest, refuseFile, type Sequence } from './format.ts'
import { type Checked, contentOf, type OpenBackup, rowsOf } from './read.ts'
import { OWN_TEXT, PLAIN_TEXT } from './tables.ts'

export interface RestoreOptions {
  checked: Checked
  /** receives the contents of files */
  keep(sha256: string, bytes: Buffer): Promise<void>
  /** receives the server's secret, where the backup includes one */
  secret?(text: string): Promise<void>
  /** called when all rows are loaded, before later migrations */
  loaded?(manifest: Manifest): Promise<void>
  /** receives loaded and total tables */
  progress?(done: number, total: number): Promise<void>
}

/** Number of relations that make a database not empty; those of extensions do not count. */
const THINGS = `select count(*)::int as n from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** @throws DomainError BACKUP_BANCO_OCUPADO */
export async function requireEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ n: number }>(THINGS)
  if (rows[0]?.n !== 0) refuseFile('BACKUP_BANCO_OCUPADO')
}

/**
 * Loads a verified backup into an empty database, in the caller's transaction: creates the tables by the backup's migrations, loads the rows, then
 * applies later migrations. Foreign keys are added after the rows, which may come in any order.
 * @param client a connection of the tables' owner
 * @returns the migrations applied after the backup's
 * @throws DomainError BACKUP_BANCO_OCUPADO, BACKUP_MAIS_NOVO
 */
export async function restoreInto(client: pg.ClientBase, backup: OpenBackup, options: RestoreOptions) {
  const { inicio, fim } = options.checked
  await requireEmpty(client)
  await migrateWithin(client, migrationsUpTo(inicio.migracoes))
  await client.query(PLAIN_TEXT)
  const keys = await dropForeignKeys(client)
  await emptyTables(client)
  await loadEntries(client, backup, options)
  for (const sequence of fim.sequencias) await setSequence(client, sequence)
  for (const sql of keys) await client.query(sql)
  await options.loaded?.(fim)
  await client.query(OWN_TEXT)
  return migrateWithin(client, readOwnMigrations())
}

/** Our migrations that the backup had applied. @throws DomainError BACKUP_MAIS_NOVO for one this version lacks or has changed */
function migrationsUpTo(applied: readonly AppliedMigration[]): Migration[] {
  const own = new Map(readOwnMigrations().map((migration) => [migration.file, migration]))
  return applied
    .map((one) => {
      const known = own.get(migrationFile(one))
      return known?.checksum === one.checksum ? known : refuseFile('BACKUP_MAIS_NOVO', { migracao: migrationFile(one) })
    })
    .sort(compareMigrations)
}

const FOREIGN_KEYS = `select c.relname as tabela, quote_ident(k.conname) as chave, pg_get_constraintdef(k.oid) as texto
from pg_constraint k join pg_class c on c.oid = k.conrelid
where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace order by c.relname, k.conname`

/** @returns the statements that recreate them */
async function dropForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ tabela: string; chave: string; texto: string }>(FOREIGN_KEYS)
  for (const { tabela, chave } of rows) await client.query(`alter table ${quoted(tabela)} drop constraint ${chave}`)
  return rows.map(({ tabela, chave, texto }) => `alter table ${quoted(tabela)} add constraint ${chave} ${texto}`)
}

const FILLED = `select c.relname as nome from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migracao'
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** Truncates tables that migrations filled. */
async function emptyTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ nome: string }>(FILLED)
  await client.query(`truncate ${rows.map(({ nome }) => quoted(nome)).join(', ')}`)
}

async function loadEntries(client: pg.ClientBase, backup: OpenBackup, options: RestoreOptions): Promise<void> {
  const { keep, secret, progress, checked } = options
  const total = checked.fim.tabelas.length + checked.fim.arquivos.quantidade
  let done = 0
  for await (const read of backup.entries()) {
    const { entry } = read
    if (entry.tipo === 'tabela') {
      const columns = entry.colunas.map(quoted).join(', ')
      await pipeline(rowsOf(read), client.query(from(`copy ${quoted(entry.nome)} (${columns}) from stdin`)))
    } else if (entry.tipo === 'arquivo') await keep(entry.sha256, await contentOf(read, entry.sha256))
    else if (entry.tipo === 'segredo') {
      for await (const text of read.content()) await secret?.(text.toString())
      continue
    } else continue
    done += 1
    await progress?.(done, total)
  }
}

const setSequence = (client: pg.ClientBase, { nome, ultimo, primeiro }: Sequence) =>
  client.query('select setval($1::regclass, $2, $3)', [quoted(nome), ultimo ?? primeiro, ultimo !== null])
