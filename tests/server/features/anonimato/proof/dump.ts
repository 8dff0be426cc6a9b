import type pg from 'pg'

/** A row as the attacker finds it, or a line of the log, or where a sequence stands. */
export interface Seen {
  table: string
  /** where it lies, and the transaction that wrote it; of a row that is gone, the one that took it away */
  xmin: number
  ctid: number
  row: unknown
}

type Found = Omit<Seen, 'ctid'> & { ctid: string }

const TABLES = `select c.oid::regclass::text as name, c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'espia') and n.nspname not like 'pg\\_toast%'`

/** Every table of the catalogue tells when it was written to, and keeps what a row said before it was changed or taken away. */
const WATCH = `create schema if not exists espia;
create table if not exists espia.tocada (tabela text);
create table if not exists espia.antes (tabela text, linha jsonb);
create or replace function espia.toca() returns trigger language plpgsql as
  $$ begin insert into espia.tocada values (tg_relid::regclass::text); return null; end $$;
create or replace function espia.guarda() returns trigger language plpgsql as
  $$ begin insert into espia.antes values (tg_relid::regclass::text, to_jsonb(old)); return null; end $$;
do $$ declare t record; begin
  for t in ${TABLES} and not exists (select from pg_trigger where tgrelid = c.oid and tgname = 'espia_toca') loop
    execute format('create trigger espia_toca after insert or update or delete or truncate on %s for each statement execute function espia.toca()', t.name);
    execute format('create trigger espia_guarda after update or delete on %s for each row execute function espia.guarda()', t.name);
  end loop;
end $$;
delete from espia.tocada;
delete from espia.antes`

const GONE = `delete from espia.antes returning tabela || ' (antes)' as "table", xmin::text::bigint as xmin, ctid::text as ctid, linha as "row"`
const SEQUENCES = `select 'sequence' as "table", 0::bigint as xmin, '(0,0)' as ctid,
  jsonb_build_object('at', jsonb_object_agg(schemaname || '.' || sequencename, last_value)) as "row" from pg_sequences`

/** Everything in the database that was written since it was begun to look, what stood there before, and every sequence. */
export class Spy {
  private constructor(
    private readonly pool: pg.Pool,
    private readonly tables: string[],
    private readonly since: number,
  ) {}

  static async begin(pool: pg.Pool): Promise<Spy> {
    await pool.query(WATCH)
    const { rows } = await pool.query<{ name: string }>(`${TABLES} order by 1`)
    const now = await pool.query<{ now: string }>('select pg_current_xact_id()::text as now')
    return new Spy(
      pool,
      rows.map(({ name }) => name),
      Number(now.rows[0]?.now),
    )
  }

  /** What is new in the tables that were written to since the last look. */
  async look(): Promise<Seen[]> {
    const touched = await this.pool.query<{ tabela: string }>('delete from espia.tocada returning tabela')
    const gone = await this.pool.query<Found>(GONE)
    const found = await this.read([...new Set(touched.rows.map(({ tabela }) => tabela))])
    return [...gone.rows.map(placed), ...found]
  }

  /** What is new in any table, whether or not it said so: nothing that `look` has not seen. */
  everything(): Promise<Seen[]> {
    return this.read(this.tables)
  }

  private async read(tables: readonly string[]): Promise<Seen[]> {
    const parts = tables.map(
      (name) =>
        `select '${name}' as "table", xmin::text::bigint as xmin, ctid::text as ctid, to_jsonb(r) as "row" from ${name} r where xmin::text::bigint > ${this.since}`,
    )
    return (await this.pool.query<Found>([...parts, SEQUENCES].join(' union all '))).rows.map(placed)
  }
}

/** '(3,17)' → 30017 */
function placed({ ctid, xmin, ...seen }: Found): Seen {
  const [page = 0, tuple = 0] = ctid.slice(1, -1).split(',').map(Number)
  return { ...seen, xmin: Number(xmin), ctid: page * 10_000 + tuple }
}

/** What tells one version of a row from another; of a sequence and an answer, what they say. */
export const nameOf = ({ table, xmin, ctid, row }: Seen): string =>
  xmin === 0 ? `${table} ${JSON.stringify(row)}` : `${table} ${xmin} ${ctid}`
