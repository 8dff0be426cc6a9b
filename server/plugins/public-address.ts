import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '#server/errors.ts'

/**
 * Where the product is reached from outside, without a slash at the end: PUBLIC_URL, else the address this request came to. For what the asker alone gets
 * back (feeds, previews); what others follow or trust takes `requireOrigin`.
 */
export const publicAddress = (request: FastifyRequest): string =>
  request.server.prumo.env.publicUrl ?? `${request.protocol}://${request.host}`

/**
 * The installation's own address, without a slash at the end: PUBLIC_URL, in the demo this machine. Never what a request says of its host: whoever
 * sends it would choose where somebody else clicks.
 * @throws DomainError ENDERECO_NAO_CONFIGURADO outside the demo without PUBLIC_URL
 */
export function requireOrigin({ prumo, server }: Pick<FastifyInstance, 'prumo' | 'server'>): string {
  const { publicUrl, demo, port } = prumo.env
  if (publicUrl !== undefined) return publicUrl
  if (!demo) return fail('ENDERECO_NAO_CONFIGURADO')
  const address = server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`
}
