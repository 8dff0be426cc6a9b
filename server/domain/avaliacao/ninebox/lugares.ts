import type { NineBoxPlace } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { boxDe, type Limites } from '#schemas/runtime/domain/ninebox.ts'
import { avaliadoVisto, type DeQuemAnalisa } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run, Values } from '#server/platform/database/sql.ts'

/** Evaluated people of a chart, and the chosen evaluators (of an anonymous cycle: roles); absent members do not filter. */
export interface DeQuem extends DeQuemAnalisa {
  avaliadosIds?: number[] | undefined
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
  const { avaliadosIds } = deQuem
  const avaliados = avaliadosIds ? `v.avaliado_id = any(${values.add(avaliadosIds)}::bigint[])` : 'true'
  const text = `select t.id::int as id, t.nome, t.foto, g.nome as cargo, v.potencial::float8 as potencial, v.desempenho::float8 as desempenho,
      m.id::int as "movimentoId", m.para
    from avaliado_avaliacao_desempenho v
    join talento t on t.empresa_id = v.empresa_id and t.id = v.avaliado_id
    left join cargo g on g.empresa_id = v.empresa_id and g.id = v.cargo_id
    left join (
      select distinct on (colaborador_id) colaborador_id, id, para from movimento_calibracao_ninebox
      where empresa_id = ${empresa} and avaliacao_desempenho_id = ${ciclo} and desfeito_em is null order by colaborador_id, id desc
    ) m on m.colaborador_id = v.avaliado_id
    where v.empresa_id = ${empresa} and v.avaliacao_desempenho_id = ${ciclo} and ${avaliados}
      and ${avaliadoVisto(ctx, 't', values)}
    order by t.nome, t.id`
  return (await run<Row>(ctx.db, text, values.list)).map((row) => lugarDe(row, limites))
}

function lugarDe({ para, ...row }: Row, limites: Limites): NineBoxPlace {
  const { potencial, desempenho } = row
  const calculado = potencial === null || desempenho === null ? null : boxDe(potencial, desempenho, limites)
  return { ...row, calculado, box: calculado === null ? null : (para ?? calculado) }
}

/** The places recomputed with the performance of the current levels (cncc); calibrations do not apply, they moved places of the cycle's own axes. */
export const comDesempenho = (
  lugares: NineBoxPlace[],
  limites: Limites,
  desempenhoDe: (id: number) => number | undefined,
): NineBoxPlace[] => comEixos(lugares, limites, ({ id, potencial }) => ({ potencial, desempenho: desempenhoDe(id) }))

interface Eixos {
  potencial?: number | null | undefined
  desempenho?: number | undefined
}

/** The places recomputed on other axes; calibrations do not apply, they moved places of the cycle's own axes. */
export const comEixos = (
  lugares: NineBoxPlace[],
  limites: Limites,
  eixosDe: (lugar: NineBoxPlace) => Eixos,
): NineBoxPlace[] =>
  lugares.map((lugar) => {
    const { potencial = null, desempenho = null } = eixosDe(lugar)
    return lugarDe({ ...lugar, potencial, desempenho, movimentoId: null, para: null }, limites)
  })
