import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SecurityEvent } from '#schemas/runtime/shown/security.ts'
import { clientOf } from '#server/platform/access/cookies.ts'
import { callOf } from '#server/platform/base/call.ts'
import { DomainError, type ErrorCode } from '#server/platform/errors/errors.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { frameworkFailure } from './error-handler.ts'

/** Failures that the security log records: operations without the right (OPERACAO_RECUSADA), or controls that no screen of ours runs into (TENTATIVA_BARRADA). */
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

/** Interval in which repetitions of the same refusal are not logged again. */
const AGAIN_MS = 10 * 60_000
/** Most lines per interval, so that many addresses cannot flood the log. */
const MOST = 2000

/** Writes refusals to the security log, asynchronously: the answer does not wait for it. */
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
