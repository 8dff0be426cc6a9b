import { everyCompany } from '#server/platform/access/every-company.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'
import { holdersOf } from '#server/platform/messages/recipients.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Target } from './webhook.ts'

const WEBHOOK = 'utilitario/webhook'

const why = {
  gone: 'o destino respondeu que não quer mais receber eventos (410)',
  failing: 'nenhuma entrega deu certo nos últimos 5 dias',
}

/** Switches a webhook off and notifies those who administer webhooks; waiting deliveries stay until it is switched on again. */
export async function switchOff(prumo: Prumo, target: Target, reason: keyof typeof why): Promise<void> {
  const entity = prumo.model.entities.get(WEBHOOK)
  if (!entity) return
  for await (const session of everyCompany(prumo, { name: 'Envio de webhooks', only: target.empresa_id }))
    await inTransaction(contextOf(prumo, entity, session), async (tx) => {
      const stored = await findStored(tx, target.webhook_id, { lock: true })
      if (!stored?.ativo) return
      await changeStored(tx, stored, { ativo: false }, 'desliga-por-falha')
      // restarts the count of days for when it is switched on again
      await run(tx.db, 'update webhook_estado set falhando_desde = null where empresa_id = $1 and webhook_id = $2', [
        target.empresa_id,
        target.webhook_id,
      ])
      await sendMessage(tx.db, {
        empresaId: target.empresa_id,
        tipo: 'U',
        usuarios: await holdersOf(tx.db, target.empresa_id, `${entity.whole}_ALTERAR`),
        remetente: 'Prumo RH',
        texto: `O webhook ${stored.nome} foi desligado: ${why[reason]}. Os eventos que ainda não foram entregues esperam até ele ser ligado de novo.`,
        link: `/utilitario/webhooks/${target.webhook_id}`,
      })
    })
}
