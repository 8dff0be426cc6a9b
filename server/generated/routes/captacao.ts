// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import captacaoAnuncioRoutes from '#server/domain/captacao/anuncio/routes.ts'
import captacaoAreaFormacaoHooks from '#server/domain/captacao/area-formacao/hooks.ts'
import captacaoAreaFormacaoRoutes from '#server/domain/captacao/area-formacao/routes.ts'
import captacaoAvaliacaoCandidatoHooks from '#server/domain/captacao/avaliacao-candidato/hooks.ts'
import captacaoAvaliacaoCandidatoRoutes from '#server/domain/captacao/avaliacao-candidato/routes.ts'
import captacaoCandidatoDocumentoHooks from '#server/domain/captacao/candidato-documento/hooks.ts'
import captacaoCandidatoDocumentoRoutes from '#server/domain/captacao/candidato-documento/routes.ts'
import captacaoCandidatoHooks from '#server/domain/captacao/candidato/hooks.ts'
import captacaoCandidatoRoutes from '#server/domain/captacao/candidato/routes.ts'
import captacaoCandidatoSolicitacaoHooks from '#server/domain/captacao/candidato-solicitacao/hooks.ts'
import captacaoCandidatoSolicitacaoRoutes from '#server/domain/captacao/candidato-solicitacao/routes.ts'
import captacaoCandidatoSolicitacaoValues from '#server/domain/captacao/candidato-solicitacao/values.ts'
import captacaoComoFicouSabendoVagaHooks from '#server/domain/captacao/como-ficou-sabendo-vaga/hooks.ts'
import captacaoEntrevistaHooks from '#server/domain/captacao/entrevista/hooks.ts'
import captacaoEntrevistaRoutes from '#server/domain/captacao/entrevista/routes.ts'
import captacaoEtapaSeletivaHooks from '#server/domain/captacao/etapa-seletiva/hooks.ts'
import captacaoEtapaSeletivaRoutes from '#server/domain/captacao/etapa-seletiva/routes.ts'
import captacaoExamePalograficoRoutes from '#server/domain/captacao/exame-palografico/routes.ts'
import captacaoModeloAvaliacaoCandidatoHooks from '#server/domain/captacao/modelo-avaliacao-candidato/hooks.ts'
import captacaoModeloAvaliacaoCandidatoRoutes from '#server/domain/captacao/modelo-avaliacao-candidato/routes.ts'
import captacaoModeloEmailHooks from '#server/domain/captacao/modelo-email/hooks.ts'
import captacaoModeloEmailRoutes from '#server/domain/captacao/modelo-email/routes.ts'
import captacaoMotivoSolicitacaoRoutes from '#server/domain/captacao/motivo-solicitacao/routes.ts'
import captacaoSolicitacaoPessoalHooks from '#server/domain/captacao/solicitacao-pessoal/hooks.ts'
import captacaoSolicitacaoPessoalRoutes from '#server/domain/captacao/solicitacao-pessoal/routes.ts'

/** Domain code by entity, of captacao. */
export const registry: Registry = {
  'captacao/anuncio': {
    routes: captacaoAnuncioRoutes,
  },
  'captacao/area-formacao': {
    hooks: captacaoAreaFormacaoHooks,
    routes: captacaoAreaFormacaoRoutes,
  },
  'captacao/avaliacao-candidato': {
    hooks: captacaoAvaliacaoCandidatoHooks,
    actions: {
      expiracao: async (ctx, input) => (await import('#server/domain/captacao/avaliacao-candidato/expiracao.ts')).default(ctx, input),
    },
    routes: captacaoAvaliacaoCandidatoRoutes,
  },
  'captacao/candidato-documento': {
    hooks: captacaoCandidatoDocumentoHooks,
    routes: captacaoCandidatoDocumentoRoutes,
  },
  'captacao/candidato-solicitacao': {
    hooks: captacaoCandidatoSolicitacaoHooks,
    actions: {
      contrata: async (ctx, input) => (await import('#server/domain/captacao/candidato-solicitacao/contrata.ts')).default(ctx, input),
      desiste: async (ctx, input) => (await import('#server/domain/captacao/candidato-solicitacao/desiste.ts')).default(ctx, input),
      etapa: async (ctx, input) => (await import('#server/domain/captacao/candidato-solicitacao/etapa.ts')).default(ctx, input),
      parecer: async (ctx, input) => (await import('#server/domain/captacao/candidato-solicitacao/parecer.ts')).default(ctx, input),
      recusa: async (ctx, input) => (await import('#server/domain/captacao/candidato-solicitacao/recusa.ts')).default(ctx, input),
      retoma: async (ctx, input) => (await import('#server/domain/captacao/candidato-solicitacao/retoma.ts')).default(ctx, input),
    },
    routes: captacaoCandidatoSolicitacaoRoutes,
    values: captacaoCandidatoSolicitacaoValues,
  },
  'captacao/candidato': {
    hooks: captacaoCandidatoHooks,
    routes: captacaoCandidatoRoutes,
  },
  'captacao/como-ficou-sabendo-vaga': {
    hooks: captacaoComoFicouSabendoVagaHooks,
  },
  'captacao/entrevista': {
    hooks: captacaoEntrevistaHooks,
    routes: captacaoEntrevistaRoutes,
  },
  'captacao/etapa-seletiva': {
    hooks: captacaoEtapaSeletivaHooks,
    routes: captacaoEtapaSeletivaRoutes,
  },
  'captacao/exame-palografico': {
    routes: captacaoExamePalograficoRoutes,
  },
  'captacao/modelo-avaliacao-candidato': {
    hooks: captacaoModeloAvaliacaoCandidatoHooks,
    routes: captacaoModeloAvaliacaoCandidatoRoutes,
  },
  'captacao/modelo-email': {
    hooks: captacaoModeloEmailHooks,
    routes: captacaoModeloEmailRoutes,
  },
  'captacao/motivo-solicitacao': {
    routes: captacaoMotivoSolicitacaoRoutes,
  },
  'captacao/solicitacao-pessoal': {
    hooks: captacaoSolicitacaoPessoalHooks,
    actions: {
      clona: async (ctx, input) => (await import('#server/domain/captacao/solicitacao-pessoal/clona.ts')).default(ctx, input),
    },
    routes: captacaoSolicitacaoPessoalRoutes,
  },
}
