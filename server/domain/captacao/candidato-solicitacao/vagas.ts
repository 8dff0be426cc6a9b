import { sql } from 'kysely'
import type { DeskVacancies } from '#schemas/runtime/answers/recruitment/desk.ts'
import type { VagaEmSelecao } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { abertaSql, minhaSql } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { atrasadoSql } from './quadro/atrasados.ts'

interface Recorte {
  /** only vacancies of the session's own requests */
  soMinhas?: boolean
  limite: number
}

/** Most vacancies of one answer; the list has the rest. */
const MAIS = 1000

/** Vacancies that the session sees and that take candidates, with counts of their selections, newest first; `minhaSql` marks its own. */
export async function vagasEmSelecao(ctx: Ctx): Promise<VagaEmSelecao[]> {
  return (await contadas(ctx, { limite: MAIS })).map(({ total: _, ...vaga }) => vaga)
}

/** The first of the session's own vacancies with candidates per step; without own ones, the first of all it sees. */
export async function vagasDaMesa(ctx: Ctx, limite: number): Promise<DeskVacancies> {
  const minhas = await contadas(ctx, { soMinhas: true, limite })
  const vagas = minhas.length > 0 ? minhas : await contadas(ctx, { limite })
  const etapas = await porEtapa(
    ctx,
    vagas.map(({ id }) => id),
  )
  return {
    minhas: minhas.length > 0,
    total: vagas[0]?.total ?? 0,
    itens: vagas.map(({ id, descricao, area, quantidade, preenchidas, previsao, emSelecao, atrasados }) => ({
      ...{ id, descricao, quantidade, preenchidas, emSelecao, atrasados },
      ...(area === null ? {} : { area }),
      ...(previsao === null ? {} : { previsao }),
      etapas: etapas.filter(({ solicitacaoId }) => solicitacaoId === id).map(({ nome, total }) => ({ nome, total })),
    })),
  }
}

async function contadas(ctx: Ctx, { soMinhas = false, limite }: Recorte) {
  const minha = minhaSql(ctx.session, 'v')
  const { rows } = await sql<VagaEmSelecao & { total: number }>`
    with v as (select v.*, ${minha} as minha, count(*) over ()::int as total from solicitacao_pessoal v
      where ${visibleSql(ctx, 'captacao/solicitacao-pessoal', 'v')} and ${abertaSql('v')} and ${soMinhas ? minha : sql`true`}
      order by v.id desc limit ${limite})
    select v.id, v.descricao, v.data, v.quantidade, a.nome as area, coalesce(v.qtd_vagas_preenchidas, 0) as preenchidas,
      v.data_previsao_encerramento as previsao, v.minha, v.total,
      count(s.id) filter (where s.situacao = 'E')::int as "emSelecao",
      count(s.id) filter (where s.situacao = 'E' and s.etapa_seletiva_id is null)::int as "semEtapa",
      count(s.id) filter (where ${atrasadoSql(ctx)})::int as atrasados,
      (select count(*)::int from entrevista e join candidato_solicitacao o on o.empresa_id = e.empresa_id and o.id = e.candidatura_id
        where e.empresa_id = v.empresa_id and o.solicitacao_id = v.id and e.situacao = 'M' and e.inicio > now()) as entrevistas
    from v
    left join area_organizacional a on a.empresa_id = v.empresa_id and a.id = v.area_organizacional_id
    left join candidato_solicitacao s on s.empresa_id = v.empresa_id and s.solicitacao_id = v.id
    left join etapa_seletiva t on t.empresa_id = s.empresa_id and t.id = s.etapa_seletiva_id
    group by v.empresa_id, v.id, v.descricao, v.data, v.quantidade, v.qtd_vagas_preenchidas, v.data_previsao_encerramento, v.minha, v.total, a.nome
    order by v.id desc`.execute(ctx.db)
  return rows
}

/** Candidates of these requests per step, in the steps' order; without a step they count in the first, as on the board. */
async function porEtapa({ db, session }: Ctx, ids: number[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<{ solicitacaoId: number; nome: string; total: number }>`
    with etapas as (select id, nome, ordem, row_number() over (order by ordem, id) = 1 as primeira
      from etapa_seletiva where empresa_id = ${session.empresaId})
    select v.id as "solicitacaoId", t.nome, count(s.id)::int as total
    from unnest(${ids}::bigint[]) as v (id) cross join etapas t
    left join candidato_solicitacao s on s.empresa_id = ${session.empresaId} and s.solicitacao_id = v.id and s.situacao = 'E'
      and (s.etapa_seletiva_id = t.id or (s.etapa_seletiva_id is null and t.primeira))
    group by v.id, t.id, t.nome, t.ordem order by v.id, t.ordem, t.id`.execute(db)
  return rows
}
