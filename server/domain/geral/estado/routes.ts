import { defineRoutes } from '#server/platform/crud/define.ts'
import { idParam } from '#server/platform/crud/request/request.ts'

export default defineRoutes('geral/estado', (route) => {
  /** spec 1 §7.6 */
  route.get('/{id}/cidades', { summary: 'Cidades do estado', authority: 'LOGIN' }, async ({ db }, request) =>
    db.selectFrom('cidade').select(['id', 'nome']).where('uf_id', '=', idParam(request)).orderBy('nome').execute(),
  )
})
