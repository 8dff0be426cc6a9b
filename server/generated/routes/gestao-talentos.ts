// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import gestaoTalentosColaboradorOcorrenciaHooks from '#server/domain/gestao-talentos/colaborador-ocorrencia/hooks.ts'
import gestaoTalentosColaboradorOcorrenciaRoutes from '#server/domain/gestao-talentos/colaborador-ocorrencia/routes.ts'
import gestaoTalentosColaboradorOcorrenciaValues from '#server/domain/gestao-talentos/colaborador-ocorrencia/values.ts'
import gestaoTalentosPedidoDocumentoHooks from '#server/domain/gestao-talentos/pedido-documento/hooks.ts'
import gestaoTalentosPedidoDocumentoRoutes from '#server/domain/gestao-talentos/pedido-documento/routes.ts'
import gestaoTalentosTalentoHistoricoHooks from '#server/domain/gestao-talentos/talento-historico/hooks.ts'
import gestaoTalentosTalentoHistoricoValues from '#server/domain/gestao-talentos/talento-historico/values.ts'
import gestaoTalentosTalentoHooks from '#server/domain/gestao-talentos/talento/hooks.ts'
import gestaoTalentosTalentoRoles from '#server/domain/gestao-talentos/talento/roles.ts'
import gestaoTalentosTalentoRoutes from '#server/domain/gestao-talentos/talento/routes.ts'
import gestaoTalentosTalentoValues from '#server/domain/gestao-talentos/talento/values.ts'
import gestaoTalentosTarefaTalentoHooks from '#server/domain/gestao-talentos/tarefa-talento/hooks.ts'
import gestaoTalentosTarefaTalentoRoles from '#server/domain/gestao-talentos/tarefa-talento/roles.ts'
import gestaoTalentosTarefaTalentoRoutes from '#server/domain/gestao-talentos/tarefa-talento/routes.ts'

/** Domain code by entity, of gestao-talentos. */
export const registry: Registry = {
  'gestao-talentos/colaborador-ocorrencia': {
    hooks: gestaoTalentosColaboradorOcorrenciaHooks,
    routes: gestaoTalentosColaboradorOcorrenciaRoutes,
    values: gestaoTalentosColaboradorOcorrenciaValues,
  },
  'gestao-talentos/pedido-documento': {
    hooks: gestaoTalentosPedidoDocumentoHooks,
    actions: {
      aceita: async (ctx, input) => (await import('#server/domain/gestao-talentos/pedido-documento/aceita.ts')).default(ctx, input),
      reenvia: async (ctx, input) => (await import('#server/domain/gestao-talentos/pedido-documento/reenvia.ts')).default(ctx, input),
    },
    routes: gestaoTalentosPedidoDocumentoRoutes,
  },
  'gestao-talentos/talento-historico': {
    hooks: gestaoTalentosTalentoHistoricoHooks,
    values: gestaoTalentosTalentoHistoricoValues,
  },
  'gestao-talentos/talento': {
    hooks: gestaoTalentosTalentoHooks,
    actions: {
      desliga: async (ctx, input) => (await import('#server/domain/gestao-talentos/talento/desliga.ts')).default(ctx, input),
      estorna: async (ctx, input) => (await import('#server/domain/gestao-talentos/talento/estorna.ts')).default(ctx, input),
    },
    routes: gestaoTalentosTalentoRoutes,
    roles: gestaoTalentosTalentoRoles,
    values: gestaoTalentosTalentoValues,
  },
  'gestao-talentos/tarefa-talento': {
    hooks: gestaoTalentosTarefaTalentoHooks,
    routes: gestaoTalentosTarefaTalentoRoutes,
    roles: gestaoTalentosTarefaTalentoRoles,
  },
}
