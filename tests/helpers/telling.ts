import type { Pool } from 'pg'

const EVALUATED = `from avaliado_avaliacao_desempenho v join talento t on t.empresa_id = v.empresa_id and t.id = v.avaliado_id
  where v.empresa_id = 1 order by t.nome, v.id limit 1`

/** By filter name: query of a record with data; the first record of the register may have none. */
const TELLING: Record<string, string> = {
  avaliadoId: `select t.id::int as id ${EVALUATED}`,
  avaliacaoDesempenhoId: `select v.avaliacao_desempenho_id::int as id ${EVALUATED}`,
}

/** Id of a record of company 1 for which a report with this filter finds data; undefined where any record will do. */
export async function tellingId(pool: Pool, filter: string): Promise<number | undefined> {
  const text = TELLING[filter]
  return text === undefined ? undefined : (await pool.query<{ id: number }>(text)).rows[0]?.id
}
