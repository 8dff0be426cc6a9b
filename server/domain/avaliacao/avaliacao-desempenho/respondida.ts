import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** SQL condition: a copy of the cycle in row `t` is answered or begun (spec 2 §4). */
export const possuiRespostaSql = (t: string): string => `exists (select from colaborador_questionario c
  where c.empresa_id = ${t}.empresa_id and c.avaliacao_desempenho_id = ${t}.id and c.situacao <> 'N')`

// $1 company, $2 cycle
const POSSUI = `select ${possuiRespostaSql('t')} as sim from avaliacao_desempenho t where t.empresa_id = $1 and t.id = $2`

// $1 company, $2 cycle: the last day on which a copy was handed in
const ULTIMA = `select max(respondida_em)::text as data from colaborador_questionario where empresa_id = $1 and avaliacao_desempenho_id = $2 and situacao = 'R'`

/** The last day on which a copy of the cycle was handed in. */
export async function ultimaResposta({ db, session }: Ctx, cicloId: number): Promise<string | undefined> {
  const [found] = await run<{ data: string | null }>(db, ULTIMA, [session.empresaId, cicloId])
  return found?.data ?? undefined
}

export async function possuiResposta({ db, session }: Ctx, cicloId: number): Promise<boolean> {
  const [found] = await run<{ sim: boolean }>(db, POSSUI, [session.empresaId, cicloId])
  return found?.sim === true
}
