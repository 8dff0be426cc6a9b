import type { Objetivo } from '#schemas/generated/types/avaliacao/objetivo.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { andamentoDe } from './calculo.ts'
import { partesDe } from './partes.ts'

/** What a change of progress is called in the trail. */
const PROGRESSO = 'progresso'

/**
 * Works out an objective anew after something that counts in it changed. Its row is locked before anything is read: of two who check in at once
 * the second sees what the first left. What it counts in follows from its own save; rows are locked from below upwards only.
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

/** Whether two states of an objective are the same to what it counts in. */
const conta = ({ contribui, peso, situacao, progresso, confianca }: Lugar): string =>
  JSON.stringify([contribui, peso, situacao, progresso ?? null, confianca ?? null])

/** Works out what an objective counts in, and what it counted in before. */
export async function recalculaAcima(ctx: Ctx, depois: Lugar | undefined, antes: Lugar | undefined): Promise<void> {
  const [novo, velho] = [depois?.objetivoPai?.id, antes?.objetivoPai?.id]
  if (novo === velho && depois && antes && conta(depois) === conta(antes)) return
  await recalcula(ctx, velho)
  if (novo !== velho) await recalcula(ctx, novo)
}
