import { type RawBuilder, sql } from 'kysely'
import type { LateCandidate, LateCandidates } from '#schemas/runtime/answers/desk.ts'
import { abertaSql, minhaSql } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'

/** Days that a candidate of a selection (alias `s`) has been where he is. */
const diasSql = ({ context }: Ctx): RawBuilder<number> =>
  sql<number>`(${context.hoje}::date - coalesce((s.na_etapa_desde at time zone 'America/Sao_Paulo')::date, s.data))`

/** Longer in a step (alias `t`) than it is meant to take, of a candidate (alias `s`) who is in the selection. */
export const atrasadoSql = (ctx: Ctx): RawBuilder<boolean> =>
  sql<boolean>`(s.situacao = 'E' and t.acompanhamento_prazo_dias > 0 and ${diasSql(ctx)} > t.acompanhamento_prazo_dias)`

/** Candidates of open requests that are late in their step, those of the session's own requests first, then who waits longest. */
export async function candidatosAtrasados(ctx: Ctx, limite: number): Promise<LateCandidates> {
  const { rows } = await sql<LateCandidate & { total: number }>`
    select s.id, s.candidato_id as "candidatoId", c.nome, v.id as "solicitacaoId", v.descricao as vaga, t.nome as etapa,
      ${diasSql(ctx)} as dias, t.acompanhamento_prazo_dias as "prazoDias", ${minhaSql(ctx.session, 'v')} as minha,
      count(*) over ()::int as total
    from candidato_solicitacao s
    join solicitacao_pessoal v on v.empresa_id = s.empresa_id and v.id = s.solicitacao_id
    join etapa_seletiva t on t.empresa_id = s.empresa_id and t.id = s.etapa_seletiva_id
    join candidato c on c.empresa_id = s.candidato_empresa_id and c.id = s.candidato_id
    where ${visibleSql(ctx, 'captacao/candidato-solicitacao', 's')} and ${abertaSql('v')} and ${atrasadoSql(ctx)}
    order by minha desc, ${diasSql(ctx)} - t.acompanhamento_prazo_dias desc, s.id limit ${limite}`.execute(ctx.db)
  return { total: rows[0]?.total ?? 0, itens: rows.map(({ total: _, ...row }) => row) }
}
