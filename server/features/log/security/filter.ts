import { securityEvents } from '#schemas/runtime/shown/security.ts'
import { type Asked, companyOf, periodConditions, refuseFilter, wholeNumber } from '#server/features/log/asked.ts'
import type { Session } from '#server/platform/access/session.ts'
import type { Values } from '#server/platform/database/sql.ts'

/** Filters of the security log beside the common ones. */
export interface SecurityFilter extends Asked {
  evento?: string
}

/**
 * SQL of the lines a session sees, filtered: of its company, and of lines without company those about people who work there or about everybody. Sessions
 * restricted to areas see none, for the lines concern the whole company.
 * @returns `where …` over alias `r`
 */
export function securityWhere(session: Session, filter: SecurityFilter, values: Values): string {
  const company = companyOf(session, filter.empresa)
  const conditions = [
    session.restricted ? 'false' : companyLines(company, values),
    ...periodConditions('r.criado_em', filter, values),
  ]
  if (filter.evento) {
    if (!(filter.evento in securityEvents)) refuseFilter('evento', 'Valor inválido para o filtro evento')
    conditions.push(`r.evento = ${values.add(filter.evento)}`)
  }
  const usuarioId = wholeNumber('usuarioId', filter.usuarioId)
  if (usuarioId !== undefined) conditions.push(`r.usuario_id = ${values.add(usuarioId)}`)
  return `where ${conditions.join(' and ')}`
}

function companyLines(company: number | undefined, values: Values): string {
  if (company === undefined) return 'true'
  const own = values.add(company)
  const worksHere = (user: string) =>
    `exists (select from usuario_empresa x where x.usuario_id = ${user} and x.empresa_id = ${own})`
  return `(r.empresa_id = ${own} or (r.empresa_id is null and (
    (r.usuario_id is not null and ${worksHere('r.usuario_id')})
    or (r.dados->>'entidade' = 'utilitario/usuario' and ${worksHere(`(r.dados->>'registroId')::bigint`)})
    or r.dados->>'entidade' = 'utilitario/parametros-sistema')))`
}
