import { sql } from 'kysely'
import { entreIds, type StatusSolicitacao, situacaoSql } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import { batchesOf } from '#server/platform/crud/cursor.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'

export interface AvaliacoesFilter {
  candidatosIds?: number[]
  /** ids of evaluation models */
  avaliacoesIds?: number[]
  solicitacoesIds?: number[]
  statusSolicitacao: StatusSolicitacao
  /** day of the answer, else of the release */
  dataIni?: string
  dataFim?: string
}

export interface AvaliacaoDoCandidato {
  id: number
  candidatoId: number
  candidato: string
  titulo: string
  solicitacao: string | null
  data: string
  situacao: 'P' | 'A' | 'C'
  performance: number | null
  aprovado: boolean | null
}

/** The evaluations of these candidates that the session sees, by candidate (spec 1 §7.5: Avaliações de Candidatos). */
export function avaliacoesDosCandidatos(ctx: Ctx, filter: AvaliacoesFilter): AsyncGenerator<AvaliacaoDoCandidato[]> {
  const dia = sql`(coalesce(x.respondida_em, x.liberada_em) at time zone 'America/Sao_Paulo')::date`
  const statement = sql<AvaliacaoDoCandidato>`
    select x.id, k.id as "candidatoId", k.nome as candidato, coalesce(x.titulo, m.titulo) as titulo, v.descricao as solicitacao,
      to_char(${dia}, 'YYYY-MM-DD') as data, x.situacao, x.performance::float8 as performance, x.aprovado
    from avaliacao_candidato x
    join candidato k on k.empresa_id = x.candidato_empresa_id and k.id = x.candidato_id
    join modelo_avaliacao_candidato m on m.empresa_id = x.empresa_id and m.id = x.avaliacao_id
    left join solicitacao_pessoal v on v.empresa_id = x.empresa_id and v.id = x.solicitacao_id
    where ${visibleSql(ctx, 'captacao/avaliacao-candidato', 'x')} and ${entreIds('x.candidato_id', filter.candidatosIds)}
      and ${entreIds('x.avaliacao_id', filter.avaliacoesIds)} and ${entreIds('x.solicitacao_id', filter.solicitacoesIds)}
      and ${situacaoSql(filter.statusSolicitacao, 'v')}
      ${filter.dataIni ? sql`and ${dia} >= ${filter.dataIni}` : sql``} ${filter.dataFim ? sql`and ${dia} <= ${filter.dataFim}` : sql``}
    order by k.nome, k.empresa_id, k.id, ${dia}, x.id`
  return batchesOf(ctx.db, statement.compile(ctx.db))
}

export interface PerguntaRespondida {
  avaliacaoId: number
  ordem: number
  pergunta: string
  resposta: string | null
}

/** Answers of these evaluations in question order; choices as the texts of their options. */
export async function respostasDasAvaliacoes({ db, session }: Ctx, ids: number[]): Promise<PerguntaRespondida[]> {
  const { rows } = await sql<PerguntaRespondida>`
    select r.avaliacao_candidato_id as "avaliacaoId", r.ordem, r.texto as pergunta,
      case r.tipo when 'NOTA' then replace(r.nota::float8::text, '.', ',') when 'SUBJETIVA' then r.resposta else (
        select string_agg(o.opcao ->> 'texto', '; ' order by o.lugar) from jsonb_array_elements(r.opcoes) with ordinality o (opcao, lugar)
        where r.respostas_ids @> (o.opcao -> 'id')) end as resposta
    from avaliacao_candidato_resposta r
    where r.empresa_id = ${session.empresaId} and r.avaliacao_candidato_id = any(${ids}::bigint[])
    order by r.avaliacao_candidato_id, r.ordem, r.id`.execute(db)
  return rows
}
