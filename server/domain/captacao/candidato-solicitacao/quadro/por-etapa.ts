import { sql } from 'kysely'
import { entreIds, type StatusSolicitacao, situacaoSql } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'

export interface PorEtapaFilter {
  ano: number
  etapasIds?: number[]
  statusSolicitacao: StatusSolicitacao
  cargosIds?: number[]
  estabelecimentosIds?: number[]
  areasIds?: number[]
}

export interface PorEtapa {
  etapaId: number
  etapa: string
  /** 1 to 12 */
  mes: number
  candidatos: number
  aptos: number
  naoAptos: number
}

/**
 * Candidates who entered each of these steps, by month of a year, with the fitness given there (spec 1 §7.5). Entering
 * a step twice in a month counts once, with the last fitness.
 */
export async function candidatosPorEtapa(ctx: Ctx, filter: PorEtapaFilter): Promise<PorEtapa[]> {
  const zone = sql`at time zone 'America/Sao_Paulo'`
  const { rows } = await sql<PorEtapa>`with estadia as (
      select e.empresa_id, e.id, e.data, e.aptidao, s.id as link_id, extract(month from e.data ${zone})::int as mes,
        coalesce(e.para_etapa_id, antes.para_etapa_id) as etapa_id
      from candidato_solicitacao_evento e
      join candidato_solicitacao s on s.empresa_id = e.empresa_id and s.id = e.candidato_solicitacao_id
      join solicitacao_pessoal v on v.empresa_id = s.empresa_id and v.id = s.solicitacao_id
      left join faixa_salarial f on f.empresa_id = v.empresa_id and f.id = v.faixa_salarial_id
      left join lateral (select n.para_etapa_id from candidato_solicitacao_evento n where e.tipo = 'RETOMADA' and n.empresa_id = e.empresa_id
        and n.candidato_solicitacao_id = s.id and n.para_etapa_id is not null and (n.data, n.id) < (e.data, e.id)
        order by n.data desc, n.id desc limit 1) antes on true
      where ${visibleSql(ctx, 'captacao/candidato-solicitacao', 's')} and e.tipo in ('INCLUSAO', 'ETAPA', 'RETOMADA')
        and e.data >= make_date(${filter.ano}::int, 1, 1)::timestamp ${zone}
        and e.data < make_date(${filter.ano}::int + 1, 1, 1)::timestamp ${zone}
        and ${situacaoSql(filter.statusSolicitacao, 'v')} and ${entreIds('f.cargo_id', filter.cargosIds)}
        and ${entreIds('v.estabelecimento_id', filter.estabelecimentosIds)} and ${entreIds('v.area_organizacional_id', filter.areasIds)}),
    ultima as (
      select distinct on (p.etapa_id, p.mes, p.link_id) p.empresa_id, p.etapa_id, p.mes, coalesce(apto.aptidao, p.aptidao) as aptidao
      from estadia p
      left join lateral (select n.data, n.id from candidato_solicitacao_evento n where n.empresa_id = p.empresa_id
        and n.candidato_solicitacao_id = p.link_id and n.tipo <> 'APTIDAO' and (n.data, n.id) > (p.data, p.id)
        order by n.data, n.id limit 1) fim on true
      left join lateral (select n.aptidao from candidato_solicitacao_evento n where n.empresa_id = p.empresa_id
        and n.candidato_solicitacao_id = p.link_id and n.tipo = 'APTIDAO' and (n.data, n.id) > (p.data, p.id)
        and (fim.id is null or (n.data, n.id) < (fim.data, fim.id)) order by n.data desc, n.id desc limit 1) apto on true
      order by p.etapa_id, p.mes, p.link_id, p.data desc, p.id desc)
    select t.id as "etapaId", t.nome as etapa, u.mes, count(*)::int as candidatos, count(*) filter (where u.aptidao = 'S')::int as aptos,
      count(*) filter (where u.aptidao = 'N')::int as "naoAptos"
    from ultima u join etapa_seletiva t on t.empresa_id = u.empresa_id and t.id = u.etapa_id
    where ${entreIds('t.id', filter.etapasIds)}
    group by t.id, t.nome, t.ordem, u.mes order by t.ordem, t.id, u.mes`.execute(ctx.db)
  return rows
}
