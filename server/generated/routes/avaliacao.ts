// Gerado por npm run generate; não edite.

import type { Registry } from '#server/crud/define.ts'
import avaliacaoCheckInResultadoHooks from '#server/domain/avaliacao/check-in-resultado/hooks.ts'
import avaliacaoCheckInResultadoRoutes from '#server/domain/avaliacao/check-in-resultado/routes.ts'
import avaliacaoObjetivoHooks from '#server/domain/avaliacao/objetivo/hooks.ts'
import avaliacaoObjetivoRoutes from '#server/domain/avaliacao/objetivo/routes.ts'
import avaliacaoPeriodoMetaHooks from '#server/domain/avaliacao/periodo-meta/hooks.ts'
import avaliacaoResultadoChaveHooks from '#server/domain/avaliacao/resultado-chave/hooks.ts'

/** Domain code by entity, of avaliacao. */
export const registry: Registry = {
  'avaliacao/check-in-resultado': {
    hooks: avaliacaoCheckInResultadoHooks,
    routes: avaliacaoCheckInResultadoRoutes,
  },
  'avaliacao/objetivo': {
    hooks: avaliacaoObjetivoHooks,
    routes: avaliacaoObjetivoRoutes,
  },
  'avaliacao/periodo-meta': {
    hooks: avaliacaoPeriodoMetaHooks,
  },
  'avaliacao/resultado-chave': {
    hooks: avaliacaoResultadoChaveHooks,
  },
}
