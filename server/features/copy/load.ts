import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Model } from '#schemas/load.ts'
import { storageOf } from '#schemas/storage.ts'
import { type Db, quoted, run } from '#server/platform/database/sql.ts'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { type End, FORMAT, type Header, type Lines } from './format.ts'
import { readTablesVersion } from './version.ts'

/** References to rows that are inserted later: updated at the end. */
interface Late {
  table: string
  column: string
  rows: { id: unknown; [column: string]: unknown }[]
}

interface ForeignKey {
  tabela: string
  alvo: string
  colunas: string[]
}

/**
 * Loads an anonymous copy into a database with base data and without companies, in the caller's transaction.
 * @param file the compressed copy
 * @throws StartupError for another file, a copy of another version, a database that is not empty
 */
export async function loadCopy(db: Db, model: Model, file: Readable): Promise<Header> {
  if ((await run(db, 'select from empresa limit 1', [])).length > 0)
    throw new StartupError('O banco de dados já tem uma empresa: a cópia só entra em um banco vazio.')
  const known = tablesOf(model)
  const keys = await foreignKeys(db)
  const seen = new Set<string>()
  // tables of base data are filled already
  const filled = new Set<string>()
  const late = new Map<string, Late>()
  let header: Header | undefined
  let lines = 0
  let whole = false
  for await (const line of linesOf(file)) {
    header ??= await readHeader(db, line)
    if ('formato' in line) continue
    if ('fim' in line) {
      whole = line.fim === lines
      continue
    }
    lines += 1
    const { tabela, colunas, linhas } = line as Lines
    if (!known.has(tabela)) throw new StartupError(`A cópia tem uma tabela desconhecida: ${tabela}.`)
    if (!seen.has(tabela) && (await run(db, `select from ${quoted(tabela)} limit 1`, [])).length > 0) filled.add(tabela)
    keepLate(late, tabela, linhas, keys, seen)
    await insert(db, tabela, colunas, linhas, filled.has(tabela))
  }
  if (!header) throw wrongFile()
  if (!whole) throw new StartupError('A cópia está incompleta: o arquivo foi cortado.')
  for (const { table, column, rows } of late.values()) await complete(db, table, column, rows)
  for (const table of seen) await moveCounter(db, table)
  return header
}

const wrongFile = () => new StartupError('O arquivo não é uma cópia anônima do Prumo RH.')

async function* linesOf(file: Readable): AsyncGenerator<Header | Lines | End> {
  const text = file.pipe(createGunzip())
  // forwards an error of the file to the stream of lines
  file.once('error', (error) => text.destroy(error))
  try {
    for await (const line of createInterface({ input: text })) yield JSON.parse(line) as Header | Lines | End
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw wrongFile()
    throw error
  }
}

async function readHeader(db: Db, line: Header | Lines | End): Promise<Header> {
  if (!('formato' in line) || line.formato !== FORMAT) throw wrongFile()
  const own = await readTablesVersion(db)
  if (line.migracao === own.migracao && line.migracoes === own.migracoes) return line
  const others = line.migracao === own.migracao ? ', mas com outras antes' : ''
  throw new StartupError(
    `A cópia é de outra versão do produto (última migração ${line.migracao}; esta tem ${own.migracao}${others}). Carregue-a na versão que a fez e atualize depois.`,
  )
}

/** Tables of the registers: a copy may write to no other. */
function tablesOf(model: Model): Set<string> {
  const tables = new Set<string>()
  for (const entity of model.entities.values()) {
    const { table, links } = storageOf(entity, model)
    for (const name of [table, ...links.map((link) => link.table)]) tables.add(name)
  }
  return tables
}

const foreignKeys = (db: Db): Promise<ForeignKey[]> =>
  run<ForeignKey>(
    db,
    `select c.conrelid::regclass::text as tabela, c.confrelid::regclass::text as alvo,
       array(select a.attname::text from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k
         where not a.attnotnull) as colunas
     from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`,
    [],
  )

/** Removes from the rows references to tables that are not loaded completely yet, for the update at the end. */
function keepLate(
  late: Map<string, Late>,
  table: string,
  rows: Lines['linhas'],
  keys: ForeignKey[],
  seen: Set<string>,
): void {
  seen.add(table)
  for (const { alvo, colunas } of keys.filter(({ tabela }) => tabela === table)) {
    if (seen.has(alvo) && alvo !== table) continue
    for (const column of colunas) {
      const key = `${table}.${column}`
      const found = late.get(key) ?? { table, column, rows: [] }
      late.set(key, found)
      for (const row of rows) {
        if (row[column] === null || row[column] === undefined) continue
        found.rows.push({ id: row.id, [column]: row[column] })
        row[column] = null
      }
    }
  }
}

async function insert(db: Db, table: string, columns: string[], rows: Lines['linhas'], there: boolean): Promise<void> {
  const names = columns.map(quoted).join(', ')
  const source = `jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`
  const text = `insert into ${quoted(table)} (${names}) select ${names} from ${source}${there ? ' on conflict do nothing' : ''}`
  await run(db, text, [JSON.stringify(rows)])
}

async function complete(db: Db, table: string, column: string, rows: Late['rows']): Promise<void> {
  if (rows.length === 0) return
  const text = `update ${quoted(table)} t set ${quoted(column)} = v.${quoted(column)}
    from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb) v where t.id = v.id`
  await run(db, text, [JSON.stringify(rows)])
}

async function moveCounter(db: Db, table: string): Promise<void> {
  const name = `'${quoted(table)}'`
  const [counted] = await run<{ sequence: string | null }>(
    db,
    `select case when exists (select from information_schema.columns where table_schema = current_schema() and table_name = $1 and column_name = 'id')
       then pg_get_serial_sequence(${name}, 'id') end as sequence`,
    [table],
  )
  if (counted?.sequence)
    await run(db, `select setval($1::regclass, greatest((select max(id) from ${quoted(table)}), 1))`, [
      counted.sequence,
    ])
}
