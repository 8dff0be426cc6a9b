import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { DomainError, fail } from '#server/platform/errors/errors.ts'
import { sendDomainError, sendFailure } from '#server/platform/plugins/error-handler.ts'
import { rememberCompany } from '../own/preferences.ts'
import { ownUserinfo, systemParameters, userinfoOf, userinfoSchema } from './userinfo.ts'

const empresaBody: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['empresaId'],
  properties: { empresaId: { type: 'integer', title: 'Empresa', 'x-field': { gender: 'f' } } },
}

const tags = ['Sessão']

/** GET /api/userinfo and its neighbours — spec 1 §7.1. */
export async function userinfoRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/api/userinfo',
    {
      config: { authority: 'LOGIN', beforePasswordChange: true, beforeFactor: true },
      schema: { tags, summary: 'Dados da sessão atual', response: { 200: userinfoSchema } },
      // the 401 answer also holds the system parameters
      errorHandler: async (error, request, reply) => {
        if (!(error instanceof DomainError) || error.code !== 'SESSAO_EXPIRADA')
          return sendFailure(error, request, reply)
        const extra = { authenticated: false, parametrosDoSistema: await systemParameters(app.prumo) }
        return sendDomainError(new DomainError('SESSAO_EXPIRADA', {}, { extra }), reply)
      },
    },
    async (request) => ownUserinfo(request),
  )
  app.put<{ Body: { empresaId: number } }>(
    '/api/userinfo/empresa',
    {
      config: { authority: 'LOGIN', anyCompany: true, withoutKey: true },
      schema: { tags, summary: 'Troca a empresa atual', body: empresaBody, response: { 200: userinfoSchema } },
    },
    async (request) => {
      const { sessions, database } = app.prumo
      const session = requireSession(request)
      const { empresaId } = request.body
      if (!session.empresas.some(({ id }) => id === empresaId)) fail('NAO_AUTORIZADO')
      await sessions.changeCompany(session.id, empresaId)
      await rememberCompany(database.pool, session.usuario.id, empresaId)
      return userinfoOf(app.prumo, (await sessions.reread(session)) ?? fail('SESSAO_EXPIRADA'))
    },
  )
  app.get<{ Params: { id: string } }>(
    '/api/userinfo/empresa/:id/valid',
    {
      config: { authority: 'LOGIN' },
      schema: { tags, summary: 'A empresa ainda é a atual da sessão?', response: { 200: { type: 'boolean' } } },
    },
    async (request) => Number(request.params.id) === requireSession(request).empresaId,
  )
  app.get(
    '/api/userinfo/areas-organizacionais/posui-permissao-areas',
    {
      config: { authority: 'LOGIN' },
      schema: { tags, summary: 'O usuário só vê áreas permitidas?', response: { 200: { type: 'boolean' } } },
    },
    async (request) => requireSession(request).restricted,
  )
}
