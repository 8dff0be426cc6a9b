// Gerado por npm run generate; não edite.

import type { Registry } from '#server/crud/define.ts'
import gestaoTalentosTalentoHistoricoHooks from '#server/domain/gestao-talentos/talento-historico/hooks.ts'
import gestaoTalentosTalentoHooks from '#server/domain/gestao-talentos/talento/hooks.ts'
import gestaoTalentosTalentoRoles from '#server/domain/gestao-talentos/talento/roles.ts'
import gestaoTalentosTalentoRoutes from '#server/domain/gestao-talentos/talento/routes.ts'

/** Domain code by entity, of gestao-talentos. */
export const registry: Registry = {
  'gestao-talentos/talento-historico': {
    hooks: gestaoTalentosTalentoHistoricoHooks,
  },
  'gestao-talentos/talento': {
    hooks: gestaoTalentosTalentoHooks,
    routes: gestaoTalentosTalentoRoutes,
    roles: gestaoTalentosTalentoRoles,
  },
}
