import type { NineBoxPlace } from '#schemas/runtime/answers/ninebox.ts'
import { boxDe, type Limites } from '#schemas/runtime/ninebox.ts'
import type { Ctx } from '#server/crud/define.ts'
import { run, Values } from '#server/crud/sql.ts'
import { avaliadoVisto } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'

/** Whom a chart is about; what is left out narrows nothing. */
export interface DeQuem {
  avaliadosIds?: number[] | undefined
  avaliadoresIds?: number[] | undefined
}

interface Row extends Omit<NineBoxPlace, 'calculado' | 'box'> {
  para: number | null
}

/** Evaluated talents of a cycle that the session sees, with the move of a calibration that counts: the last that was not undone. */
export async function lugaresDe(
  ctx: Ctx,
  cicloId: number,
  limites: Limites,
  deQuem: DeQuem = {},
): Promise<NineBoxPlace[]> {
  const values = new Values()
  const empresa = values.add(ctx.session.empresaId)
  const ciclo = values.add(cicloId)
  const { avaliadosIds, avaliadoresIds } = deQuem
  const avaliados = avaliadosIds ? `v.avaliado_id = any(${values.add(avaliadosIds)}::bigint[])` : 'true'
  const avaliadores = avaliadoresIds
    ? `exists (select from participante_avaliacao_desempenho p where p.empresa_id = v.empresa_id and p.avaliacao_desempenho_id = v.avaliacao_desempenho_id
        and p.avaliado_id = v.avaliado_id and p.avaliador_id = any(${values.add(avaliadoresIds)}::bigint[]))`
    : 'true'
  const text = `select t.id::int as id, t.nome, t.foto, g.nome as cargo, v.potencial::float8 as potencial, v.desempenho::float8 as desempenho,
      m.id::int as "movimentoId", m.para
    from avaliado_avaliacao_desempenho v
    join talento t on t.empresa_id = v.empresa_id and t.id = v.avaliado_id
    left join cargo g on g.empresa_id = v.empresa_id and g.id = v.cargo_id
    left join (
      select distinct on (colaborador_id) colaborador_id, id, para from movimento_calibracao_ninebox
      where empresa_id = ${empresa} and avaliacao_desempenho_id = ${ciclo} and desfeito_em is null order by colaborador_id, id desc
    ) m on m.colaborador_id = v.avaliado_id
    where v.empresa_id = ${empresa} and v.avaliacao_desempenho_id = ${ciclo} and ${avaliados} and ${avaliadores}
      and ${avaliadoVisto(ctx, 't', values)}
    order by t.nome, t.id`
  return (await run<Row>(ctx.db, text, values.list)).map((row) => lugarDe(row, limites))
}

function lugarDe({ para, ...row }: Row, limites: Limites): NineBoxPlace {
  const { potencial, desempenho } = row
  const calculado = potencial === null || desempenho === null ? null : boxDe(potencial, desempenho, limites)
  return { ...row, calculado, box: calculado === null ? null : (para ?? calculado) }
}

/** The same people with the performance that their levels in force say; calibrations were about the cycle's own. */
export function comDesempenho(
  lugares: NineBoxPlace[],
  limites: Limites,
  desempenhoDe: (id: number) => number | undefined,
) {
  return lugares.map((lugar): NineBoxPlace => {
    const row = { ...lugar, desempenho: desempenhoDe(lugar.id) ?? null, movimentoId: null, para: null }
    return lugarDe(row, limites)
  })
}
