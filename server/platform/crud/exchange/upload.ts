import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { sizeText } from '#schemas/runtime/files/rules.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** Largest spreadsheet taken in: a hundred thousand rows of a wide register. */
const largest = 64 * 1024 * 1024

/** A spreadsheet somebody sent. */
export interface Upload {
  nome: string
  bytes: Buffer
  /** text fields of the form, before or after the file */
  fields: Record<string, string>
}

/** The file of a multipart form, or the body itself. @throws DomainError ARQUIVO_GRANDE, ARQUIVO_INFECTADO, CORPO_OBRIGATORIO, CONTEUDO_NAO_SUPORTADO */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const sent = await sentFile(request)
  await request.server.prumo.files.refuseVirus(sent.bytes)
  return sent
}

async function sentFile(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) {
    const { body } = request
    if (!(body instanceof Uint8Array)) return fail('CONTEUDO_NAO_SUPORTADO')
    return { nome: 'planilha', bytes: Buffer.from(body), fields: {} }
  }
  const fields: Record<string, string> = {}
  let file: Omit<Upload, 'fields'> | undefined
  try {
    for await (const part of request.parts({ limits: { fileSize: largest, files: 1 } })) {
      if (part.type === 'file') file = { nome: part.filename, bytes: await part.toBuffer() }
      else if (typeof part.value === 'string') fields[part.fieldname] = part.value
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      fail('ARQUIVO_GRANDE', { limite: sizeText(largest) })
    throw error
  }
  return file ? { ...file, fields } : fail('CORPO_OBRIGATORIO')
}
