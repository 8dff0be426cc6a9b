import type { TestApp } from '#tests/helpers/app.ts'

/**
 * Where a text stands in the database: every text and JSON column of every table, generated ones (search) included, and the job queue.
 * @returns 'tabela.coluna' of each column that holds it, whatever the case
 */
export async function placesWith(app: Pick<TestApp, 'database'>, ...texts: string[]): Promise<string[]> {
  const { pool } = app.database
  const { rows } = await pool.query<{ schema: string; tabela: string; coluna: string }>(
    `select c.table_schema as schema, c.table_name as tabela, c.column_name as coluna
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE'
       and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY') order by 1, 2, 3`,
  )
  const found: string[] = []
  for (const { schema, tabela, coluna } of rows) {
    const sql = `select 1 from "${schema}"."${tabela}" where "${coluna}"::text ilike any($1::text[]) limit 1`
    const { rowCount } = await pool.query(sql, [texts.map((text) => `%${text}%`)])
    if (rowCount) found.push(`${tabela}.${coluna}`)
  }
  return found
}
