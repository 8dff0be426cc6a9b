// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import analyticsPainelEmpresaHooks from '#server/domain/analytics/painel-empresa/hooks.ts'
import analyticsPainelEmpresaRoutes from '#server/domain/analytics/painel-empresa/routes.ts'

/** Domain code by entity, of analytics. */
export const registry: Registry = {
  'analytics/painel-empresa': {
    hooks: analyticsPainelEmpresaHooks,
    routes: analyticsPainelEmpresaRoutes,
  },
}
