// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import pesquisaAvaliacaoTurmaHooks from '#server/domain/pesquisa/avaliacao-turma/hooks.ts'
import pesquisaAvaliacaoTurmaRoutes from '#server/domain/pesquisa/avaliacao-turma/routes.ts'
import pesquisaConviteNpsRoutes from '#server/domain/pesquisa/convite-nps/routes.ts'
import pesquisaModeloEntrevistaHooks from '#server/domain/pesquisa/modelo-entrevista/hooks.ts'
import pesquisaModeloEntrevistaRoutes from '#server/domain/pesquisa/modelo-entrevista/routes.ts'
import pesquisaPesquisaHooks from '#server/domain/pesquisa/pesquisa/hooks.ts'
import pesquisaPesquisaRoutes from '#server/domain/pesquisa/pesquisa/routes.ts'
import pesquisaQuestionarioHooks from '#server/domain/pesquisa/questionario/hooks.ts'
import pesquisaQuestionarioRoutes from '#server/domain/pesquisa/questionario/routes.ts'

/** Domain code by entity, of pesquisa. */
export const registry: Registry = {
  'pesquisa/avaliacao-turma': {
    hooks: pesquisaAvaliacaoTurmaHooks,
    actions: {
      encerra: async (ctx, input) => (await import('#server/domain/pesquisa/avaliacao-turma/encerra.ts')).default(ctx, input),
      libera: async (ctx, input) => (await import('#server/domain/pesquisa/avaliacao-turma/libera.ts')).default(ctx, input),
      prepara: async (ctx, input) => (await import('#server/domain/pesquisa/avaliacao-turma/prepara.ts')).default(ctx, input),
    },
    routes: pesquisaAvaliacaoTurmaRoutes,
  },
  'pesquisa/convite-nps': {
    routes: pesquisaConviteNpsRoutes,
  },
  'pesquisa/modelo-entrevista': {
    hooks: pesquisaModeloEntrevistaHooks,
    routes: pesquisaModeloEntrevistaRoutes,
  },
  'pesquisa/pesquisa': {
    hooks: pesquisaPesquisaHooks,
    actions: {
      encerra: async (ctx, input) => (await import('#server/domain/pesquisa/pesquisa/encerra.ts')).default(ctx, input),
      libera: async (ctx, input) => (await import('#server/domain/pesquisa/pesquisa/libera.ts')).default(ctx, input),
      prepara: async (ctx, input) => (await import('#server/domain/pesquisa/pesquisa/prepara.ts')).default(ctx, input),
    },
    routes: pesquisaPesquisaRoutes,
  },
  'pesquisa/questionario': {
    hooks: pesquisaQuestionarioHooks,
    routes: pesquisaQuestionarioRoutes,
  },
}
