import { INSTALLATION } from '#schemas/runtime/scope.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { idParam } from '#server/platform/crud/request/request.ts'

export default defineRoutes('geral/cidade', (route) => {
  /** spec 1 §7.6 */
  route.get('/{id}/bairros', { summary: 'Bairros da cidade', authority: 'LOGIN' }, async ({ db, session }, request) =>
    db
      .selectFrom('bairro')
      .select(['id', 'nome'])
      .where('cidade_id', '=', idParam(request))
      .where('empresa_id', 'in', [INSTALLATION, session.empresaId])
      .orderBy('nome')
      .execute(),
  )
})
