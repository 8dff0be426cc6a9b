import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SecurityEvent } from '#schemas/runtime/shown/security.ts'
import { clientOf } from '#server/platform/access/cookies.ts'
import { callOf } from '#server/platform/base/call.ts'
import { DomainError, type ErrorCode } from '#server/platform/errors/errors.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { frameworkFailure } from './error-handler.ts'

/** What each failure is to a security officer: something that one may not do at all, or a control that somebody ran into, whom no screen leads there. */
const EVENTS: Partial<Record<ErrorCode, SecurityEvent>> = {
  NAO_AUTORIZADO: 'OPERACAO_RECUSADA',
  DA_INSTALACAO: 'OPERACAO_RECUSADA',
  ORIGEM_RECUSADA: 'TENTATIVA_BARRADA',
  CABECALHO_AUSENTE: 'TENTATIVA_BARRADA',
  CAPTCHA_INVALIDO: 'TENTATIVA_BARRADA',
  JSON_INVALIDO: 'TENTATIVA_BARRADA',
  CONTEUDO_NAO_SUPORTADO: 'TENTATIVA_BARRADA',
  CORPO_GRANDE: 'TENTATIVA_BARRADA',
  TIPO_NAO_PERMITIDO: 'TENTATIVA_BARRADA',
  ARQUIVO_COMPACTADO: 'TENTATIVA_BARRADA',
  ARQUIVO_INFECTADO: 'TENTATIVA_BARRADA',
  MUITAS_TENTATIVAS: 'TENTATIVA_BARRADA',
  MUITAS_REQUISICOES: 'TENTATIVA_BARRADA',
}

/** The same tried again within this time is no other line. */
const AGAIN_MS = 10 * 60_000
/** Lines in that time, so that who comes from many addresses does not fill the log. */
const MOST = 2000

/** Tells the security log what was refused. Beside the answer: nobody waits for it. */
export function recordRefusals(app: FastifyInstance): void {
  const told = new Set<string>()
  const timer = setInterval(() => told.clear(), AGAIN_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onError', async (request, _reply, error) => {
    const code = (error instanceof DomainError ? error : frameworkFailure(error))?.code
    const evento = code && EVENTS[code]
    if (
      !evento ||
      callOf(request).config?.nameless ||
      (evento === 'OPERACAO_RECUSADA' && request.session?.kind !== 'interna')
    )
      return
    const rota = `${request.method} ${callOf(request).url}`
    const once = `${request.session?.id ?? request.ip} ${rota} ${code}`
    if (told.has(once) || told.size >= MOST) return
    told.add(once)
    const dados = { rota, ...(evento === 'TENTATIVA_BARRADA' ? { motivo: code } : {}) }
    void tell(request, evento, dados).catch((failure) => request.log.warn({ err: failure }, 'Registro de segurança'))
  })
}

async function tell(request: FastifyRequest, evento: SecurityEvent, dados: Record<string, string>): Promise<void> {
  const { session, server } = request
  const { address: endereco, agent: agente } = clientOf(request)
  const who = session && { [session.kind === 'candidato' ? 'candidatoId' : 'usuarioId']: session.usuario.id }
  await recordSecurity(server.prumo.database.kysely, {
    evento,
    empresaId: session?.empresaId,
    ...who,
    endereco,
    agente,
    dados,
  })
}
