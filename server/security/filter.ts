import { violation } from '#schemas/runtime/messages.ts'
import { securityEvents } from '#schemas/runtime/security.ts'
import type { Values } from '#server/crud/sql.ts'
import { invalid } from '#server/errors.ts'
import { seesEverything } from '#server/log/filter.ts'
import type { Session } from '#server/session/session.ts'

/** What the security log can be narrowed to; everything is optional. */
export interface SecurityFilter {
  dataIni?: string
  dataFim?: string
  evento?: string
  usuarioId?: string
  /** 'todas' for who sees every company; by default the session's */
  empresa?: string
}

const wrong = (field: string, message: string): never => invalid([{ code: violation, field, message }])

/**
 * The lines a session sees, narrowed: of its company, and of those of none what concerns people who work there or everybody. Who is limited to areas
 * sees none: they tell of the whole company.
 * @returns `where …` over alias `r`
 */
export function securityWhere(session: Session, filter: SecurityFilter, values: Values): string {
  const conditions = [session.restricted ? 'false' : companyLines(session, filter, values)]
  const [ini, fim] = [day('dataIni', filter.dataIni), day('dataFim', filter.dataFim)]
  if (ini && fim && ini > fim) wrong('dataFim', 'Data final inferior a data inicial.')
  if (ini) conditions.push(`r.criado_em >= (${values.add(ini)}::date at time zone 'America/Sao_Paulo')`)
  if (fim) conditions.push(`r.criado_em < ((${values.add(fim)}::date + 1) at time zone 'America/Sao_Paulo')`)
  if (filter.evento) {
    if (!(filter.evento in securityEvents)) wrong('evento', 'Valor inválido para o filtro evento')
    conditions.push(`r.evento = ${values.add(filter.evento)}`)
  }
  if (filter.usuarioId) {
    if (!/^\d{1,15}$/.test(filter.usuarioId)) wrong('usuarioId', 'Valor inválido para o filtro usuarioId')
    conditions.push(`r.usuario_id = ${values.add(Number(filter.usuarioId))}`)
  }
  return `where ${conditions.join(' and ')}`
}

function companyLines(session: Session, { empresa }: SecurityFilter, values: Values): string {
  if (empresa === 'todas') return seesEverything(session) ? 'true' : wrong('empresa', 'Você não vê todas as empresas')
  const id = empresa ? Number(empresa) : session.empresaId
  if (!session.empresas.some((own) => own.id === id)) return wrong('empresa', 'Empresa inválida')
  const own = values.add(id)
  const worksHere = (user: string) =>
    `exists (select from usuario_empresa x where x.usuario_id = ${user} and x.empresa_id = ${own})`
  return `(r.empresa_id = ${own} or (r.empresa_id is null and (
    (r.usuario_id is not null and ${worksHere('r.usuario_id')})
    or (r.dados->>'entidade' = 'utilitario/usuario' and ${worksHere(`(r.dados->>'registroId')::bigint`)})
    or r.dados->>'entidade' = 'utilitario/parametros-sistema')))`
}

function day(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  const valid = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
  return valid ? value : wrong(name, 'Data inválida')
}
