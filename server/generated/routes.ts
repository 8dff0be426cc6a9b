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
import cargoSalarioAreaOrganizacionalHooks from '#server/domain/cargo-salario/area-organizacional/hooks.ts'
import cargoSalarioAtitudeHooks from '#server/domain/cargo-salario/atitude/hooks.ts'
import cargoSalarioCargoHooks from '#server/domain/cargo-salario/cargo/hooks.ts'
import cargoSalarioConhecimentoHooks from '#server/domain/cargo-salario/conhecimento/hooks.ts'
import cargoSalarioCriterioAvaliacaoCompetenciaHooks from '#server/domain/cargo-salario/criterio-avaliacao-competencia/hooks.ts'
import cargoSalarioFaixaSalarialCopia from '#server/domain/cargo-salario/faixa-salarial/copia.ts'
import cargoSalarioFaixaSalarialHooks from '#server/domain/cargo-salario/faixa-salarial/hooks.ts'
import cargoSalarioFaixaSalarialRoutes from '#server/domain/cargo-salario/faixa-salarial/routes.ts'
import cargoSalarioHabilidadeHooks from '#server/domain/cargo-salario/habilidade/hooks.ts'
import cargoSalarioIndiceHooks from '#server/domain/cargo-salario/indice/hooks.ts'
import cargoSalarioNivelCompetenciaRoutes from '#server/domain/cargo-salario/nivel-competencia/routes.ts'
import geralBairroHooks from '#server/domain/geral/bairro/hooks.ts'
import geralCidadeRoutes from '#server/domain/geral/cidade/routes.ts'
import geralEstadoRoutes from '#server/domain/geral/estado/routes.ts'
import gestaoTalentosTalentoHooks from '#server/domain/gestao-talentos/talento/hooks.ts'
import gestaoTalentosTalentoRoutes from '#server/domain/gestao-talentos/talento/routes.ts'
import sstAmbienteHooks from '#server/domain/sst/ambiente/hooks.ts'
import utilitarioAvisoSistemaRoutes from '#server/domain/utilitario/aviso-sistema/routes.ts'
import utilitarioCampoEmpresaHooks from '#server/domain/utilitario/campo-empresa/hooks.ts'
import utilitarioCampoEmpresaRoutes from '#server/domain/utilitario/campo-empresa/routes.ts'
import utilitarioConfiguracaoLimiteColaboradorHooks from '#server/domain/utilitario/configuracao-limite-colaborador/hooks.ts'
import utilitarioConfiguracaoLimiteColaboradorRoutes from '#server/domain/utilitario/configuracao-limite-colaborador/routes.ts'
import utilitarioEmpresaHooks from '#server/domain/utilitario/empresa/hooks.ts'
import utilitarioEmpresaRoutes from '#server/domain/utilitario/empresa/routes.ts'
import utilitarioEstabelecimentoHooks from '#server/domain/utilitario/estabelecimento/hooks.ts'
import utilitarioEstabelecimentoRoutes from '#server/domain/utilitario/estabelecimento/routes.ts'
import utilitarioMensagemHooks from '#server/domain/utilitario/mensagem/hooks.ts'
import utilitarioMensagemRoutes from '#server/domain/utilitario/mensagem/routes.ts'
import utilitarioMenuExtraHooks from '#server/domain/utilitario/menu-extra/hooks.ts'
import utilitarioModeloDocumentoHooks from '#server/domain/utilitario/modelo-documento/hooks.ts'
import utilitarioModeloDocumentoRoutes from '#server/domain/utilitario/modelo-documento/routes.ts'
import utilitarioNoticiaHooks from '#server/domain/utilitario/noticia/hooks.ts'
import utilitarioNoticiaRoutes from '#server/domain/utilitario/noticia/routes.ts'
import utilitarioParametrosSistemaHooks from '#server/domain/utilitario/parametros-sistema/hooks.ts'
import utilitarioParametrosSistemaRoutes from '#server/domain/utilitario/parametros-sistema/routes.ts'
import utilitarioPendenciaAcRoutes from '#server/domain/utilitario/pendencia-ac/routes.ts'
import utilitarioPerfilHooks from '#server/domain/utilitario/perfil/hooks.ts'
import utilitarioPerfilRoutes from '#server/domain/utilitario/perfil/routes.ts'
import utilitarioProblemaHooks from '#server/domain/utilitario/problema/hooks.ts'
import utilitarioRelatorioAgendadoEnvia from '#server/domain/utilitario/relatorio-agendado/envia.ts'
import utilitarioRelatorioAgendadoHooks from '#server/domain/utilitario/relatorio-agendado/hooks.ts'
import utilitarioRelatorioAgendadoPausa from '#server/domain/utilitario/relatorio-agendado/pausa.ts'
import utilitarioRelatorioAgendadoRetoma from '#server/domain/utilitario/relatorio-agendado/retoma.ts'
import utilitarioSolicitacaoCreditosConcede from '#server/domain/utilitario/solicitacao-creditos/concede.ts'
import utilitarioSolicitacaoCreditosHooks from '#server/domain/utilitario/solicitacao-creditos/hooks.ts'
import utilitarioSolicitacaoCreditosRecusa from '#server/domain/utilitario/solicitacao-creditos/recusa.ts'
import utilitarioSolicitacaoCreditosRoutes from '#server/domain/utilitario/solicitacao-creditos/routes.ts'
import utilitarioUsoTelaRoutes from '#server/domain/utilitario/uso-tela/routes.ts'
import utilitarioUsuarioExigeTrocaSenha from '#server/domain/utilitario/usuario/exige-troca-senha.ts'
import utilitarioUsuarioHooks from '#server/domain/utilitario/usuario/hooks.ts'
import utilitarioUsuarioRoutes from '#server/domain/utilitario/usuario/routes.ts'
import utilitarioWebhookHooks from '#server/domain/utilitario/webhook/hooks.ts'
import utilitarioWebhookRoutes from '#server/domain/utilitario/webhook/routes.ts'

/** Domain code by entity. */
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
  'cargo-salario/area-organizacional': {
    hooks: cargoSalarioAreaOrganizacionalHooks,
  },
  'cargo-salario/atitude': {
    hooks: cargoSalarioAtitudeHooks,
  },
  'cargo-salario/cargo': {
    hooks: cargoSalarioCargoHooks,
  },
  'cargo-salario/conhecimento': {
    hooks: cargoSalarioConhecimentoHooks,
  },
  'cargo-salario/criterio-avaliacao-competencia': {
    hooks: cargoSalarioCriterioAvaliacaoCompetenciaHooks,
  },
  'cargo-salario/faixa-salarial': {
    hooks: cargoSalarioFaixaSalarialHooks,
    actions: {
      copia: cargoSalarioFaixaSalarialCopia,
    },
    routes: cargoSalarioFaixaSalarialRoutes,
  },
  'cargo-salario/habilidade': {
    hooks: cargoSalarioHabilidadeHooks,
  },
  'cargo-salario/indice': {
    hooks: cargoSalarioIndiceHooks,
  },
  'cargo-salario/nivel-competencia': {
    routes: cargoSalarioNivelCompetenciaRoutes,
  },
  'geral/bairro': {
    hooks: geralBairroHooks,
  },
  'geral/cidade': {
    routes: geralCidadeRoutes,
  },
  'geral/estado': {
    routes: geralEstadoRoutes,
  },
  'gestao-talentos/talento': {
    hooks: gestaoTalentosTalentoHooks,
    routes: gestaoTalentosTalentoRoutes,
  },
  'sst/ambiente': {
    hooks: sstAmbienteHooks,
  },
  'utilitario/aviso-sistema': {
    routes: utilitarioAvisoSistemaRoutes,
  },
  'utilitario/campo-empresa': {
    hooks: utilitarioCampoEmpresaHooks,
    routes: utilitarioCampoEmpresaRoutes,
  },
  'utilitario/configuracao-limite-colaborador': {
    hooks: utilitarioConfiguracaoLimiteColaboradorHooks,
    routes: utilitarioConfiguracaoLimiteColaboradorRoutes,
  },
  'utilitario/empresa': {
    hooks: utilitarioEmpresaHooks,
    routes: utilitarioEmpresaRoutes,
  },
  'utilitario/estabelecimento': {
    hooks: utilitarioEstabelecimentoHooks,
    routes: utilitarioEstabelecimentoRoutes,
  },
  'utilitario/mensagem': {
    hooks: utilitarioMensagemHooks,
    routes: utilitarioMensagemRoutes,
  },
  'utilitario/menu-extra': {
    hooks: utilitarioMenuExtraHooks,
  },
  'utilitario/modelo-documento': {
    hooks: utilitarioModeloDocumentoHooks,
    routes: utilitarioModeloDocumentoRoutes,
  },
  'utilitario/noticia': {
    hooks: utilitarioNoticiaHooks,
    routes: utilitarioNoticiaRoutes,
  },
  'utilitario/parametros-sistema': {
    hooks: utilitarioParametrosSistemaHooks,
    routes: utilitarioParametrosSistemaRoutes,
  },
  'utilitario/pendencia-ac': {
    routes: utilitarioPendenciaAcRoutes,
  },
  'utilitario/perfil': {
    hooks: utilitarioPerfilHooks,
    routes: utilitarioPerfilRoutes,
  },
  'utilitario/problema': {
    hooks: utilitarioProblemaHooks,
  },
  'utilitario/relatorio-agendado': {
    hooks: utilitarioRelatorioAgendadoHooks,
    actions: {
      envia: utilitarioRelatorioAgendadoEnvia,
      pausa: utilitarioRelatorioAgendadoPausa,
      retoma: utilitarioRelatorioAgendadoRetoma,
    },
  },
  'utilitario/solicitacao-creditos': {
    hooks: utilitarioSolicitacaoCreditosHooks,
    actions: {
      concede: utilitarioSolicitacaoCreditosConcede,
      recusa: utilitarioSolicitacaoCreditosRecusa,
    },
    routes: utilitarioSolicitacaoCreditosRoutes,
  },
  'utilitario/uso-tela': {
    routes: utilitarioUsoTelaRoutes,
  },
  'utilitario/usuario': {
    hooks: utilitarioUsuarioHooks,
    actions: {
      'exige-troca-senha': utilitarioUsuarioExigeTrocaSenha,
    },
    routes: utilitarioUsuarioRoutes,
  },
  'utilitario/webhook': {
    hooks: utilitarioWebhookHooks,
    routes: utilitarioWebhookRoutes,
  },
}
