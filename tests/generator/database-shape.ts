import type pg from 'pg'

const query = `
select json_build_object(
  'columns', (select json_agg(json_build_array(c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) order by c.relname, a.attname)
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migracao'),
  'constraints', (select json_agg(json_build_array(conrelid::regclass, conname, pg_get_constraintdef(oid)) order by conrelid::regclass::text, conname)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid::regclass::text <> 'migracao'),
  'indexes', (select json_agg(indexdef order by indexname) from pg_indexes where schemaname = 'public' and tablename <> 'migracao')
) as shape`

/** Tables, columns, constraints and indexes as PostgreSQL itself describes them; the order of columns does not count. */
export async function shapeOf(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const { rows } = await pool.query<{ shape: Record<string, unknown[]> }>(query)
  return rows[0]?.shape ?? {}
}
