import type { Objetivo } from '#schemas/generated/types/avaliacao/objetivo.ts'
import { cuida, ENCERRADO, periodoDe, SO_DO_RH } from '#server/domain/avaliacao/objetivo/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** Fields of an objective that the rules of its key results read. */
export interface DoResultado {
  nivel: Objetivo['nivel']
  situacao: Objetivo['situacao']
  responsavel: { id: number } | null
  inicio: string
  encerrado: boolean
}

// $1 company, $2 objective
const OBJETIVO = `select nivel, situacao, periodo_id::int as periodo,
    case when responsavel_id is not null then json_build_object('id', responsavel_id) end as responsavel
  from objetivo where empresa_id = $1 and id = $2`

/** Reads the objective, in a transaction FOR UPDATE; undefined for an unknown id. */
export async function objetivoDoResultado(ctx: Ctx, id: number): Promise<DoResultado | undefined> {
  const text = ctx.db.isTransaction ? `${OBJETIVO} for update` : OBJETIVO
  const [found] = await run<Omit<DoResultado, 'inicio' | 'encerrado'> & { periodo: number }>(ctx.db, text, [
    ctx.session.empresaId,
    id,
  ])
  if (!found) return undefined
  const { periodo, ...objetivo } = found
  const { inicio, encerrado } = await periodoDe(ctx, periodo)
  return { ...objetivo, inicio, encerrado }
}

/** Reason why the key results of an objective cannot change; undefined where they can. */
export function recusaObjetivo(ctx: Ctx, objetivo: DoResultado | undefined): string | undefined {
  // a missing one is refused by the reference check
  if (!objetivo) return undefined
  if (!cuida(ctx, objetivo.nivel)) return SO_DO_RH
  if (objetivo.encerrado) return ENCERRADO
  if (objetivo.situacao === 'C') return 'O objetivo está concluído.'
  return objetivo.situacao === 'X' ? 'O objetivo está cancelado.' : undefined
}
