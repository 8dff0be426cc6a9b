import type { Model } from '#schemas/load.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import type { Deps } from '#server/platform/crud/define.ts'
import { escapeLike } from '#server/platform/crud/list/search.ts'
import { concealableFields } from '#server/platform/crud/sight/concealed.ts'
import { guardedOf, unknownTo } from '#server/platform/crud/sight/field-authority.ts'
import { seesNamed } from '#server/platform/crud/sight/visible-rows.ts'
import { Values } from '#server/platform/database/sql.ts'
import { type Asked, companyOf, periodConditions, refuseFilter, wholeNumber } from './asked.ts'
import { moduleOf } from './screens.ts'

/** Filters of the log beside the common ones. */
export interface LogFilter extends Asked {
  modulo?: string
  entidade?: string
  operacao?: string
  registroId?: string
  /** id of a bulk operation */
  lote?: string
  q?: string
}

/** Conditions by the specification's names of operations (spec 3 §3 Log); ACAO is every other one. */
const operations: Record<string, string> = {
  INSERCAO: "a.operacao = 'criacao'",
  ATUALIZACAO: "a.operacao = 'alteracao'",
  REMOCAO: "a.operacao = 'exclusao'",
  ACAO: "a.operacao not in ('criacao', 'alteracao', 'exclusao')",
}

/** A text search reads only this many of the newest lines that meet the other filters, which bounds its time. */
export const SEARCHED = 50_000

/** The order of the log; the indexes of `auditoria` follow it. */
export const NEWEST = 'order by a.criada_em desc, a.id desc'

export interface LogStatement {
  /** `from … where …` over alias `a` */
  from: string
  values: Values
}

/** SQL of the lines a session sees, filtered: of one company and of lines without company those that concern it, or all. */
export function logStatement(
  { model, registry }: Pick<Deps, 'model' | 'registry'>,
  session: Session,
  filter: LogFilter,
): LogStatement {
  const values = new Values()
  const empresa = companyOf(session, filter.empresa)
  const source = empresa === undefined ? 'auditoria a' : linesOf(values.add(empresa))
  const conditions = [seenLines(model, registry, session, values), ...periodConditions('a.criada_em', filter, values)]
  const usuarioId = wholeNumber('usuarioId', filter.usuarioId)
  if (usuarioId !== undefined) conditions.push(`a.usuario_id = ${values.add(usuarioId)}`)
  const registroId = wholeNumber('registroId', filter.registroId)
  if (registroId !== undefined) conditions.push(`a.registro_id = ${values.add(registroId)}`)
  const lote = wholeNumber('lote', filter.lote)
  if (lote !== undefined) conditions.push(`a.lote_id = ${values.add(lote)} and a.registro_id > 0`)
  // a bulk operation is one line, unless its records or a record's lines are requested
  else if (registroId === undefined) conditions.push('(a.lote_id is null or a.registro_id = 0)')
  if (filter.entidade) conditions.push(`a.entidade = ${values.add(filter.entidade)}`)
  if (filter.modulo) {
    const paths = [...model.entities.values()]
      .filter((e) => moduleOf(model, e) === filter.modulo)
      .map(({ path }) => path)
    conditions.push(`a.entidade = any(${values.add(paths)}::text[])`)
  }
  if (filter.operacao)
    conditions.push(operations[filter.operacao] ?? refuseFilter('operacao', 'Valor inválido para o filtro operacao'))
  const where = `where ${conditions.join(' and ')}`
  const text = filter.q?.trim()
  if (!text) return { from: `from ${source} ${where}`, values }
  if (text.length > 200 || text.includes('\0')) refuseFilter('q', 'Busca inválida')
  const like = values.add(`%${escapeLike(text)}%`)
  const searched = `prumo_busca(coalesce(a.usuario_nome, '') || ' ' || ${searchedChanges(model, registry, session, values)}::text) like prumo_busca(${like})`
  const newest = `(select a.* from ${source} ${where} ${NEWEST} limit ${SEARCHED}) a`
  return { from: `from ${newest} where ${searched}`, values }
}

/**
 * SQL condition of visible lines. A session restricted to areas sees only its own actions in registers it reads, for other lines may be about other areas; others see
 * lines of records they see.
 */
function seenLines(model: Model, registry: Deps['registry'], session: Session, values: Values): string {
  if (!session.restricted)
    return seesNamed({ entity: 'a.entidade', id: 'a.registro_id', evenGone: true }, session, values, {
      model,
      registry,
    })
  const read = [...model.entities.values()].filter(({ authority }) => hasAuthority(session, authority.read))
  return `a.usuario_id = ${values.add(session.usuario.id)} and a.entidade = any(${values.add(read.map(({ path }) => path))}::text[])`
}

/** SQL of the changes that a text search reads: without fields hidden from the session or concealed by some records, which matches would reveal. */
function searchedChanges(model: Model, registry: Deps['registry'], session: Session, values: Values): string {
  const cases = [...model.entities.values()].flatMap((entity) => {
    const fields = [...concealableFields({ registry }, entity), ...unknownTo(session, guardedOf(model, entity))]
    return fields.length === 0 ? [] : [`when ${values.add(entity.path)} then a.campos - ${values.add(fields)}::text[]`]
  })
  return cases.length === 0 ? 'a.campos' : `(case a.entidade ${cases.join(' ')} else a.campos end)`
}

/**
 * SQL of a company's own lines, and of lines without company those of users with (former) access to it, of the profiles they hold, of the company itself
 * and of shared data. Two branches, so that the long first one uses the index order.
 */
const linesOf = (empresa: string): string => `(select o.* from auditoria o where o.empresa_id = ${empresa}
union all select g.* from auditoria g where g.empresa_id is null and (
  g.entidade = 'utilitario/parametros-sistema' or g.entidade like 'geral/%'
  or (g.entidade = 'utilitario/empresa' and g.registro_id = ${empresa})
  or (g.entidade = 'utilitario/usuario' and (
    exists (select from usuario_empresa x where x.usuario_id = g.registro_id and x.empresa_id = ${empresa})
    or jsonb_path_exists(g.campos, '$.empresas.*[*].empresa ? (@.id == $id)', jsonb_build_object('id', ${empresa}))))
  or (g.entidade = 'utilitario/perfil' and exists (select from usuario_empresa_perfis l
    join usuario_empresa x on x.id = l.usuario_empresa_id where l.perfil_id = g.registro_id and x.empresa_id = ${empresa})))) a`
