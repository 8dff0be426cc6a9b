import type { Leaving } from '#schemas/runtime/answers/evaluation/exit-interview.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** Authority to read exit interviews. */
export const VER = 'ROLE_ENTREVISTA_DESLIGAMENTO_VER'
/** Authority to apply exit interviews and to ask leaving talents. */
export const ALTERAR = 'ROLE_ENTREVISTA_DESLIGAMENTO_ALTERAR'

/** Whether the session reads exit interviews: only by this authority, managers included. */
export const podeVerEntrevistas = (session: Session): boolean => hasAuthority(session, VER)

/** SQL: JSON of a leaving talent `t`. */
export const DESLIGADO = `jsonb_strip_nulls(jsonb_build_object('id', t.id, 'nome', coalesce(t.nome_social, t.nome), 'situacao', t.situacao,
    'dataDesligamento', t.data_desligamento, 'cargo', c.nome, 'area', a.nome, 'temEmail', t.contato_email is not null,
    'motivo', case when m.id is not null then jsonb_build_object('id', m.id, 'descricao', m.descricao) end))`

/** SQL: joins of `DESLIGADO`. */
export const DE_DESLIGADO = `talento t
    left join cargo c on c.empresa_id = t.empresa_id and c.id = t.cargo_id
    left join area_organizacional a on a.empresa_id = t.empresa_id and a.id = t.area_organizacional_id
    left join motivo_desligamento m on m.empresa_id = t.empresa_id and m.id = t.motivo_desligamento_id`

/** Reads a leaving talent for his interview, with `lock` FOR UPDATE. @throws DomainError 404 where the session does not see him */
export async function desligadoVisto(ctx: Ctx, id: number, lock = false): Promise<Leaving> {
  const values = new Values()
  const text = `select ${DESLIGADO} as talento from ${DE_DESLIGADO}
    where t.empresa_id = ${values.add(ctx.session.empresaId)} and t.id = ${values.add(id)}
      and ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)}${lock ? ' for update of t' : ''}`
  const [found] = await run<{ talento: Leaving }>(ctx.db, text, values.list)
  return found?.talento ?? fail('NAO_ENCONTRADO')
}

// dismissed, or dismissal sent to the payroll
const SAI = new Set(['D', 'U'])

export const estaDeSaida = ({ situacao = '' }: { situacao?: string }): boolean => SAI.has(situacao)
