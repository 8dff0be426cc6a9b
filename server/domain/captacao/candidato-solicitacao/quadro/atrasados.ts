import { type RawBuilder, sql } from 'kysely'
import type { LateCandidate, LateCandidates } from '#schemas/runtime/answers/recruitment/desk.ts'
import { abertaSql, minhaSql } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'

/** SQL: days that a candidacy (alias `s`) has been in its step. */
const diasSql = ({ context }: Ctx): RawBuilder<number> =>
  sql<number>`(${context.hoje}::date - coalesce((s.na_etapa_desde at time zone 'America/Sao_Paulo')::date, s.data))`

/** SQL condition: an open candidacy (alias `s`) exceeds the planned days of its step (alias `t`). */
export const atrasadoSql = (ctx: Ctx): RawBuilder<boolean> =>
  sql<boolean>`(s.situacao = 'E' and t.acompanhamento_prazo_dias > 0 and ${diasSql(ctx)} > t.acompanhamento_prazo_dias)`

/** Candidates of open requests that exceed their step's days: those of the session's own requests first, then by days, descending. */
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
