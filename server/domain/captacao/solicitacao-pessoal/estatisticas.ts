import { type RawBuilder, sql } from 'kysely'
import type { DegrauDoFunil, Estatisticas, Numeros, Origem } from '#schemas/runtime/answers/recruitment/vacancies.ts'
import { CONTRATADOS, INCLUIDOS, ordemAlcancadaSql } from '#server/domain/captacao/candidato-solicitacao/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'

/** Filters of requests: opened in the period. */
export interface EstatisticasFilter {
  dataIni: string
  dataFim: string
  estabelecimentosIds: number[]
  areasIds: number[]
  cargosIds: number[]
  motivosIds: number[]
  /** only this request, without the period */
  solicitacaoId?: number
}

/** SQL: the visible requests as CTE `s`, without pending and cancelled ones. */
function solicitacoes(ctx: Ctx, filter: EstatisticasFilter): RawBuilder<unknown> {
  const among = (column: string, ids: number[]) =>
    ids.length > 0 ? sql`and ${sql.ref(column)} = any(${ids}::bigint[])` : sql``
  const which =
    filter.solicitacaoId === undefined
      ? sql`and s.data between ${filter.dataIni} and ${filter.dataFim}`
      : sql`and s.id = ${filter.solicitacaoId}`
  return sql`s as (
    select s.empresa_id, s.id, s.data, s.data_encerramento, s.encerrada, s.quantidade, s.area_organizacional_id,
      least(coalesce(s.qtd_vagas_preenchidas, 0), s.quantidade) as preenchidas
    from solicitacao_pessoal s
    left join faixa_salarial f on f.empresa_id = s.empresa_id and f.id = s.faixa_salarial_id
    where ${visibleSql(ctx, 'captacao/solicitacao-pessoal', 's')} and s.cancelada is not true and s.status = 'A' ${which}
      ${among('s.estabelecimento_id', filter.estabelecimentosIds)} ${among('s.area_organizacional_id', filter.areasIds)}
      ${among('f.cargo_id', filter.cargosIds)} ${among('s.motivo_solicitacao_id', filter.motivosIds)})`
}

const dias = sql`avg(s.data_encerramento - s.data) filter (where s.encerrada and s.data_encerramento is not null)::float8`

/** Vacancies, filled ones and days to fill: in total, by area, by month of closing. */
export async function preenchimento(
  ctx: Ctx,
  filter: EstatisticasFilter,
): Promise<Pick<Estatisticas, 'resumo' | 'areas' | 'meses'>> {
  const base = solicitacoes(ctx, filter)
  const numbers = sql`count(*)::int as solicitacoes, coalesce(sum(s.quantidade), 0)::int as vagas,
    coalesce(sum(s.preenchidas), 0)::int as preenchidas, ${dias} as "mediaDias"`
  const resumo = await sql<Numeros>`with ${base} select ${numbers} from s`.execute(ctx.db)
  const areas = await sql<Estatisticas['areas'][number]>`with ${base}
    select a.nome, ${numbers} from s join area_organizacional a on a.empresa_id = s.empresa_id and a.id = s.area_organizacional_id
    group by a.id, a.nome order by vagas desc, a.nome`.execute(ctx.db)
  const meses = await sql<Estatisticas['meses'][number]>`with ${base}
    select to_char(s.data_encerramento, 'YYYY-MM') as mes, count(*)::int as encerradas, ${dias} as "mediaDias"
    from s where s.encerrada and s.data_encerramento is not null group by 1 order by 1`.execute(ctx.db)
  return { resumo: resumo.rows[0] as Numeros, areas: areas.rows, meses: meses.rows }
}

/** Number of candidates who reached each step, from inclusion to hiring (spec 1 §2.5: funnel). */
export async function funil(ctx: Ctx, filter: EstatisticasFilter): Promise<DegrauDoFunil[]> {
  const { rows } = await sql<DegrauDoFunil>`with ${solicitacoes(ctx, filter)},
    c as (
      select c.id, c.situacao, ${sql.raw(ordemAlcancadaSql('c'))} as ordem
      from candidato_solicitacao c join s on s.empresa_id = c.empresa_id and s.id = c.solicitacao_id)
    select nome, candidatos from (
      select ${INCLUIDOS} as nome, count(*)::int as candidatos, -1 as lugar, 0::bigint as id from c
      union all
      select e.nome, (select count(*)::int from c where c.situacao = 'C' or c.ordem >= e.ordem), e.ordem, e.id
      from etapa_seletiva e where e.empresa_id = ${ctx.session.empresaId}
      union all
      select ${CONTRATADOS}, count(*) filter (where c.situacao = 'C')::int, 1000000, 0 from c) x
    order by lugar, id`.execute(ctx.db)
  return rows
}

/** Sources by which candidates of these requests heard of the vacancy, with the number hired. */
export async function origens(ctx: Ctx, filter: EstatisticasFilter): Promise<Origem[]> {
  const { rows } = await sql<Origem>`with ${solicitacoes(ctx, filter)}
    select coalesce(o.nome, 'Não informado') as nome, count(distinct k.id)::int as candidatos,
      count(distinct k.id) filter (where c.situacao = 'C')::int as contratados
    from candidato_solicitacao c join s on s.empresa_id = c.empresa_id and s.id = c.solicitacao_id
    join candidato k on k.empresa_id = c.candidato_empresa_id and k.id = c.candidato_id
    left join como_ficou_sabendo_vaga o on o.empresa_id = k.empresa_id and o.id = k.como_ficou_sabendo_vaga_id
    group by 1 order by 2 desc, 1`.execute(ctx.db)
  return rows
}
