import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import type { Values } from '#server/platform/database/sql.ts'

/** To see the register of objectives. */
export const VE_OBJETIVOS = 'ROLE_CAD_OBJETIVO_VER'
/** Authority to see own and company goals, and to check in on own ones. */
export const MINHAS_METAS = 'ROLE_MINHAS_METAS'

/**
 * SQL condition of the objectives that a session sees within its company; undefined: all. A manager sees those of the
 * company, of his areas and of their talents; without authority on the register one sees company objectives that are no
 * drafts, and own ones.
 */
export function objetivosVistos(session: Session, o: string, values: Values): string | undefined {
  if (session.kind === 'candidato') return 'false'
  const reads = hasAuthority(session, VE_OBJETIVOS)
  if (reads && !session.restricted) return undefined
  const daEmpresa = `(${o}.nivel = 'E' and ${o}.situacao <> 'R')`
  const meus = `exists (select from talento eu where eu.usuario_id = ${values.add(session.usuario.id)} and (
    (eu.empresa_id, eu.id) in ((${o}.talento_empresa_id, ${o}.talento_id), (${o}.responsavel_empresa_id, ${o}.responsavel_id))
    or exists (select from resultado_chave rm where rm.empresa_id = ${o}.empresa_id and rm.objetivo_id = ${o}.id
      and rm.responsavel_empresa_id = eu.empresa_id and rm.responsavel_id = eu.id)))`
  if (!reads) return `(${daEmpresa} or ${meus})`
  const areas = `${values.add(session.areas ?? [])}::bigint[]`
  const dasAreas = `(${o}.area_organizacional_id = any(${areas}) or exists (select from talento da
    where da.empresa_id = ${o}.talento_empresa_id and da.id = ${o}.talento_id and da.area_organizacional_id = any(${areas})))`
  return `(${daEmpresa} or ${dasAreas} or ${meus})`
}
