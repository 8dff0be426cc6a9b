import type { Mensagem } from '#schemas/generated/types/utilitario/mensagem.ts'
import { forgetAudience, freezeAudience, takeInLateJoiners } from '#server/features/publico/frozen.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { run } from '#server/platform/database/sql.ts'
import { deliverMessage } from '#server/platform/messages/deliver.ts'
import { keptFor } from '#server/platform/messages/retention.ts'

const MENSAGEM = 'utilitario/mensagem'

export const donoDoPublico = (id: number) => ({ entidade: MENSAGEM, id })

/** Comparable audience, without the flag for later admissions. */
const quem = ({ publico }: Mensagem): string => JSON.stringify({ ...publico, incluirAdmitidosDepois: undefined })

/** Freezes the audience of a message when it is sent; later changes only where the audience differs. */
export async function acompanhaPublico(ctx: Ctx, record: Mensagem & { id: number }, before?: Mensagem): Promise<void> {
  const dono = donoDoPublico(record.id)
  if (record.destino !== 'PUBLICO' || !record.publico) return forgetAudience(ctx.db, ctx.session.empresaId, dono)
  const isSame = before?.destino === 'PUBLICO' && quem(before) === quem(record)
  if (!isSame) await freezeAudience(ctx, dono, record.publico, ctx.context.hoje)
}

const VIVAS = `select id::int from mensagem m where m.empresa_id = $1 and m.destino = 'PUBLICO' and m.data > now() - ${keptFor('$1')} order by id`

/** Delivers messages to talents admitted since, where the audience includes them, and to members with a new login. @returns number of messages that reached somebody */
export async function alcancaQuemChegou(asked: Ctx): Promise<number> {
  const ctx = forEntity(asked, MENSAGEM)
  const { empresaId } = ctx.session
  let alcancadas = 0
  for (const { id } of await run<{ id: number }>(ctx.db, VIVAS, [empresaId])) {
    const { publico } = await entityOf(ctx, MENSAGEM).read(id, { lock: true })
    if (!publico) continue
    const vieram = await takeInLateJoiners(ctx, donoDoPublico(id), publico, ctx.context.hoje)
    if (vieram.length > 0) alcancadas += 1
    await deliverMessage(ctx.db, empresaId, id)
  }
  return alcancadas
}
