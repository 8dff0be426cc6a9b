// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import avaliacaoAspectoHooks from '#server/domain/avaliacao/aspecto/hooks.ts'
import avaliacaoAvaliacaoDesempenhoHooks from '#server/domain/avaliacao/avaliacao-desempenho/hooks.ts'
import avaliacaoAvaliacaoDesempenhoRoutes from '#server/domain/avaliacao/avaliacao-desempenho/routes.ts'
import avaliacaoAvaliadoAvaliacaoDesempenhoHooks from '#server/domain/avaliacao/avaliado-avaliacao-desempenho/hooks.ts'
import avaliacaoAvaliadoAvaliacaoDesempenhoValues from '#server/domain/avaliacao/avaliado-avaliacao-desempenho/values.ts'
import avaliacaoCalibracaoNineboxHooks from '#server/domain/avaliacao/calibracao-ninebox/hooks.ts'
import avaliacaoCalibracaoNineboxRoutes from '#server/domain/avaliacao/calibracao-ninebox/routes.ts'
import avaliacaoCheckInResultadoHooks from '#server/domain/avaliacao/check-in-resultado/hooks.ts'
import avaliacaoCheckInResultadoRoutes from '#server/domain/avaliacao/check-in-resultado/routes.ts'
import avaliacaoColaboradorQuestionarioHooks from '#server/domain/avaliacao/colaborador-questionario/hooks.ts'
import avaliacaoColaboradorQuestionarioRoutes from '#server/domain/avaliacao/colaborador-questionario/routes.ts'
import avaliacaoModeloAvaliacaoHooks from '#server/domain/avaliacao/modelo-avaliacao/hooks.ts'
import avaliacaoModeloAvaliacaoRoutes from '#server/domain/avaliacao/modelo-avaliacao/routes.ts'
import avaliacaoNineboxRoutes from '#server/domain/avaliacao/ninebox/routes.ts'
import avaliacaoNivelObtidoHooks from '#server/domain/avaliacao/nivel-obtido/hooks.ts'
import avaliacaoNivelObtidoValues from '#server/domain/avaliacao/nivel-obtido/values.ts'
import avaliacaoObjetivoHooks from '#server/domain/avaliacao/objetivo/hooks.ts'
import avaliacaoObjetivoRoutes from '#server/domain/avaliacao/objetivo/routes.ts'
import avaliacaoParticipanteAvaliacaoDesempenhoHooks from '#server/domain/avaliacao/participante-avaliacao-desempenho/hooks.ts'
import avaliacaoPdiHooks from '#server/domain/avaliacao/pdi/hooks.ts'
import avaliacaoPdiRoutes from '#server/domain/avaliacao/pdi/routes.ts'
import avaliacaoPerguntaHooks from '#server/domain/avaliacao/pergunta/hooks.ts'
import avaliacaoPerguntaRoutes from '#server/domain/avaliacao/pergunta/routes.ts'
import avaliacaoPeriodoMetaHooks from '#server/domain/avaliacao/periodo-meta/hooks.ts'
import avaliacaoResultadoChaveHooks from '#server/domain/avaliacao/resultado-chave/hooks.ts'

/** Domain code by entity, of avaliacao. */
export const registry: Registry = {
  'avaliacao/aspecto': {
    hooks: avaliacaoAspectoHooks,
  },
  'avaliacao/avaliacao-desempenho': {
    hooks: avaliacaoAvaliacaoDesempenhoHooks,
    actions: {
      encerra: async (ctx, input) => (await import('#server/domain/avaliacao/avaliacao-desempenho/encerra.ts')).default(ctx, input),
      libera: async (ctx, input) => (await import('#server/domain/avaliacao/avaliacao-desempenho/libera.ts')).default(ctx, input),
      prepara: async (ctx, input) => (await import('#server/domain/avaliacao/avaliacao-desempenho/prepara.ts')).default(ctx, input),
    },
    routes: avaliacaoAvaliacaoDesempenhoRoutes,
  },
  'avaliacao/avaliado-avaliacao-desempenho': {
    hooks: avaliacaoAvaliadoAvaliacaoDesempenhoHooks,
    values: avaliacaoAvaliadoAvaliacaoDesempenhoValues,
  },
  'avaliacao/calibracao-ninebox': {
    hooks: avaliacaoCalibracaoNineboxHooks,
    routes: avaliacaoCalibracaoNineboxRoutes,
  },
  'avaliacao/check-in-resultado': {
    hooks: avaliacaoCheckInResultadoHooks,
    routes: avaliacaoCheckInResultadoRoutes,
  },
  'avaliacao/colaborador-questionario': {
    hooks: avaliacaoColaboradorQuestionarioHooks,
    routes: avaliacaoColaboradorQuestionarioRoutes,
  },
  'avaliacao/modelo-avaliacao': {
    hooks: avaliacaoModeloAvaliacaoHooks,
    routes: avaliacaoModeloAvaliacaoRoutes,
  },
  'avaliacao/ninebox': {
    routes: avaliacaoNineboxRoutes,
  },
  'avaliacao/nivel-obtido': {
    hooks: avaliacaoNivelObtidoHooks,
    values: avaliacaoNivelObtidoValues,
  },
  'avaliacao/objetivo': {
    hooks: avaliacaoObjetivoHooks,
    routes: avaliacaoObjetivoRoutes,
  },
  'avaliacao/participante-avaliacao-desempenho': {
    hooks: avaliacaoParticipanteAvaliacaoDesempenhoHooks,
  },
  'avaliacao/pdi': {
    hooks: avaliacaoPdiHooks,
    routes: avaliacaoPdiRoutes,
  },
  'avaliacao/pergunta': {
    hooks: avaliacaoPerguntaHooks,
    routes: avaliacaoPerguntaRoutes,
  },
  'avaliacao/periodo-meta': {
    hooks: avaliacaoPeriodoMetaHooks,
  },
  'avaliacao/resultado-chave': {
    hooks: avaliacaoResultadoChaveHooks,
  },
}
