import type { FastifyRequest } from 'fastify'

/**
 * Where the product is reached from outside, without a slash at the end: PUBLIC_URL, else the address this request came to. For links that leave
 * the browser (e-mails, feeds, previews), which a made-up Host header may not lead elsewhere.
 */
export const publicAddress = (request: FastifyRequest): string =>
  request.server.prumo.env.publicUrl ?? `${request.protocol}://${request.host}`
