import type pg from 'pg'

/** How many of the offending rows a message names. */
const NAMED = 5

/**
 * What PostgreSQL says of a failed statement, without what the rows hold: an old row that a rule does not fit, or an empty mandatory column, in
 * Portuguese with how many rows and their ids; of everything else its own words without the detail that quotes a row.
 * @param client the database as it was before the migration
 */
export async function describeFailure(client: pg.ClientBase, error: pg.DatabaseError): Promise<string> {
  if (error.code === CHECK && error.table && error.constraint) return breach(client, error.table, error.constraint)
  if (error.code === NOT_NULL && error.table && error.column) return emptied(client, error.table, error.column)
  const said = withoutValues(error)
  const detail = error.code?.startsWith('23') || error.code?.startsWith('22') ? undefined : error.detail
  return [said, detail, error.hint].filter(Boolean).join(' — ')
}

const CHECK = '23514'
const NOT_NULL = '23502'

/** 'invalid input syntax for type integer: "doze"' → without the value. */
const withoutValues = ({ code, message }: pg.DatabaseError): string =>
  code?.startsWith('22') ? message.replace(/: ?"[\s\S]*"$/, '') : message

async function breach(client: pg.ClientBase, table: string, constraint: string): Promise<string> {
  const { rows } = await client.query<{ rule: string }>(
    `select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conrelid = to_regclass($1) and conname = $2`,
    [quoted(table), constraint],
  )
  const rule = rows[0]?.rule
  const old = rule === undefined ? undefined : await offending(client, table, `not (${rule})`)
  if (old === undefined)
    return `${table}: a migração deixaria registros fora da regra ${constraint}${rule === undefined ? '' : ` (${rule})`}`
  return `${table}: ${old} não cumprem a regra ${constraint} (${rule}), que vale a cada registro que muda; complete-os antes (na migração, antes do comando)`
}

async function emptied(client: pg.ClientBase, table: string, column: string): Promise<string> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = to_regclass($1) and attname = $2 and not attisdropped`,
    [quoted(table), column],
  )
  const rows = rowCount ? await offending(client, table, `${quoted(column)} is null`) : undefined
  if (rows === undefined) return `${table}.${column}: é obrigatório, e a migração o deixaria vazio`
  return `${table}.${column}: é obrigatório, e está vazio em ${rows}; complete-os antes (na migração, antes do comando)`
}

/** '2 de 1.300 registros (id 1, 7)'; undefined where all rows are as they must be, or have no id. */
async function offending(client: pg.ClientBase, table: string, broken: string): Promise<string | undefined> {
  await client.query('savepoint procura')
  try {
    const { rows } = await client.query<{ n: number; total: number; ids: string }>(
      `select count(*) as n, (select count(*) from ${quoted(table)}) as total,
         string_agg(id::text, ', ' order by id) filter (where posicao <= ${NAMED}) as ids
       from (select id, row_number() over (order by id) as posicao from ${quoted(table)} where ${broken}) linha`,
    )
    const found = rows[0]
    if (!found?.n) return undefined
    const count = (n: number) => n.toLocaleString('pt-BR')
    return `${count(found.n)} de ${count(found.total)} registros (id ${found.ids}${found.n > NAMED ? '…' : ''})`
  } catch {
    await client.query('rollback to savepoint procura')
    return undefined
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
