import { inTransaction } from '#server/crud/context.ts'
import { defineRoutes } from '#server/crud/define.ts'
import { idParam } from '#server/crud/request.ts'
import { areasDasEmpresas, perfisDasEmpresas } from './queries.ts'
import { encerraSessoes, sessoesDe } from './sessoes.ts'

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
