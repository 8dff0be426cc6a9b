// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import sstAfastamentoHooks from '#server/domain/sst/afastamento/hooks.ts'
import sstAfastamentoRoutes from '#server/domain/sst/afastamento/routes.ts'
import sstAfastamentoValues from '#server/domain/sst/afastamento/values.ts'
import sstLoteIntegracaoRoutes from '#server/domain/sst/lote-integracao/routes.ts'

/** Domain code by entity, of sst. */
export const registry: Registry = {
  'sst/afastamento': {
    hooks: sstAfastamentoHooks,
    actions: {
      retorno: async (ctx, input) => (await import('#server/domain/sst/afastamento/retorno.ts')).default(ctx, input),
    },
    routes: sstAfastamentoRoutes,
    values: sstAfastamentoValues,
  },
  'sst/lote-integracao': {
    routes: sstLoteIntegracaoRoutes,
  },
}
