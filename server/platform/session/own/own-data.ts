import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { CAD_INFO_PESSOAL } from '#server/platform/access/authorities.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { objectBody, sendRecord, versionOf } from '#server/platform/crud/request/request.ts'
import { updateRecord } from '#server/platform/crud/write/operations.ts'
import { DomainError, fail } from '#server/platform/errors/errors.ts'
import { sendModule } from '#server/platform/plugins/schemas.ts'

const ENTITY = 'utilitario/usuario'
/** Fields a user edits himself; administrators set log-in name, companies and profiles. */
const FIELDS = ['nome', 'email', 'avatar'] as const
const PATH = '/api/userinfo/usuario/dados'

const body: JsonSchema = {
  type: 'object',
  properties: {
    nome: { type: 'string', title: 'Nome' },
    email: { type: 'string', title: 'E-mail' },
    avatar: { type: 'string', title: 'Avatar' },
    versao: { type: 'integer', title: 'Versão' },
  },
}

/** 'Atualizar Meus Dados' (spec 1 §2.5): the session's own user, with the rules of its register. */
export async function ownDataRoutes(app: FastifyInstance): Promise<void> {
  const config = { authority: CAD_INFO_PESSOAL }
  const tags = ['Sessão']
  app.get(
    PATH,
    { config, schema: { tags, summary: 'Os próprios dados', response: { 200: body } } },
    async (request, reply) => {
      const { ctx, id } = own(request)
      const { definitions } = app.prumo
      const record = ownPart(await readRecord(ctx, id))
      return sendRecord(reply, {
        ...record,
        modulo: `${PATH}/modulo.${definitions.hashOf(ENTITY)}.js`,
        campos: [...FIELDS],
      })
    },
  )
  app.put(PATH, { config, schema: { tags, summary: 'Altera os próprios dados' } }, async (request, reply) => {
    const { ctx, id } = own(request)
    const given = objectBody(request)
    const version = versionOf(request, given)
    const stranger = Object.keys(given).find((name) => !['id', 'versao', ...FIELDS].includes(name))
    if (stranger !== undefined) fail('PARAMETRO_INVALIDO', { nome: stranger })
    const changes = Object.fromEntries(FIELDS.map((name) => [name, given[name] ?? null]))
    try {
      const saved = await updateRecord(ctx, id, changes, { partial: true, version })
      app.prumo.sessions.forget()
      return sendRecord(reply, ownPart(saved))
    } catch (error) {
      throw withOwnPart(error)
    }
  })
  app.get<{ Params: { hash: string } }>(`${PATH}/modulo.:hash.js`, { config }, async (request, reply) => {
    const { definitions } = app.prumo
    if (request.params.hash !== definitions.hashOf(ENTITY)) fail('NAO_ENCONTRADO')
    return sendModule(request, reply, await definitions.module(ENTITY))
  })
}

function own(request: FastifyRequest) {
  const session = requireSession(request)
  const { prumo } = request.server
  const entity = prumo.model.entities.get(ENTITY)
  if (!entity) throw new Error(`Unknown entity: ${ENTITY}`)
  return { ctx: contextOf(prumo, entity, session), id: session.usuario.id }
}

function ownPart(record: RecordData): RecordData {
  const { id, versao, login } = record
  return { id, versao, login, ...Object.fromEntries(FIELDS.map((name) => [name, record[name]])) }
}

/** Reduces the record in a version conflict's answer to the user's own fields. */
function withOwnPart(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.extra.atual === undefined) return error
  return new DomainError(error.code, {}, { extra: { ...error.extra, atual: ownPart(error.extra.atual as RecordData) } })
}
