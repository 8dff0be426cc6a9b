import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'

const SOMA = `select sum(valor)::float8 as soma from despesa_turma where empresa_id = $1 and turma_id = $2`

/** Sum of the expenses of a class; undefined without any. */
export async function somaDasDespesas({ db, session }: Ctx, turma: number): Promise<number | undefined> {
  const [row] = await run<{ soma: number | null }>(db, SOMA, [session.empresaId, turma])
  return row?.soma ?? undefined
}

/** Recomputes the cost of a class after its expenses changed (R-TUR-05). Locks its row first, so that of two concurrent saves the second sums the expenses of both. */
export async function recalculaCusto(ctx: Ctx, turma: number): Promise<void> {
  const of = onBehalf(ctx, 'desenvolvimento/turma')
  const stored = await findStored(of, turma, { lock: true, evenUnseen: true })
  if (!stored) return
  const custo = await somaDasDespesas(ctx, turma)
  if (custo !== (stored.custo ?? undefined)) await changeStored(of, stored, { custo }, 'alteracao')
}
