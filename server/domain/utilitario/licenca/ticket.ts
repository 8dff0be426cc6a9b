import { randomUUID } from 'node:crypto'
import { fail } from '#server/platform/errors/errors.ts'
import { requestTicket } from '#server/platform/integrations/autenticador/client.ts'
import type { Prumo } from '#server/prumo.ts'
import { consulta, falha, guarda, type Quem } from './consulta.ts'

/**
 * Requests a new ticket, which resets the installation to a new one.
 * @param confirmado confirms that the data of a licence with a number is erased — spec 3 §4
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
