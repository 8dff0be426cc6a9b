import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError, type ErrorCode } from '#server/errors.ts'
import { clientOf } from '#server/session/cookies.ts'
import { recordSecurity } from './record.ts'

/** What somebody may not do at all, whatever he writes. */
const REFUSALS: readonly ErrorCode[] = ['NAO_AUTORIZADO', 'DA_INSTALACAO']
/** The same operation tried again within this time is no other line. */
const AGAIN_MS = 10 * 60_000

/** Tells the security log of operations that a user was refused. Beside the answer: nobody waits for it. */
export function recordRefusals(app: FastifyInstance): void {
  const told = new Set<string>()
  const timer = setInterval(() => told.clear(), AGAIN_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof DomainError) || !REFUSALS.includes(error.code)) return
    if (request.session?.kind !== 'interna') return
    const rota = `${request.method} ${request.routeOptions.url}`
    const once = `${request.session.id} ${rota}`
    if (told.has(once)) return
    told.add(once)
    void tell(request, rota).catch((failure) => request.log.warn({ err: failure }, 'Registro de segurança'))
  })
}

async function tell(request: FastifyRequest, rota: string): Promise<void> {
  const { session, server } = request
  const { address: endereco, agent: agente } = clientOf(request)
  await recordSecurity(server.prumo.database.kysely, {
    evento: 'OPERACAO_RECUSADA',
    empresaId: session?.empresaId,
    usuarioId: session?.usuario.id,
    endereco,
    agente,
    dados: { rota },
  })
}
