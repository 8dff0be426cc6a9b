import type { FastifyRequest } from 'fastify'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { describeAgent } from '#server/platform/access/agents.ts'
import { readStaff, writeToStaff } from '../staff.ts'

/** Notifies a user by e-mail of a log-in with a browser new to his account. */
export async function tellNewDevice(request: FastifyRequest, usuarioId: number): Promise<void> {
  const { database, now } = request.server.prumo
  const staff = await readStaff(database.kysely, usuarioId)
  if (!staff?.email) return
  const agent = (await describeAgent(request.headers['user-agent'])) ?? 'Navegador desconhecido'
  await writeToStaff(database.kysely, staff, {
    event: 'NOVO_APARELHO',
    subject: 'Novo acesso ao Prumo RH',
    text: `Alguém entrou com o seu usuário (${staff.login}) em um aparelho que você ainda não tinha usado.

Quando: ${displayInstant(now().toISOString())}
Aparelho: ${agent}
Endereço: ${request.ip}

Se foi você, não é preciso fazer nada. Se não foi, altere a sua senha e encerre as outras sessões: as duas coisas estão no menu do seu nome, na página da sua segurança.`,
  })
}
