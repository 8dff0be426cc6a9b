// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import geralCidadeRoutes from '#server/domain/geral/cidade/routes.ts'
import geralCodigoCboHooks from '#server/domain/geral/codigo-cbo/hooks.ts'
import geralEstadoRoutes from '#server/domain/geral/estado/routes.ts'
import geralFeriadoRoutes from '#server/domain/geral/feriado/routes.ts'

/** Domain code by entity, of geral. */
export const registry: Registry = {
  'geral/cidade': {
    routes: geralCidadeRoutes,
  },
  'geral/codigo-cbo': {
    hooks: geralCodigoCboHooks,
  },
  'geral/estado': {
    routes: geralEstadoRoutes,
  },
  'geral/feriado': {
    routes: geralFeriadoRoutes,
  },
}
