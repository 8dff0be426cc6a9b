import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a generated page with an ETag; 304 when the browser has the same one. */
export function sendMade(request: FastifyRequest, reply: FastifyReply, page: string, status = 200): FastifyReply {
  const etag = `W/"${createHash('sha1').update(page).digest('base64url')}"`
  reply.header('etag', etag)
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}
