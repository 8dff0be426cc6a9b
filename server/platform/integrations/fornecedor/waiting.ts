import type pg from 'pg'
import { type ProblemReport, type Suggestion, sendToProvider } from './client.ts'

/** Days after which a row that could not be sent is given up. */
const DAYS = 3
const AT_ONCE = 50

/** A register whose rows are sent to the provider, and its column with the state (REGISTRADO, ENVIADO, FALHOU). */
interface Outbox<Row> {
  table: 'problema' | 'sugestao_melhoria'
  column: 'situacao' | 'envio'
  /** the body sent for a row */
  bodyOf(row: Row): ProblemReport | Suggestion
}

/** Sends unsent rows, oldest first, and stores the outcome of each. */
export async function sendWaiting<Row extends { id: number; empresa_id: number }>(
  pool: pg.Pool,
  address: string,
  now: Date,
  { table, column, bodyOf }: Outbox<Row>,
): Promise<void> {
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  const { rows } = await pool.query<Row>(
    `select * from ${table} where ${column} <> 'ENVIADO' and data > $1 order by id limit ${AT_ONCE}`,
    [since],
  )
  for (const row of rows) {
    const arrived = await sendToProvider(address, bodyOf(row))
    await pool.query(`update ${table} set ${column} = $3, versao = versao + 1 where empresa_id = $1 and id = $2`, [
      ...[row.empresa_id, row.id],
      arrived ? 'ENVIADO' : 'FALHOU',
    ])
  }
}

/** Drops entries that are null. */
export const dropEmpty = (values: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
