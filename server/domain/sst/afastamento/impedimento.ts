import type { Advice } from '#schemas/runtime/answers/advice.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { achaConflito } from './periodo.ts'

/** Impediment of a dismissal: the talent is on leave on that day. */
export async function afastamentoQueImpede(ctx: Ctx, { id }: { id: number }, dia: string): Promise<Advice[]> {
  const fora = await achaConflito(ctx, { colaboradorId: id, inicio: dia, fim: dia })
  if (!fora) return []
  const quando = `desde ${displayDay(fora.inicio)}${fora.fim === null ? '' : ` até ${displayDay(fora.fim)}`}`
  return [{ texto: `O talento está afastado ${quando}.`, impede: true }]
}
