import type { Ctx } from '#server/platform/crud/define.ts'
import type { Values } from '#server/platform/database/sql.ts'

export { guardaOcorrenciaDaFolha } from './da-folha.ts'

/** SQL: sum of the points of a talent's occurrences in the twelve months up to the day; the same day a year before does not count. */
export function pontosDoTalento({ context }: Ctx, t: string, values: Values): string {
  const dia = `${values.add(context.hoje)}::date`
  return `(select coalesce(sum(o.pontuacao), 0)::int from colaborador_ocorrencia o
    where o.empresa_id = ${t}.empresa_id and o.colaborador_id = ${t}.id
      and o.colaborador_empresa_id = ${t}.empresa_id and o.data_ini > (${dia} - interval '12 months')::date and o.data_ini <= ${dia})`
}
