import type { FastifyRequest } from 'fastify'
import { clientOf } from '#server/platform/access/cookies.ts'
import { holdersOf } from '#server/platform/messages/recipients.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { readStaff } from '../staff.ts'
import { trustedProvider } from './provider.ts'

/** Authority whose holders are notified. */
const ADMINISTRATOR = 'ROLE_CAD_USUARIO_ALTERAR'

/** Records a log-in by password although the company disabled passwords (emergency access): in the security log, and as a notice to those who administer users. */
export async function tellEmergency(request: FastifyRequest, usuarioId: number): Promise<void> {
  const { prumo } = request.server
  const { kysely } = prumo.database
  const trusted = await trustedProvider(prumo, usuarioId)
  const staff = await readStaff(kysely, usuarioId)
  if (!trusted || !staff) return
  const { empresaId } = trusted
  const { address: endereco, agent: agente } = clientOf(request)
  await recordSecurity(kysely, { evento: 'ACESSO_EMERGENCIA', usuarioId, empresaId, endereco, agente })
  await sendMessage(kysely, {
    empresaId,
    tipo: 'U',
    usuarios: await holdersOf(kysely, empresaId, ADMINISTRATOR),
    remetente: staff.nome,
    texto: `${staff.nome} (${staff.login}) entrou com senha por acesso de emergência, embora a entrada por senha esteja fechada.`,
  })
}
