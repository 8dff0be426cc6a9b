import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FileRules, generalRules, isFileField, rulesOf } from '#schemas/runtime/files/rules.ts'
import type { Field, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { requireSession, type Session } from '#server/platform/access/session.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { sendFile } from '#server/platform/files/send.ts'
import { type FileOwner, tooLarge } from '#server/platform/files/service.ts'
import { networkOf } from '#server/platform/session/address.ts'
import type { Prumo } from '#server/prumo.ts'
import { mayRead } from './access.ts'

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

interface Door {
  base: string
  authority: string
  sessionOf(request: FastifyRequest): Session | Promise<Session>
}

/** Addresses for users, candidates and visitors; visitors may upload only for fields that accept files of strangers. */
const doors: Door[] = [
  { base: '/api/arquivos', authority: 'LOGIN', sessionOf: requireSession },
  { base: '/api/externo/arquivos', authority: 'CANDIDATO', sessionOf: requireSession },
  { base: '/api/externo/cadastro/arquivos', authority: 'PUBLIC', sessionOf: visitorOf },
]

/** Upload and download, for users and (below /externo) for candidates. */
export async function fileRoutes(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fields: 10, fieldSize: 10_000, parts: 11 },
  })
  for (const { base, authority, sessionOf } of doors) {
    app.post<{ Querystring: { campo?: string; empresaId?: string } }>(
      base,
      {
        config: { authority },
        schema: {
          tags,
          summary: 'Envia um arquivo (multipart)',
          description:
            'campo diz a que campo o arquivo se destina (captacao/candidato:foto): valem o tamanho e os tipos dele. Sem campo, os gerais.',
          querystring: {
            type: 'object',
            properties: { campo: { type: 'string', maxLength: 200 }, empresaId: { type: 'integer' } },
          },
          response: { 201: info },
        },
      },
      async (request, reply) => {
        const session = await sessionOf(request)
        const rules = rulesFor(app.prumo, session, request.query.campo)
        const { nome, content } = await readUpload(request, rules)
        return reply.code(201).send(await app.prumo.files.save(ownerOf(session), nome, content, rules))
      },
    )
    app.get<{ Params: { id: string }; Querystring: { empresaId?: string; baixar?: string } }>(
      `${base}/:id`,
      { config: { authority }, schema: { tags, summary: 'Entrega um arquivo' } },
      async (request, reply) => {
        const session = await sessionOf(request)
        const { empresaId, baixar } = request.query
        if (empresaId !== undefined && Number(empresaId) !== session.empresaId) fail('EMPRESA_ALTERADA')
        const file = (await app.prumo.files.find(request.params.id)) ?? fail('NAO_ENCONTRADO')
        if (!(await mayRead(app.prumo, session, file))) fail('NAO_ENCONTRADO')
        return sendFile(request, reply, file, baixar !== undefined)
      },
    )
  }
}

/** Session of a visitor; counts his uploads per address, whether stored or not. @throws DomainError MUITAS_TENTATIVAS */
async function visitorOf(request: FastifyRequest): Promise<Session> {
  const { sessions, throttle, secrets } = request.server.prumo
  const { empresaId, campo } = request.query as { empresaId?: string; campo?: string }
  const session = /^[1-9]\d{0,8}$/.test(String(empresaId)) ? await sessions.visitor(Number(empresaId)) : undefined
  if (!session) return fail('NAO_ENCONTRADO')
  if (request.method !== 'POST') return session
  if (fieldNamed(request.server.prumo, campo)?.hint.strangers !== true) fail('NAO_AUTORIZADO')
  const account = secrets.hashAccount('envio-cadastro', randomUUID())
  await throttle.attempt({ account, address: `envio-cadastro ${networkOf(request.ip)}` }, async () => undefined)
  return session
}

/** The one file of a multipart request. @throws DomainError ARQUIVO_GRANDE, CONTEUDO_NAO_SUPORTADO */
async function readUpload(request: FastifyRequest, rules: FileRules): Promise<{ nome: string; content: Buffer }> {
  if (!request.isMultipart()) fail('CONTEUDO_NAO_SUPORTADO')
  try {
    const part =
      (await request.file({ limits: { fileSize: rules.maxBytes } })) ??
      invalid([fieldError('arquivo', 'Arquivo é obrigatório')])
    return { nome: part.filename, content: await part.toBuffer() }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') tooLarge(rules)
    throw error
  }
}

/** Resolves 'captacao/candidato:foto' to the field. */
function fieldNamed({ model }: Pick<Prumo, 'model'>, campo = ''): Field | undefined {
  const [path = '', name = ''] = campo.split(':')
  const entity = model.entities.get(path)
  return entity && fieldAt(entity, name)
}

/**
 * File rules of the field in 'captacao/candidato:foto'. A company's own or a model's field is unknown here: its rules are checked when a record claims
 * the file.
 * @throws DomainError PARAMETRO_INVALIDO for a field that holds no file
 */
function rulesFor({ model }: Prumo, { context }: Session, campo?: string): FileRules {
  if (campo === undefined) return generalRules(context.parametros)
  const field = fieldNamed({ model }, campo)
  if (!field) return generalRules(context.parametros)
  if (!isFileField(field)) return fail('PARAMETRO_INVALIDO', { nome: 'campo' })
  return rulesOf(field, context.parametros)
}

function ownerOf({ kind, empresaId, usuario }: Session): FileOwner {
  if (usuario.id === 0) return { empresaId }
  return kind === 'candidato' ? { empresaId, candidatoId: usuario.id } : { empresaId, usuarioId: usuario.id }
}
