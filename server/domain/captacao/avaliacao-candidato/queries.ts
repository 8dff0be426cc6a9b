import type { Modelo } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'
import type { Andamento } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

export { type AvaliacoesFilter, avaliacoesDosCandidatos, respostasDasAvaliacoes } from './relatorio.ts'

/** Ids of the unanswered evaluations released during one stay of a candidate in a step. */
export async function avaliacoesDaPassagem({ db, session }: Ctx, historicoCandidatoId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('avaliacao_candidato')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('historico_candidato_id', '=', historicoCandidatoId)
    .where('situacao', '=', 'P')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** Whether any evaluation of a request has been answered — spec 1 §7.4: existe-competencia-respondida */
export async function existeRespondida({ db, session }: Ctx, solicitacaoId: number): Promise<boolean> {
  const row = await db
    .selectFrom('avaliacao_candidato')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('solicitacao_id', '=', solicitacaoId)
    .where('situacao', '!=', 'P')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a request has evaluations and all are answered — spec 2 §7: solicitacoes/{id}/respondida */
export async function todasRespondidas({ db, session }: Ctx, solicitacaoId: number): Promise<boolean> {
  const [row] = await run<{ todas: boolean | null }>(
    db,
    `select bool_and(situacao <> 'P') as todas from avaliacao_candidato where empresa_id = $1 and solicitacao_id = $2`,
    [session.empresaId, solicitacaoId],
  )
  return row?.todas === true
}

export async function andamentoPorCandidato(
  { db, session }: Ctx,
  solicitacaoId: number,
): Promise<Map<number, Andamento>> {
  const rows = await run<Andamento & { candidatoId: number }>(
    db,
    `select candidato_id as "candidatoId", count(*)::int as liberadas, count(*) filter (where situacao <> 'P')::int as respondidas,
      round(avg(performance), 2)::float8 as media from avaliacao_candidato where empresa_id = $1 and solicitacao_id = $2 group by 1`,
    [session.empresaId, solicitacaoId],
  )
  return new Map(rows.map(({ candidatoId, ...andamento }) => [Number(candidatoId), andamento]))
}

/** Active models; those of the step, else those of the request, are proposed and come first. */
export async function modelosParaLiberar(
  { db, session }: Ctx,
  { solicitacao, etapa }: { solicitacao?: number; etapa?: number },
): Promise<Modelo[]> {
  const text = `with da_etapa as (select modelo_avaliacao_candidato_id as id from etapa_seletiva_avaliacoes_ids where empresa_id = $1
      and etapa_seletiva_id = $3),
    proposto as (select id from da_etapa union all select modelo_avaliacao_candidato_id from solicitacao_pessoal_avaliacoes_ids
      where empresa_id = $1 and solicitacao_pessoal_id = $2 and not exists (select 1 from da_etapa))
    select m.id, m.titulo, coalesce(m.respondente, 'R') as respondente, m.id in (select id from proposto) as proposto
    from modelo_avaliacao_candidato m where m.empresa_id = $1 and m.ativo is not false order by proposto desc, m.titulo, m.id limit 500`
  const values = [session.empresaId, solicitacao ?? null, etapa ?? null]
  return run<Modelo>(db, text, values)
}
