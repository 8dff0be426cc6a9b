import type { FastifyRequest } from 'fastify'

/**
 * Where the product is reached from outside, without a slash at the end: PUBLIC_URL, else the address this request came to. For what the asker alone gets
 * back (feeds, previews); e-mails to others take `mailOrigin`.
 */
export const publicAddress = (request: FastifyRequest): string =>
  request.server.prumo.env.publicUrl ?? `${request.protocol}://${request.host}`
