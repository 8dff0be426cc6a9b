import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '#server/platform/errors/errors.ts'

/** Bodies of calls are JSON; an absent body is no mistake of its own, and a DELETE may carry any content type without meaning it. */
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

/** Levels of objects and lists in a body; records need six, and whoever walks a value without an end runs out of stack. */
const DEEPEST = 30

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}

/** Lets one route (or plugin) take an HTML form's body as an object of texts. */
export function formBodies(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}

const isEmpty = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
