import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a page that was made for this answer; a browser that has the same one is told so. */
export function sendMade(request: FastifyRequest, reply: FastifyReply, page: string, status = 200): FastifyReply {
  const etag = `W/"${createHash('sha1').update(page).digest('base64url')}"`
  reply.header('etag', etag)
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}
