import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '#server/platform/errors/errors.ts'

/** Accepts JSON bodies only. An absent body is no error here, and a DELETE may have any content type. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    /^application\/(?:[\w.-]+\+)?json\b/,
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.trim() === '') return done(null, undefined)
      return parseJson(request, body, (error, value) => {
        if (!error && isDeeperThan(DEEPEST, value)) return done(new DomainError('REQUISICAO_INVALIDA'), undefined)
        return done(error, value)
      })
    },
  )
  app.addContentTypeParser('*', (request, payload, done) => {
    if (isEmpty(request)) return done(null, undefined)
    if (request.method !== 'DELETE') return done(new DomainError('CONTEUDO_NAO_SUPORTADO'), undefined)
    payload.resume().on('end', () => done(null, undefined))
    payload.on('error', (error) => done(error, undefined))
  })
}

/** Maximum depth of a body (records need six): deeper values could overflow the stack of recursive code. */
const DEEPEST = 30

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}

/** Makes one route (or plugin) accept application/x-www-form-urlencoded bodies (16 KB) as an object of texts. */
export function formBodies(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}

const isEmpty = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
