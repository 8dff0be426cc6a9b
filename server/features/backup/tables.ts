import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { quoted } from '#server/platform/database/sql.ts'
import type { Sequence, TableSum } from './format.ts'

/** A table as it is copied. */
export interface Table {
  nome: string
  /** stored columns (not generated ones), in their order */
  colunas: string[]
  /** SQL of a sort order that is the same in every database */
  ordem: string
}

/**
 * Tables without rows in a backup: migrations are applied, not copied; sessions end with a restore; the list of backups belongs to the files beside this
 * database.
 */
const LEFT_OUT = ['migracao', 'sessao', 'backup']

/** Columns left out: secrets of tasks that have not begun. */
const SECRET_COLUMNS = ['tarefa.segredo']

const TABLES = `select c.relname as nome,
  array(select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and not (c.relname || '.' || a.attname = any($2::text[]))
    order by a.attnum) as colunas,
  coalesce((select string_agg(format('linha.%I', a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.place)
    from pg_index i cross join unnest(i.indkey::int[]) with ordinality k(attnum, place) join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where i.indrelid = c.oid and i.indisprimary), 'linha::text collate "C"') as ordem
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not (c.relname = any($1::text[]))
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
order by c.relname collate "C"`

/** Every table whose rows a backup holds. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  return (await client.query<Table>(TABLES, [LEFT_OUT, SECRET_COLUMNS])).rows
}

/** Settings by which values have the same text in every database; for the rest of the transaction. */
export const PLAIN_TEXT = `set local timezone to 'UTC'; set local datestyle to 'ISO, MDY'; set local intervalstyle to 'postgres';
  set local extra_float_digits to 1; set local bytea_output to 'hex'`

/** Restores the settings from before `PLAIN_TEXT`: migrations compute with the database's time zone. */
export const OWN_TEXT = `set local timezone to default; set local datestyle to default; set local intervalstyle to default;
  set local extra_float_digits to default; set local bytea_output to default`

/** The rows of a table in COPY's text format: one line each. */
export async function* copyRows(client: pg.ClientBase, { nome, colunas, ordem }: Table): AsyncGenerator<Buffer> {
  const list = colunas.map((column) => `linha.${quoted(column)}`).join(', ')
  yield* client.query(to(`copy (select ${list} from public.${quoted(nome)} linha order by ${ordem}) to stdout`))
}

/** Counts and hashes rows in passing. */
export class Sum {
  private readonly hash = createHash('sha256')
  private lines = 0

  async *pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.hash.update(chunk)
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.lines += 1
      yield chunk
    }
  }

  /** The checksum; to be called once, at the end. */
  of(nome: string): TableSum {
    return { nome, linhas: this.lines, sha256: this.hash.digest('hex') }
  }
}

/** Checksum of a table of a database. */
export async function sumTable(client: pg.ClientBase, table: Table): Promise<TableSum> {
  const sum = new Sum()
  for await (const _chunk of sum.pass(copyRows(client, table)));
  return sum.of(table.nome)
}

const SEQUENCES = `select sequencename as nome, last_value as ultimo, start_value as primeiro from pg_sequences where schemaname = 'public' order by sequencename collate "C"`

/** Values of all sequences. They ignore snapshots: read last, they are never behind the rows. */
export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  return (await client.query<Sequence>(SEQUENCES)).rows
}

const MIGRATIONS = 'select numero, nome, checksum from migracao order by numero, nome collate "C"'

/** The migrations applied to a database. */
export async function migrationsOf(client: pg.ClientBase) {
  return (await client.query<{ numero: number; nome: string; checksum: string }>(MIGRATIONS)).rows
}
