import type { Vinculo } from '#schemas/runtime/answers/utilities/user-links.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { areasDasEmpresas, perfisDasEmpresas } from './queries.ts'
import { encerraSessoes, sessoesDe } from './sessoes.ts'
import { usuariosSemVinculo, vinculaVarios } from './vinculos.ts'

const VINCULOS: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['vinculos'],
  properties: {
    vinculos: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['usuario', 'talento'],
        properties: { usuario: { type: 'integer', minimum: 1 }, talento: { type: 'integer', minimum: 1 } },
      },
    },
  },
}

const leVinculos = bodyCheck<{ vinculos: Vinculo[] }>(VINCULOS)

export default defineRoutes('utilitario/usuario', (route) => {
  route.get(
    '/areas',
    { summary: 'Áreas das empresas a que se tem acesso, para as permissões de um usuário' },
    areasDasEmpresas,
  )

  route.get(
    '/perfis',
    { summary: 'Perfis das empresas a que se tem acesso, para as permissões de um usuário' },
    perfisDasEmpresas,
  )

  route.get(
    '/vinculos',
    { summary: 'Usuários da empresa sem talento, com o talento de mesmo e-mail' },
    usuariosSemVinculo,
  )

  route.put(
    '/vinculos',
    {
      summary: 'Vincula usuários a talentos da empresa',
      authority: 'ROLE_CAD_USUARIO_ALTERAR',
      body: VINCULOS,
      response: { type: 'object', properties: { vinculados: { type: 'integer' } } },
    },
    async (ctx, request) => vinculaVarios(ctx, leVinculos(request.body).vinculos),
  )

  route.get('/{id}/sessoes', { summary: 'Sessões abertas de um usuário' }, async (ctx, request) =>
    sessoesDe(ctx, idParam(request)),
  )

  route.delete('/{id}/sessoes', { summary: 'Encerra as sessões de um usuário' }, async (ctx, request) =>
    inTransaction(ctx, (tx) => encerraSessoes(tx, idParam(request))),
  )

  route.delete('/{id}/sessoes/{sessaoId}', { summary: 'Encerra uma sessão de um usuário' }, async (ctx, request) => {
    const { sessaoId } = request.params as { sessaoId: string }
    return inTransaction(ctx, (tx) => encerraSessoes(tx, idParam(request), sessaoId))
  })
})
