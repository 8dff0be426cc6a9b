import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** A proposal for a band or index. */
export interface PropostaDeValor {
  nome: string
  /** name of the band's position; for an index a fixed word */
  grupo: string
  atual: number | null
  proposto: number
  observacao: string | null
}

/**
 * Proposals of a plan for bands and indices, without scenarios; empty for a plan of talents. With `areas`: bands of
 * positions in these areas, or in none; indices belong to no area.
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
