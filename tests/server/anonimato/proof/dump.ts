import type pg from 'pg'

/** A row as the attacker finds it, or a line of the log, or where a sequence stands. */
export interface Seen {
  table: string
  /** where it lies, and the transaction that wrote it */
  xmin: number
  ctid: number
  row: unknown
}

/** Everything in the database that was written since it was begun to look, and every sequence. */
export class Spy {
  private constructor(
    private readonly pool: pg.Pool,
    private readonly query: { name: string; text: string; values: unknown[] },
  ) {}

  static async begin(pool: pg.Pool): Promise<Spy> {
    const { rows } = await pool.query<{ name: string }>(
      "select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1",
    )
    const since = await pool.query<{ now: number }>('select pg_current_xact_id()::text::bigint as now')
    const parts = rows.map(
      ({ name }) =>
        `select '${name}' as "table", xmin::text::bigint as xmin, ctid::text as ctid, to_jsonb(r) as "row" from "${name}" r where xmin::text::bigint > $1`,
    )
    const sequences = `select 'sequence', 0, '(0,0)', jsonb_build_object('at', jsonb_object_agg(sequencename, last_value)) from pg_sequences`
    return new Spy(pool, {
      name: 'spy',
      text: [...parts, sequences].join(' union all '),
      values: [since.rows[0]?.now ?? 0],
    })
  }

  async look(): Promise<Seen[]> {
    const { rows } = await this.pool.query<{ table: string; xmin: number; ctid: string; row: unknown }>(this.query)
    return rows.map(({ ctid, ...seen }) => ({ ...seen, ctid: placeOf(ctid) }))
  }
}

/** '(3,17)' → 30017 */
function placeOf(ctid: string): number {
  const [page = 0, tuple = 0] = ctid.slice(1, -1).split(',').map(Number)
  return page * 10_000 + tuple
}

/** What tells one version of a row from another; of a sequence and an answer, what they say. */
export const nameOf = ({ table, xmin, ctid, row }: Seen): string =>
  xmin === 0 ? `${table} ${JSON.stringify(row)}` : `${table} ${xmin} ${ctid}`
