import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Arquivo } from '#server/database/base-tables.ts'
import { fail, fieldError, invalid } from '#server/errors.ts'
import { requireSession } from '#server/session/session.ts'
import { mayRead } from './access.ts'
import { kindOf } from './kinds.ts'
import { disposition } from './name.ts'
import { type FileOwner, LARGEST_FILE } from './service.ts'

const info: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    nome: { type: 'string' },
    tipo: { type: 'string' },
    tamanho: { type: 'integer' },
  },
}
const tags = ['Arquivos']

/** Upload and download, for users and (below /externo) for candidates. */
export async function fileRoutes(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: LARGEST_FILE, files: 1, fields: 10, fieldSize: 10_000, parts: 11 },
  })
  for (const [base, authority] of [
    ['/api/arquivos', 'LOGIN'],
    ['/api/externo/arquivos', 'CANDIDATO'],
  ] as const) {
    app.post(
      base,
      {
        config: { authority },
        bodyLimit: LARGEST_FILE + 64 * 1024,
        schema: { tags, summary: 'Envia um arquivo (multipart)', response: { 201: info } },
      },
      async (request, reply) => {
        const { nome, content } = await readUpload(request)
        return reply.code(201).send(await app.prumo.files.save(ownerOf(request), nome, content))
      },
    )
    app.get<{ Params: { id: string }; Querystring: { empresaId?: string; baixar?: string } }>(
      `${base}/:id`,
      { config: { authority }, schema: { tags, summary: 'Entrega um arquivo' } },
      async (request, reply) => {
        const session = requireSession(request)
        const { empresaId, baixar } = request.query
        if (empresaId !== undefined && Number(empresaId) !== session.empresaId) fail('EMPRESA_ALTERADA')
        const file = (await app.prumo.files.find(request.params.id)) ?? fail('NAO_ENCONTRADO')
        if (!(await mayRead(app.prumo, session, file))) fail('NAO_ENCONTRADO')
        return sendFile(request, reply, file, baixar !== undefined)
      },
    )
  }
}

/** The one file of a multipart request. @throws DomainError ARQUIVO_GRANDE, CONTEUDO_NAO_SUPORTADO */
export async function readUpload(request: FastifyRequest): Promise<{ nome: string; content: Buffer }> {
  if (!request.isMultipart()) fail('CONTEUDO_NAO_SUPORTADO')
  try {
    const part = (await request.file()) ?? invalid([fieldError('arquivo', 'Arquivo é obrigatório')])
    return { nome: part.filename, content: await part.toBuffer() }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      fail('ARQUIVO_GRANDE', { limite: '10 MB' })
    throw error
  }
}

function ownerOf(request: FastifyRequest): FileOwner {
  const { kind, empresaId, usuario } = requireSession(request)
  return kind === 'candidato' ? { empresaId, candidatoId: usuario.id } : { empresaId, usuarioId: usuario.id }
}

/** Hands a file out. Only types that cannot run anything are shown in place; a browser never guesses another type. */
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
    .type(file.tipo.startsWith('text/') ? `${file.tipo}; charset=utf-8` : file.tipo)
    .header('content-disposition', disposition(inline ? 'inline' : 'attachment', file.nome))
    .send(bytes)
}
