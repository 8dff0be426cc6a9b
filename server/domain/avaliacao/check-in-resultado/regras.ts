import type { CheckInResultado } from '#schemas/generated/types/avaliacao/check-in-resultado.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { cuida, ENCERRADO, SO_DO_RH } from '#server/domain/avaliacao/objetivo/queries.ts'
import { deQuemE, objetivoDoResultado } from '#server/domain/avaliacao/resultado-chave/queries.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'

const INATIVO = 'O objetivo não está ativo: só um objetivo ativo recebe check-ins.'
const DE_OUTRO = 'Você não responde por este resultado-chave.'

/** Checks against the key result: check-ins need an active objective with an open period, and a session that answers for the key result or maintains it. */
export async function recusados(
  ctx: Ctx,
  { resultadoChave, data }: CheckInResultado,
  before?: CheckInResultado,
): Promise<FieldError[]> {
  const ids = [...new Set([resultadoChave.id, before?.resultadoChave.id ?? resultadoChave.id])].sort((a, b) => a - b)
  for (const id of ids) {
    const { message, inicio } = await alvo(ctx, id)
    if (message !== undefined) return [fieldError('resultadoChave', message)]
    if (id === resultadoChave.id && data < inicio)
      return [fieldError('data', `O dia é anterior ao início do período, ${displayDay(inicio)}.`)]
  }
  return []
}

/** @throws DomainError where a check-in may not be taken away */
export async function exigeAberto(ctx: Ctx, resultado: number): Promise<void> {
  const { message } = await alvo(ctx, resultado)
  if (message !== undefined) fail('ACAO_NAO_PERMITIDA', {}, { message })
}

/** Locks the key result before its objective: the order of all its writers. */
async function alvo(ctx: Ctx, id: number): Promise<{ message?: string; inicio: string }> {
  const quem = await deQuemE(ctx, id)
  const objetivo = quem && (await objetivoDoResultado(ctx, quem.objetivo))
  // a missing one is refused by the reference check
  if (!objetivo) return { inicio: '' }
  const { inicio, encerrado, situacao, nivel } = objetivo
  if (!quem.responde && !hasAuthority(ctx.session, 'ROLE_CAD_CHECK_IN_INCLUIR')) return { message: DE_OUTRO, inicio }
  if (!quem.responde && !cuida(ctx, nivel)) return { message: SO_DO_RH, inicio }
  if (encerrado) return { message: ENCERRADO, inicio }
  return { ...(situacao !== 'A' && { message: INATIVO }), inicio }
}
