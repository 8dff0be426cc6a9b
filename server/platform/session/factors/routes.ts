import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import type { Db } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { createLink, redeemLink } from '../one-time-links.ts'
import { linkOwner, USUARIO } from '../staff.ts'
import { addApp, countCodes, factorKinds, firstCodes, listFactors, removeFactor, renewCodes } from './stored.ts'
import { tellFactor } from './told.ts'
import { newSecret, secretAddress, stepOf } from './totp.ts'

const BASE = '/api/userinfo/fatores'
/** Minutes for the set-up of an app. */
const MINUTES = 15
const DEFAULT_NAME = 'Aplicativo autenticador'

const text: JsonSchema = { type: 'string' }
const instant: JsonSchema = { type: 'string', format: 'date-time' }
const codes: JsonSchema = { type: 'object', properties: { codigos: { type: 'array', items: text } } }
const lines: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { id: { type: 'integer' }, nome: text, criadoEm: instant, usadoEm: instant },
  },
}
const state: JsonSchema = {
  type: 'object',
  properties: {
    aplicativos: lines,
    passkeys: lines,
    codigosRestantes: { type: 'integer' },
  },
}
const started: JsonSchema = { type: 'object', properties: { desafio: text, segredo: text, endereco: text } }
const confirmed: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['desafio', 'codigo'],
  properties: {
    desafio: { type: 'string', title: 'Desafio', maxLength: 100 },
    codigo: { type: 'string', title: 'Código', minLength: 1, maxLength: 20 },
    nome: { type: 'string', title: 'Nome', maxLength: 60 },
  },
}
interface Confirmed {
  desafio: string
  codigo: string
  nome?: string
}

/** 'Verificação em duas etapas': routes for a user's own authenticator apps, passkeys and recovery codes. */
export async function factorRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const { kysely } = prumo.database
  const own = { authority: 'LOGIN', withoutKey: true, anyCompany: true, beforeFactor: true }
  const config = { ...own, confirmed: true }
  const tags = ['Sessão']
  app.get(
    BASE,
    {
      config: own,
      schema: { tags, summary: 'As próprias formas de verificação em duas etapas', response: { 200: state } },
    },
    async (request) => {
      const { id } = requireSession(request).usuario
      return {
        aplicativos: await listFactors(kysely, id, 'totp'),
        passkeys: await listFactors(kysely, id, 'passkey'),
        codigosRestantes: await countCodes(kysely, id),
      }
    },
  )
  app.post(
    BASE,
    {
      config,
      schema: { tags, summary: 'Começa a ligar um aplicativo autenticador', response: { 201: started } },
    },
    async (request, reply) => {
      const { id, login } = requireSession(request).usuario
      const segredo = newSecret()
      const dados = { segredo: prumo.secrets.seal('novo-fator', segredo) }
      const desafio = await createLink(prumo, kysely, 'novo-fator', linkOwner(id), MINUTES, dados)
      reply.code(201).header('cache-control', 'no-store')
      return { desafio, segredo, endereco: secretAddress(segredo, login) }
    },
  )
  app.post<{ Body: Confirmed }>(
    `${BASE}/confirma`,
    {
      config,
      schema: {
        tags,
        summary: 'Liga o aplicativo com o primeiro código que ele mostra; com o primeiro vêm os códigos de recuperação',
        body: confirmed,
        response: { 201: codes },
      },
    },
    async (request, reply) => {
      const codigos = await kysely.transaction().execute((db) => confirmApp(request, db, request.body))
      prumo.sessions.forget()
      return reply.code(201).header('cache-control', 'no-store').send({ codigos })
    },
  )
  app.post(
    `${BASE}/codigos`,
    { config, schema: { tags, summary: 'Troca os códigos de recuperação por outros', response: { 201: codes } } },
    async (request, reply) => {
      const { id } = requireSession(request).usuario
      const codigos = await kysely.transaction().execute(async (db) => {
        if ((await factorKinds(db, id)).length === 0)
          invalid([fieldError('codigos', 'Ligue antes um aplicativo autenticador ou uma chave de acesso')])
        await tellFactor(
          request,
          db,
          'gera-codigos',
          'Os seus códigos de recuperação foram trocados. Os anteriores não valem mais.',
        )
        return renewCodes(prumo, db, id)
      })
      return reply.code(201).header('cache-control', 'no-store').send({ codigos })
    },
  )
  app.delete<{ Params: { id: string } }>(
    `${BASE}/:id`,
    { config, schema: { tags, summary: 'Desliga um aplicativo autenticador ou uma chave de acesso' } },
    async (request, reply) => {
      const { id } = requireSession(request).usuario
      await kysely.transaction().execute(async (db) => {
        const { nome, tipo } = await removeFactor(db, id, idParam(request))
        const [operation, what] =
          tipo === 'totp'
            ? ['retira-fator', `O aplicativo autenticador "${nome}" deixou de ser pedido`]
            : ['retira-passkey', `A chave de acesso "${nome}" deixou de ser pedida`]
        await tellFactor(request, db, operation, `${what} quando você entra.`)
      })
      prumo.sessions.forget()
      return reply.code(204).send()
    },
  )
}

/** Stores the app when its first code proves that it has the secret. @returns the recovery codes, where there are none yet */
async function confirmApp(request: FastifyRequest, db: Db, { desafio, codigo, nome }: Confirmed): Promise<string[]> {
  const { prumo } = request.server
  const { id } = requireSession(request).usuario
  const link = await redeemLink(prumo, db, 'novo-fator', USUARIO, desafio)
  const secret = link?.id === id ? prumo.secrets.unseal('novo-fator', link.dados.segredo ?? '') : undefined
  if (!secret) return invalid([fieldError('desafio', 'O tempo para ligar o aplicativo acabou. Comece de novo.')])
  const step = stepOf(secret, codigo.replace(/\s/g, ''), prumo.now(), 0)
  if (step === undefined)
    return invalid([
      fieldError('codigo', 'Código incorreto. Confira se o relógio do celular está certo e use o código atual.'),
    ])
  await addApp(prumo, db, id, { nome: nome?.trim() || DEFAULT_NAME, secret, step })
  await tellFactor(request, db, 'liga-fator', 'Um aplicativo autenticador passou a ser pedido quando você entra.')
  return firstCodes(prumo, db, id)
}
