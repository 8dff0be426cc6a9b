import type { FastifyInstance } from 'fastify'
import type { NewApiKey } from '#schemas/runtime/answers/utilities/api-keys.ts'
import { monthsBefore } from '#schemas/runtime/dates.ts'
import type { FieldError, JsonSchema } from '#schemas/runtime/model.ts'
import { permissionExpander } from '#schemas/runtime/permission.ts'
import { CHAVES_API, listAuthorities, VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { requireSession, type Session } from '#server/platform/access/session.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { permissionGroups } from '../menu/permission-groups.ts'
import { createKey, listKeys, revokeKey } from './stored.ts'

const tags = ['Chaves de API']
const text: JsonSchema = { type: 'string' }
const instant: JsonSchema = { type: 'string', format: 'date-time' }
const named: JsonSchema = { type: 'object', properties: { id: { type: 'integer' }, nome: text } }

const line: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    nome: text,
    prefixo: text,
    empresa: named,
    usuario: named,
    authorities: { type: 'array', items: text },
    criadaEm: instant,
    expiraEm: instant,
    usadaEm: instant,
    usadaDe: text,
    revogadaEm: instant,
    revogadaPor: text,
    situacao: { enum: ['EM_USO', 'VENCIDA', 'REVOGADA'] },
  },
}
const lines = { 200: { type: 'array', items: line } }

const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['nome', 'expiraEm', 'authorities'],
  properties: {
    nome: { type: 'string', title: 'Nome', maxLength: 60 },
    expiraEm: { type: 'string', format: 'date', title: 'Validade', 'x-field': { gender: 'f' } },
    authorities: { type: 'array', items: text, minItems: 1, maxItems: 2000, title: 'Permissões' },
  },
}

/** Routes for the user's own API keys, and for administrators those of the company. Refused to API keys themselves: a key could create another that outlives its revocation. */
export async function keyRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const own = { authority: 'LOGIN', withoutKey: true }
  const all = { authority: CHAVES_API, withoutKey: true }
  const kysely = prumo.database.kysely
  app.get(
    '/api/userinfo/chaves-api',
    { config: own, schema: { tags, summary: 'As próprias chaves de API', response: lines } },
    (request) => listKeys(kysely, { usuarioId: requireSession(request).usuario.id }, prumo.now()),
  )
  app.get(
    '/api/userinfo/chaves-api/permissoes',
    { config: own, schema: { tags, summary: 'O que o usuário pode dar a uma chave, por grupo do menu e tela' } },
    async (request) => grantable(prumo, requireSession(request)),
  )
  app.post<{ Body: NewApiKey }>(
    '/api/userinfo/chaves-api',
    {
      config: { ...own, confirmed: true },
      schema: {
        tags,
        summary: 'Cria uma chave de API na empresa atual; a chave só aparece nesta resposta',
        body,
        response: { 201: { type: 'object', properties: { id: { type: 'integer' }, chave: text } } },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const made = await createKey(prumo, session, checked(prumo, session, request.body))
      return reply.code(201).header('cache-control', 'no-store').send(made)
    },
  )
  app.delete<{ Params: { id: string } }>(
    '/api/userinfo/chaves-api/:id',
    { config: own, schema: { tags, summary: 'Revoga uma chave própria' } },
    async (request, reply) => {
      const session = requireSession(request)
      await revokeKey(prumo, session, idParam(request), { usuarioId: session.usuario.id })
      return reply.code(204).send()
    },
  )
  app.get(
    '/api/utilitario/chaves-api',
    { config: all, schema: { tags, summary: 'As chaves de API da empresa', response: lines } },
    (request) => listKeys(kysely, { empresaId: requireSession(request).empresaId }, prumo.now()),
  )
  app.delete<{ Params: { id: string } }>(
    '/api/utilitario/chaves-api/:id',
    { config: all, schema: { tags, summary: 'Revoga uma chave de qualquer usuário da empresa' } },
    async (request, reply) => {
      const session = requireSession(request)
      await revokeKey(prumo, session, idParam(request), { empresaId: session.empresaId })
      return reply.code(204).send()
    },
  )
}

/** Whether an authority may be granted to a key: one the session holds, but never VER_TODAS_EMPRESAS, for a key is bound to one company. */
const mayGive = (session: Session, authority: string): boolean =>
  authority !== VER_TODAS_EMPRESAS && session.authorities.has(authority)

function grantable({ model }: Pick<Prumo, 'model'>, session: Session) {
  return permissionGroups(model, session)
    .map((group) => ({
      ...group,
      telas: group.telas
        .map((tela) => ({ ...tela, permissoes: tela.permissoes.filter((each) => mayGive(session, each.authority)) }))
        .filter(({ permissoes }) => permissoes.length > 0),
    }))
    .filter(({ telas }) => telas.length > 0)
}

function checked({ model, today }: Prumo, session: Session, given: NewApiKey): NewApiKey {
  const errors: FieldError[] = []
  const nome = given.nome.trim()
  const hoje = today()
  if (given.expiraEm <= hoje || given.expiraEm > monthsBefore(hoje, -12))
    errors.push(fieldError('expiraEm', 'A validade vai de amanhã até um ano a partir de hoje'))
  const authorities = listAuthorities(model, given.authorities)
  const titles = new Map(model.permissions.map(({ authority, screen, title }) => [authority, `${screen}: ${title}`]))
  const asked = permissionExpander(model.permissions)(given.authorities)
  const refused = asked.find((each) => !titles.has(each) && !model.permissions.some(({ whole }) => whole === each))
  if (refused !== undefined || authorities.length === 0)
    errors.push(fieldError('authorities', 'Há uma permissão que não existe'))
  const missing = authorities.filter((each) => !mayGive(session, each)).map((each) => titles.get(each) ?? each)
  if (missing.length > 0)
    errors.push(fieldError('authorities', `Você não pode dar à chave permissões que não tem: ${missing[0]}`))
  if (errors.length > 0) invalid(errors)
  return { nome, expiraEm: given.expiraEm, authorities }
}
