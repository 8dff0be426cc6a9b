import type { Participant } from '#schemas/runtime/answers/surveys/participants.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { situacaoPedida } from '../minhas.ts'

/** Filters of a questionnaire's participants. */
export interface ConvidadosFilter {
  questionario?: string
  situacao?: string
  q?: string
  /** talent id */
  colaborador?: number
}

/** Participants of a questionnaire whom the session sees. @throws DomainError 400 without a questionnaire */
export async function convidados(
  ctx: Ctx,
  { questionario = '', situacao, q = '', colaborador }: ConvidadosFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Participant[]; total: number }> {
  if (!/^[1-9]\d{0,14}$/.test(questionario)) fail('PARAMETRO_INVALIDO', { nome: 'questionario' })
  const values = new Values()
  const state = situacaoPedida(situacao) ?? 'T'
  const text = `select c.id::int as id, json_build_object('id', t.id, 'nome', coalesce(t.nome_social, t.nome)) as colaborador, a.nome as area, g.nome as cargo,
      c.situacao, c.respondida_em::text as "respondidaEm", coalesce(c.anonima, false) as anonima, u.turma_id::int as turma, count(*) over ()::int as total
    from colaborador_questionario c
    join talento t on t.empresa_id = c.empresa_id and t.id = c.colaborador_id
    left join area_organizacional a on a.empresa_id = t.empresa_id and a.id = t.area_organizacional_id
    left join cargo g on g.empresa_id = t.empresa_id and g.id = t.cargo_id
    left join avaliacao_turma u on u.empresa_id = c.empresa_id and u.id = c.avaliacao_turma_id
    where c.empresa_id = ${values.add(ctx.session.empresaId)} and c.questionario_id = ${values.add(Number(questionario))} and c.origem in ('P', 'L')
      and (${values.add(state)}::text = 'T' or c.situacao = ${values.add(state)})
      and prumo_busca(t.nome) like '%' || prumo_busca(${values.add(q)}) || '%'
      and ${colaborador === undefined ? 'true' : `t.id = ${values.add(colaborador)}`}
      and ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)}
    order by prumo_busca(t.nome), c.id limit ${values.add(limit)} offset ${values.add(offset)}`
  const rows = await run<Participant & { total: number }>(ctx.db, text, values.list)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

// $1 company, $2 questionnaire, $3 talent, $4 class, or 0; unanswered copies come first
const COPIA = `select c.id::int as id from colaborador_questionario c
  left join avaliacao_turma u on u.empresa_id = c.empresa_id and u.id = c.avaliacao_turma_id
  where c.empresa_id = $1 and c.questionario_id = $2 and c.colaborador_id = $3 and c.origem in ('P', 'L')
    and ($4::bigint = 0 or u.turma_id = $4) order by c.situacao = 'R', c.id desc limit 1`

/** The copy of a questionnaire that a talent is asked to answer, of a class or (0) of a survey. @throws DomainError 404 */
export async function copiaDe({ db, session }: Ctx, questionario: number, talento: number, turma: number) {
  const [found] = await run<{ id: number }>(db, COPIA, [session.empresaId, questionario, talento, turma])
  return found?.id ?? fail('NAO_ENCONTRADO')
}
