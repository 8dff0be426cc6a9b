// Gerado por npm run generate; não edite.

import type { Registry } from '#server/crud/define.ts'
import avaliacaoAspectoHooks from '#server/domain/avaliacao/aspecto/hooks.ts'
import avaliacaoColaboradorQuestionarioHooks from '#server/domain/avaliacao/colaborador-questionario/hooks.ts'
import avaliacaoColaboradorQuestionarioRoutes from '#server/domain/avaliacao/colaborador-questionario/routes.ts'
import avaliacaoModeloAvaliacaoHooks from '#server/domain/avaliacao/modelo-avaliacao/hooks.ts'
import avaliacaoModeloAvaliacaoRoutes from '#server/domain/avaliacao/modelo-avaliacao/routes.ts'
import avaliacaoPerguntaHooks from '#server/domain/avaliacao/pergunta/hooks.ts'
import avaliacaoPerguntaRoutes from '#server/domain/avaliacao/pergunta/routes.ts'

/** Domain code by entity, of avaliacao. */
export const registry: Registry = {
  'avaliacao/aspecto': {
    hooks: avaliacaoAspectoHooks,
  },
  'avaliacao/colaborador-questionario': {
    hooks: avaliacaoColaboradorQuestionarioHooks,
    routes: avaliacaoColaboradorQuestionarioRoutes,
  },
  'avaliacao/modelo-avaliacao': {
    hooks: avaliacaoModeloAvaliacaoHooks,
    routes: avaliacaoModeloAvaliacaoRoutes,
  },
  'avaliacao/pergunta': {
    hooks: avaliacaoPerguntaHooks,
    routes: avaliacaoPerguntaRoutes,
  },
}
