import type { FastifyReply, FastifyRequest } from 'fastify'
import { kindOf } from '#schemas/runtime/files/kinds.ts'
import type { Arquivo } from '#server/platform/database/base-tables.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { contentDisposition } from './name.ts'
import { textCharset } from './text.ts'

/** Sends a stored file as a download; the caller has checked that the session may read it. @throws DomainError NAO_ENCONTRADO */
export async function sendStored(request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> {
  return sendFile(request, reply, (await request.server.prumo.files.find(id)) ?? fail('NAO_ENCONTRADO'), true)
}

/** Sends a file. Only types that cannot execute code are shown inline; nosniff keeps the browser from guessing another type. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Arquivo,
  download = false,
): Promise<FastifyReply> {
  const etag = `"${file.sha256.slice(0, 32)}"`
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('x-content-type-options', 'nosniff')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const bytes = (await request.server.prumo.files.bytes(file)) ?? fail('NAO_ENCONTRADO')
  const inline = kindOf(file.tipo)?.inline === true && !download
  return reply
    .type(file.tipo.startsWith('text/') ? `${file.tipo}; charset=${textCharset(bytes)}` : file.tipo)
    .header('content-disposition', contentDisposition(inline ? 'inline' : 'attachment', file.nome))
    .send(bytes)
}
