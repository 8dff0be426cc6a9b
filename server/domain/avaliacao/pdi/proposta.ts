import type { NineBoxPlace, NineBoxProposal } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { lacunasDe } from './lacunas.ts'

type Talento = Pick<NineBoxPlace, 'id' | 'nome' | 'movimentoId' | 'calculado'>

// $1 company, $2 cycle, $3 talents
const PLANOS = `select colaborador_id::int as colaborador, id::int as id from pdi
  where empresa_id = $1 and avaliacao_desempenho_id = $2 and colaborador_id = any($3::bigint[])`

/** Gaps of these talents in a cycle, the plan made from them, and whether their cell was calibrated. */
export async function propostasDoBox(ctx: Ctx, cicloId: number, talentos: Talento[]): Promise<NineBoxProposal[]> {
  const ids = talentos.map(({ id }) => id)
  const lacunas = await lacunasDe(ctx, cicloId, ids)
  const planos = await run<{ colaborador: number; id: number }>(ctx.db, PLANOS, [ctx.session.empresaId, cicloId, ids])
  const plano = new Map(planos.map(({ colaborador, id }) => [colaborador, id]))
  return talentos.map(({ id, nome, movimentoId, calculado }) => ({
    colaborador: { id, nome },
    calibrado: movimentoId !== null,
    calculado,
    pdiId: plano.get(id) ?? null,
    lacunas: lacunas.get(id) ?? [],
  }))
}
