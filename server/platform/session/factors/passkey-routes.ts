import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { requireSession } from '#server/platform/access/session.ts'
import type { Db } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { requireOrigin } from '#server/platform/plugins/public-address.ts'
import { createLink, redeemLink } from '../one-time-links.ts'
import { linkOwner, USUARIO } from '../staff.ts'
import { addPasskey, creationOptions, credentialSchema } from './passkeys.ts'
import { firstCodes } from './stored.ts'
import { tellFactor } from './told.ts'

const BASE = '/api/userinfo/fatores/passkeys'
/** Minutes the browser has to create a passkey. */
const MINUTES = 15
const DEFAULT_NAME = 'Chave de acesso'

const text: JsonSchema = { type: 'string' }
const started: JsonSchema = {
  type: 'object',
  properties: { desafio: text, opcoes: {} },
}
const codes: JsonSchema = { type: 'object', properties: { codigos: { type: 'array', items: text } } }
const made: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['desafio', 'credencial'],
  properties: {
    desafio: { type: 'string', title: 'Desafio', maxLength: 100 },
    credencial: credentialSchema,
    nome: { type: 'string', title: 'Nome', maxLength: 60 },
  },
}
interface Made {
  desafio: string
  credencial: RegistrationResponseJSON
  nome?: string
}

/** Routes that create a user's own passkeys (WebAuthn); factors/routes.ts lists and removes them. */
export async function passkeyRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const { kysely } = prumo.database
  const config = { authority: 'LOGIN', withoutKey: true, anyCompany: true, beforeFactor: true, confirmed: true }
  const tags = ['Sessão']
  app.post(
    BASE,
    { config, schema: { tags, summary: 'Começa a criar uma chave de acesso', response: { 201: started } } },
    async (request, reply) => {
      const { usuario } = requireSession(request)
      const origin = await requireOrigin(app)
      const desafio = await createLink(prumo, kysely, 'nova-passkey', linkOwner(usuario.id), MINUTES)
      const opcoes = await creationOptions(prumo, kysely, usuario, { origin, challenge: desafio })
      return reply.code(201).header('cache-control', 'no-store').send({ desafio, opcoes })
    },
  )
  app.post<{ Body: Made }>(
    `${BASE}/confirma`,
    {
      config,
      schema: {
        tags,
        summary:
          'Liga a chave de acesso que o navegador criou; com a primeira verificação vêm os códigos de recuperação',
        body: made,
        response: { 201: codes },
      },
    },
    async (request, reply) => {
      const codigos = await kysely.transaction().execute((db) => confirmPasskey(request, db, request.body))
      prumo.sessions.forget()
      return reply.code(201).header('cache-control', 'no-store').send({ codigos })
    },
  )
}

async function confirmPasskey(request: FastifyRequest, db: Db, { desafio, credencial, nome }: Made): Promise<string[]> {
  const { prumo } = request.server
  const { id } = requireSession(request).usuario
  const link = await redeemLink(prumo, db, 'nova-passkey', USUARIO, desafio)
  if (link?.id !== id)
    return invalid([fieldError('desafio', 'O tempo para criar a chave de acesso acabou. Comece de novo.')])
  const given = {
    nome: nome?.trim() || DEFAULT_NAME,
    response: credencial,
    origin: await requireOrigin(request.server),
    challenge: desafio,
  }
  if (!(await addPasskey(prumo, db, id, given)))
    return invalid([fieldError('credencial', 'A chave de acesso não foi aceita. Comece de novo.')])
  await tellFactor(request, db, 'liga-passkey', 'Uma chave de acesso passou a ser pedida quando você entra.')
  return firstCodes(prumo, db, id)
}
