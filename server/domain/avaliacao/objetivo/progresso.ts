import type { Objetivo } from '#schemas/generated/types/avaliacao/objetivo.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { andamentoDe } from './calculo.ts'
import { partesDe } from './partes.ts'

/** Reason recorded in the trail for a change of progress. */
const PROGRESSO = 'progresso'

/**
 * Recomputes an objective after one of its parts changed. Locks its row before reading: of two concurrent check-ins the
 * second reads the result of the first. Parents are recomputed by its own save; rows are locked upwards only.
 */
export async function recalcula(ctx: Ctx, objetivo: number | undefined): Promise<void> {
  if (objetivo === undefined) return
  const of = onBehalf(ctx, 'avaliacao/objetivo')
  const stored = await findStored(of, objetivo, { lock: true, evenUnseen: true })
  // deleted in this very transaction
  if (!stored) return
  const { progresso, confianca } = andamentoDe(await partesDe(ctx.db, ctx.session.empresaId, objetivo))
  if (progresso === stored.progresso && confianca === stored.confianca) return
  await changeStored(of, stored, { progresso, confianca }, PROGRESSO)
}

type Lugar = Pick<Objetivo, 'objetivoPai' | 'contribui' | 'peso' | 'situacao' | 'progresso' | 'confianca'>

/** Key of the fields of an objective that its parent's progress depends on. */
const conta = ({ contribui, peso, situacao, progresso, confianca }: Lugar): string =>
  JSON.stringify([contribui, peso, situacao, progresso ?? null, confianca ?? null])

/** Recomputes the parent of an objective, and its former parent. */
export async function recalculaAcima(ctx: Ctx, depois: Lugar | undefined, antes: Lugar | undefined): Promise<void> {
  const [novo, velho] = [depois?.objetivoPai?.id, antes?.objetivoPai?.id]
  if (novo === velho && depois && antes && conta(depois) === conta(antes)) return
  await recalcula(ctx, velho)
  if (novo !== velho) await recalcula(ctx, novo)
}
