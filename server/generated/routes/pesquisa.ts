// Gerado por npm run generate; não edite.

import type { Registry } from '#server/crud/define.ts'
import pesquisaQuestionarioHooks from '#server/domain/pesquisa/questionario/hooks.ts'
import pesquisaQuestionarioRoutes from '#server/domain/pesquisa/questionario/routes.ts'

/** Domain code by entity, of pesquisa. */
export const registry: Registry = {
  'pesquisa/questionario': {
    hooks: pesquisaQuestionarioHooks,
    routes: pesquisaQuestionarioRoutes,
  },
}
