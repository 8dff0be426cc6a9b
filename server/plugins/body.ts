import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '#server/errors.ts'

/** Bodies of calls are JSON; an absent body is no mistake of its own, and a DELETE may carry any content type without meaning it. */
export function bodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    /^application\/(?:[\w.-]+\+)?json\b/,
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.trim() === '') return done(null, undefined)
      return parseJson(request, body, done)
    },
  )
  app.addContentTypeParser('*', (request, payload, done) => {
    if (isEmpty(request)) return done(null, undefined)
    if (request.method !== 'DELETE') return done(new DomainError('CONTEUDO_NAO_SUPORTADO'), undefined)
    payload.resume().on('end', () => done(null, undefined))
    payload.on('error', (error) => done(error, undefined))
  })
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
