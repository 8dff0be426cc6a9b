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

/** What the log can be narrowed to besides. */
export interface LogFilter extends Asked {
  modulo?: string
  entidade?: string
  operacao?: string
  registroId?: string
  /** the lines of one operation on many records */
  lote?: string
  q?: string
}

/** Operations by the names the specification gives them (spec 3 §3 Log); an action is anything else. */
const operations: Record<string, string> = {
  INSERCAO: "a.operacao = 'criacao'",
  ATUALIZACAO: "a.operacao = 'alteracao'",
  REMOCAO: "a.operacao = 'exclusao'",
  ACAO: "a.operacao not in ('criacao', 'alteracao', 'exclusao')",
}

/** A search by text looks at this many of the newest lines that fit the other filters: it stays quick however long the log is. */
export const SEARCHED = 50_000

/** The order of the log; the indexes of `auditoria` follow it. */
export const NEWEST = 'order by a.criada_em desc, a.id desc'

export interface LogStatement {
  /** `from … where …` over alias `a` */
  from: string
  values: Values
}

/** The lines a session sees, narrowed: of one company with what concerns it among the lines without a company, or all. */
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
  // an operation on many records is one line, until somebody asks for its records or for one of them
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

/** A manager of areas sees what he did himself, in registers he reads: other lines may tell of areas that are not his. Others see the lines of what they see. */
function seenLines(model: Model, registry: Deps['registry'], session: Session, values: Values): string {
  if (!session.restricted)
    return seesNamed({ entity: 'a.entidade', id: 'a.registro_id', evenGone: true }, session, values, {
      model,
      registry,
    })
  const read = [...model.entities.values()].filter(({ authority }) => hasAuthority(session, authority.read))
  return `a.usuario_id = ${values.add(session.usuario.id)} and a.entidade = any(${values.add(read.map(({ path }) => path))}::text[])`
}

/** The changes of a line a search by text looks at: not at what is kept from the session or some records conceal, which who finds it would know. */
function searchedChanges(model: Model, registry: Deps['registry'], session: Session, values: Values): string {
  const cases = [...model.entities.values()].flatMap((entity) => {
    const fields = [...concealableFields({ registry }, entity), ...unknownTo(session, guardedOf(model, entity))]
    return fields.length === 0 ? [] : [`when ${values.add(entity.path)} then a.campos - ${values.add(fields)}::text[]`]
  })
  return cases.length === 0 ? 'a.campos' : `(case a.entidade ${cases.join(' ')} else a.campos end)`
}

/**
 * A company's own lines, and of those without a company what its administrator answers for: users who have (or had) access to it, the profiles they
 * hold, the company itself, and what all companies share. Two branches: the order of the index serves the first, which is long.
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
