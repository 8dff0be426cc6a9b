import { type Db, run } from '#server/platform/database/sql.ts'

/** Version of a database's tables. */
export interface TablesVersion {
  /** number or time of the newest migration */
  migracao: number
  /** MD5 of the names of all migrations: one applied late changes the tables without being the newest */
  migracoes: string
}

/** Reads the version of a migrated database. */
export async function readTablesVersion(db: Db): Promise<TablesVersion> {
  const names = `string_agg(numero || '_' || nome, ' ' order by numero, nome collate "C")`
  const text = `select coalesce(max(numero), 0) as migracao, md5(coalesce(${names}, '')) as migracoes from migracao`
  const [version = { migracao: 0, migracoes: '' }] = await run<TablesVersion>(db, text, [])
  return version
}
