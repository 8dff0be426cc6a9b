import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callOf } from '#server/platform/base/call.ts'
import { DomainError, type ErrorCode, errorText } from '#server/platform/errors/errors.ts'
import { postgresFailure } from './postgres-errors.ts'

/** Answers every failure with `{ message, errors }` and its status: expected failures by their code, all others are logged whole and answered as 500. */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler(sendFailure)
}

/** Answers a failure; exported for routes that extend the answer. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = expectedFailure(error, request)
  if (failure) return sendDomainError(failure, reply)
  request.log.error({ err: error, method: request.method, route: callOf(request).url }, 'Erro interno')
  const message = errorText('ERRO_INTERNO', { id: request.id })
  return reply.code(500).send({ message, errors: [{ code: 'ERRO_INTERNO', message }], id: request.id })
}

export function sendDomainError(failure: DomainError, reply: FastifyReply): FastifyReply {
  const { status, message, errors, extra, headers } = failure
  // removes headers that the handler had set for its own answer
  for (const name of ['etag', 'content-range', 'content-disposition', 'last-modified', 'cache-control'])
    reply.removeHeader(name)
  return reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send({ message, errors, ...extra })
}

/** The expected failure behind an error; undefined for a bug. */
export function expectedFailure(error: unknown, request: FastifyRequest): DomainError | undefined {
  if (error instanceof DomainError) return error
  const { prumo } = request.server
  const failure = postgresFailure(error, { model: prumo.model, method: request.method, url: request.url })
  if (failure?.status === 503)
    request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Banco de dados indisponível')
  return failure ?? frameworkFailure(error)
}

/** Fastify's own errors by their codes. */
const byCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'JSON_INVALIDO',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'CORPO_OBRIGATORIO',
  FST_ERR_CTP_BODY_TOO_LARGE: 'CORPO_GRANDE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'CONTEUDO_NAO_SUPORTADO',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'CONTEUDO_NAO_SUPORTADO',
}

const byStatus: Record<number, ErrorCode> = {
  401: 'SESSAO_EXPIRADA',
  403: 'NAO_AUTORIZADO',
  404: 'NAO_ENCONTRADO',
  406: 'CONTEUDO_NAO_SUPORTADO',
  409: 'CONFLITO',
  413: 'CORPO_GRANDE',
  415: 'CONTEUDO_NAO_SUPORTADO',
  429: 'MUITAS_REQUISICOES',
  503: 'INDISPONIVEL',
}

/** The DomainError for an error of Fastify or a full disk; undefined for everything else. */
export function frameworkFailure(error: unknown): DomainError | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, statusCode, name } = error as FastifyError
  // the disk or its quota is full
  if (code === 'ENOSPC' || code === 'EDQUOT') return new DomainError('ESPACO_ESGOTADO')
  const known = byCode[code ?? '']
  if (known) return new DomainError(known)
  if (name === 'SyntaxError' && statusCode === 400) return new DomainError('JSON_INVALIDO')
  if (statusCode === undefined || statusCode < 400 || (statusCode >= 500 && statusCode !== 503)) return undefined
  return new DomainError(byStatus[statusCode] ?? 'REQUISICAO_INVALIDA')
}
