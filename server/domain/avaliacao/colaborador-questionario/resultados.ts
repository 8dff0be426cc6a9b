import { situacaoEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import { type RespostasDaCopia, respondidasDe } from '#server/features/questionario/respostas/respondidas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'

/** An answered evaluation with named evaluated person: of an experience period (A), or applied outside a cycle (V). */
export interface Resultado {
  id: number
  origem: 'A' | 'V'
  questionarioId: number
  numeroVersao: number
  talentoId: number
  talento: string
  matricula: string | null
  periodo: string | null
  /** where he worked on the due day of the period, else on the day of the answer */
  areaId: number | null
  cargo: string | null
  respondidaEm: string
  performance: number | null
}

export interface ResultadoFilter {
  modeloAvaliacaoId: { id: number }
  /** first and last day of the answer */
  dataIni?: string
  dataFim?: string
  areasIds?: number[]
}

/** Answered evaluations by a model about people the session sees; without copies of cycles, which may be anonymous. */
export async function resultadosDoModelo(
  ctx: Ctx,
  { modeloAvaliacaoId, dataIni, dataFim, areasIds }: ResultadoFilter,
): Promise<Resultado[]> {
  const values = new Values()
  const text = `select q.id::int, q.origem, q.questionario_id::int as "questionarioId", q.numero_versao as "numeroVersao",
      t.id::int as "talentoId", t.nome as talento, t.matricula, p.nome as periodo, h.area_organizacional_id::int as "areaId", c.nome as cargo,
      q.respondida_em::text as "respondidaEm", coalesce(q.performance_manual, q.performance)::float8 as performance
    from colaborador_questionario q
    join talento t on t.empresa_id = q.colaborador_empresa_id and t.id = q.colaborador_id
    left join periodo_experiencia p on p.empresa_id = q.empresa_id and p.id = q.periodo_experiencia_id
    cross join lateral (select case when p.id is null then q.respondida_em else t.data_admissao + (p.dias - 1) end as dia) v
    left join lateral ${situacaoEmSql('t', 'v.dia')} h on true
    left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = h.faixa_salarial_id
    left join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    where q.empresa_id = ${values.add(ctx.session.empresaId)} and q.modelo_avaliacao_id = ${values.add(modeloAvaliacaoId.id)}
      and q.origem in ('A', 'V') and q.situacao = 'R' and ${visibleTo(ctx, 'avaliacao/colaborador-questionario', 'q', values)}
      and ${dataIni === undefined ? 'true' : `q.respondida_em >= ${values.add(dataIni)}::date`}
      and ${dataFim === undefined ? 'true' : `q.respondida_em <= ${values.add(dataFim)}::date`}
      and ${values.among('h.area_organizacional_id', areasIds)}
    order by prumo_busca(t.nome), t.id, q.id`
  return run<Resultado>(ctx.db, text, values.list)
}

interface CopiaComQuestionario {
  id: number
  /** null where only competences were asked */
  questionarioId: number | null
  numeroVersao: number | null
}

/** Like `respondidasDe`, for copies that may have no questionnaire. */
export function respostasDasCopias(ctx: Ctx, copias: CopiaComQuestionario[]): Promise<RespostasDaCopia> {
  const perguntadas = copias.flatMap(({ id, questionarioId, numeroVersao }) =>
    questionarioId === null || numeroVersao === null ? [] : [{ id, questionarioId, numeroVersao }],
  )
  return respondidasDe(ctx, perguntadas)
}
