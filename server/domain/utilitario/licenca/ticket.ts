import { randomUUID } from 'node:crypto'
import { fail } from '#server/platform/errors/errors.ts'
import { requestTicket } from '#server/platform/integrations/autenticador/client.ts'
import type { Prumo } from '#server/prumo.ts'
import { consulta, falha, guarda, type Quem } from './consulta.ts'

/**
 * A new ticket; with it the installation is a new one again.
 * @param confirmado that the data of the licence may go, where it has a number — spec 3 §4
 */
export async function geraTicket(prumo: Prumo, quem: Quem, confirmado: boolean): Promise<string | undefined> {
  const { ticket } = await consulta(prumo, 'LICENCA_TICKET', quem, async ({ db, settings, instalacao, guardada }) => {
    if (guardada.cnpj !== undefined && !confirmado) fail('LICENCA_SERA_APAGADA')
    const outcome = await requestTicket(settings, { instalacao, pedido: randomUUID() })
    if (outcome.status !== 'done') return { guardada, failure: falha(prumo, outcome) }
    const nova = {
      instalacao,
      ticket: outcome.answer,
      statusMigracao: 'NovaInstalacao',
      tipoAuth: settings.versao === '1.0' ? 'Remprot' : 'Jarvis',
      tipoLicenca: 'SEM_LICENCA',
    } as const
    await guarda(db, nova)
    return { guardada: nova }
  })
  return ticket
}
