import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** What a plan of bands or indices proposes for one of them. */
export interface PropostaDeValor {
  nome: string
  /** the position of a band; of an index that it is one */
  grupo: string
  atual: number | null
  proposto: number
  observacao: string | null
}

/**
 * What a plan proposes bands and indices to be, scenarios aside; of a plan of talents nothing. Bands are those of positions in some areas, and of positions that have none; an
 * index belongs to no area.
 */
export const propostasDeValor = ({ db, session }: Ctx, tabela: number, areas?: number[]): Promise<PropostaDeValor[]> =>
  run<PropostaDeValor>(
    db,
    `select f.nome, c.nome as grupo, r.valor_atual as atual, r.valor_proposto as proposto, r.observacao, c.id as lugar, f.id
    from reajuste_faixa_salarial r
    join faixa_salarial f on f.empresa_id = r.empresa_id and f.id = r.faixa_salarial_id
    join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    where r.empresa_id = $1 and r.tabela_reajuste_id = $2 and r.cenario_id is null and (
      not exists (select from cargo_areas_organizacionais l where l.empresa_id = c.empresa_id and l.cargo_id = c.id)
      or exists (
        select from cargo_areas_organizacionais l
        where l.empresa_id = c.empresa_id and l.cargo_id = c.id
          and ($3::bigint[] is null or l.area_organizacional_id = any($3::bigint[]))))
    union all
    select i.nome, 'Índices', r.valor_atual, r.valor_proposto, r.observacao, 0, i.id
    from reajuste_indice r join indice i on i.empresa_id = r.empresa_id and i.id = r.indice_id
    where r.empresa_id = $1 and r.tabela_reajuste_id = $2 and r.cenario_id is null
    order by grupo, lugar, nome, id`,
    [session.empresaId, tabela, areas ?? null],
  )
