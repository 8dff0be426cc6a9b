import { type RawBuilder, sql } from 'kysely'

/** `statusSolicitacao` of a report: all, open, suspended, closed or cancelled requests (spec 1 §5.10). */
export type StatusSolicitacao = 'T' | 'A' | 'S' | 'E' | 'C'

/** SQL condition of a report's `statusSolicitacao` on a request (alias), the same as the list's 'Visualizar'. */
export function situacaoSql(status: StatusSolicitacao, alias: string): RawBuilder<boolean> {
  const is = (column: string) => sql.ref(`${alias}.${column}`)
  const running = sql`${is('encerrada')} is not true and ${is('cancelada')} is not true`
  if (status === 'A') return sql<boolean>`(${running} and ${is('suspensa')} is not true)`
  if (status === 'S') return sql<boolean>`(${running} and ${is('suspensa')})`
  if (status === 'E') return sql<boolean>`(${is('encerrada')})`
  if (status === 'C') return sql<boolean>`(${is('cancelada')})`
  return sql<boolean>`true`
}

/** SQL condition: the column is one of these ids; true without ids. */
export const entreIds = (column: string, ids: number[] | undefined): RawBuilder<boolean> =>
  ids && ids.length > 0 ? sql<boolean>`${sql.ref(column)} = any(${ids}::bigint[])` : sql<boolean>`true`
