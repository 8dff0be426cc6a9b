// Gerado por npm run generate; não edite.

import type { Registry } from '#server/crud/define.ts'
import captacaoAnuncioRoutes from '#server/domain/captacao/anuncio/routes.ts'
import captacaoAreaFormacaoHooks from '#server/domain/captacao/area-formacao/hooks.ts'
import captacaoAreaFormacaoRoutes from '#server/domain/captacao/area-formacao/routes.ts'
import captacaoAvaliacaoCandidatoExpiracao from '#server/domain/captacao/avaliacao-candidato/expiracao.ts'
import captacaoAvaliacaoCandidatoHooks from '#server/domain/captacao/avaliacao-candidato/hooks.ts'
import captacaoAvaliacaoCandidatoRoutes from '#server/domain/captacao/avaliacao-candidato/routes.ts'
import captacaoCandidatoDocumentoHooks from '#server/domain/captacao/candidato-documento/hooks.ts'
import captacaoCandidatoDocumentoRoutes from '#server/domain/captacao/candidato-documento/routes.ts'
import captacaoCandidatoHooks from '#server/domain/captacao/candidato/hooks.ts'
import captacaoCandidatoRoutes from '#server/domain/captacao/candidato/routes.ts'
import captacaoCandidatoSolicitacaoContrata from '#server/domain/captacao/candidato-solicitacao/contrata.ts'
import captacaoCandidatoSolicitacaoDesiste from '#server/domain/captacao/candidato-solicitacao/desiste.ts'
import captacaoCandidatoSolicitacaoEtapa from '#server/domain/captacao/candidato-solicitacao/etapa.ts'
import captacaoCandidatoSolicitacaoHooks from '#server/domain/captacao/candidato-solicitacao/hooks.ts'
import captacaoCandidatoSolicitacaoRecusa from '#server/domain/captacao/candidato-solicitacao/recusa.ts'
import captacaoCandidatoSolicitacaoRetoma from '#server/domain/captacao/candidato-solicitacao/retoma.ts'
import captacaoCandidatoSolicitacaoRoutes from '#server/domain/captacao/candidato-solicitacao/routes.ts'
import captacaoComoFicouSabendoVagaHooks from '#server/domain/captacao/como-ficou-sabendo-vaga/hooks.ts'
import captacaoEntrevistaAusencia from '#server/domain/captacao/entrevista/ausencia.ts'
import captacaoEntrevistaCancela from '#server/domain/captacao/entrevista/cancela.ts'
import captacaoEntrevistaHooks from '#server/domain/captacao/entrevista/hooks.ts'
import captacaoEntrevistaRealiza from '#server/domain/captacao/entrevista/realiza.ts'
import captacaoEntrevistaRoutes from '#server/domain/captacao/entrevista/routes.ts'
import captacaoEtapaSeletivaHooks from '#server/domain/captacao/etapa-seletiva/hooks.ts'
import captacaoEtapaSeletivaRoutes from '#server/domain/captacao/etapa-seletiva/routes.ts'
import captacaoExamePalograficoHooks from '#server/domain/captacao/exame-palografico/hooks.ts'
import captacaoExamePalograficoRoutes from '#server/domain/captacao/exame-palografico/routes.ts'
import captacaoModeloAvaliacaoCandidatoHooks from '#server/domain/captacao/modelo-avaliacao-candidato/hooks.ts'
import captacaoModeloAvaliacaoCandidatoRoutes from '#server/domain/captacao/modelo-avaliacao-candidato/routes.ts'
import captacaoModeloEmailHooks from '#server/domain/captacao/modelo-email/hooks.ts'
import captacaoModeloEmailRoutes from '#server/domain/captacao/modelo-email/routes.ts'
import captacaoMotivoSolicitacaoRoutes from '#server/domain/captacao/motivo-solicitacao/routes.ts'
import captacaoSolicitacaoPessoalCancela from '#server/domain/captacao/solicitacao-pessoal/cancela.ts'
import captacaoSolicitacaoPessoalClona from '#server/domain/captacao/solicitacao-pessoal/clona.ts'
import captacaoSolicitacaoPessoalEncerra from '#server/domain/captacao/solicitacao-pessoal/encerra.ts'
import captacaoSolicitacaoPessoalHooks from '#server/domain/captacao/solicitacao-pessoal/hooks.ts'
import captacaoSolicitacaoPessoalLibera from '#server/domain/captacao/solicitacao-pessoal/libera.ts'
import captacaoSolicitacaoPessoalReabre from '#server/domain/captacao/solicitacao-pessoal/reabre.ts'
import captacaoSolicitacaoPessoalRoutes from '#server/domain/captacao/solicitacao-pessoal/routes.ts'
import captacaoSolicitacaoPessoalStatus from '#server/domain/captacao/solicitacao-pessoal/status.ts'
import captacaoSolicitacaoPessoalSuspende from '#server/domain/captacao/solicitacao-pessoal/suspende.ts'

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
      expiracao: captacaoAvaliacaoCandidatoExpiracao,
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
      contrata: captacaoCandidatoSolicitacaoContrata,
      desiste: captacaoCandidatoSolicitacaoDesiste,
      etapa: captacaoCandidatoSolicitacaoEtapa,
      recusa: captacaoCandidatoSolicitacaoRecusa,
      retoma: captacaoCandidatoSolicitacaoRetoma,
    },
    routes: captacaoCandidatoSolicitacaoRoutes,
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
    actions: {
      ausencia: captacaoEntrevistaAusencia,
      cancela: captacaoEntrevistaCancela,
      realiza: captacaoEntrevistaRealiza,
    },
    routes: captacaoEntrevistaRoutes,
  },
  'captacao/etapa-seletiva': {
    hooks: captacaoEtapaSeletivaHooks,
    routes: captacaoEtapaSeletivaRoutes,
  },
  'captacao/exame-palografico': {
    hooks: captacaoExamePalograficoHooks,
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
      cancela: captacaoSolicitacaoPessoalCancela,
      clona: captacaoSolicitacaoPessoalClona,
      encerra: captacaoSolicitacaoPessoalEncerra,
      libera: captacaoSolicitacaoPessoalLibera,
      reabre: captacaoSolicitacaoPessoalReabre,
      status: captacaoSolicitacaoPessoalStatus,
      suspende: captacaoSolicitacaoPessoalSuspende,
    },
    routes: captacaoSolicitacaoPessoalRoutes,
  },
}
