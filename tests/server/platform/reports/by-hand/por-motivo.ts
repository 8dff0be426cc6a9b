import { sql } from 'kysely'
import { entreIds, type StatusSolicitacao, situacaoSql } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'

export interface PorMotivoFilter {
  dataIni: string
  dataFim: string
  /** by area ('1') or by occupational group ('2') */
  filtrarPor: '1' | '2'
  areasIds?: number[]
  /** areas that are active ('A') or inactive ('I') */
  ativos?: 'A' | 'I'
  gruposOcupacionaisIds?: number[]
  estabelecimentosIds?: number[]
  statusSolicitacao: StatusSolicitacao
}

export interface PorMotivo {
  estabelecimento: string
  /** the area or the occupational group */
  onde: string
  motivo: string
  solicitacoes: number
  vagas: number
  preenchidas: number
}

/** Requests of a period, the vacancies they opened and those filled, by reason within establishment and area or group (spec 1 §7.5). */
export async function vagasPorMotivo(ctx: Ctx, filter: PorMotivoFilter): Promise<PorMotivo[]> {
  const porGrupo = filter.filtrarPor === '2'
  const onde = porGrupo
    ? entreIds('c.grupo_ocupacional_id', filter.gruposOcupacionaisIds)
    : entreIds('s.area_organizacional_id', filter.areasIds)
  const ativas = filter.ativos && !porGrupo ? sql`a.ativo = ${filter.ativos === 'A'}` : sql`true`
  const { rows } = await sql<PorMotivo>`
    select e.nome as estabelecimento, ${sql.ref(porGrupo ? 'g.descricao' : 'a.nome')} as onde, m.descricao as motivo,
      count(*)::int as solicitacoes, sum(s.quantidade)::int as vagas,
      sum(least(coalesce(s.qtd_vagas_preenchidas, 0), s.quantidade))::int as preenchidas
    from solicitacao_pessoal s
    join estabelecimento e on e.empresa_id = s.empresa_id and e.id = s.estabelecimento_id
    join area_organizacional a on a.empresa_id = s.empresa_id and a.id = s.area_organizacional_id
    join motivo_solicitacao m on m.empresa_id = s.empresa_id and m.id = s.motivo_solicitacao_id
    left join faixa_salarial f on f.empresa_id = s.empresa_id and f.id = s.faixa_salarial_id
    left join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    left join grupo_ocupacional g on g.empresa_id = c.empresa_id and g.id = c.grupo_ocupacional_id
    where ${visibleSql(ctx, 'captacao/solicitacao-pessoal', 's')} and s.data between ${filter.dataIni} and ${filter.dataFim}
      and ${onde} and ${ativas} and ${entreIds('s.estabelecimento_id', filter.estabelecimentosIds)} and ${situacaoSql(filter.statusSolicitacao, 's')}
    group by e.nome, e.id, 2, ${sql.ref(porGrupo ? 'g.id' : 'a.id')}, m.descricao, m.id
    order by e.nome, e.id, 2, ${sql.ref(porGrupo ? 'g.id' : 'a.id')}, m.descricao, m.id`.execute(ctx.db)
  return rows
}
