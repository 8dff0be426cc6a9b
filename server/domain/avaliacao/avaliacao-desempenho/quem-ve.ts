import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

const DECIDE = 'ROLE_CAD_AVALIACAO_DESEMPENHO_PUBLICA'

/**
 * SQL condition: the evaluated talent of the column is not the session's own person; undefined where the session
 * decides when results are published. Nobody sees who evaluates him; his result is at 'Meus Resultados' once it is
 * published — spec 2 §4
 */
export function deOutroSql(
  session: Session,
  alias: string,
  coluna: string,
  values: Pick<Values, 'add'>,
): string | undefined {
  if (hasAuthority(session, DECIDE)) return undefined
  return `not exists (select from talento eu where eu.empresa_id = ${alias}.empresa_id and eu.id = ${alias}.${coluna} and eu.usuario_id = ${values.add(session.usuario.id)})`
}

/** SQL condition: the session sees the talent of `alias`, who is not its own person. */
export const avaliadoVisto = (ctx: Ctx, alias: string, values: Values): string =>
  [
    visibleTo(ctx, 'gestao-talentos/talento', alias, values),
    deOutroSql(ctx.session, alias, 'id', values) ?? 'true',
  ].join(' and ')

/** @throws DomainError 404 where the session may not be told of the evaluation of a talent */
export async function exigeAvaliadoVisto(ctx: Ctx, talento: number): Promise<void> {
  const values = new Values()
  const text = `select t.id from talento t where t.empresa_id = ${values.add(ctx.session.empresaId)} and t.id = ${values.add(talento)}
    and ${avaliadoVisto(ctx, 't', values)}`
  const [visto] = await run(ctx.db, text, values.list)
  if (!visto) fail('NAO_ENCONTRADO')
}
